"""Playouts per second on one core, from opening positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from statistics import median

from engine.samurai.bots.outlook import Outlook
from engine.samurai.bots.playouts.flat_game import FlatGame
from engine.samurai.bots.playouts.guided import Guide
from engine.samurai.bots.playouts.starts import Sample, start_of
from engine.samurai.bots.playouts.uniform import shares_after
from engine.samurai.bots.winning import forecast
from samurai_qt.bench.measurement import Measurement, seconds_taken
from samurai_qt.bench.rules import dealt_game

PLAYERS = (2, 4)
TURNS = 4
PLAYOUTS = 400
# As many turns face the same sample of hidden tiles.
FINALISTS = 8
ROUNDS = 7


def measure() -> Iterator[Measurement]:
    """Plain playouts to the end of the game, and guided ones four turns deep with the chance to win after them."""
    for players in PLAYERS:
        yield Measurement(f"playouts_{players}_players", _per_second(_plain(players)), "playouts/s")
    for players in PLAYERS:
        yield Measurement(f"guided_playouts_{players}_players", _per_second(_guided(players)), "playouts/s")


def _per_second(play: Callable[[], object]) -> float:
    seconds_taken(play)
    return PLAYOUTS / median(seconds_taken(play) for _ in range(ROUNDS))


def _plain(players: int) -> Callable[[], object]:
    random = Random(1)
    game = dealt_game(players, random)
    flat = FlatGame.of(game.position, game.hands, game.stocks)
    return lambda: [shares_after(flat, random) for _ in range(PLAYOUTS)]


def _guided(players: int) -> Callable[[], object]:
    random = Random(1)
    game = dealt_game(players, random)
    position = game.position
    flat = FlatGame.of(position, game.hands, game.stocks)
    seat = position.seat_to_act
    expected = forecast(position, Outlook(position, seat), (seat - 1) % players)
    guide = Guide(flat, [expected.slopes(other) for other in range(players)])
    start = start_of(flat)

    def dealt() -> Sample:
        orders = [
            random.sample(hand + stock, len(hand) + len(stock))
            for hand, stock in zip(flat.hands, flat.stocks, strict=True)
        ]
        return Sample([order[:5] for order in orders], [order[5:] for order in orders])

    def play() -> None:
        for _ in range(PLAYOUTS // FINALISTS):
            sample = dealt()
            for _ in range(FINALISTS):
                guide.play_out(start, sample, TURNS, seat)

    return play
