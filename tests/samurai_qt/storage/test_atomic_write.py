from __future__ import annotations

from pathlib import Path

import pytest

from samurai_qt.storage.atomic_write import write_atomically
from samurai_qt.storage.errors import WriteError


def test_creates_and_replaces(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_atomically(path, b"one")
    write_atomically(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [path]


def test_a_failed_write_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    write_atomically(path, b"one")

    def disk_full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", disk_full)
    with pytest.raises(WriteError, match=r"file can't be written: No space left on device"):
        write_atomically(path, b"two")
    assert path.read_bytes() == b"one"
    assert list(tmp_path.iterdir()) == [path]


def test_missing_folder_is_one_error(tmp_path: Path) -> None:
    with pytest.raises(WriteError, match="No such file or directory"):
        write_atomically(tmp_path / "no" / "file", b"")
