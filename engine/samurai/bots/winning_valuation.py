"""The chance to win as a sum over settlements, good near one position: what the search for turns needs."""

from engine.samurai.bots.outlook import Outlook
from engine.samurai.bots.winning import forecast, taking_for
from engine.samurai.pieces import FIGURES, Tile
from engine.samurai.position import Counts, Position

# What a tile is worth later: strength, and being able to come on top of another turn's tile.
_COST_OF_STRENGTH = 0.002
_COST_OF_FAST = 0.012


class WinningValuation:
    """Each figure counts for every seat's chance to take it, times what one more of its kind there changes."""

    def __init__(self, position: Position, outlook: Outlook) -> None:
        self._seat = outlook.seat
        self._stage = min(position.figures_left())
        self._prospects = outlook.prospects
        self._chances_to_take = taking_for(position.players)
        expected = forecast(position, outlook, (outlook.seat - 1) % position.players)
        self._weights = expected.slopes(outlook.seat)
        self._values: dict[tuple[int, int, int, int], float] = {}

    def prospect(self, index: int, own: Counts, open_land: int, figures: int) -> float:
        """The worth of the figures of one settlement, in chances to win."""
        value = 0.0
        for kind in range(len(FIGURES)):
            if figures >> kind & 1:
                key = index, kind, own[kind], open_land
                if key not in self._values:
                    self._values[key] = self._figure(index, kind, own[kind], open_land)
                value += self._values[key]
        return value

    def cost(self, tile: Tile) -> float:
        """As `cost_of`."""
        return cost_of(tile)

    def _figure(self, index: int, kind: int, own: int, open_land: int) -> float:
        influence = [counts[kind] for counts in self._prospects[index].influence]
        influence[self._seat] = own
        chances = self._chances_to_take(tuple(influence), open_land, self._seat, self._stage)
        return sum([weight * chance for weight, chance in zip(self._weights[kind], chances, strict=True)])


def cost_of(tile: Tile) -> float:
    """A fast tile can wait for a better moment; of slow ones the weakest that serves is spent."""
    return _COST_OF_FAST if tile.fast else _COST_OF_STRENGTH * tile.strength
