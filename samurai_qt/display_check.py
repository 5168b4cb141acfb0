"""What must be there before Qt is asked for a window: a display and Qt's system libraries.

Qt itself aborts the process where one of these is missing; asking first gives one clear line.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from samurai_qt.errors import DisplayError
from samurai_qt.system_libraries import explanation, missing_files


def check_display(environment: Mapping[str, str] = os.environ, system: str = sys.platform) -> None:
    """Raise `DisplayError` where Qt could not open a window: no display, or a library is missing."""
    if system != "linux":
        return
    if platform_plugin(environment).startswith("wayland") and not wayland_is_reachable(environment):
        raise DisplayError("no display: there is no Wayland session here")
    on_x_display = uses_x_display(environment)
    display = environment.get("DISPLAY", "")
    if on_x_display and not display:
        raise DisplayError("no display: start the program in a desktop session (DISPLAY is not set)")
    missing = missing_files(on_x_display)
    if missing:
        raise DisplayError(explanation(missing))
    if on_x_display and not x_display_is_reachable(display):
        raise DisplayError(f"no display: no X server answers at DISPLAY={display}")


def platform_plugin(environment: Mapping[str, str]) -> str:
    """Return the name of the platform plugin asked for, without its options; "" is for Qt to choose."""
    return environment.get("QT_QPA_PLATFORM", "").partition(":")[0].partition(";")[0]


def uses_x_display(environment: Mapping[str, str]) -> bool:
    """Tell whether Qt would open its windows on an X display."""
    plugin = platform_plugin(environment)
    return plugin == "xcb" or (plugin == "" and not wayland_is_reachable(environment))


def wayland_is_reachable(environment: Mapping[str, str]) -> bool:
    """Tell whether a Wayland compositor's socket exists."""
    name = environment.get("WAYLAND_DISPLAY", "")
    folder = environment.get("XDG_RUNTIME_DIR", "")
    return bool(name) and Path(folder, name).is_socket()


def x_display_is_reachable(display: str) -> bool:
    """Tell whether an X server answers at `display`."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    try:
        return bool(xcb.xcb_connection_has_error(connection) == 0)
    finally:
        xcb.xcb_disconnect(connection)
