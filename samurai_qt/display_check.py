"""What must be there before Qt is asked for a window: a display and Qt's system libraries.

Qt itself aborts the process where one of these is missing; asking first gives one clear line.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from samurai_qt.errors import DisplayError

# Shared object → Debian package, for anything Qt draws with.
DRAWING_LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libdbus-1.so.3": "libdbus-1-3",
}
# … and in addition for a window on an X display.
SCREEN_LIBRARIES = {
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}


def check_display(environment: Mapping[str, str] = os.environ, system: str = sys.platform) -> None:
    """Raise `DisplayError` where Qt could not open a window: no display, or a library is missing."""
    if system != "linux":
        return
    platform = environment.get("QT_QPA_PLATFORM", "").partition(":")[0].partition(";")[0]
    if platform not in ("", "xcb", "wayland", "wayland-egl"):
        check_libraries(DRAWING_LIBRARIES)
        return
    wayland = wayland_is_reachable(environment)
    if platform.startswith("wayland") or (wayland and platform == ""):
        if not wayland:
            raise DisplayError("no display: there is no Wayland session here")
        check_libraries(DRAWING_LIBRARIES)
        return
    display = environment.get("DISPLAY", "")
    if not display:
        raise DisplayError("no display: start the program in a desktop session (DISPLAY is not set)")
    check_libraries({**DRAWING_LIBRARIES, **SCREEN_LIBRARIES})
    if not x_display_is_reachable(display):
        raise DisplayError(f"no display: no X server answers at DISPLAY={display}")


def check_libraries(libraries: Mapping[str, str], load: Callable[[str], object] = ctypes.CDLL) -> None:
    """Raise `DisplayError`, naming every Debian package whose shared object can't be loaded."""
    missing = missing_libraries(libraries, load)
    if missing:
        packages = " ".join(dict.fromkeys(libraries[name] for name in missing))
        raise DisplayError(
            f"Qt needs system libraries that are missing ({', '.join(missing)}); "
            f"on Debian and Ubuntu: sudo apt install {packages}"
        )


def missing_libraries(names: Iterable[str], load: Callable[[str], object] = ctypes.CDLL) -> list[str]:
    """Return those shared objects that can't be loaded."""
    missing = []
    for name in names:
        try:
            load(name)
        except OSError:
            missing.append(name)
    return missing


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
