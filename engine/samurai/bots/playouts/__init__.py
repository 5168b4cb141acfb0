"""Playouts on flat data: lists of whole numbers that stand for a position, far faster than the public rules.

Differential tests hold them to the public rules (tests/engine/bots/playouts).
"""
