"""Rounds of games and fits: each round's games are played with the weights that the round before came to."""

from __future__ import annotations

from collections.abc import Generator
from concurrent.futures import Executor
from functools import partial
from typing import NamedTuple

from engine.samurai.bots.weights import Weights
from samurai_qt.training.beginning import plain_weights
from samurai_qt.training.fitting import fitted
from samurai_qt.training.games import Snapshot, snapshots_of
from samurai_qt.training.spreads import log_loss

# Early rounds only have to lead to sensible play: they take one game of so many.
EARLY_SHARE = 3


class Learned(NamedTuple):
    """What a round came to: its number from 1, its games and positions, the weights, and how well they fit."""

    number: int
    games: int
    positions: int
    weights: Weights
    log_loss: float


def rounds(executor: Executor, players: int, number: int, games: int, seed: str) -> Generator[Learned]:
    """So many rounds from plain weights, the last with so many games; the same for the same seed."""
    weights = plain_weights()
    for round_ in range(1, number + 1):
        share = games if round_ == number else -(-games // EARLY_SHARE)
        snapshots = played(executor, players, weights, share, f"{seed}/{players}/{round_}")
        weights = fitted(snapshots)
        yield Learned(round_, share, len(snapshots), weights, log_loss(weights, snapshots))


def played(executor: Executor, players: int, weights: Weights, games: int, seed: str) -> list[Snapshot]:
    """All snapshots of so many games with these weights, in order."""
    seeds = [f"{seed}/{game}" for game in range(games)]
    found = executor.map(partial(snapshots_of, players, weights), seeds)
    return [snapshot for game in found for snapshot in game]
