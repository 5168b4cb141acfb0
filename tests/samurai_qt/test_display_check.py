from __future__ import annotations

import socket
from pathlib import Path

import pytest

from samurai_qt import display_check
from samurai_qt.display_check import check_display, uses_x_display
from samurai_qt.errors import DisplayError
from samurai_qt.system_libraries import SystemFile


def test_a_missing_library_is_one_line_with_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    missing = (SystemFile("libEGL.so.1", "libegl1"),)
    monkeypatch.setattr(display_check, "missing_files", lambda on_x_display: missing)
    with pytest.raises(DisplayError, match=r"^Qt needs libEGL\.so\.1; .* libegl1$"):
        check_display({"QT_QPA_PLATFORM": "offscreen"}, "linux")


def test_no_display_at_all() -> None:
    with pytest.raises(DisplayError, match="DISPLAY is not set"):
        check_display({}, "linux")


@pytest.mark.parametrize(
    ("plugin", "expected"),
    [("", True), ("xcb", True), ("offscreen:a=b", False), ("wayland;xcb", True), ("wayland", False)],
)
def test_which_plugins_open_windows_on_an_x_display(plugin: str, expected: bool) -> None:
    assert uses_x_display({"QT_QPA_PLATFORM": plugin, "DISPLAY": ":0"}) is expected


def test_wayland_asked_for_without_a_session() -> None:
    with pytest.raises(DisplayError, match="no Wayland session"):
        check_display({"QT_QPA_PLATFORM": "wayland", "DISPLAY": ":0"}, "linux")


def test_other_systems_always_have_a_display() -> None:
    check_display({}, "darwin")


@pytest.mark.parametrize("plugin", ["garbage", "linuxfb", "vnc:port=5900", "garbage;eglfs"])
def test_a_platform_that_shows_no_window_here(plugin: str) -> None:
    last = plugin.partition(":")[0].rpartition(";")[2]
    with pytest.raises(DisplayError, match=f"^no display: QT_QPA_PLATFORM={last} shows no windows here, only"):
        check_display({"QT_QPA_PLATFORM": plugin, "DISPLAY": ":0"}, "linux")


@pytest.mark.parametrize("plugin", ["garbage;offscreen", "wayland;offscreen", ";offscreen"])
def test_the_first_platform_that_works_is_enough(plugin: str) -> None:
    check_display({"QT_QPA_PLATFORM": plugin}, "linux")


def test_a_dead_wayland_session_is_none(tmp_path: Path) -> None:
    environment = {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}
    assert uses_x_display(environment)
    with socket.socket(socket.AF_UNIX) as compositor:
        compositor.bind(str(tmp_path / "wayland-0"))
        compositor.listen()
        assert not uses_x_display(environment)
    assert uses_x_display(environment)
    with pytest.raises(DisplayError, match="DISPLAY is not set"):
        check_display(environment, "linux")
