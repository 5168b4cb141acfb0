"""The unfinished tables between computers, counted without the network's modules: for the start page."""

from __future__ import annotations

import json
from pathlib import Path

from samurai_qt.storage.errors import WriteError

MAXIMUM_BYTES = 64 * 1024
"""More than the notes on a table take; a larger file is none."""


def count_unfinished_tables(folder: Path) -> int:
    """How many tables of the data folder have journals and have not come to their end."""
    return sum(_is_unfinished(path) for path in (folder / "tables").glob("*.journal"))


def delete_table(folder: Path, key: str) -> None:
    """Remove a table's journal and notes from the data folder; raises `WriteError` where that fails."""
    # The journal first: notes without one are nothing.
    for suffix in (".journal", ".json"):
        path = folder / "tables" / f"{key}{suffix}"
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise WriteError(path, error) from error


def _is_unfinished(journal: Path) -> bool:
    try:
        with journal.with_suffix(".json").open("rb") as file:
            notes = json.loads(file.read(MAXIMUM_BYTES))
    except (OSError, ValueError, RecursionError):
        return False
    return isinstance(notes, dict) and notes.get("over") is False
