"""Reading the files that hold a game: records, and `.samurai` saves."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from engine.samurai import (
    ContainerError,
    Record,
    RecordError,
    Replay,
    SavedTable,
    SaveError,
    is_container,
    load_table,
    parse_record,
    read_container,
    replay,
)
from engine.samurai.container import MAGIC, MAX_FILE
from engine.samurai.records import record_from_json
from engine.samurai.strict_json import MAX_BYTES, NotStrictJson, parse_json
from samurai_qt.storage.errors import StorageError

RECORD = "record"
SAVE = "save"


class GameFileError(StorageError):
    """A file that is no sound game: `kind` says what it is and `place` where the fault is, if known.

    Its cause is the error that was found.
    """

    def __init__(self, path: Path, kind: str | None, place: str | None, fault: str) -> None:
        super().__init__(f"{path}: {place}: {fault}" if place else f"{path}: {fault}")
        self.path = path
        self.kind = kind
        self.place = place
        self.fault = fault


class GameFile(NamedTuple):
    """A file's game, replayed through the rules; `saved` is the table to go on with, where the file is a save."""

    kind: str
    game: Replay
    saved: SavedTable | None

    @property
    def record(self) -> Record:
        """The game's record."""
        return self.game.record


def read_game(path: Path) -> GameFile:
    """The game in a file, checked from its bytes alone; GameFileError if there is none."""
    data = _read_capped(path)
    if is_container(data):
        try:
            saved = load_table(data)
        except SaveError as error:
            raise GameFileError(path, SAVE, error.place, error.fault) from error
        except ContainerError as error:
            raise GameFileError(path, None, None, str(error)) from error
        return GameFile(SAVE, replay(saved.table.record()), saved)
    try:
        return GameFile(RECORD, replay(parse_record(data)), None)
    except RecordError as error:
        raise GameFileError(path, RECORD, error.place, error.fault) from error


def peek_at_record(path: Path) -> Record:
    """The record in a file without playing it again, for a list; GameFileError, but a false game may pass."""
    data = _read_capped(path)
    try:
        if not is_container(data):
            return parse_record(data)
        content = parse_json(read_container(data).payload)
        return record_from_json(content.get("record") if isinstance(content, dict) else None)
    except (ContainerError, RecordError, NotStrictJson) as error:
        raise GameFileError(path, None, None, str(error)) from error


def _read_capped(path: Path) -> bytes:
    """The file's bytes; of one too large to be a game only as many as show that."""
    try:
        with path.open("rb") as file:
            start = file.read(len(MAGIC))
            rest = MAX_FILE if is_container(start) else MAX_BYTES
            return start + file.read(rest)
    except OSError as error:
        raise GameFileError(path, None, None, f"can't be read: {error.strerror or error}") from error
