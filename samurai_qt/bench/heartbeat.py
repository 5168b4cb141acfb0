"""How long the window's thread is blocked while bots think: a game of four that look ahead, watched to its end."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer

from engine.samurai import COLOURS, RuleSet, SeatInfo
from samurai_qt.game_setup import BOT_NAMES, GameSetup
from samurai_qt.pages.table import TablePage
from samurai_qt.session import Session
from samurai_qt.storage.data_folder import DataFolder
from samurai_qt.window.main_window import MainWindow

BEAT_MILLISECONDS = 5
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
    with tempfile.TemporaryDirectory() as folder, DataFolder(Path(folder)).open() as data:
        session = Session(data)
        session.change_settings(name="Bench", pace="fast", language="en", theme="light")
        window = MainWindow(session)
        window.resize(*WINDOW_SIZE)
        window.show()
        seats = tuple(map(SeatInfo, BOT_NAMES, COLOURS, [f"bot:{level}"] * len(COLOURS)))
        page = window.games.start(GameSetup(RuleSet(), seats), seed)
        watch = _Watch(page)
        watch.run()
        window.close()
        return watch.result()


class _Watch(QObject):
    """Counts beats until the game is over."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._controller = page.controller
        self._loop = QEventLoop()
        self._beats = 0
        self._longest_blocked = 0.0
        self._longest_pause = 0.0
        self._last: tuple[float, float] | None = None
        self._timer = QTimer(self, interval=BEAT_MILLISECONDS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)

    def run(self) -> None:
        """Watch; ends by itself."""
        self._timer.start()
        QTimer.singleShot(TIME_LIMIT_SECONDS * 1000, self._loop.quit)
        self._loop.exec()
        self._timer.stop()

    def result(self) -> Heartbeat:
        """What was seen."""
        turns = len(self._controller.table.record().turns)
        return Heartbeat(self._beats, 1000 * self._longest_blocked, 1000 * self._longest_pause, turns)

    def _beat(self) -> None:
        now, waited = time.perf_counter(), _seconds_kept_waiting()
        if self._controller.thinking_seat is not None and self._last is not None:
            pause = now - self._last[0]
            self._beats += 1
            self._longest_pause = max(self._longest_pause, pause)
            self._longest_blocked = max(self._longest_blocked, pause - (waited - self._last[1]))
        self._last = (now, waited)
        if self._controller.is_over:
            self._loop.quit()


def _seconds_kept_waiting() -> float:
    """How long this thread could have run while others had the processor; 0 where the system doesn't tell."""
    try:
        return int(Path("/proc/thread-self/schedstat").read_text().split()[1]) / 1e9
    except OSError:
        return 0.0
