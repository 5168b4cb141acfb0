"""The folder of saved games: what is in it, and names for new files."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from engine.samurai import Record, SeatInfo
from samurai_qt.storage.errors import WriteError
from samurai_qt.storage.game_files import GameFileError, is_transcript, peek_at_record

NAMES_BYTES = 100
SUFFIXES = (".samurai", ".json")


class GameState(Enum):
    """How far a saved game has come."""

    RUNNING = "running"
    OVER = "over"
    STOPPED = "stopped"
    DAMAGED = "damaged"
    UNREAD = "unread"
    """A game between computers, which takes its time to be checked."""


class SavedGame(NamedTuple):
    """One file of the folder; a damaged one has an error in place of a record, an unread one has neither."""

    path: Path
    modified: datetime
    record: Record | None
    error: GameFileError | None = None

    @property
    def unread(self) -> bool:
        """Whether the file has yet to be read by `look_at`."""
        return self.record is None and self.error is None

    @property
    def state(self) -> GameState:
        """How far the game has come."""
        if self.record is None:
            return GameState.DAMAGED if self.error is not None else GameState.UNREAD
        if self.record.stopped is not None:
            return GameState.STOPPED
        return GameState.RUNNING if self.record.result is None else GameState.OVER

    @property
    def can_go_on(self) -> bool:
        """Tell whether the file is a save of a running game, which can be taken up again."""
        return self.state is GameState.RUNNING and self.path.suffix == ".samurai"


def list_saved_games(folder: Path) -> list[SavedGame]:
    """Return every save and record of a folder, newest first; one that holds no game has an error.

    A transcript is left unread.
    """
    try:
        paths = [path for path in folder.iterdir() if path.suffix in SUFFIXES and path.is_file()]
    except OSError:
        return []
    games = [_glance_at(path) for path in paths if not path.name.startswith(".")]
    return sorted(games, key=lambda game: (game.modified, game.path.name), reverse=True)


def _glance_at(path: Path) -> SavedGame:
    if is_transcript(path):
        with suppress(OSError):
            return SavedGame(path, _modified(path), None)
    return look_at(path)


def look_at(path: Path) -> SavedGame:
    """Return what a list says of one file."""
    try:
        modified = _modified(path)
        if not path.is_file():
            # To look into a pipe would wait for whoever writes to it.
            return SavedGame(path, modified, None, GameFileError(path, None, None, "is no file"))
        return SavedGame(path, modified, peek_at_record(path))
    except GameFileError as error:
        return SavedGame(path, modified, None, _without_traces(error))
    except OSError as error:
        unreadable = GameFileError(path, None, None, f"can't be read: {error.strerror or error}")
        unreadable.__cause__ = error
        return SavedGame(path, datetime.fromtimestamp(0), None, unreadable)


def _without_traces(error: GameFileError) -> GameFileError:
    """The error without the traces of itself and its causes, which would keep the file's bytes in memory."""
    link: BaseException | None = error
    while link is not None:
        link.__traceback__ = None
        link = link.__cause__ or link.__context__
    return error


def _modified(path: Path) -> datetime:
    seconds = path.stat().st_mtime
    try:
        return datetime.fromtimestamp(seconds)
    except (ValueError, OverflowError, OSError):
        # A file may bear any date, that of a year no calendar here knows too.
        return datetime.fromtimestamp(0)


def new_file_name(seats: Sequence[SeatInfo], now: datetime, suffix: str = ".samurai") -> str:
    """Return a name that sorts by date and tells who plays: `2026-11-30 14.05 Ann, Hana.samurai`."""
    names = safe_in_file_name(", ".join(seat.name for seat in seats))
    return f"{now:%Y-%m-%d %H.%M} {names}".strip() + suffix


def safe_in_file_name(text: str) -> str:
    """Return what of a text any file system takes as part of a name: at most 100 bytes of it."""
    # Letters of any script may stand in a file name; what some file system forbids may not.
    safe = re.sub(r'[<>:"/\\|?*\x00-\x1f]', "", text)
    # File systems count bytes, of which a Chinese character has three.
    return safe.encode()[:NAMES_BYTES].decode(errors="ignore").strip(". ")


def free_path(folder: Path, name: str) -> Path:
    """Return the path of that name in a folder, numbered where there is such a file already."""
    path = folder / name
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{Path(name).stem} ({number}){Path(name).suffix}"
    return path


def delete_saved_game(path: Path) -> None:
    """Remove a file; raises `WriteError` where that fails."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise WriteError(path, error) from error
