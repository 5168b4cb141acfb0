from __future__ import annotations

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
    [("", True), ("xcb", True), ("offscreen", False), ("wayland;xcb", False), ("vnc:port=5900", False)],
)
def test_which_plugins_open_windows_on_an_x_display(plugin: str, expected: bool) -> None:
    assert uses_x_display({"QT_QPA_PLATFORM": plugin, "DISPLAY": ":0"}) is expected


def test_wayland_asked_for_without_a_session() -> None:
    with pytest.raises(DisplayError, match="no Wayland session"):
        check_display({"QT_QPA_PLATFORM": "wayland", "DISPLAY": ":0"}, "linux")


def test_other_systems_always_have_a_display() -> None:
    check_display({}, "darwin")
