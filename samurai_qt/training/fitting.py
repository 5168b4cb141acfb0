"""Weights that tell best who took each figure, and then who won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import exp

from engine.samurai.bots.weights import LAST_STAGE, Weights
from samurai_qt.training.beginning import plain_weights
from samurai_qt.training.games import NOBODY, Snapshot
from samurai_qt.training.spreads import with_best_spreads

# Edo and Sapporo alone have six land hexes: they are learned with those that have five.
MOST_OPEN = 5
OPEN = range(1, MOST_OPEN + 1)
STEPS = 30
# Rates are drawn towards those of all stages, as if so many more figures had been seen.
PULL = 50

Cells = Counter[tuple[tuple[int, ...], int]]


def fitted(snapshots: Sequence[Snapshot]) -> Weights:
    """The weights that fit these snapshots; all of one number of players."""
    steepness, drawback = [0.0], [0.0]
    for open_land in OPEN:
        steep, lacking = _fitted_shares(_cells(snapshots, open_land))
        steepness.append(round(steep, 3))
        drawback.append(round(lacking, 3))
    taken = [[1.0] * (LAST_STAGE + 1), *(_taken(snapshots, open_land) for open_land in OPEN)]
    for rows in (steepness, drawback):
        rows.append(rows[-1])
    taken.append(taken[-1])
    shape = plain_weights()._replace(
        steepness=tuple(steepness), drawback=tuple(drawback), taken=tuple(map(tuple, taken))
    )
    return with_best_spreads(shape, snapshots)


def _cells(snapshots: Iterable[Snapshot], open_land: int) -> Cells:
    """How often, with each seat's influence from the one that moved last on, which of them took the figure."""
    cells: Cells = Counter()
    for snapshot in snapshots:
        players = len(snapshot.shares)
        for figure in snapshot.standing:
            if min(figure.open_land, MOST_OPEN) == open_land and figure.taker != NOBODY:
                last = snapshot.moved_last
                influence = figure.influence[last:] + figure.influence[:last]
                cells[influence, (figure.taker - last) % players] += 1
    return cells


def _fitted_shares(cells: Cells) -> tuple[float, float]:
    """Steepness and drawback by Newton's method; the problem is convex, and a little pull keeps it bounded."""
    steep, lacking = 0.4, 0.1
    for _ in range(STEPS):
        slope_steep, slope_lacking = -0.1 * (steep - 0.4), -0.1 * lacking
        bend_steep, bend_both, bend_lacking = 0.1, 0.0, 0.1
        for (influence, taker), times in cells.items():
            weights = [exp(steep * total - (0.0 if place else lacking)) for place, total in enumerate(influence)]
            whole = sum(weights)
            mean = sum([weight * total for weight, total in zip(weights, influence, strict=True)]) / whole
            square = sum([weight * total**2 for weight, total in zip(weights, influence, strict=True)]) / whole
            first = weights[0] / whole
            slope_steep += times * (influence[taker] - mean)
            slope_lacking += times * (first - (taker == 0))
            bend_steep += times * (square - mean**2)
            bend_both -= times * first * (influence[0] - mean)
            bend_lacking += times * first * (1 - first)
        whole = bend_steep * bend_lacking - bend_both**2
        steep += (slope_steep * bend_lacking - slope_lacking * bend_both) / whole
        lacking += (slope_lacking * bend_steep - slope_steep * bend_both) / whole
    return steep, lacking


def _taken(snapshots: Sequence[Snapshot], open_land: int) -> list[float]:
    """By stage how often a figure with so much open land was taken before the end."""
    seen, taken = [0] * (LAST_STAGE + 1), [0] * (LAST_STAGE + 1)
    for snapshot in snapshots:
        for figure in snapshot.standing:
            if min(figure.open_land, MOST_OPEN) == open_land:
                seen[min(snapshot.stage, LAST_STAGE)] += 1
                taken[min(snapshot.stage, LAST_STAGE)] += figure.taker != NOBODY
    level = (sum(taken) + 1) / (sum(seen) + 2)
    return [round((got + PULL * level) / (all_ + PULL), 3) for got, all_ in zip(taken, seen, strict=True)]
