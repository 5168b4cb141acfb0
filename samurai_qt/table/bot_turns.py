"""The bots' part of a game: asked when the table waits for them, their answers held until the disk is ready."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from engine.samurai import Choice, Table
from samurai_qt.bots.seats import BotSeats
from samurai_qt.table.autosave import Autosave


class BotFailure(NamedTuple):
    """A bot that gave no usable answer: its seat, its level, and what is known of the cause."""

    seat: int
    level: str
    message: str


class BotTurns(QObject):
    """Asks the bots of a table; while one has failed, nobody is asked."""

    chosen = Signal(int, object)
    """A seat and its choice, to be submitted now."""
    failed = Signal()

    def __init__(self, seats: BotSeats, autosave: Autosave | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.seats = seats
        self.failure: BotFailure | None = None
        self._autosave = autosave
        self._answers: deque[tuple[int, Choice]] = deque()
        seats.setParent(self)
        seats.answered.connect(self._take)
        seats.failed.connect(self.fail)
        if autosave is not None:
            autosave.settled.connect(self._hand_on)

    def ask(self, table: Table) -> None:
        """Let every bot think that the table waits for."""
        if self.failure is not None or self._answers:
            return
        for seat in table.awaited:
            if seat in self.seats.bots:
                self.seats.ask(seat, table)

    def thinking_seat(self, table: Table) -> int | None:
        """The seat of the first bot that the table waits for, unless one has failed."""
        awaited = [seat for seat in table.awaited if seat in self.seats.bots]
        return awaited[0] if awaited and self.failure is None else None

    def fail(self, seat: int, message: str) -> None:
        """Stop all thinking: this seat's bot has no usable answer."""
        self.cancel()
        self.failure = BotFailure(seat, self.seats.bots[seat], message)
        self.failed.emit()

    def forget_failure(self, level: str | None = None) -> None:
        """Let the bot that failed be asked again, or one of another level in its place."""
        if self.failure is not None and level is not None:
            self.seats.replace(self.failure.seat, level)
        self.failure = None

    def cancel(self) -> None:
        """Forget every thought and answer."""
        self._answers.clear()
        self.seats.cancel()

    def close(self) -> None:
        """End the bots' processes."""
        self._answers.clear()
        self.seats.close()

    def _take(self, seat: int, choice: Choice) -> None:
        self._answers.append((seat, choice))
        self._hand_on()

    def _hand_on(self) -> None:
        # Only once the save of the move before is on disk: a crash never loses two.
        if self._answers and (self._autosave is None or not self._autosave.busy):
            self.chosen.emit(*self._answers.popleft())
