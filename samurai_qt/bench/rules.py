"""Random games through the public rules; one ply is one action chosen from the full legal list."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean, median
from time import process_time

from engine.samurai import PLAYER_COUNTS, Board, Deal, Game, Phase, RuleSet
from samurai_qt.bench.measurement import Measurement

GAMES = 15
RULES = RuleSet(opening="random", figures="random")


def dealt_game(players: int, random: Random) -> Game:
    """A game before its first turn."""
    board = Board.load(players)
    return Game.started(board, RULES, Deal.shuffled(board, RULES, random))


def play_randomly(game: Game, random: Random) -> int:
    """Play to the end, every action and the end of a turn equally likely; return the number of plies."""
    plies = 0
    draw = random.random
    while game.position.phase is Phase.TURNS:
        draft = game.draft()
        while legal := draft.legal_actions():
            choice = int(draw() * (len(legal) + draft.can_undo))
            if choice == len(legal):
                break
            draft.push(legal[choice])
            plies += 1
        game, _ = game.finish(draft)
    return plies


def plies_per_second(players: int, seed: int) -> float:
    """Plies per second of processor time in one random game."""
    random = Random(seed)
    game = dealt_game(players, random)
    start = process_time()
    plies = play_randomly(game, random)
    return plies / (process_time() - start)


def measure() -> Iterator[Measurement]:
    """Plies per second with 2, 3 and 4 players, the median of several games, and their mean."""
    speeds = []
    for players in PLAYER_COUNTS:
        plies_per_second(players, 0)
        speeds.append(median(plies_per_second(players, seed) for seed in range(GAMES)))
        yield Measurement(f"rules_{players}_players", speeds[-1], "plies/s")
    yield Measurement("rules_mean", fmean(speeds), "plies/s")
