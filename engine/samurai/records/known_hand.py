"""What a record tells of a seat's hand, and whether its placements and draws can come from it."""

from collections import Counter
from typing import NamedTuple, Self

from engine.samurai.pieces import ALL_TILES, HAND_SIZE, Tile, sorted_tiles
from engine.samurai.position import Hand, Position
from engine.samurai.records.errors import RecordError
from engine.samurai.records.model import CARETAKER, SeatTiles, Takeover


class KnownHand(NamedTuple):
    """A seat's hand as far as a record tells: these tiles, and `hidden` more that may be any not shown yet."""

    seat: int
    tiles: tuple[Tile, ...]
    hidden: int

    @classmethod
    def at_start(cls, seat: int, known: SeatTiles | None) -> Self:
        """The opening hand; RecordError if it is known and can't be chosen from the twenty tiles."""
        if known is None:
            return cls(seat, (), HAND_SIZE)
        place = f"tiles[{seat}].opening"
        if len(known.opening) != HAND_SIZE:
            raise RecordError(place, f"an opening hand has {HAND_SIZE} tiles, not {len(known.opening)}")
        _check_among(known.opening, ALL_TILES, place, "among a player's twenty tiles")
        return cls(seat, sorted_tiles(known.opening), 0)

    def seen_in(self, position: Position) -> Self:
        """The hand as everyone can work it out once the stock is empty: all tiles not shown."""
        if not self.hidden or position.stock_sizes[self.seat]:
            return self
        return self._replace(tiles=position.unseen_tiles(self.seat), hidden=0)

    def possible(self, position: Position) -> Hand:
        """The hand to judge a turn by: the tiles themselves, or all that may be among the hidden ones."""
        return Hand(self.seat, position.unseen_tiles(self.seat) if self.hidden else self.tiles)

    def without(self, tile: Tile, place: str) -> Self:
        """The hand after this tile was played; RecordError if it can't have been in it."""
        if tile in self.tiles:
            left = list(self.tiles)
            left.remove(tile)
            return self._replace(tiles=tuple(left))
        if not self.hidden:
            raise RecordError(place, f"seat {self.seat} has no {tile.code} left in hand this turn")
        return self._replace(hidden=self.hidden - 1)

    def refilled(self, position: Position, size: int, drawn: tuple[Tile, ...] | None, place: str) -> Self:
        """The hand after drawing `size` tiles, the ones in `drawn` if known; RecordError if they can't be those."""
        if drawn is None:
            return self._replace(hidden=self.hidden + size)
        if len(drawn) != size:
            raise RecordError(place, f"{len(drawn)} tiles are listed where {size} were drawn")
        stock = Counter(position.unseen_tiles(self.seat)) - Counter(self.tiles)
        _check_among(drawn, tuple(stock.elements()), place, f"in the stock of seat {self.seat}")
        return self._replace(tiles=sorted_tiles((*self.tiles, *drawn)))

    def taken_over(self, position: Position, takeover: Takeover, *, first: bool, place: str) -> Self:
        """The hand after a takeover of the seat, its first or a later one; RecordError if it can't be dealt so."""
        if takeover.hand is None:
            if first or takeover.player == CARETAKER:
                raise RecordError(place, "the hand is missing: it is dealt anew, in the open")
            return self
        size = position.hand_sizes[self.seat]
        if len(takeover.hand) != size:
            fault = f"seat {self.seat} has {size} tiles in hand, not {len(takeover.hand)}"
            raise RecordError(f"{place}.hand", fault)
        unseen = position.unseen_tiles(self.seat)
        _check_among(takeover.hand, unseen, f"{place}.hand", f"among the tiles seat {self.seat} has not shown")
        return self._replace(tiles=sorted_tiles(takeover.hand), hidden=0)


def _check_among(tiles: tuple[Tile, ...], pool: tuple[Tile, ...], place: str, where: str) -> None:
    for tile in Counter(tiles) - Counter(pool):
        count = tiles.count(tile)
        fault = f"{tile.code} is not {where}" if count == 1 else f"{count} {tile.code} are not {where}"
        raise RecordError(place, fault)
