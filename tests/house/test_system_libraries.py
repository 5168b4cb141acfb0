"""Missing system libraries are named together with the Debian packages that hold them."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import run
from samurai_qt import system_libraries

ROOT = Path(run.__file__).parent


def all_but(*names: str) -> Callable[[str], bool]:
    """Pretend that everything is there except these."""
    return lambda name: name not in names


def test_a_missing_library_names_its_debian_package() -> None:
    missing = system_libraries.missing_files(True, all_but("libxcb-cursor.so.0", "libEGL.so.1"))
    assert system_libraries.explanation(missing) == (
        "Qt needs libEGL.so.1, libxcb-cursor.so.0; on Debian and Ubuntu: "
        "sudo apt-get install libegl1 libxcb-cursor0"
    )


def test_many_missing_libraries_are_counted_and_every_package_named() -> None:
    explanation = system_libraries.explanation(system_libraries.FOR_QT)
    assert explanation.startswith(
        "Qt needs libglib-2.0.so.0, libgthread-2.0.so.0, libGL.so.1 and 8 more system libraries;"
    )
    for file in system_libraries.FOR_QT:
        assert f" {file.package}" in explanation


def test_two_libraries_of_one_package_name_it_once() -> None:
    missing = system_libraries.missing_files(True, all_but("libglib-2.0.so.0", "libgthread-2.0.so.0"))
    assert system_libraries.install_command(missing)[-1] == "libglib2.0-0"
    assert len(missing) == 2


def test_offscreen_needs_nothing_of_a_screen() -> None:
    assert system_libraries.missing_files(False, all_but("libxcb-cursor.so.0")) == ()


def test_other_systems_bring_what_qt_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert system_libraries.missing_files(True, lambda name: False) == ()


def test_presence_is_found_out_by_loading_or_looking() -> None:
    assert system_libraries.is_present("libc.so.6")
    assert not system_libraries.is_present("libnosuchthing.so.1")
    assert system_libraries.is_present(str(ROOT / "run.py"))
    assert not system_libraries.is_present(str(ROOT / "no such file"))


def test_every_package_is_installed_for_the_checks() -> None:
    listed = (ROOT / ".ci" / "system-packages.txt").read_text(encoding="utf-8").split()
    for file in system_libraries.FOR_QT + system_libraries.FOR_X_DISPLAY:
        assert file.package in listed


def test_looking_for_libraries_imports_no_qt() -> None:
    program = "import sys, samurai_qt.system_libraries; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False).returncode == 0


def lacking(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Make run.py see a machine without these libraries."""
    missing = tuple(file for file in system_libraries.FOR_QT + system_libraries.FOR_X_DISPLAY if file.name in names)
    monkeypatch.setattr(system_libraries, "missing_files", lambda on_x_display: missing)


def test_run_refuses_to_start_without_a_library(monkeypatch: pytest.MonkeyPatch) -> None:
    lacking(monkeypatch, "libxcb-cursor.so.0")
    monkeypatch.setattr(run, "installs_for_itself", lambda: False)
    with pytest.raises(run.SetupError, match=r"sudo apt-get install libxcb-cursor0$"):
        run.check_system_libraries(["play"])


@pytest.mark.parametrize("arguments", [["arena", "--games", "1"], ["export", "x"], ["verify", "x"], ["--version"]])
def test_commands_without_a_window_need_no_library(monkeypatch: pytest.MonkeyPatch, arguments: list[str]) -> None:
    lacking(monkeypatch, "libxcb-cursor.so.0")
    monkeypatch.setattr(run, "installs_for_itself", lambda: False)
    run.check_system_libraries(arguments)


def test_root_on_debian_installs_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []

    def install(command: list[str]) -> None:
        commands.append(command)
        lacking(monkeypatch)

    lacking(monkeypatch, "libxcb-cursor.so.0", "libGL.so.1")
    monkeypatch.setattr(run, "installs_for_itself", lambda: True)
    monkeypatch.setattr(run, "install_system_packages", install)
    run.check_system_libraries([])
    assert commands == [["apt-get", "install", "libgl1", "libxcb-cursor0"]]
