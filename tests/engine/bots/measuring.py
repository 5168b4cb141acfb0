"""`python -m tests.engine.bots.measuring`: matches that the arena can't seat, of levels against the baselines.

Deals, rotation and results are those of `samurai-qt arena --rotate`; a baseline is written as a level is:
`flat@333`, `cheating@300p`. The cheating search is shown all hands, so its games can't be played over a table.
"""

import argparse
import multiprocessing
import re
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

from engine.samurai import ALL_TILES, Board, Deal, Game, Phase, RuleSet, score
from engine.samurai.bots import Bot, Budget, make_bot
from engine.samurai.bots.ladder import MASTER
from samurai_qt.arena.match import GameReport
from samurai_qt.arena.standings import standing
from tests.engine.bots.baselines import CheatingBot, FlatMonteCarloBot

_CONTESTANT = re.compile(r"([a-z]+)@([1-9][0-9]*)(p?)")


def bot_of(text: str) -> Bot:
    """The level or baseline that this text names, such as `flat@333`."""
    name = _matched(text)[1]
    if name == "flat":
        return FlatMonteCarloBot()
    return CheatingBot(MASTER) if name == "cheating" else make_bot(name)


def budget_of(text: str) -> Budget:
    """The playouts of this text, or its milliseconds from now on."""
    match = _matched(text)
    if match[3]:
        return Budget(playouts=int(match[2]))
    now, seconds = time.monotonic(), int(match[2]) / 1000
    return Budget(
        stop=lambda: time.monotonic() >= now + seconds, halfway=lambda: time.monotonic() >= now + seconds / 2
    )


def play(contestants: tuple[str, ...], seed: int, number: int) -> GameReport:
    """The game of this number, dealt as the arena deals it."""
    players = len(contestants)
    board, rules = Board.load(players), RuleSet()
    deal, turned = divmod(number, players)
    game = Game.started(board, rules, Deal.shuffled(board, rules, Random(f"{seed}/{deal}")).rotated(turned))
    bots = [bot_of(contestant) for contestant in contestants]
    randoms = [Random(f"{seed}/{number}/{seat}") for seat in range(players)]
    seconds, turns = [0.0] * players, [0] * players
    for seat, bot in enumerate(bots):
        budget = budget_of(contestants[seat])
        tiles = bot.choose_opening(ALL_TILES, game.position, seat, budget, randoms[seat])
        game = game.choose_opening(seat, tiles)
    while game.position.phase is not Phase.OVER:
        seat = game.position.seat_to_act
        bot, hand, budget = bots[seat], game.hand(seat), budget_of(contestants[seat])
        if game.position.phase is Phase.FIGURES:
            game = game.place_figure(bot.place_figure(game.position, hand, budget, randoms[seat]))
            continue
        if isinstance(bot, CheatingBot):
            bot.hands = game.hands
        started = time.perf_counter()
        turn = bot.choose_turn(game.position, hand, budget, randoms[seat])
        seconds[seat] += time.perf_counter() - started
        turns[seat] += 1
        game, _ = game.play(turn)
    return GameReport(number, score(game.position).winners, tuple(seconds), tuple(turns), None, "")


def main() -> None:
    """Play the match and print the standings."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.bots.measuring")
    parser.add_argument("seats", nargs="+", metavar="P", help="LEVEL@MS, LEVEL@Np, flat@… or cheating@…")
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    contestants = tuple(arguments.seats)
    players = len(contestants)
    games = -(-arguments.games // players) * players
    with ProcessPoolExecutor(arguments.jobs, multiprocessing.get_context("spawn")) as executor:
        reports = list(executor.map(partial(play, contestants, arguments.seed), range(games)))
    print(f"{games} games, seed {arguments.seed}, {players} players")
    for seat, contestant in enumerate(contestants):
        found = standing(seat, players, reports)
        low, high = found.interval
        print(
            f"{contestant:20} {found.score:.3f}  {low:.3f} – {high:.3f}  wins {found.wins}, shared {found.shared},"
            f" {found.ms_per_turn:.1f} ms a turn"
        )


def _matched(text: str) -> re.Match[str]:
    match = _CONTESTANT.fullmatch(text)
    if match is None:
        raise SystemExit(f"not a contestant with its budget: {text}")
    return match


if __name__ == "__main__":
    main()
