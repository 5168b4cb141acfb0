"""A timer that beats, and how long it was kept from beating."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer

BEAT_MILLISECONDS = 5


class Pulse(QObject):
    """Counts beats of the event loop while a condition holds, and the longest pause between two."""

    def __init__(self, parent: QObject, counts: Callable[[], bool] = lambda: True) -> None:
        super().__init__(parent)
        self.beats = 0
        self.longest_blocked = 0.0
        """Milliseconds, without the time other programs had the processor instead."""
        self.longest_pause = 0.0
        """Milliseconds as the clock on the wall shows them."""
        self._counts = counts
        self._last: tuple[float, float] | None = None
        self._timer = QTimer(self, interval=BEAT_MILLISECONDS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)

    def start(self) -> None:
        """Begin to beat."""
        self._timer.start()

    def stop(self) -> None:
        """Beat no more."""
        self._timer.stop()

    def _beat(self) -> None:
        now, waited = time.perf_counter(), _seconds_kept_waiting()
        if self._counts() and self._last is not None:
            pause = 1000 * (now - self._last[0])
            self.beats += 1
            self.longest_pause = max(self.longest_pause, pause)
            self.longest_blocked = max(self.longest_blocked, pause - 1000 * (waited - self._last[1]))
        self._last = (now, waited)


def _seconds_kept_waiting() -> float:
    """How long this thread could have run while others had the processor; 0 where the system doesn't tell."""
    try:
        return int(Path("/proc/thread-self/schedstat").read_text().split()[1]) / 1e9
    except OSError:
        return 0.0
