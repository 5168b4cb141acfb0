"""How far the forecast may err: the spreads with which the winner is told best."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import log
from typing import NamedTuple

from engine.samurai.bots.weights import Weights
from engine.samurai.bots.winning import Chances, Forecast, chances_by
from samurai_qt.training.games import Snapshot

# The positions of a game tell much the same winner again: more of them cost time and add little.
MOST_POSITIONS = 5000
# Steps of the search, as factors of a spread, down from the first to below the last.
FIRST_STEP, LAST_STEP = 0.4, 0.02
SMALLEST, LARGEST = 0.1, 10.0
# Winners tell the spreads but vaguely; spreads far from plain ones lost matches (docs/bots.md). So much is added to
# the loss for a spread e times as large as at the start.
PULL = 0.05


class _Told(NamedTuple):
    """A snapshot with its figures' chances told: they don't depend on the spreads."""

    snapshot: Snapshot
    chances: tuple[tuple[int, Chances], ...]


def with_best_spreads(weights: Weights, snapshots: Sequence[Snapshot], pull: float = PULL) -> Weights:
    """These weights with the spreads that tell best who won, pulled to those given; each is changed in turn."""
    told = list(_told(weights, snapshots[:: max(1, len(snapshots) // MOST_POSITIONS)]))

    start = weights.variance_scale, weights.total_spread

    def loss(scale: float, spread: float) -> float:
        far = log(scale / start[0]) ** 2 + log(spread / start[1]) ** 2
        return _loss(weights._replace(variance_scale=scale, total_spread=spread), told) + pull * far

    scale, spread = _smallest(loss, *start)
    return weights._replace(variance_scale=round(scale, 3), total_spread=round(spread, 3))


def log_loss(weights: Weights, snapshots: Sequence[Snapshot]) -> float:
    """How badly the chances to win told with these weights fit what came: less is better."""
    return _loss(weights, _told(weights, snapshots))


def _told(weights: Weights, snapshots: Iterable[Snapshot]) -> Iterable[_Told]:
    for snapshot in snapshots:
        yield _Told(
            snapshot,
            tuple(
                (
                    figure.kind,
                    chances_by(weights, figure.influence, figure.open_land, snapshot.moved_last, snapshot.stage),
                )
                for figure in snapshot.standing
            ),
        )


def _loss(weights: Weights, told: Iterable[_Told]) -> float:
    loss, number = 0.0, 0
    for snapshot, figures in told:
        forecast = Forecast(snapshot.captured, weights)
        for kind, chances in figures:
            forecast.add(kind, chances)
        expected = [forecast.chance_to_win(seat) for seat in range(len(snapshot.shares))]
        whole = sum(expected)
        for share, chance in zip(snapshot.shares, expected, strict=True):
            if share:
                loss -= share * log(max(chance / whole, 1e-4))
        number += 1
    return loss / number


def _smallest(loss: Callable[[float, float], float], *start: float) -> tuple[float, ...]:
    """Where the loss is least, as far as going up and down by one number after the other finds it."""
    best, least, step = list(start), loss(*start), FIRST_STEP
    while step >= LAST_STEP:
        found = False
        for index in range(len(best)):
            for factor in (1 + step, 1 / (1 + step)):
                tried = best.copy()
                tried[index] = min(LARGEST, max(SMALLEST, best[index] * factor))
                if (value := loss(*tried)) < least:
                    best, least, found = tried, value, True
        if not found:
            step /= 2
    return tuple(best)
