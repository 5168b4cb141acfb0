"""What guided playouts begin with: a position reduced to what counts for them, and hidden tiles as they may be."""

from functools import cache
from typing import NamedTuple

from engine.samurai.bots.playouts.flat_game import FIGURE_EXCHANGE, SHIPS, FlatGame
from engine.samurai.bots.playouts.packing import KINDS, MASK_SHIFT, packing_for
from engine.samurai.pieces import TILES

Pairs = list[tuple[int, int]]
Kept = list[tuple[int, ...]]


class Sample(NamedTuple):
    """Hidden tiles as they may be: by seat the hand, and all other tiles in the order they will be drawn."""

    hands: list[list[int]]
    stocks: list[list[int]]


class GuidedStart(NamedTuple):
    """A position that guided playouts begin with.

    `influence` holds what counts of each settlement; `land` and `sea` are the empty hexes, each as the places of
    the two settlements beside it; `kept[seat]` says along the settlements what the seat's tiles add there, by tile.
    """

    seat: int
    over: bool
    influence: list[int]
    land: Pairs
    sea: Pairs
    tally: int
    kept: list[Kept]


def start_of(game: FlatGame) -> GuidedStart:
    """What playouts from this game begin with."""
    players = game.packing.players
    relevant = game.packing.relevant
    changes = _changes(players)
    masks = [packed >> MASK_SHIFT & 0b111 for packed in game.influence]
    nowhere = len(masks) - 1, len(masks) - 1
    return GuidedStart(
        game.seat,
        game.over,
        [packed & relevant[mask] for packed, mask in zip(game.influence, masks, strict=True)],
        [game.beside[hex_] for hex_ in game.land],
        [pair for hex_ in game.sea if (pair := game.beside[hex_]) != nowhere],
        game.tally,
        [[changes[mask][seat] for mask in masks] for seat in range(players)],
    )


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
