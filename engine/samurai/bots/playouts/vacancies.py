"""The empty hexes during a guided playout, and where a tile gains most there."""

from engine.samurai.bots.playouts.chances import Row
from engine.samurai.bots.playouts.starts import Ground, GuidedStart, Order, Pair

NOTHING = -9.0
"""Less than any tile gains anywhere."""

NO_PAIR: Pair = (-1, -1, -1, 0)

_EVERY_BIT = -1


class Vacancies:
    """The empty hexes of one terrain, of which `changed` are the pairs beside a settlement that isn't as it was.

    What tiles gain between the others is known from the start of the playout: the first of their order that hasn't
    changed is the best, and only the changed ones need a look. Of equal pairs the first by number is chosen.
    """

    __slots__ = ("_hexes", "changed", "ground")

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self._hexes = ground.hexes.copy()
        self.changed: list[Pair] = []

    def touch(self, place: int, before: int) -> None:
        """Note that this settlement isn't as it was; `before` are the bits of those touched before."""
        for pair in self.ground.beside[place]:
            if not pair[3] & before:
                self.changed.append(pair)

    def touch_all(self) -> None:
        """Note that nothing need be as it was."""
        self.changed = [pair for pair in self.ground.pairs if self._hexes[pair[0]]]

    def take(self, pair: Pair) -> None:
        """Take a hex of this pair, both of whose settlements have been touched."""
        number = pair[0]
        self._hexes[number] -= 1
        if not self._hexes[number]:
            self.changed.remove(pair)

    def beside(self, place: int) -> list[Pair]:
        """The pairs of this settlement that still have an empty hex."""
        return [pair for pair in self.ground.beside[place] if self._hexes[pair[0]]]

    def best(self, order: Order, rows: list[Row], tile: int, touched: int) -> tuple[float, Pair]:
        """What the tile gains at most, and where; NOTHING if there is no empty hex."""
        top, best = NOTHING, NO_PAIR
        for value, mask, pair in order:
            if not mask & touched:
                top, best = value, pair
                break
        if self.changed:
            values = [rows[first][tile] + rows[second][tile] for _, first, second, _ in self.changed]
            highest = max(values)
            if highest >= top:
                return highest, self.first_with(highest, values, best if highest == top else NO_PAIR)
        return top, best

    def first_with(self, value: float, values: list[float], unchanged: Pair) -> Pair:
        """The first by number of the changed pairs with this value among these and an unchanged pair or NO_PAIR."""
        if values.count(value) == 1:
            pair = self.changed[values.index(value)]
        else:
            pair = min([pair for pair, one in zip(self.changed, values, strict=True) if one == value])
        return pair if unchanged is NO_PAIR else min(pair, unchanged)


class Field:
    """The empty hexes of a playout; `places` are the settlements that aren't as they were, `touched` their bits."""

    __slots__ = ("land", "places", "sea", "touched")

    def __init__(self, start: GuidedStart) -> None:
        self.land = Vacancies(start.land)
        self.sea = Vacancies(start.sea)
        self.places: list[int] = []
        self.touched = 0

    def fill(self, vacancies: Vacancies, pair: Pair) -> None:
        """Fill a hex of this pair: its settlements change."""
        for place in pair[1:3]:
            if not self.touched >> place & 1:
                self.land.touch(place, self.touched)
                self.sea.touch(place, self.touched)
                self.touched |= 1 << place
                self.places.append(place)
        vacancies.take(pair)

    def touch_all(self) -> None:
        """Take no pair for what it was at the start any more."""
        self.land.touch_all()
        self.sea.touch_all()
        self.places = list(range(len(self.land.ground.beside)))
        self.touched = _EVERY_BIT
