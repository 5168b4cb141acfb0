"""The chances of `winning.py` for packed settlements, remembered: what guided playouts look at all the time."""

from collections.abc import Sequence

from engine.samurai.bots.playouts.packing import FIELD, FIELD_BITS, KINDS, MASK_SHIFT, OPEN_LAND, packing_for
from engine.samurai.bots.weights import weights_for
from engine.samurai.bots.winning import Chances, chances_to_take
from engine.samurai.pieces import TILES, Terrain

Row = tuple[float, ...]
"""Along the tiles by index, how much a seat gains by putting one beside a settlement."""

_NO_GAIN: Row = (0.0,) * len(TILES)
_ON_LAND = tuple(tile.terrain is Terrain.LAND for tile in TILES)


class FigureChances(dict[int, Chances]):
    """From a kind's packed influences << 3 | open land to each seat's chance to take a figure of it."""

    def __init__(self, players: int, moved_last: int, stage: int) -> None:
        super().__init__()
        self._seats = range(players)
        self._moved_last = moved_last
        self._stage = stage

    def __missing__(self, key: int) -> Chances:
        influences = tuple([key >> 3 + FIELD_BITS * seat & FIELD for seat in self._seats])
        chances = self[key] = chances_to_take(influences, key & OPEN_LAND, self._moved_last, self._stage)
        return chances


class Gains(dict[int, Row]):
    """From a packed settlement to what each tile beside it gains for one seat, in chances to win."""

    def __init__(self, players: int, seat: int, stage: int, slopes: Sequence[Sequence[float]]) -> None:
        super().__init__()
        packing = packing_for(players)
        self._fields, self._all_seats, self._seat = packing.fields, packing.all_seats, seat
        self._slopes = slopes
        self._chances = FigureChances(players, seat, stage)
        self[0] = _NO_GAIN

    def __missing__(self, packed: int) -> Row:
        gains = [0.0] * len(TILES)
        open_land = packed & OPEN_LAND
        for kind in range(KINDS):
            if packed >> MASK_SHIFT >> kind & 1:
                influences = (packed >> self._fields[kind] & self._all_seats) << 3
                level = self._worth(kind, influences | open_land)
                step = 1 << 3 + FIELD_BITS * self._seat
                found: dict[tuple[int, bool], float] = {}
                for number, tile in enumerate(TILES):
                    how = tile.influence[kind], _ON_LAND[number]
                    if how not in found:
                        strength, on_land = how
                        left = open_land - on_land
                        found[how] = (
                            self._worth(kind, influences + strength * step | left) - level if left >= 0 else 0.0
                        )
                    gains[number] += found[how]
        row = self[packed] = tuple(gains)
        return row

    def _worth(self, kind: int, key: int) -> float:
        slopes = self._slopes[kind]
        return sum([slope * chance for slope, chance in zip(slopes, self._chances[key], strict=True)])


class Expectations(dict[int, tuple[tuple[int, complex], ...]]):
    """From a packed settlement to what it adds to a forecast: kind * players + seat, mean + variance * 1j."""

    def __init__(self, players: int, moved_last: int, stage: int) -> None:
        super().__init__()
        packing = packing_for(players)
        self._players = players
        self._variance_scale = weights_for(players).variance_scale
        self._fields, self._all_seats = packing.fields, packing.all_seats
        self._chances = FigureChances(players, moved_last, stage)
        self[0] = ()

    def __missing__(self, packed: int) -> tuple[tuple[int, complex], ...]:
        expected = []
        for kind in range(KINDS):
            if packed >> MASK_SHIFT >> kind & 1:
                key = (packed >> self._fields[kind] & self._all_seats) << 3 | packed & OPEN_LAND
                for seat, chance in enumerate(self._chances[key]):
                    expected.append(
                        (kind * self._players + seat, complex(chance, self._variance_scale * chance * (1 - chance)))
                    )
        found = self[packed] = tuple(expected)
        return found
