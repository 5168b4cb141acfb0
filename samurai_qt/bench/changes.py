"""How long the window's thread is blocked when the map changes size, zoom, turn or theme while a bot thinks."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEventLoop, QPoint, QTimer

from samurai_qt.bench.heartbeat import WINDOW_SIZE, watched_table
from samurai_qt.bench.positions import crowded
from samurai_qt.bench.pulse import Pulse
from samurai_qt.pages.table import TablePage
from samurai_qt.window.main_window import MainWindow

LONG_THOUGHT = "hard@60000"
"""A bot that thinks as long as all changes take, so that nothing else comes on screen."""
FIRST_MILLISECONDS = 1500
BEFORE_MILLISECONDS = 60
"""So that the pulse beats before the change as well as after it."""
BETWEEN_MILLISECONDS = 800
"""Time for everything to be drawn anew, and some more."""


class Block(NamedTuple):
    """A change and the longest time the thread was blocked from then until the next one, in milliseconds."""

    change: str
    milliseconds: float


def measure_changes() -> tuple[Block, ...]:
    """Change what a full board of four shows, one thing after the other; needs a QApplication."""
    with watched_table(LONG_THOUGHT, 1) as (window, page):
        _wait(FIRST_MILLISECONDS)
        page.map.show_position(crowded(4))
        blocks = []
        for name, change in _changes(window, page):
            pulse = Pulse(page)
            pulse.start()
            QTimer.singleShot(BEFORE_MILLISECONDS, change)
            _wait(BETWEEN_MILLISECONDS)
            pulse.stop()
            blocks.append(Block(name, pulse.longest_blocked))
        return tuple(blocks)


def _changes(window: MainWindow, page: TablePage) -> tuple[tuple[str, Callable[[], object]], ...]:
    view = page.map
    change = window.session.change_settings
    width, height = WINDOW_SIZE

    def pan() -> None:
        view.horizontalScrollBar().setValue(view.horizontalScrollBar().maximum())

    return (
        ("resize", lambda: window.resize(width - 320, height - 180)),
        ("resize_back", lambda: window.resize(width, height)),
        ("zoom", lambda: view.set_zoom(2.2, QPoint(300, 600))),
        ("zoom_close", lambda: view.set_zoom(6.0)),
        ("pan", pan),
        ("fit", view.fit),
        ("turn", lambda: view.pin_turn(90)),
        ("turn_back", lambda: view.pin_turn(None)),
        ("theme", lambda: change(theme="dark")),
        ("theme_back", lambda: change(theme="light")),
        ("language", lambda: change(language="zh_CN")),
    )


def _wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
