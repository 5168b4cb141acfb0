"""What must be there before Qt is asked for a window: a display and Qt's system libraries.

Qt itself aborts the process where one of these is missing; asking first gives one clear line.
"""

from __future__ import annotations

import ctypes
import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

from samurai_qt.errors import DisplayError
from samurai_qt.system_libraries import explanation, missing_files

# What the program is tried with, in the order in which Qt tries them by itself; names may go on, as in wayland-egl.
PLUGINS = ("wayland", "xcb", "offscreen")


def check_display(environment: Mapping[str, str] = os.environ, system: str = sys.platform) -> None:
    """Raise `DisplayError` where Qt could not open a window: no display, or a library is missing."""
    if system != "linux":
        return
    faults = []
    for plugin in plugins_to_try(environment):
        fault = _why_not(plugin, environment)
        if fault is None:
            return
        faults.append(fault)
    raise DisplayError(faults[-1])


def plugins_to_try(environment: Mapping[str, str]) -> tuple[str, ...]:
    """Return the platform plugins asked for in order, without their options, or those that Qt tries by itself."""
    asked = environment.get("QT_QPA_PLATFORM", "").split(";")
    return tuple(name.partition(":")[0] for name in asked if name) or PLUGINS[:2]


def uses_x_display(environment: Mapping[str, str]) -> bool:
    """Tell whether Qt would open its windows on an X display."""
    plugins = plugins_to_try(environment)
    if plugins[0].startswith("wayland") and wayland_is_reachable(environment):
        return False
    return "xcb" in plugins


def _why_not(plugin: str, environment: Mapping[str, str]) -> str | None:
    """Why this plugin can't show a window, in one line, or None."""
    if not plugin.startswith(PLUGINS):
        return f"no display: QT_QPA_PLATFORM={plugin} shows no windows here, only {', '.join(PLUGINS)} do"
    if plugin.startswith("wayland") and not wayland_is_reachable(environment):
        return "no display: there is no Wayland session here"
    display = environment.get("DISPLAY", "")
    if plugin == "xcb" and not display:
        return "no display: start the program in a desktop session (DISPLAY is not set)"
    missing = missing_files(plugin == "xcb")
    if missing:
        return explanation(missing)
    if plugin == "xcb" and not x_display_is_reachable(display):
        return f"no display: no X server answers at DISPLAY={display}"
    return None


def wayland_is_reachable(environment: Mapping[str, str]) -> bool:
    """Tell whether a Wayland compositor answers; a dead one may have left its socket behind."""
    name = environment.get("WAYLAND_DISPLAY", "")
    folder = environment.get("XDG_RUNTIME_DIR", "")
    if not name:
        return False
    with socket.socket(socket.AF_UNIX) as probe:
        try:
            probe.connect(str(Path(folder, name)))
        except OSError:
            return False
    return True


def x_display_is_reachable(display: str) -> bool:
    """Tell whether an X server answers at `display`."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.POINTER(ctypes.c_int)]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    # Only asked for the screen's number does it refuse a screen that the server doesn't have.
    connection = xcb.xcb_connect(os.fsencode(display), ctypes.byref(ctypes.c_int()))
    try:
        return bool(xcb.xcb_connection_has_error(connection) == 0)
    finally:
        xcb.xcb_disconnect(connection)
