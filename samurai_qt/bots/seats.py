"""The bots of one table: a process for each level or program among them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from engine.samurai import Table
from engine.samurai.bots import parse_level
from samurai_qt.bots.messages import question_for
from samurai_qt.bots.process import BotProcess
from samurai_qt.bots.thinking import milliseconds_of

_PROGRAM = "cmd:"
_MILLISECONDS_FOR_PROGRAMS = 1000


class BotSeats(QObject):
    """Asks the bots of these seats, each a level or `cmd:PROGRAM`, for their choices.

    `answered` brings a seat and its choice, not yet judged by the rules; `failed` a seat and why it has none.
    With a seed the levels choose the same again, as far as time lets them.
    """

    answered = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, bots: Mapping[int, str], seed: int | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.bots = dict(bots)
        self._seed = seed
        self._asked: set[int] = set()
        self._processes = {bot: self._process(bot) for bot in dict.fromkeys(bots.values())}

    def replace(self, seat: int, bot: str) -> None:
        """Let another bot hold the seat from the next question on."""
        self.bots[seat] = bot
        if bot not in self._processes:
            self._processes[bot] = self._process(bot)

    def ask(self, seat: int, table: Table) -> None:
        """Begin thinking for the seat; an answer or a failure comes by signal. Asking twice is asking once."""
        if seat in self._asked:
            return
        self._asked.add(seat)
        bot = self.bots[seat]
        self._processes[bot].ask(question_for(table, seat, _milliseconds(bot)))

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

    def _process(self, bot: str) -> BotProcess:
        program = bot.removeprefix(_PROGRAM)
        if program == bot:
            process = BotProcess.for_level(bot, self, seed=self._seed)
        else:
            process = BotProcess.for_program(program, self)
        process.answered.connect(self._answered)
        process.failed.connect(self._failed)
        return process

    def _answered(self, seat: int, choice: object) -> None:
        self._asked.discard(seat)
        self.answered.emit(seat, choice)

    def _failed(self, seat: int, why: str) -> None:
        self._asked.discard(seat)
        self.failed.emit(seat, why)


def _milliseconds(bot: str) -> int:
    if bot.startswith(_PROGRAM):
        return _MILLISECONDS_FOR_PROGRAMS
    choice = parse_level(bot)
    return choice.milliseconds or milliseconds_of(choice.level)
