"""The wheel holds everything the program needs, and runs from any folder."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from samurai_qt.version import VERSION
from tests.house.distribution import (
    ROOT,
    check_that_bots_play,
    check_that_the_window_shows_a_game_of_bots,
    copy_tracked_files,
    run_program,
    tracked_files,
)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel from a clean copy, without network."""
    source = tmp_path_factory.mktemp("source")
    target = tmp_path_factory.mktemp("wheel")
    copy_tracked_files(source)
    options = ["--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--wheel-dir", str(target)]
    subprocess.run([sys.executable, "-m", "pip", "wheel", *options, str(source)], check=True)
    (built,) = target.glob("*.whl")
    return built


def test_wheel_holds_the_packages_and_all_resources(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    wanted = {str(name) for name in tracked_files("engine", "net", "samurai_qt", "resources")}
    assert {name for name in names if ".dist-info/" not in name} == wanted


def test_wheel_carries_the_licences_and_starts_the_program(wheel: Path) -> None:
    contents = zipfile.ZipFile(wheel)
    texts = {
        name.partition("/licenses/")[2]: contents.read(name) for name in contents.namelist() if "/licenses/" in name
    }
    assert texts == {
        name: (ROOT / name).read_bytes() for name in ("LICENSE", "resources/art/OFL.txt", "resources/fonts/OFL.txt")
    }
    (entry_points,) = (name for name in contents.namelist() if name.endswith("entry_points.txt"))
    assert b"samurai-qt = samurai_qt.__main__:main" in contents.read(entry_points)


@pytest.mark.distribution
@pytest.mark.timeout(600)
def test_installed_wheel_runs_from_any_folder(wheel: Path, tmp_path: Path, qtbot: QtBot) -> None:
    environment = tmp_path / "environment"
    subprocess.run([sys.executable, "-m", "venv", environment], check=True)
    pip: list[str | Path] = [environment / "bin" / "pip", "--disable-pip-version-check", "install", "--quiet"]
    subprocess.run([*pip, "--require-hashes", "-r", ROOT / "requirements.txt"], check=True)
    subprocess.run([*pip, "--no-deps", "--no-index", wheel], check=True)
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    done = run_program(environment / "bin" / "samurai-qt", "--version", folder=folder)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"samurai-qt {VERSION}\n", "")
    check_that_bots_play(environment / "bin" / "samurai-qt", folder)
    check_that_the_window_shows_a_game_of_bots(environment / "bin" / "samurai-qt", folder, qtbot)
