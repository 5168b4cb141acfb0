"""Which unfinished table a command means to take up again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from net.node import StoredTable
from samurai_qt.errors import SamuraiError


class UnfinishedTable(SamuraiError):
    """Another table is unfinished, or it isn't clear which is meant."""


def table_to_resume(
    tables: Sequence[StoredTable], is_meant: Callable[[StoredTable], bool], *, new: bool
) -> StoredTable | None:
    """The unfinished table that is meant, None to begin a new one; UnfinishedTable where neither can be."""
    if new:
        return None
    meant = [table for table in tables if is_meant(table)]
    if len(meant) > 1:
        listed = ", ".join(table.table_id.hex()[:16] for table in meant)
        raise UnfinishedTable(f"more than one unfinished table is called so: {listed}; --new begins another one")
    if meant:
        return meant[0]
    if tables:
        other = tables[0]
        raise UnfinishedTable(
            f"the table “{other.notes.name}” ({other.table_id.hex()[:16]}) is unfinished here:"
            " name it to go on with it, or begin another one with --new"
        )
    return None
