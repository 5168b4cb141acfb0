"""What guided playouts begin with: a position reduced to what counts for them, and hidden tiles as they may be."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from operator import itemgetter
from typing import NamedTuple

from engine.samurai.bots.playouts.chances import Row
from engine.samurai.bots.playouts.flat_game import FIGURE_EXCHANGE, SHIPS, FlatGame
from engine.samurai.bots.playouts.packing import KINDS, MASK_SHIFT, packing_for
from engine.samurai.pieces import TILES

Pair = tuple[int, int, int, int]
"""A number of its own, the places of two settlements (or nowhere), and a mask with their bits, none for nowhere."""

Order = list[tuple[float, int, Pair]]
"""What a tile gains between each pair of settlements, its mask, and the pair, the best first."""

Kept = list[tuple[int, ...]]


class Sample(NamedTuple):
    """Hidden tiles as they may be: by seat the hand, and all other tiles in the order they will be drawn."""

    hands: list[list[int]]
    stocks: list[list[int]]


class Ground(NamedTuple):
    """The empty hexes of one terrain; those between the same two settlements are one and the same.

    `hexes` counts the hexes of each pair, `beside` lists by settlement the pairs it is part of, nowhere excepted.
    """

    pairs: list[Pair]
    hexes: list[int]
    beside: list[list[Pair]]


class Orders(dict[int, Order]):
    """By tile the pairs of a ground in the order of what it gains there, with what each settlement's rows say."""

    def __init__(self, ground: Ground, rows: list[Row]) -> None:
        super().__init__()
        self._ground = ground
        self._rows = rows

    def __missing__(self, tile: int) -> Order:
        rows = self._rows
        order = [(rows[pair[1]][tile] + rows[pair[2]][tile], pair[3], pair) for pair in self._ground.pairs]
        order.sort(key=itemgetter(0), reverse=True)
        self[tile] = order
        return order


class Outset(NamedTuple):
    """What one seat's tiles gain at a start: rows along the settlements, and orders by tile on land and at sea."""

    rows: list[Row]
    land: Orders
    sea: Orders


@dataclass(slots=True)
class GuidedStart:
    """A position that guided playouts begin with.

    `influence` holds what counts of each settlement, and a last zero, which is nowhere; `kept[seat]` says along the
    settlements what the seat's tiles add there, by tile. The guide that plays from here keeps `outsets` by seat.
    """

    seat: int
    over: bool
    influence: list[int]
    land: Ground
    sea: Ground
    tally: int
    kept: list[Kept]
    outsets: list[Outset | None] = field(compare=False)


def start_of(game: FlatGame) -> GuidedStart:
    """What playouts from this game begin with."""
    players = game.packing.players
    relevant = game.packing.relevant
    changes = _changes(players)
    masks = [packed >> MASK_SHIFT & 0b111 for packed in game.influence]
    nowhere = len(masks) - 1
    sea = [pair for hex_ in game.sea if (pair := game.beside[hex_]) != (nowhere, nowhere)]
    return GuidedStart(
        game.seat,
        game.over,
        [packed & relevant[mask] for packed, mask in zip(game.influence, masks, strict=True)],
        _ground([game.beside[hex_] for hex_ in game.land], nowhere),
        _ground(sea, nowhere),
        game.tally,
        [[changes[mask][seat] for mask in masks] for seat in range(players)],
        [None] * players,
    )


def _ground(hexes: Iterable[tuple[int, int]], nowhere: int) -> Ground:
    numbers: dict[tuple[int, int], int] = {}
    pairs: list[Pair] = []
    counts: list[int] = []
    beside: list[list[Pair]] = [[] for _ in range(nowhere + 1)]
    for places in hexes:
        if places in numbers:
            counts[numbers[places]] += 1
            continue
        numbers[places] = len(pairs)
        first, second = places
        settlements = [place for place in places if place != nowhere]
        pair = len(pairs), first, second, sum(1 << place for place in settlements)
        pairs.append(pair)
        counts.append(1)
        for place in settlements:
            beside[place].append(pair)
    return Ground(pairs, counts, beside)


@cache
def _changes(players: int) -> tuple[Kept, ...]:
    """By mask of figures, seat and tile: what a tile adds to what counts of a packed settlement."""
    packing = packing_for(players)
    filled = [0 if SHIPS[0] <= tile <= FIGURE_EXCHANGE else 1 for tile in range(len(TILES))]
    return tuple(
        [
            tuple((lent & packing.relevant[mask]) - full for lent, full in zip(of_seat, filled, strict=True))
            for of_seat in packing.lent
        ]
        for mask in range(1 << KINDS)
    )
