from __future__ import annotations

import pytest

from samurai_qt.display_check import check_display, check_libraries, missing_libraries
from samurai_qt.errors import DisplayError


def refuse_some(name: str) -> object:
    if name in ("libEGL.so.1", "libglib-2.0.so.0", "libgthread-2.0.so.0"):
        raise OSError(name)
    return name


def test_every_missing_library_and_each_package_once() -> None:
    packages = {
        "libglib-2.0.so.0": "libglib2.0-0",
        "libgthread-2.0.so.0": "libglib2.0-0",
        "libEGL.so.1": "libegl1",
    }
    with pytest.raises(DisplayError) as caught:
        check_libraries({**packages, "libGL.so.1": "libgl1"}, refuse_some)
    assert str(caught.value) == (
        "Qt needs system libraries that are missing (libglib-2.0.so.0, libgthread-2.0.so.0, libEGL.so.1); "
        "on Debian and Ubuntu: sudo apt install libglib2.0-0 libegl1"
    )


def test_nothing_missing_is_an_empty_list() -> None:
    assert missing_libraries(["libGL.so.1"], lambda name: name) == []


def test_wayland_asked_for_without_a_session() -> None:
    with pytest.raises(DisplayError, match="no Wayland session"):
        check_display({"QT_QPA_PLATFORM": "wayland", "DISPLAY": ":0"}, "linux")


def test_other_systems_always_have_a_display() -> None:
    check_display({}, "darwin")
