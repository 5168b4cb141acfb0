from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from engine.samurai import save_table
from samurai_qt.game_setup import usual_setup
from samurai_qt.storage.errors import DataFolderInUseError, WriteError
from samurai_qt.storage.game_files import GameFileError, read_game
from samurai_qt.storage.settings import DamagedSettings, UnusableValue
from samurai_qt.words import game_file_text, settings_notice_text, storage_text

SAVE = save_table(usual_setup(["Ann"], "red").new_table(1))


def fault_of(path: Path) -> GameFileError:
    with pytest.raises(GameFileError) as caught:
        read_game(path)
    return caught.value


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (SAVE[:-1], "its end is missing"),
        (SAVE[:20], "its end is missing"),
        (SAVE[:-1] + b"?", "it is damaged"),
        (SAVE[:12] + b"\x00\x63" + SAVE[14:], "a newer version of the program wrote it"),
        (SAVE[:14] + b"TRAN" + SAVE[18:], "it is damaged"),
        (b'{"format": "samurai-record"}', 'it is no sound record (record: the key "version" is missing)'),
    ],
)
def test_what_is_wrong_with_a_game_file(tmp_path: Path, content: bytes, text: str) -> None:
    path = tmp_path / "game.samurai"
    path.write_bytes(content)
    error = fault_of(path)
    assert game_file_text(error) == text
    assert storage_text(error) == f"{path} can't be opened: {text}."


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert game_file_text(fault_of(tmp_path / "game.samurai")) == "there is no such file or folder"


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EACCES, "permission is denied"),
        (errno.EROFS, "nothing can be written there"),
        (errno.EISDIR, "it is a folder"),
        (errno.EIO, "Input/output error"),
    ],
)
def test_why_nothing_could_be_written(number: int, reason: str) -> None:
    error = WriteError(Path("/x"), OSError(number, os.strerror(number)))
    assert storage_text(error) == f"/x can't be written: {reason}."


def test_any_other_error_speaks_for_itself() -> None:
    error = DataFolderInUseError(Path("/x"))
    assert storage_text(error) == str(error)


def test_what_of_the_settings_could_not_be_used() -> None:
    assert settings_notice_text(DamagedSettings(Path("/x.damaged"))) == (
        "The settings file was damaged and is now /x.damaged; settings start anew."
    )
    assert settings_notice_text(UnusableValue(Path("/x"), "theme")) == "/x: theme had no usable value."
