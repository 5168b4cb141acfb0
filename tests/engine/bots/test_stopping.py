"""No phase of a thought goes on for long without asking whether to stop, nor when told so; without a clock.

Nor does a thought leave garbage that only a search finds: there is none while a bot thinks.
"""

import gc
import sys
from collections.abc import Callable
from random import Random
from types import FrameType
from typing import Any

import pytest

from engine.samurai import Hand, Phase, Position, RuleSet, Tile, Turn, play_turn
from engine.samurai.bots import Budget, make_bot
from tests.engine.random_games import set_up, turns

# Calls of Python functions: a few milliseconds' worth. One for every legal action and a few more are unavoidable.
MOST_CALLS = 12_000


class CountingStop:
    """Says stop at its nth call and ever after; counts the calls of Python functions between its own."""

    def __init__(self, allowed: int) -> None:
        self._allowed = allowed
        self._asked = 0
        self._calls = 0
        self.longest = 0

    def __call__(self) -> bool:
        self._longest()
        self._asked += 1
        return self._asked >= self._allowed

    def watch(self, think: Callable[[], Turn]) -> Turn:
        """What is thought, with calls counted until its end."""
        sys.setprofile(self._count)
        try:
            return think()
        finally:
            sys.setprofile(None)
            self._longest()

    def _count(self, frame: FrameType, event: str, argument: Any) -> None:
        if event == "call":
            self._calls += 1

    def _longest(self) -> None:
        self.longest = max(self.longest, self._calls)
        self._calls = 0


def moments(players: int, capture: str) -> list[tuple[Position, Hand]]:
    """Moments of a game with random turns, its last turns among them; the first with much to combine too."""
    random = Random(f"stopping/{players}/{capture}")
    game = set_up(players, RuleSet(capture=capture), random)
    played = [(position, hand) for position, hand, _, _ in turns(game, random) if position.phase is Phase.TURNS]
    first, hand = played[0]
    varied = Hand(hand.seat, (Tile.N1, Tile.V1, Tile.V2, Tile.X, Tile.M))
    return [(first, varied), *played[: -4 : len(played) // 4], *played[-4:]]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("capture", ["turn-end", "immediate"])
def test_it_asks_often_and_ends_soon(players: int, capture: str) -> None:
    bot = make_bot("master")
    for position, hand in moments(players, capture):
        for allowed in (1, 8, 150, 700):
            stop = CountingStop(allowed)

            def think(position: Position = position, hand: Hand = hand, stop: CountingStop = stop) -> Turn:
                return bot.choose_turn(position, hand, Budget(stop=stop), Random(1))

            assert play_turn(position, stop.watch(think), hand)
            assert stop.longest < MOST_CALLS


@pytest.mark.parametrize("level", ["novice", "easy", "hard", "master"])
def test_a_thought_leaves_no_cycles(level: str) -> None:
    bot = make_bot(level)
    for position, hand in moments(2, "turn-end"):
        gc.collect()
        gc.disable()
        try:
            bot.choose_turn(position, hand, Budget(playouts=40), Random(1))
            assert gc.collect() == 0
        finally:
            gc.enable()
