"""Random games through the public rules against random games of python-chess, in turn within one run."""

from collections.abc import Iterator
from random import Random
from statistics import fmean, median
from time import process_time

import chess
import pytest

from engine.samurai import PLAYER_COUNTS
from samurai_qt.bench.rules import plies_per_second

pytestmark = pytest.mark.benchmark

ROUNDS = 40


def chess_plies_per_second(seed: int) -> float:
    """Plies per second of processor time in a random game of chess, cut after 400 plies.

    Its end is only seen by having no legal move: asking `is_game_over` too would slow python-chess by a third.
    """
    draw = Random(seed).random
    board = chess.Board()
    plies = 0
    start = process_time()
    while plies < 400 and (moves := list(board.legal_moves)):
        board.push(moves[int(draw() * len(moves))])
        plies += 1
    return plies / (process_time() - start)


def rounds() -> Iterator[tuple[float, float]]:
    """Ours and chess's speed, taken in turn."""
    for seed in range(ROUNDS):
        ours = fmean(plies_per_second(players, seed) for players in PLAYER_COUNTS)
        yield ours, chess_plies_per_second(seed)


def test_random_games_are_as_fast_as_python_chess() -> None:
    for players in PLAYER_COUNTS:
        plies_per_second(players, 0)
    chess_plies_per_second(0)
    ours, theirs = (median(speeds) for speeds in zip(*rounds(), strict=True))
    print(f"samurai {ours:,.0f} plies/s, python-chess {theirs:,.0f} plies/s: {ours / theirs:.2f}x")
    assert ours >= theirs
