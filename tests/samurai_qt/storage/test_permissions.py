"""Folders and files of somebody else's, which may not be written or read."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from samurai_qt.storage.atomic_write import write_atomically
from samurai_qt.storage.data_folder import DataFolder
from samurai_qt.storage.errors import DataFolderError, ReadError, WriteError
from samurai_qt.storage.game_files import GameFileError, read_game
from samurai_qt.storage.settings import load_settings

NOBODY = 65534


@pytest.fixture
def locked_folder() -> Iterator[Path]:
    """A folder that may be looked into but not written, with a file that may not be read."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "game.samurai").write_bytes(b"secret")
        (folder / "game.samurai").chmod(0)
        folder.chmod(0o555)
        yield folder
        folder.chmod(0o755)


@contextmanager
def without_privileges() -> Iterator[None]:
    """Be an ordinary user, for whom permissions count."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.parametrize("below", [".", "new", "new/deeper"])
def test_a_data_folder_that_may_not_be_written_is_named(locked_folder: Path, below: str) -> None:
    path = locked_folder / below
    with (
        without_privileges(),
        pytest.raises(DataFolderError, match=f"^data folder {path} can't be used: Permission denied$"),
    ):
        DataFolder(path).open()


def test_what_may_not_be_written_is_named(locked_folder: Path) -> None:
    path = locked_folder / "save.samurai"
    with without_privileges(), pytest.raises(WriteError, match=f"^{path} can't be written: Permission denied$"):
        write_atomically(path, b"game")
    assert [file.name for file in locked_folder.iterdir()] == ["game.samurai"]


def test_what_may_not_be_read_is_named(locked_folder: Path) -> None:
    path = locked_folder / "game.samurai"
    with without_privileges():
        with pytest.raises(GameFileError, match=f"^{path}: can't be read: Permission denied$"):
            read_game(path)
        with pytest.raises(ReadError, match=f"^can't read {path}: Permission denied$"):
            load_settings(path)
