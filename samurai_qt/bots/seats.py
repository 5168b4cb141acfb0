"""The bots of one table: a process for each level among them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from engine.samurai import Hand, Position, Table
from engine.samurai.bots import UnknownLevel, parse_level
from samurai_qt.bots.failures import BotFailure, FailureKind, failure_text
from samurai_qt.bots.messages import question_for
from samurai_qt.bots.process import BotProcess
from samurai_qt.bots.thinking import milliseconds_of


class BotSeats(QObject):
    """Asks the bots of these seats, each a level, for their choices; what is no level fails when it is asked.

    `answered` brings a seat and its choice, not yet judged by the rules; `failed` a seat and why it has none.
    A program is never run here: the names come from files, which may be somebody else's.
    With a seed the levels choose the same again, as far as time lets them.
    """

    answered = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, bots: Mapping[int, str], seed: int | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.bots = dict(bots)
        self._seed = seed
        self._asked: dict[int, _Asked] = {}
        self._processes: dict[str, BotProcess] = {}
        for bot in bots.values():
            self._prepare(bot)

    def replace(self, seat: int, bot: str) -> None:
        """Let another bot hold the seat from the next question on."""
        self.bots[seat] = bot
        self._prepare(bot)

    def ask(self, seat: int, table: Table) -> None:
        """Begin thinking for the seat; an answer or a failure comes by signal. Asking twice is asking once."""
        if seat in self._asked:
            return
        self._asked[seat] = _Asked(table, table.position, table.hand(seat))
        bot = self.bots[seat]
        if bot in self._processes:
            self._processes[bot].ask(question_for(table, seat, _milliseconds(bot)))
        else:
            failure = failure_text(BotFailure(FailureKind.UNKNOWN, bot))
            QTimer.singleShot(0, self, lambda: self._failed(seat, failure))

    def cancel(self) -> None:
        """Forget every thought that runs."""
        self._asked.clear()
        for process in self._processes.values():
            process.cancel()

    def close(self) -> None:
        """End all processes."""
        self._asked.clear()
        for process in self._processes.values():
            process.close()

    def _prepare(self, bot: str) -> None:
        if bot in self._processes or not is_level(bot):
            return
        process = BotProcess.for_level(bot, self, seed=self._seed)
        process.answered.connect(self._answered)
        process.failed.connect(self._failed)
        self._processes[bot] = process

    def _answered(self, seat: int, choice: object) -> None:
        asked = self._asked.pop(seat)
        if asked.is_past(seat):
            # At a table between computers the others told meanwhile what came after, or that it did not come about.
            if seat in asked.table.awaited:
                self.ask(seat, asked.table)
            return
        self.answered.emit(seat, choice)

    def _failed(self, seat: int, why: str) -> None:
        self._asked.pop(seat, None)
        self.failed.emit(seat, why)


class _Asked(NamedTuple):
    table: Table
    position: Position
    hand: Hand

    def is_past(self, seat: int) -> bool:
        return self.table.position != self.position or self.table.hand(seat) != self.hand


def _milliseconds(bot: str) -> int:
    choice = parse_level(bot)
    return choice.milliseconds or milliseconds_of(choice.level)


def is_level(bot: str) -> bool:
    """Tell whether a text names a level, with its time or playouts or without."""
    try:
        parse_level(bot)
    except UnknownLevel:
        return False
    return True
