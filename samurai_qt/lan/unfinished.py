"""Which unfinished table a command means to take up again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from engine.samurai import COLOURS
from net.errors import RemoteProtocolError
from net.journal import JournalError, stored_records
from net.node import StoredTable, TablesFolder
from net.peer.stored import Opened, Pledged, decode_record
from net.text import clean_name
from samurai_qt.errors import SamuraiError
from samurai_qt.lan import model
from samurai_qt.lan.settings import TABLES


class UnfinishedTable(SamuraiError):
    """Another table is unfinished, or it isn't clear which is meant."""


def table_to_resume(
    tables: Sequence[StoredTable], is_meant: Callable[[StoredTable], bool], *, new: bool, watching: bool = False
) -> StoredTable | None:
    """The unfinished table that is meant, None to begin or watch another; UnfinishedTable where neither can be.

    One that may not have begun keeps nobody from another: whoever joins it again takes it up by that.
    """
    if new:
        return None
    tables = [table for table in tables if not table.notes.pledged]
    meant = [table for table in tables if is_meant(table)]
    if watching:
        if meant:
            raise UnfinishedTable(f"you have a seat at the table “{meant[0].notes.name}”: --spectate is for others")
        return None
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


def unfinished_tables(tables: Sequence[StoredTable], folder: Path) -> tuple[model.UnfinishedTable, ...]:
    """The tables that can be taken up again, with their players; one that is damaged is left out."""
    listed = []
    for table in tables:
        try:
            path = TablesFolder(folder).path_of(table.table_id)
            records = stored_records(path)
            opened = decode_record(records[0]) if records else None
            played = path.stat().st_mtime
        except (JournalError, RemoteProtocolError, OSError):
            continue
        if isinstance(opened, Opened | Pledged):
            charter = opened.charter if isinstance(opened, Pledged) else opened.charter.charter
            names = tuple(clean_name(seat.name) or "?" for seat in charter.seats)
            colours = tuple(seat.colour for seat in charter.seats if seat.colour in COLOURS)
            listed.append(model.UnfinishedTable(table.table_id.hex(), table.notes.name, names, played, colours))
    return tuple(listed)


def tables_in(data: Path) -> tuple[model.UnfinishedTable, ...]:
    """The tables in a data folder that can be taken up again."""
    folder = data / TABLES
    return unfinished_tables(TablesFolder(folder).unfinished(), folder)
