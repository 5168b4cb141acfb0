"""The game in progress on disk: offered at the start, moved among the saves before another game takes its place."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from samurai_qt.storage.data_folder import DataFolder
from samurai_qt.storage.errors import WriteError
from samurai_qt.storage.saves import SavedGame, free_path, look_at, new_file_name


def game_in_progress(folder: DataFolder) -> SavedGame | None:
    """Return the game that can be taken up again, or None; a file that can't be read is None too."""
    if not folder.autosave.exists():
        return None
    game = look_at(folder.autosave)
    return game if game.can_go_on else None


def clear_autosave(folder: DataFolder, now: datetime) -> SavedGame | None:
    """Move an autosave that can't be taken up again among the saves; returns what was moved, or None."""
    if not folder.autosave.exists():
        return None
    game = look_at(folder.autosave)
    if game.can_go_on:
        return None
    path = archive_autosave(folder, now)
    return None if path is None else game._replace(path=path)


def archive_autosave(folder: DataFolder, now: datetime) -> Path | None:
    """Move the autosave, whatever its state, among the saves; returns its new path, or None for no autosave."""
    if not folder.autosave.exists():
        return None
    record = look_at(folder.autosave).record
    name = f"{now:%Y-%m-%d %H.%M}.samurai" if record is None else new_file_name(record.seats, now)
    path = free_path(folder.saves, name)
    try:
        folder.autosave.rename(path)
    except OSError as error:
        raise WriteError(path, error) from error
    return path
