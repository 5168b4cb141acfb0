"""How settlements and counts are packed into single whole numbers, so that one addition changes many of them.

A *packed settlement* holds, from the lowest bit: three bits for its open land hexes, three for the mask of its
figures, then five for every kind and seat: the influence on that kind of figure. Zero is a settlement without
figures: nothing about it matters any more. No field can overflow: six tiles reach 16 at the most.

A *tally* holds, from the lowest bit: four bits for the figures set aside, five for each kind's figures off the
board, then four for every seat and kind: the figures captured. The fields in front are shifted so that a bit of
`END` is set once the game is over.
"""

from functools import cache
from typing import NamedTuple

from engine.samurai.board import Board
from engine.samurai.ending import SET_ASIDE_LIMIT
from engine.samurai.pieces import FIGURES, TILES, Terrain
from engine.samurai.position import Position

KINDS = len(FIGURES)
OPEN_LAND = 0b111
MASK_SHIFT = 3
MASK = 0b111 << MASK_SHIFT
FIRST_FIELD = 6
FIELD_BITS = 5
FIELD = (1 << FIELD_BITS) - 1

SET_ASIDE_BITS = 4
GONE_BITS = 5
COUNT_BITS = 4
COUNT = (1 << COUNT_BITS) - 1
FIRST_COUNT = SET_ASIDE_BITS + KINDS * GONE_BITS
END = (((1 << SET_ASIDE_BITS) - 1) & ~(SET_ASIDE_LIMIT - 1)) | sum(
    1 << (SET_ASIDE_BITS + kind * GONE_BITS + GONE_BITS - 1) for kind in range(KINDS)
)
"""The bits of a tally of which one is set when the game is over."""


MOST_REMEMBERED = 200_000
"""Tables that live as long as the program begin anew at this size, some tens of megabytes."""


class Packing(NamedTuple):
    """What packed numbers of a board mean; lists along kinds, seats, or tiles by index.

    `changes[seat][tile]` is what a tile adds to a packed settlement beside it, one land hex filled included;
    `lent[seat][tile]` is the influence alone. `fields[kind]` shifts to a kind's influences along the seats, which
    `all_seats` masks. `taken[seat][kind]` is what a captured figure adds to a tally, seat -1 being set aside.
    `relevant[mask]` keeps of a packed settlement what counts while these figures stand there. `leaders` tells who
    has most of a kind's influences.
    """

    players: int
    changes: tuple[tuple[int, ...], ...]
    lent: tuple[tuple[int, ...], ...]
    fields: tuple[int, ...]
    all_seats: int
    taken: tuple[tuple[int, ...], ...]
    relevant: tuple[int, ...]
    leaders: "Leaders"

    def after_capture(self, packed: int, tally: int) -> int:
        """The tally after a surrounded settlement gave its figures."""
        for kind in range(KINDS):
            if packed >> MASK_SHIFT >> kind & 1:
                tally += self.taken[self.leaders[packed >> self.fields[kind] & self.all_seats]][kind]
        return tally

    def field(self, kind: int, seat: int) -> int:
        """How far to shift to the influence of a seat on a kind."""
        return self.fields[kind] + FIELD_BITS * seat

    def count_shift(self, seat: int, kind: int) -> int:
        """How far to shift to the figures of a kind that a seat captured."""
        return FIRST_COUNT + COUNT_BITS * (seat * KINDS + kind)

    def captured(self, tally: int) -> tuple[tuple[int, int, int], ...]:
        """The captured helmets, Buddhas and rice along the seats."""
        counts = [tally >> self.count_shift(seat, 0) for seat in range(self.players)]
        return tuple(
            (of_seat & COUNT, of_seat >> COUNT_BITS & COUNT, of_seat >> 2 * COUNT_BITS & COUNT)
            for of_seat in counts
        )


@cache
def packing_for(players: int) -> Packing:
    """The packing for this many players."""
    fields = tuple(FIRST_FIELD + FIELD_BITS * players * kind for kind in range(KINDS))
    lent = tuple(
        tuple(
            sum(tile.influence[kind] << fields[kind] + FIELD_BITS * seat for kind in range(KINDS)) for tile in TILES
        )
        for seat in range(players)
    )
    changes = tuple(
        tuple(
            influence - (1 if tile.terrain is Terrain.LAND else 0)
            for tile, influence in zip(TILES, of_seat, strict=True)
        )
        for of_seat in lent
    )
    all_seats = (1 << FIELD_BITS * players) - 1
    gone = [1 << SET_ASIDE_BITS + kind * GONE_BITS for kind in range(KINDS)]
    taken = [
        tuple(gone[kind] + (1 << FIRST_COUNT + COUNT_BITS * (seat * KINDS + kind)) for kind in range(KINDS))
        for seat in range(players)
    ]
    taken.append(tuple(gone[kind] + 1 for kind in range(KINDS)))
    relevant = tuple(
        OPEN_LAND | MASK | sum(all_seats << fields[kind] for kind in range(KINDS) if mask >> kind & 1)
        for mask in range(1 << KINDS)
    )
    return Packing(players, changes, lent, fields, all_seats, tuple(taken), relevant, Leaders(players))


def packed_tally(position: Position) -> int:
    """The tally of a position in its turns."""
    packing = packing_for(position.players)
    total = position.board.figures_of_each_kind
    tally = sum(position.set_aside)
    for kind in range(KINDS):
        gone = position.set_aside[kind] + sum(counts[kind] for counts in position.captured)
        tally += (1 << GONE_BITS - 1) - total + gone << SET_ASIDE_BITS + kind * GONE_BITS
        for seat, counts in enumerate(position.captured):
            tally += counts[kind] << packing.count_shift(seat, kind)
    return tally


def figures_left(tally: int) -> list[int]:
    """How many figures of each kind are left on the board."""
    gone = [tally >> SET_ASIDE_BITS + kind * GONE_BITS & (1 << GONE_BITS) - 1 for kind in range(KINDS)]
    return [max(0, (1 << GONE_BITS - 1) - number) for number in gone]


def stage_of(tally: int) -> int:
    """How many figures of the rarest kind are left on the board."""
    return min(figures_left(tally))


class Leaders(dict[int, int]):
    """From a kind's influences along the seats, packed, to the seat with strictly the highest, or -1."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self._players = players

    def __missing__(self, packed: int) -> int:
        totals = [packed >> FIELD_BITS * seat & FIELD for seat in range(self._players)]
        highest = max(totals)
        leader = totals.index(highest) if totals.count(highest) == 1 else -1
        if len(self) >= MOST_REMEMBERED:
            self.clear()
        self[packed] = leader
        return leader


class Surroundings(NamedTuple):
    """The board as a graph of settlements: places in `settlements`, `nowhere` being one more that stays empty.

    `beside[hex]` are two places: every land hex has exactly two settlements, a sea hex two at the most.
    """

    settlements: tuple[int, ...]
    nowhere: int
    beside: tuple[tuple[int, int], ...]


@cache
def surroundings_of(board: Board) -> Surroundings:
    """The graph of this board; ValueError for a board with a hex beside three settlements."""
    place = {settlement: number for number, settlement in enumerate(board.settlements)}
    nowhere = len(place)
    beside = []
    for settlements in board.settlements_beside:
        if len(settlements) > 2:
            raise ValueError("playouts need a board without a hex beside three settlements")
        first, second, *_ = (*(place[settlement] for settlement in settlements), nowhere, nowhere)
        beside.append((first, second))
    return Surroundings(board.settlements, nowhere, tuple(beside))
