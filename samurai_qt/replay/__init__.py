"""Watching a game again: its moments, and what is seen of them beside the map."""
