"""How long the window's thread is blocked while bots think: a game of four that look ahead, watched to its end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QEventLoop, QTimer

from engine.samurai import COLOURS, RuleSet, SeatInfo
from samurai_qt.bench.pulse import Pulse
from samurai_qt.bench.windows import opened_window
from samurai_qt.game_setup import BOT_NAMES, GameSetup
from samurai_qt.pages.table import TablePage
from samurai_qt.window.main_window import MainWindow

TIME_LIMIT_SECONDS = 300
WINDOW_SIZE = (1920, 1080)


class Heartbeat(NamedTuple):
    """What a timer of 5 ms saw while bots thought, in milliseconds."""

    beats: int
    longest_blocked: float
    """The longest pause between two beats, without the time other programs had the processor instead."""
    longest_pause: float
    """The longest pause between two beats as the clock on the wall shows it."""
    turns: int


def measure_heartbeat(level: str = "hard", seed: int = 1) -> Heartbeat:
    """Watch four bots of a level play a whole game in a real window; needs a QApplication."""
    with watched_table(level, seed) as (_, page):
        controller = page.controller
        loop = QEventLoop()
        pulse = Pulse(page, lambda: controller.thinking_seat is not None)
        # Shown last of all: the end.
        controller.changed.connect(lambda: loop.quit() if controller.is_over else None)
        QTimer.singleShot(TIME_LIMIT_SECONDS * 1000, loop.quit)
        pulse.start()
        loop.exec()
        pulse.stop()
        turns = len(controller.table.record().turns)
        return Heartbeat(pulse.beats, pulse.longest_blocked, pulse.longest_pause, turns)


@contextmanager
def watched_table(level: str, seed: int) -> Iterator[tuple[MainWindow, TablePage]]:
    """A window with four bots of a level at its table; gone in the end."""
    with opened_window(WINDOW_SIZE, "fast") as window:
        seats = tuple(map(SeatInfo, BOT_NAMES, COLOURS, [f"bot:{level}"] * len(COLOURS)))
        yield window, window.games.start(GameSetup(RuleSet(), seats), seed)
