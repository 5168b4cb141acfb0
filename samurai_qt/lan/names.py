"""Which table a name or the start of an id means."""

from __future__ import annotations

from net.text import comparable

_SHORTEST_ID = 4


def is_called(text: str, name: str, table: str) -> bool:
    """Whether a table of this name and id (hexadecimal) is meant by the text: its name, or the start of its id."""
    if comparable(text) == comparable(name):
        return True
    return len(text) >= _SHORTEST_ID and table.startswith(text.lower())
