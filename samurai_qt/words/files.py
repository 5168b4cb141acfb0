"""What went wrong with a file, as a line for the player; the command line says the same in plain English."""

from __future__ import annotations

import errno

from engine.samurai import ContainerError
from engine.samurai.container import ForeignFile, FutureVersion, TruncatedFile, WrongKind
from engine.samurai.strict_json import NotStrictJson
from samurai_qt.storage.errors import StorageError, WriteError
from samurai_qt.storage.game_files import GameFileError
from samurai_qt.storage.settings import DamagedSettings, SettingsNotice
from samurai_qt.words.translation import translate


def storage_text(error: StorageError) -> str:
    """The line for a file that couldn't be read or written."""
    if isinstance(error, WriteError):
        text = translate("Files", "{file} can't be written: {reason}.")
        return text.format(file=error.path, reason=_system_text(error.cause))
    if isinstance(error, GameFileError):
        text = translate("Files", "{file} can't be opened: {reason}.")
        return text.format(file=error.path, reason=game_file_text(error))
    return str(error)


def game_file_text(error: GameFileError) -> str:
    """Why a file holds no game that can be opened, to follow a colon."""
    cause = error.__cause__
    if isinstance(cause, OSError):
        return _system_text(cause)
    if isinstance(cause, ForeignFile | NotStrictJson):
        return translate("Files", "it is no game")
    if isinstance(cause, TruncatedFile):
        return translate("Files", "its end is missing")
    if isinstance(cause, FutureVersion):
        return translate("Files", "a newer version of the program wrote it")
    if isinstance(cause, WrongKind):
        return translate("Files", "it is a game of another kind")
    if isinstance(cause, ContainerError):
        return translate("Files", "it is damaged")
    # The place in a record is for those who know records; it is the same in every language.
    text = translate("Files", "it is no sound record ({place})")
    return text.format(place=f"{error.place}: {error.fault}" if error.place else error.fault)


def settings_notice_text(notice: SettingsNotice) -> str:
    """What of the settings could not be used, and what became of it."""
    if isinstance(notice, DamagedSettings):
        text = translate("Files", "The settings file was damaged and is now {file}; settings start anew.")
        return text.format(file=notice.aside)
    return translate("Files", "{file}: {name} had no usable value.").format(file=notice.file, name=notice.name)


def _system_text(error: OSError) -> str:
    """The system's reason; the few that players meet in their own language."""
    return {
        errno.ENOSPC: translate("Files", "the disk is full"),
        errno.EDQUOT: translate("Files", "the disk is full"),
        errno.EACCES: translate("Files", "permission is denied"),
        errno.EPERM: translate("Files", "permission is denied"),
        errno.EROFS: translate("Files", "nothing can be written there"),
        errno.ENOENT: translate("Files", "there is no such file or folder"),
        errno.EISDIR: translate("Files", "it is a folder"),
    }.get(error.errno or 0, error.strerror or str(error))
