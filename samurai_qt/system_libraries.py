"""What Qt's wheels need of the operating system but don't bring; imports the standard library only."""

import ctypes
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple


class SystemFile(NamedTuple):
    """Something Qt loads from the system: a library's name or a file's path, and its Debian package."""

    name: str
    package: str


# What the libraries and platform plugins in PySide6-Essentials list as needed (readelf -d), less libc.
FOR_QT = (
    SystemFile("libglib-2.0.so.0", "libglib2.0-0"),
    SystemFile("libgthread-2.0.so.0", "libglib2.0-0"),
    SystemFile("libGL.so.1", "libgl1"),
    SystemFile("libEGL.so.1", "libegl1"),
    SystemFile("libxkbcommon.so.0", "libxkbcommon0"),
    SystemFile("libfontconfig.so.1", "libfontconfig1"),
    SystemFile("libfreetype.so.6", "libfreetype6"),
    SystemFile("libdbus-1.so.3", "libdbus-1-3"),
    SystemFile("libzstd.so.1", "libzstd1"),
    SystemFile("libz.so.1", "zlib1g"),
    # Without its configuration fontconfig finds no font at all.
    SystemFile("/etc/fonts/fonts.conf", "fontconfig-config"),
)
FOR_X_DISPLAY = (
    SystemFile("libX11.so.6", "libx11-6"),
    SystemFile("libX11-xcb.so.1", "libx11-xcb1"),
    SystemFile("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    SystemFile("libxcb.so.1", "libxcb1"),
    SystemFile("libxcb-cursor.so.0", "libxcb-cursor0"),
    SystemFile("libxcb-icccm.so.4", "libxcb-icccm4"),
    SystemFile("libxcb-image.so.0", "libxcb-image0"),
    SystemFile("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    SystemFile("libxcb-randr.so.0", "libxcb-randr0"),
    SystemFile("libxcb-render.so.0", "libxcb-render0"),
    SystemFile("libxcb-render-util.so.0", "libxcb-render-util0"),
    SystemFile("libxcb-shape.so.0", "libxcb-shape0"),
    SystemFile("libxcb-shm.so.0", "libxcb-shm0"),
    SystemFile("libxcb-sync.so.1", "libxcb-sync1"),
    SystemFile("libxcb-util.so.1", "libxcb-util1"),
    SystemFile("libxcb-xfixes.so.0", "libxcb-xfixes0"),
    SystemFile("libxcb-xkb.so.1", "libxcb-xkb1"),
)


def is_present(name: str) -> bool:
    """Tell whether the library loads, or, where the name is a path, whether the file is there."""
    if name.startswith("/"):
        return Path(name).exists()
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def missing_files(on_x_display: bool, present: Callable[[str], bool] = is_present) -> tuple[SystemFile, ...]:
    """Return what Qt lacks to draw and, if asked, to do so on an X display; () off Linux."""
    if sys.platform != "linux":
        return ()
    wanted = FOR_QT + (FOR_X_DISPLAY if on_x_display else ())
    return tuple(file for file in wanted if not present(file.name))


def install_command(missing: tuple[SystemFile, ...]) -> list[str]:
    """Return the command that installs the missing files on Debian, for root."""
    return ["apt-get", "install", *sorted({file.package for file in missing})]


def explanation(missing: tuple[SystemFile, ...]) -> str:
    """Return one line that names what is missing and how to install it."""
    names = ", ".join(file.name for file in missing[:3])
    if len(missing) > 3:
        names += f" and {len(missing) - 3} more system libraries"
    return f"Qt needs {names}; on Debian and Ubuntu: sudo {' '.join(install_command(missing))}"
