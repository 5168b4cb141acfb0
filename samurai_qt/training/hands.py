"""`python -m samurai_qt.training.hands`: how much likelier than by chance tiles not shown are held, by games."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from functools import reduce
from random import Random
from typing import NamedTuple

from engine.samurai import ALL_TILES, Board, Deal, Game, Hand, Phase, Position, RuleSet
from engine.samurai.bots import Budget, make_bot
from engine.samurai.bots.hidden import LIKELIER, group_of, stage_by
from samurai_qt.command_line.positive import positive
from samurai_qt.errors import SamuraiError
from samurai_qt.training.work import add_work_arguments, executor_by

LEVEL = "master"
BUDGET = Budget(playouts=200)
STAGES = ("0 to 3 drawn", "4 to 8 drawn", "9 or more")


class Tally(NamedTuple):
    """How many tiles of a group were held, and how many would have been by chance."""

    held: int = 0
    expected: float = 0.0


Tallies = dict[tuple[str, int], Tally]
"""By group and stage."""


def main() -> None:
    """Play and print; the same table again for the same seed, whatever the number of jobs."""
    parser = argparse.ArgumentParser(prog="python -m samurai_qt.training.hands", description=__doc__)
    parser.add_argument("--games", type=positive, default=100, help="games of two players (100)")
    add_work_arguments(parser)
    arguments = parser.parse_args()
    try:
        with executor_by(arguments) as executor:
            seeds = [f"{arguments.seed}/{number}" for number in range(arguments.games)]
            nothing: Tallies = {}
            tallies = reduce(added, executor.map(tallies_of_game, seeds), nothing)
    except SamuraiError as error:
        sys.exit(f"{parser.prog}: {error}")
    except KeyboardInterrupt:
        sys.exit(f"{parser.prog}: interrupted")
    print("\n".join(table(tallies)))


def tallies_of_game(seed: str) -> Tallies:
    """What one game of this seed shows; the same again for the same."""
    random = Random(seed)
    board, rules, bot = Board.load(2), RuleSet(), make_bot(LEVEL)
    game = Game.started(board, rules, Deal.shuffled(board, rules, random))
    tallies: Tallies = {}
    for seat in range(2):
        game = game.choose_opening(seat, bot.choose_opening(ALL_TILES, game.position, seat, BUDGET, random))
    while game.position.phase is Phase.FIGURES:
        hand = game.hand(game.position.seat_to_act)
        game = game.place_figure(bot.place_figure(game.position, hand, BUDGET, random))
    while game.position.phase is Phase.TURNS:
        seat = game.position.seat_to_act
        tallies = added(tallies, tallies_of(game.position, game.hand(1 - seat)))
        game, _ = game.play(bot.choose_turn(game.position, game.hand(seat), BUDGET, random))
    return tallies


def tallies_of(position: Position, hand: Hand) -> Tallies:
    """What this hand shows to one who knows the position alone; nothing once its seat has drawn all tiles."""
    stock = position.stock_sizes[hand.seat]
    if not stock:
        return {}
    stage = stage_by(stock)
    unseen = position.unseen_tiles(hand.seat)
    tallies: Tallies = {}
    for group in LIKELIER:
        held = len([tile for tile in hand.tiles if group_of(tile) == group])
        hidden = len([tile for tile in unseen if group_of(tile) == group])
        tallies[group, stage] = Tally(held, hidden * len(hand.tiles) / len(unseen))
    return tallies


def added(tallies: Tallies, more: Tallies) -> Tallies:
    """Both together."""
    together = tallies.copy()
    for key, tally in more.items():
        before = tallies.get(key, Tally())
        together[key] = Tally(before.held + tally.held, before.expected + tally.expected)
    return together


def table(tallies: Tallies) -> Iterable[str]:
    """The lines of a table: by group and stage what was found, and in brackets what the search goes by."""
    yield "".join([f"{'':20}", *[f"{stage:>16}" for stage in STAGES]])
    for group, shipped in LIKELIER.items():
        cells = []
        for stage, taken in enumerate(shipped):
            tally = tallies.get((group, stage), Tally())
            found = f"{tally.held / tally.expected:.2f}" if tally.expected else "-"
            cells.append(f"{f'{found} ({taken})':>16}")
        yield f"{group:20}" + "".join(cells)


if __name__ == "__main__":
    main()
