"""Reading the files that hold a game: records, and `.samurai` saves and transcripts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from engine.samurai import (
    ContainerError,
    ContainerKind,
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
from engine.samurai.container import MAGIC, MAX_FILE, START_BYTES, kind_at_start
from engine.samurai.records import record_from_json
from engine.samurai.strict_json import MAX_BYTES, NotStrictJson, parse_json
from samurai_qt.storage.errors import StorageError

if TYPE_CHECKING:
    from samurai_qt.lan.transcripts import CheckedTranscript

RECORD = "record"
SAVE = "save"
TRANSCRIPT = "transcript"


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
    """A file's game, replayed through the rules.

    `saved` is the table to go on with, where the file is a save, `transcript` what was audited, where it is one.
    """

    kind: str
    game: Replay
    saved: SavedTable | None
    transcript: CheckedTranscript | None = None

    @property
    def record(self) -> Record:
        """The game's record."""
        return self.game.record


def read_game(path: Path) -> GameFile:
    """The game in a file, checked from its bytes alone; GameFileError if there is none."""
    data = _read_capped(path)
    if is_container(data):
        try:
            container = read_container(data)
            if container.kind is ContainerKind.TRANSCRIPT:
                return _read_transcript(path, container.payload)
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
        container = read_container(data)
        if container.kind is ContainerKind.TRANSCRIPT:
            return _read_transcript(path, container.payload).record
        content = parse_json(container.payload)
        return record_from_json(content.get("record") if isinstance(content, dict) else None)
    except (ContainerError, RecordError, NotStrictJson) as error:
        raise GameFileError(path, None, None, str(error)) from error


def is_transcript(path: Path) -> bool:
    """Tell whether a file says that it is a transcript, without reading it."""
    try:
        if not path.is_file():
            return False
        with path.open("rb") as file:
            return kind_at_start(file.read(START_BYTES)) is ContainerKind.TRANSCRIPT
    except OSError:
        return False


def _read_transcript(path: Path, payload: bytes) -> GameFile:
    # Here, so that a window without such files does not wait for the network's modules.
    from net.audit import AuditError
    from net.errors import RemoteProtocolError
    from samurai_qt.lan.transcripts import read_transcript

    try:
        checked = read_transcript(payload)
        return GameFile(TRANSCRIPT, replay(checked.record), None, checked)
    except AuditError as error:
        raise GameFileError(path, TRANSCRIPT, f"step {error.step}", error.fault) from error
    except RecordError as error:
        raise GameFileError(path, TRANSCRIPT, error.place, error.fault) from error
    except RemoteProtocolError as error:
        raise GameFileError(path, TRANSCRIPT, None, str(error)) from error


def _read_capped(path: Path) -> bytes:
    """The file's bytes; of one too large to be a game only as many as show that."""
    try:
        with path.open("rb") as file:
            start = file.read(len(MAGIC))
            rest = MAX_FILE if is_container(start) else MAX_BYTES
            return start + file.read(rest)
    except OSError as error:
        raise GameFileError(path, None, None, f"can't be read: {error.strerror or error}") from error
