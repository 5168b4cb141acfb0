"""The weights of the chance to win, learned from games of the bots against themselves (docs/bots.md)."""

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple

LAST_STAGE = 8
"""From so many figures left of the rarest kind on, the end is far."""


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


@cache
def weights_for(players: int) -> Weights:
    """The weights for this many players."""
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
