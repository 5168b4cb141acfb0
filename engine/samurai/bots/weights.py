"""The weights of the chance to win, learned from games of the bots against themselves (docs/bots.md)."""

import json
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import NamedTuple

LAST_STAGE = 8
"""From so many figures left of the rarest kind on, the end is far."""

MOST_IN_USE = 4
"""Of so many weights at a time it is remembered what was reckoned by them."""


class Weights(NamedTuple):
    """For one number of players; the first index is the open land hexes of a settlement, 0 to 6.

    `steepness` says how much one influence more counts, `drawback` what the seat that moved last lacks, `taken[open
    land][stage]` how likely a figure is taken before the end. The others shape how far the forecast may err.
    """

    steepness: tuple[float, ...]
    drawback: tuple[float, ...]
    taken: tuple[tuple[float, ...], ...]
    least_variance: float
    variance_scale: float
    total_spread: float


# Of one context alone: games played at once in threads of a process don't get one another's weights.
_replaced: ContextVar[tuple[int, Weights] | None] = ContextVar("replaced", default=None)


def weights_for(players: int) -> Weights:
    """The weights that chances are told by with this many players."""
    replaced = _replaced.get()
    return replaced[1] if replaced and replaced[0] == players else shipped_weights(players)


@contextmanager
def playing_by(players: int, weights: Weights) -> Generator[None]:
    """Meanwhile, in this context, bots tell chances of so many players by these weights, not by those shipped."""
    token = _replaced.set((players, weights))
    try:
        yield
    finally:
        _replaced.reset(token)


@cache
def shipped_weights(players: int) -> Weights:
    """The weights that come with the program."""
    text = files("resources").joinpath("bots", "weights.json").read_text(encoding="utf-8")
    found = json.loads(text)[str(players)]
    return Weights(
        tuple(found["steepness"]),
        tuple(found["drawback"]),
        tuple(tuple(row) for row in found["taken"]),
        found["least_variance"],
        found["variance_scale"],
        found["total_spread"],
    )
