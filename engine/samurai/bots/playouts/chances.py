"""The chances of `winning.py` for packed settlements, remembered: what guided playouts look at all the time."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp
from operator import add, itemgetter

from engine.samurai.bots.playouts.packing import (
    COUNT,
    FIELD,
    FIELD_BITS,
    FIRST_COUNT,
    KINDS,
    MASK_SHIFT,
    OPEN_LAND,
    packing_for,
)
from engine.samurai.bots.weights import LAST_STAGE, MOST_IN_USE, Weights, weights_for
from engine.samurai.bots.winning import taking_by
from engine.samurai.pieces import TILES, Terrain

Row = tuple[float, ...]
"""Along the tiles by index, how much a seat gains by putting one beside a settlement."""

# The ways in which tiles bear on a figure: the influence they lend, of those that fill land and then of the others.
_ON_LAND = (0, 1, 2, 3, 4)
_ELSEWHERE = (0, 1, 2)
_WAYS_OF_TILES: tuple[Callable[[Sequence[float]], Row], ...] = tuple(
    itemgetter(*[tile.influence[kind] + (0 if tile.terrain is Terrain.LAND else len(_ON_LAND)) for tile in TILES])
    for kind in range(KINDS)
)

# Numbers so large have steps of 2**-40. Gains are rounded to that: the same gain is the same number then, however
# it was reckoned.
_GRID = 1.5 * 2.0**12

LANE_BITS = 64
LANE_SCALE = 2.0**48
# Tables of expectations live as long as the program, some dozens of them; each begins anew at this size.
_MOST_EXPECTATIONS = 5_000


class Gains(dict[int, Row]):
    """From a packed settlement to what each tile beside it gains for one seat, in chances to win.

    It is that seat's turn. `stage` is how many figures of the rarest kind are left, and `slopes` say by kind and
    seat what one more figure for another seat changes in this seat's chance to win.
    """

    def __init__(self, players: int, seat: int, stage: int, slopes: Sequence[Sequence[float]]) -> None:
        super().__init__()
        packing = packing_for(players)
        self._fields, self._all_seats = packing.fields, packing.all_seats
        self._kinds = [_GainsOfKind(players, seat, stage, of_kind) for of_kind in slopes]
        self[0] = (0.0,) * len(TILES)

    def __missing__(self, packed: int) -> Row:
        row: Row = ()
        for kind in range(KINDS):
            if packed >> MASK_SHIFT >> kind & 1:
                key = (packed >> self._fields[kind] & self._all_seats) << 3 | packed & OPEN_LAND
                of_kind = _WAYS_OF_TILES[kind](self._kinds[kind][key])
                row = tuple(map(add, row, of_kind)) if row else of_kind
        self[packed] = row
        return row


class _GainsOfKind(dict[int, Sequence[float]]):
    """From influences on a figure << 3 | open land to what is gained by each way in which tiles bear on it."""

    def __init__(self, players: int, seat: int, stage: int, slopes: Sequence[float]) -> None:
        super().__init__()
        self._own_slope = slopes[seat]
        self._others = [(3 + FIELD_BITS * other, slopes[other]) for other in range(players) if other != seat]
        self._own_shift = 3 + FIELD_BITS * seat
        weights = weights_for(players)
        self._taken = [by_stage[min(stage, LAST_STAGE)] for by_stage in weights.taken]
        self._pull, self._own_pull = _pulls(weights)

    def __missing__(self, key: int) -> Sequence[float]:
        open_land = key & OPEN_LAND
        own = key >> self._own_shift & FIELD
        others = [(key >> shift & FIELD, slope) for shift, slope in self._others]
        elsewhere = self._worth(others, open_land, own, len(_ELSEWHERE))
        level = elsewhere[0]
        on_land = self._worth(others, open_land - 1, own, len(_ON_LAND)) if open_land else [level] * len(_ON_LAND)
        # Adding and taking off the large number rounds to the grid.
        gains = self[key] = [worth - level + _GRID - _GRID for worth in on_land + elsewhere]
        return gains

    def _worth(self, others: list[tuple[int, float]], open_land: int, own: int, number: int) -> list[float]:
        """What the figure is worth with so many influences from the own one up, and this open land."""
        own_slope = self._own_slope
        if not open_land:
            highest = max(others)[0]
            leading = [slope for influence, slope in others if influence == highest]
            behind = leading[0] if len(leading) == 1 else 0.0
            ahead = range(own - highest, own - highest + number)
            return [own_slope if lead > 0 else behind if lead < 0 else 0.0 for lead in ahead]
        pull, taken = self._pull[open_land], self._taken[open_land]
        pulls = worth = 0.0
        for influence, slope in others:
            pulls += pull[influence]
            worth += slope * pull[influence]
        own_pulls = self._own_pull[open_land][own : own + number]
        return [taken * (worth + own_slope * own_pull) / (pulls + own_pull) for own_pull in own_pulls]


@lru_cache(maxsize=MOST_IN_USE)
def _pulls(weights: Weights) -> tuple[list[list[float]], list[list[float]]]:
    """By open land and influence how strongly a seat is drawn to take a figure: any seat, and who moved last."""
    influences = range(FIELD + len(_ON_LAND))
    any_seat, moved_last = (
        [
            [exp(steepness * influence - drawback) for influence in influences]
            for steepness, drawback in zip(weights.steepness, drawbacks, strict=True)
        ]
        for drawbacks in ([0.0] * len(weights.drawback), weights.drawback)
    )
    return any_seat, moved_last


class Expectations(dict[int, int]):
    """From a packed settlement to what it adds to a forecast, in lanes of one whole number.

    For kind * players + seat there are two lanes of LANE_BITS: the mean of the figures taken, and its variance,
    each times LANE_SCALE. Sums are exact and cheap, whatever their order.
    """

    def __init__(self, players: int, weights: Weights, moved_last: int, stage: int) -> None:
        super().__init__()
        packing = packing_for(players)
        self._players = players
        self._chances_to_take = taking_by(weights)
        self._moved_last, self._stage = moved_last, stage
        self._variance_scale = weights.variance_scale
        self._fields, self._all_seats = packing.fields, packing.all_seats
        self[0] = 0

    def __missing__(self, packed: int) -> int:
        expected = 0
        for kind in range(KINDS):
            if packed >> MASK_SHIFT >> kind & 1:
                totals = packed >> self._fields[kind] & self._all_seats
                influences = tuple([totals >> FIELD_BITS * seat & FIELD for seat in range(self._players)])
                chances = self._chances_to_take(influences, packed & OPEN_LAND, self._moved_last, self._stage)
                for seat, chance in enumerate(chances):
                    lane = 2 * LANE_BITS * (kind * self._players + seat)
                    expected += round(LANE_SCALE * chance) << lane
                    variance = self._variance_scale * chance * (1 - chance)
                    expected += round(LANE_SCALE * variance) << lane + LANE_BITS
        if len(self) >= _MOST_EXPECTATIONS:
            self.clear()
            self[0] = 0
        self[packed] = expected
        return expected


class Taken(dict[int, int]):
    """From captured figures as in a tally (everything below them cut off) to lanes that `Expectations` add to."""

    def __init__(self, players: int, weights: Weights) -> None:
        super().__init__()
        self._players = players
        self._shifts = [
            packing_for(players).count_shift(seat, kind) - FIRST_COUNT
            for kind in range(KINDS)
            for seat in range(players)
        ]
        self._least_variance = round(LANE_SCALE * weights.least_variance) << LANE_BITS

    def __missing__(self, counts: int) -> int:
        lanes = 0
        for index, shift in enumerate(self._shifts):
            of_one = (int(LANE_SCALE) * (counts >> shift & COUNT)) + self._least_variance
            lanes += of_one << 2 * LANE_BITS * index
        if len(self) >= _MOST_EXPECTATIONS:
            self.clear()
        self[counts] = lanes
        return lanes


@lru_cache(maxsize=MOST_IN_USE)
def expectations_for(players: int, weights: Weights) -> tuple[tuple[Expectations, ...], ...]:
    """The shared tables of what settlements add, self-filling; by the seat that moved last and the stage."""
    return tuple(
        tuple(Expectations(players, weights, moved_last, stage) for stage in range(LAST_STAGE + 1))
        for moved_last in range(players)
    )


@lru_cache(maxsize=MOST_IN_USE)
def taken_for(players: int, weights: Weights) -> Taken:
    """The shared table of captured figures, which fills itself."""
    return Taken(players, weights)
