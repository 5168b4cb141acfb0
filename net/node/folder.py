"""The folder of a player's tables: a journal each, and beside it what is no secret and may be lost."""

import json
from pathlib import Path
from typing import Any, NamedTuple

from net.identity import private_file
from net.journal import Journal, JournalError, stored_records
from net.text import clean_name

_JOURNAL = ".journal"
_NOTES = ".json"
MAXIMUM_NOTES_BYTES = 64 * 1024


class Notes(NamedTuple):
    """What helps to find a table's players again: the table's name, this computer's port, addresses by player key.

    `code` is the room code for watchers, of a `locked` table maybe unknown; `hosted` says whether this computer
    opened the table, `host` who did by name, `over` that it has ended, `pledged` that it may not have begun.
    """

    name: str
    hosted: bool
    port: int
    code: str | None
    addresses: dict[bytes, tuple[tuple[str, int], ...]]
    over: bool = False
    host: str = ""
    locked: bool = False
    pledged: bool = False


class StoredTable(NamedTuple):
    """A table of the folder: its id and the notes on it."""

    table_id: bytes
    notes: Notes


class TablesFolder:
    """Journals and notes, by table id."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def unfinished(self) -> tuple[StoredTable, ...]:
        """The tables that have not come to their end, newest first."""
        try:
            paths = sorted(
                (path for path in self.path.iterdir() if path.suffix == _JOURNAL),
                key=lambda path: path.stat().st_mtime,
                reverse=True,
            )
        except FileNotFoundError:
            return ()
        tables = []
        for path in paths:
            try:
                table_id = bytes.fromhex(path.stem)
            except ValueError:
                continue
            notes = self.notes(table_id)
            if not notes.over and not _is_empty(path):
                tables.append(StoredTable(table_id, notes))
        return tuple(tables)

    def journal(self, table_id: bytes) -> Journal:
        """The table's journal, opened or made; as `Journal`."""
        self.path.mkdir(parents=True, exist_ok=True)
        return Journal(self.path_of(table_id))

    def path_of(self, table_id: bytes) -> Path:
        """Where the table's journal is."""
        return self.path / f"{table_id.hex()}{_JOURNAL}"

    def notes(self, table_id: bytes) -> Notes:
        """The notes on a table; empty ones if there are none that can be read."""
        try:
            with self._notes_path(table_id).open("rb") as file:
                return _notes_of(json.loads(file.read(MAXIMUM_NOTES_BYTES).decode("utf-8")))
        except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
            return Notes(table_id.hex()[:16], False, 0, None, {})

    def note(self, table_id: bytes, notes: Notes) -> None:
        """Keep notes on a table; FileNotWritten."""
        private_file.replace(self._notes_path(table_id), _notes_content(notes))

    def pledged(self) -> tuple[StoredTable, ...]:
        """The tables whose charter this player signed without having seen them begin, newest first."""
        return tuple(table for table in self.unfinished() if table.notes.pledged)

    def forget(self, table_id: bytes) -> None:
        """Drop what is kept of a table that is not to be played; OSError."""
        self.path_of(table_id).unlink(missing_ok=True)
        self._notes_path(table_id).unlink(missing_ok=True)
        Path(f"{self.path_of(table_id)}.lock").unlink(missing_ok=True)

    def _notes_path(self, table_id: bytes) -> Path:
        return self.path / f"{table_id.hex()}{_NOTES}"


def _is_empty(path: Path) -> bool:
    """Whether the program ended before it had stored anything of a table; a damaged journal is not empty."""
    try:
        return not stored_records(path)
    except (JournalError, OSError):
        return False


def _notes_content(notes: Notes) -> bytes:
    value = notes._asdict() | {"addresses": {key.hex(): where for key, where in notes.addresses.items()}}
    return json.dumps(value, ensure_ascii=False).encode("utf-8")


def _notes_of(value: dict[str, Any]) -> Notes:
    addresses = {
        bytes.fromhex(key): tuple((str(host), int(port)) for host, port in where)
        for key, where in value["addresses"].items()
    }
    code = value["code"]
    return Notes(
        str(value["name"]),
        bool(value["hosted"]),
        int(value["port"]),
        None if code is None else str(code),
        addresses,
        bool(value["over"]),
        clean_name(str(value.get("host", ""))),
        bool(value.get("locked", False)),
        bool(value.get("pledged", False)),
    )
