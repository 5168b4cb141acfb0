"""The unfinished tables between computers, counted without the network's modules: for the start page."""

from __future__ import annotations

import json
from pathlib import Path

MAXIMUM_BYTES = 64 * 1024
"""More than the notes on a table take; a larger file is none."""


def count_unfinished_tables(folder: Path) -> int:
    """How many tables of the data folder have journals and have not come to their end."""
    return sum(_is_unfinished(path) for path in (folder / "tables").glob("*.journal"))


def _is_unfinished(journal: Path) -> bool:
    try:
        with journal.with_suffix(".json").open("rb") as file:
            notes = json.loads(file.read(MAXIMUM_BYTES))
    except (OSError, ValueError, RecursionError):
        return False
    return isinstance(notes, dict) and notes.get("over") is False
