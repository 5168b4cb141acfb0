"""Boards, art, fonts, translations and texts, read through importlib.resources."""
