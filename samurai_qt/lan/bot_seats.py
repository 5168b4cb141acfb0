"""Bots in this computer's seats of a networked table, thinking in a thread of their own."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from threading import Event

from engine.samurai import Choice, replay
from engine.samurai.bots import LevelChoice
from net.samurai.table import NetworkTable
from samurai_qt.bots.messages import Question, question_for
from samurai_qt.bots.thinking import Thinker, milliseconds_of


class ThinkingSeats:
    """Asks the bots of seats for choices, one after the other; `answered` is called in the thinking thread."""

    def __init__(
        self, levels: Mapping[int, LevelChoice], seed: int | None, answered: Callable[[int, Choice], None]
    ) -> None:
        text = secrets.token_hex(8) if seed is None else str(seed)
        self._thinkers = {seat: Thinker(level, f"{text}/{seat}") for seat, level in levels.items()}
        self._levels = dict(levels)
        self._answered = answered
        self._asked: dict[int, int] = {}
        self._stop = Event()
        self._pool = ThreadPoolExecutor(1, "bots")

    def ask(self, table: NetworkTable) -> None:
        """Let every bot think that the table waits for and that does not think already."""
        step = table.standing.state.step
        for seat in table.awaited:
            if seat in self._thinkers and self._asked.get(seat) != step:
                self._asked[seat] = step
                level = self._levels[seat]
                milliseconds = level.milliseconds or milliseconds_of(level.level)
                self._pool.submit(self._think, seat, question_for(table, seat, milliseconds))

    def forget(self, seat: int) -> None:
        """The seat's answer came to nothing: ask it again."""
        self._asked.pop(seat, None)

    def close(self) -> None:
        """End every thought."""
        self._stop.set()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _think(self, seat: int, question: Question) -> None:
        thinker = self._thinkers[seat]
        position = replay(question.record).final
        budget = thinker.budget(question.milliseconds, self._stop.is_set)
        self._answered(seat, thinker.answer(question, position, budget))
