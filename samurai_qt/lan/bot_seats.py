"""Bots in this computer's seats of a networked table, thinking in a thread of their own."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import NamedTuple

from engine.samurai import Choice, Hand, Position, Table, replay
from engine.samurai.bots import LevelChoice
from samurai_qt.bots.messages import Question, question_for
from samurai_qt.bots.thinking import Thinker, milliseconds_of


class Asked(NamedTuple):
    """What a bot is asked about: it may be past when the answer comes."""

    position: Position
    hand: Hand


class Thought(NamedTuple):
    """What the bot of a seat chose, and when."""

    seat: int
    choice: Choice
    asked: Asked


class ThinkingSeats:
    """Asks the bots of seats for choices, one after the other; `answered` is called in the thinking thread."""

    def __init__(
        self, levels: Mapping[int, LevelChoice], seed: int | None, answered: Callable[[Thought], None]
    ) -> None:
        text = secrets.token_hex(8) if seed is None else str(seed)
        self._thinkers = {seat: Thinker(level, f"{text}/{seat}") for seat, level in levels.items()}
        self._levels = dict(levels)
        self._answered = answered
        self._asked: dict[int, Asked] = {}
        self._stop = Event()
        self._pool = ThreadPoolExecutor(1, "bots")

    def ask(self, table: Table) -> None:
        """Let every bot think that the table waits for and that does not think already."""
        for seat in table.awaited:
            if seat not in self._thinkers:
                continue
            asked = Asked(table.position, table.hand(seat))
            if self._asked.get(seat) != asked:
                self._asked[seat] = asked
                level = self._levels[seat]
                milliseconds = level.milliseconds or milliseconds_of(level.level)
                self._pool.submit(self._think, seat, asked, question_for(table, seat, milliseconds))

    @staticmethod
    def still_counts(thought: Thought, table: Table) -> bool:
        """Whether the table still waits for this: others may have told what came after the question."""
        if thought.seat not in table.awaited:
            return False
        return thought.asked == Asked(table.position, table.hand(thought.seat))

    def forget(self, seat: int) -> None:
        """The seat's answer came to nothing: ask it again."""
        self._asked.pop(seat, None)

    def close(self) -> None:
        """End every thought."""
        self._stop.set()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _think(self, seat: int, asked: Asked, question: Question) -> None:
        thinker = self._thinkers[seat]
        position = replay(question.record).final
        budget = thinker.budget(question.milliseconds, self._stop.is_set)
        self._answered(Thought(seat, thinker.answer(question, position, budget), asked))
