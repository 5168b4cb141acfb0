"""The order and speed in which events are shown: bots' turns one by one, each long enough to be seen."""

from __future__ import annotations

from collections import deque
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from engine.samurai import Event, FigurePlaced, Position, TurnPlayed


class Pace(Enum):
    """How long others' moves are shown; the value is what settings hold."""

    CALM = "calm"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


_TURN_MILLISECONDS = {Pace.CALM: 2200, Pace.NORMAL: 1200, Pace.FAST: 400, Pace.INSTANT: 0}
_CAPTURE_MILLISECONDS = {Pace.CALM: 1200, Pace.NORMAL: 700, Pace.FAST: 200, Pace.INSTANT: 0}
# There are up to 33 figures to place: three or four of them take as long as one turn.
_FIGURE_SHARE = 0.3


class Shown(NamedTuple):
    """An event, the public position right after it, and whether a person at this computer caused it."""

    event: Event
    position: Position
    own: bool


class Pacer(QObject):
    """Hands out queued events one at a time; `shown` for each, `drained` when the last has been seen."""

    shown = Signal(object)
    drained = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._queue: deque[Shown] = deque()
        self._pace = Pace.NORMAL
        self._paused = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Whether an event waits or is still being looked at."""
        return bool(self._queue) or self._timer.isActive()

    @property
    def waiting(self) -> int:
        """How many events nobody has seen yet."""
        return len(self._queue)

    @property
    def pace(self) -> Pace:
        """How long others' moves are shown."""
        return self._pace

    def set_pace(self, pace: Pace) -> None:
        """Change the speed; instant ends a wait that runs."""
        self._pace = pace
        if pace is Pace.INSTANT and self._timer.isActive() and not self._paused:
            self._timer.start(0)

    @property
    def paused(self) -> bool:
        """Whether nothing is shown until `resume`."""
        return self._paused

    def pause(self) -> None:
        """Show nothing more for now."""
        self._paused = True

    def resume(self) -> None:
        """Go on where `pause` stopped."""
        if self._paused:
            self._paused = False
            self._timer.start(0)

    def add(self, shown: Shown) -> None:
        """Queue an event; a person's own is shown at once when nothing is before it."""
        self._queue.append(shown)
        if not self._timer.isActive() and not self._paused:
            self._show_next()

    def stop(self) -> None:
        """Forget everything."""
        self._timer.stop()
        self._queue.clear()

    def _go_on(self) -> None:
        if self._paused:
            return
        if self._queue:
            self._show_next()
        else:
            self.drained.emit()

    def _show_next(self) -> None:
        shown = self._queue.popleft()
        # Started first: who listens may add events, and they have to wait their turn.
        self._timer.start(self._milliseconds(shown))
        self.shown.emit(shown)

    def _milliseconds(self, shown: Shown) -> int:
        event = shown.event
        if isinstance(event, FigurePlaced):
            return 0 if shown.own else round(_TURN_MILLISECONDS[self._pace] * _FIGURE_SHARE)
        if not isinstance(event, TurnPlayed):
            return 0
        captures = _CAPTURE_MILLISECONDS[self._pace] if event.captures else 0
        return captures if shown.own else captures + _TURN_MILLISECONDS[self._pace]
