"""A bot's answer to a question, thought out in this process."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

from engine.samurai import FigurePlacement, Hand, OpeningChoice, Position, Turn
from engine.samurai.bots import Bot, Budget, LevelChoice, make_bot
from samurai_qt.bots.messages import FigureRequest, OpeningRequest, Question

DEFAULT_MILLISECONDS = {"hard": 300, "master": 1000}
# The others are done in a few milliseconds. On a busy machine too they must come to the end of their thoughts: time
# would change what they play, the yardstick `greedy` among them.
OTHER_MILLISECONDS = 5000

# What a bot needs to bring its thought to an end and the answer on its way.
_RESERVE_SECONDS = 0.005


def milliseconds_of(level: str) -> int:
    """How long a level thinks about a turn unless it is told otherwise."""
    return DEFAULT_MILLISECONDS.get(level, OTHER_MILLISECONDS)


Answer = OpeningChoice | FigurePlacement | Turn


class Thinker:
    """A level with its seed: its answers depend on nothing but the question, and on time where that is limited."""

    def __init__(self, choice: LevelChoice, seed: str | int) -> None:
        self.choice = choice
        self._seed = seed
        self._bot: Bot = make_bot(choice.level)

    def answer(self, question: Question, position: Position, budget: Budget) -> Answer:
        """What the bot chooses at this position, which the question's record has come to."""
        seat = question.seat
        # Made anew from the moment of the game, so that a worker that starts again thinks the same.
        record = question.record
        random = Random(f"{self._seed}/{seat}/{len(record.setup)}/{len(record.turns)}")
        if isinstance(question, OpeningRequest):
            return OpeningChoice(self._bot.choose_opening(question.tiles, position, seat, budget, random))
        hand = Hand(seat, question.hand)
        if isinstance(question, FigureRequest):
            return self._bot.place_figure(position, hand, budget, random)
        with _undisturbed():
            return self._bot.choose_turn(position, hand, budget, random)

    def budget(self, milliseconds: int, cancelled: Callable[[], bool] = lambda: False) -> Budget:
        """The level's own playouts, or its own time, or else these milliseconds from now on; until cancelled."""
        if self.choice.playouts is not None:
            return Budget(playouts=self.choice.playouts, stop=cancelled)
        seconds = (self.choice.milliseconds or milliseconds) / 1000
        now = time.monotonic()
        end, half = now + max(0.0, seconds - _RESERVE_SECONDS), now + seconds / 2
        return Budget(stop=lambda: time.monotonic() >= end or cancelled(), halfway=lambda: time.monotonic() >= half)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """No search for garbage meanwhile: it takes as long as a short thought, and thoughts leave no cycles."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
