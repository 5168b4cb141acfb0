"""A screen of its own for a test: Xvfb, a window manager, a mouse and a keyboard."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

# What a command may take before the test counts as failed, in seconds.
PATIENCE = 60


class VirtualScreen:
    """A running X display, driven by xdotool; positions are pixels from the screen's top left corner."""

    def __init__(self, display: str) -> None:
        self.environment = {
            **{name: value for name, value in os.environ.items() if name != "WAYLAND_DISPLAY"},
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
        }

    def xdotool(self, *arguments: str | int) -> str:
        """Run one xdotool command and return what it printed, without the line's end."""
        done = subprocess.run(
            ["xdotool", *map(str, arguments)],
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=True,
        )
        return done.stdout.strip()

    def wait_for_window(self, title: str) -> str:
        """Wait until a window with this in its title shows, give it the keyboard, and return its id."""
        window = self.xdotool("search", "--sync", "--onlyvisible", "--name", title).split()[0]
        self.xdotool("windowactivate", "--sync", window)
        return window

    def click(self, x: int, y: int, times: int = 1) -> None:
        """Click the left button."""
        self.xdotool("mousemove", "--sync", x, y)
        self.xdotool("click", "--repeat", times, "--delay", 50, 1)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press the left button at one place and let it go at another, with a stop on the way."""
        self.xdotool("mousemove", "--sync", *start)
        self.xdotool("mousedown", 1)
        self.xdotool("mousemove", "--sync", (start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        self.xdotool("mousemove", "--sync", *end)
        self.xdotool("mouseup", 1)

    def press(self, *keys: str) -> None:
        """Press keys one after the other, named as by X: Return, Escape, ctrl+z."""
        self.xdotool("key", *keys)

    @contextmanager
    def running(self, *command: str | Path) -> Iterator[subprocess.Popen[bytes]]:
        """Run a program on this screen; kill it if it still runs in the end."""
        with subprocess.Popen(command, env=self.environment, stdin=subprocess.DEVNULL) as program:
            try:
                yield program
            finally:
                program.kill()

    def photograph(self, target: Path) -> None:
        """Write what the screen shows as a PNG, where ImageMagick is installed."""
        with suppress(FileNotFoundError):
            command = ("import", "-window", "root", target)
            subprocess.run(command, env=self.environment, timeout=PATIENCE, check=True)

    def close_window(self, window: str) -> None:
        """Ask a window to close, as its button does."""
        self.xdotool("windowactivate", "--sync", window, "key", "alt+F4")


@contextmanager
def virtual_screen(width: int, height: int) -> Iterator[VirtualScreen]:
    """Run an X server of this size with openbox on a free display, and end both afterwards."""
    display_from, display_to = os.pipe()
    size = f"{width}x{height}x24"
    server = subprocess.Popen(
        # Without the last option all is forgotten whenever nobody is connected, as between two commands.
        ["Xvfb", "-displayfd", str(display_to), "-screen", "0", size, "-nolisten", "tcp", "-noreset"],
        pass_fds=[display_to],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(display_to)
    try:
        # The server writes the number once it takes connections.
        with os.fdopen(display_from) as numbers:
            screen = VirtualScreen(f":{numbers.readline().strip()}")
        # With its first key xdotool's keyboard takes the place of the server's own, which to openbox is another
        # keyboard: it lets go of all its keys and takes them anew, and Alt+F4 would slip through in between.
        screen.press("Shift_L")
        with subprocess.Popen(
            ["openbox", "--startup", "echo managing"],
            env=screen.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        ) as manager:
            assert manager.stdout is not None
            manager.stdout.readline()
            try:
                yield screen
            finally:
                manager.terminate()
    finally:
        server.terminate()
        server.wait(PATIENCE)
