"""Long work on the GUI thread, done in small steps between other events."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer

SLICE_SECONDS = 0.008
"""How long to work before the event loop has its turn; a step that has begun is always finished."""


class SteppedWork(QObject):
    """One row of steps at a time; a new one takes the place of the last."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: Iterator[object] | None = None
        self._done: Callable[[], None] | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._work)

    @property
    def running(self) -> bool:
        """Whether steps are left."""
        return self._steps is not None

    def start(self, steps: Iterator[object], done: Callable[[], None] | None = None) -> None:
        """Work through the steps from the event loop, then call `done`."""
        self._steps, self._done = steps, done
        self._timer.start()

    def stop(self) -> None:
        """Leave what is left undone."""
        self._steps = self._done = None
        self._timer.stop()

    def finish(self) -> None:
        """Do all that is left at once."""
        if self._steps is not None:
            for _ in self._steps:
                pass
            self._end()

    def _work(self) -> None:
        until = perf_counter() + SLICE_SECONDS
        steps = self._steps
        while steps is not None and perf_counter() < until:
            if next(steps, self) is self:
                self._end()
                return

    def _end(self) -> None:
        done = self._done
        self.stop()
        if done is not None:
            done()
