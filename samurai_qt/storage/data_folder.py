"""The folder that holds settings, saves and the autosave, and the lock that gives it to one program."""

from __future__ import annotations

import tempfile
from pathlib import Path
from types import TracebackType
from typing import Self

import platformdirs
from filelock import FileLock, Timeout

from samurai_qt.storage.atomic_write import SUFFIX, remove_leftovers
from samurai_qt.storage.errors import DataFolderError, DataFolderInUseError, NoHomeFolderError


class DataFolder:
    """The places of the program's files under one folder; nothing is read or made before `open`.

    Raises `NoHomeFolderError` where no folder is given and the system has none for this user.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = _users_folder() if path is None else _absolute(path)
        # filelock: on every system the lock goes with the process, killed or not.
        self._lock = FileLock(self.path / "lock")

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.path / "settings.json"

    @property
    def autosave(self) -> Path:
        """The offline game in progress; the file exists only while there is one."""
        return self.path / "autosave.samurai"

    @property
    def saves(self) -> Path:
        """The folder of saved games and replays."""
        return self.path / "saves"

    def open(self) -> Self:
        """Make the folder and take its lock; raises `DataFolderError` or `DataFolderInUseError`."""
        try:
            self.saves.mkdir(parents=True, exist_ok=True)
            self._lock.acquire(timeout=0)
            for folder in (self.path, self.saves):
                remove_leftovers(folder)
            # A folder that exists may still be read-only, or on a full disk.
            with tempfile.NamedTemporaryFile(dir=self.path, prefix=".probe.", suffix=SUFFIX) as probe:
                probe.write(b"samurai")
        except Timeout as error:
            raise DataFolderInUseError(self.path) from error
        except OSError as error:
            self._lock.release()
            raise DataFolderError(self.path, error) from error
        return self

    def close(self) -> None:
        """Give the lock back."""
        self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _users_folder() -> Path:
    try:
        return platformdirs.user_data_path("samurai-qt", appauthor=False).absolute()
    except RuntimeError as error:
        raise NoHomeFolderError from error


def _absolute(path: Path) -> Path:
    """The path, which must stay the same if the working directory changes."""
    try:
        return path.absolute()
    except OSError as error:
        raise DataFolderError(path, error) from error
