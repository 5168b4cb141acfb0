"""Real file systems that are full or read-only; mounting them needs root."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from samurai_qt.storage.atomic_write import write_atomically
from samurai_qt.storage.errors import WriteError

pytestmark = pytest.mark.root

Mount = Callable[[str], Path]


@pytest.fixture
def mount(tmp_path: Path) -> Iterator[Mount]:
    """Mount one small memory file system with the given options, for one test."""
    mounted: list[Path] = []

    def mount_with(options: str) -> Path:
        folder = tmp_path / "small disk"
        folder.mkdir()
        subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", folder], check=True)
        mounted.append(folder)
        return folder

    yield mount_with
    for folder in mounted:
        subprocess.run(["umount", folder], check=True)


def fill(folder: Path) -> None:
    """Leave no byte free."""
    descriptor = os.open(folder / "filling", os.O_WRONLY | os.O_CREAT)
    try:
        while os.write(descriptor, bytes(4096)):
            pass
    except OSError as error:
        assert error.strerror == "No space left on device"
    finally:
        os.close(descriptor)


def start_program(data: Path) -> subprocess.CompletedProcess[str]:
    """Start the window with its data there, which is meant to fail."""
    return subprocess.run(
        [sys.executable, "-m", "samurai_qt", "--data-dir", data],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def test_full_disk_leaves_the_old_file_and_nothing_else(mount: Mount) -> None:
    path = mount("size=64k") / "save.samurai"
    write_atomically(path, b"one")
    with pytest.raises(WriteError, match=r"save\.samurai can't be written: No space left on device$"):
        write_atomically(path, bytes(100_000))
    assert path.read_bytes() == b"one"
    assert list(path.parent.iterdir()) == [path]


def test_program_on_a_read_only_disk_says_so_in_one_line(mount: Mount) -> None:
    done = start_program(mount("size=64k,ro") / "data")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("samurai-qt: data folder ")
    assert done.stderr.endswith("/data can't be used: Read-only file system\n")
    assert done.stderr.count("\n") == 1


def test_program_on_a_full_disk_says_so_in_one_line(mount: Mount) -> None:
    disk = mount("size=64k,nr_inodes=4")
    (disk / "data").mkdir()
    fill(disk)
    (disk / "last").touch()
    done = start_program(disk / "data")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("samurai-qt: ")
    assert done.stderr.endswith("No space left on device\n")
    assert done.stderr.count("\n") == 1
