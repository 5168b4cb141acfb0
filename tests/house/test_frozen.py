"""The folder that PyInstaller makes runs without Python and holds no part of Qt that the program doesn't use."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from samurai_qt.version import VERSION
from tests.house.distribution import (
    check_that_bots_play,
    check_that_the_window_shows_a_game_of_bots,
    copy_tracked_files,
    run_program,
    tracked_files,
)

pytestmark = [pytest.mark.distribution, pytest.mark.timeout(600)]


@pytest.fixture(scope="module")
def frozen(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the folder from a clean copy."""
    source = tmp_path_factory.mktemp("source")
    copy_tracked_files(source)
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", "--noconfirm", "packaging/samurai.spec"],
        cwd=source,
        check=True,
    )
    return source / "dist" / "samurai-qt"


def test_frozen_folder_holds_the_licence_and_all_resources(frozen: Path) -> None:
    for name in [Path("LICENSE"), *tracked_files("resources")]:
        assert name.suffix == ".py" or (frozen / "_internal" / name).is_file(), name


def test_frozen_folder_holds_only_the_qt_parts_in_use(frozen: Path) -> None:
    modules = {path.name.partition(".")[0] for path in (frozen / "_internal" / "PySide6").glob("Qt*.so")}
    assert modules <= {"QtCore", "QtDBus", "QtGui", "QtSvg", "QtWidgets"}
    platforms = frozen / "_internal" / "PySide6" / "Qt" / "plugins" / "platforms"
    assert {path.name for path in platforms.iterdir()} == {"libqoffscreen.so", "libqwayland.so", "libqxcb.so"}
    assert not list(frozen.rglob("libgtk*"))
    assert not list(frozen.rglob("distributed*"))
    assert [path for path in frozen.rglob("*") if path.is_symlink() and not path.exists()] == []


def test_frozen_program_runs(frozen: Path, tmp_path: Path) -> None:
    done = run_program(frozen / "samurai-qt", "--version", folder=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"samurai-qt {VERSION}\n", "")


def test_bots_play_in_processes_of_the_frozen_program(frozen: Path, tmp_path: Path) -> None:
    check_that_bots_play(frozen / "samurai-qt", tmp_path)


def test_frozen_window_shows_a_game_of_bots(frozen: Path, tmp_path: Path, qtbot: QtBot) -> None:
    check_that_the_window_shows_a_game_of_bots(frozen / "samurai-qt", tmp_path, qtbot)


@pytest.mark.parametrize("module", ["bare_window", "first_board"])
def test_bench_can_start_its_windows_from_the_frozen_program(frozen: Path, tmp_path: Path, module: str) -> None:
    (tmp_path / "settings.json").write_text('{"name": "Ann"}', encoding="utf-8")
    data = ("--data-dir", str(tmp_path)) if module == "first_board" else ()
    done = run_program(frozen / "samurai-qt", "-m", f"samurai_qt.bench.{module}", *data, folder=tmp_path)
    assert (done.returncode, done.stdout) == (0, "shown\n"), done.stderr
