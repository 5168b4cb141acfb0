"""What can go wrong with the files the program keeps."""

from __future__ import annotations

from pathlib import Path

from samurai_qt.errors import SamuraiError
from samurai_qt.failure_log import describe_failure


class StorageError(SamuraiError):
    """A file or folder of the program's can't be read or written."""


class DataFolderError(StorageError):
    """The data folder can't be made, or nothing can be written in it."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(f"data folder {path} can't be used: {error.strerror or error}")


class NoHomeFolderError(StorageError):
    """The user has no home folder in which the data folder could be."""

    def __init__(self) -> None:
        super().__init__("there is no home folder to keep games in: name a folder with --data-dir")


class DataFolderInUseError(StorageError):
    """Another program holds the data folder's lock."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"another samurai-qt is already using {path}: close it first, or give this one its own --data-dir"
        )


class WriteError(StorageError):
    """A file could not be written; what it held before is still there."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(f"{path} can't be written: {error.strerror or error}")
        self.path = path
        self.cause = error


class ReadError(StorageError):
    """A file could not be read."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(f"can't read {describe_failure(error)}")
