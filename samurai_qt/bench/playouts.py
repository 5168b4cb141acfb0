"""Playouts per second on one core, from opening positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import process_time

from engine.samurai.bots import Budget, make_bot
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
# How many playouts of its own a level makes at most in one turn here, and over how many deals.
OF_LEVELS = {"hard": 24, "master": 5000}
DEALS = 4


def measure() -> Iterator[Measurement]:
    """Plain playouts to the end of the game, guided ones four turns deep, and the levels' own."""
    for players in PLAYERS:
        yield Measurement(f"playouts_{players}_players", _per_second(_plain(players)), "playouts/s")
    for players in PLAYERS:
        yield Measurement(f"guided_playouts_{players}_players", _per_second(_guided(players)), "playouts/s")
    for level, playouts in OF_LEVELS.items():
        for players in PLAYERS:
            name = f"{level}_own_playouts_{players}_players"
            yield Measurement(name, _of_level(level, players, playouts), "playouts/s")


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


class _Counted(Budget):
    """A budget that notes how many playouts were made, and the processor time before and after them."""

    made = 0
    began = 0.0
    ended = 0.0

    def spent(self, playouts: int) -> bool:
        """As for any budget."""
        self.made, self.ended = playouts, process_time()
        if not playouts:
            self.began = self.ended
        return super().spent(playouts)


def _of_level(level: str, players: int, playouts: int) -> float:
    """Playouts per second in the first turns of several deals; only tables that turns share are filled before."""
    bot = make_bot(level)
    seconds, made = 0.0, 0
    for deal in range(DEALS + 1):
        game = dealt_game(players, Random(deal))
        position = game.position
        budget = _Counted(playouts=playouts)
        bot.choose_turn(position, game.hand(position.seat_to_act), budget, Random(deal))
        if deal:
            seconds += budget.ended - budget.began
            made += budget.made
    return made / seconds
