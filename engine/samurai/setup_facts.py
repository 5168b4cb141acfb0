"""What a choice in setup is good for, as facts for a reason in words: from the rules and the own tiles alone."""

from typing import NamedTuple

from engine.samurai.actions import FigurePlacement
from engine.samurai.pieces import FIGURES, Figure, Tile, sorted_tiles
from engine.samurai.position import Hand, Position


class PlacementFacts(NamedTuple):
    """What speaks for a figure in a place: own tiles for its kind alone, and what else a tile there bears on.

    `tiles` are those in hand that influence only this kind; `strongest` tells whether no other kind has as much of
    them, by strength. `alike` are the settlements that share land with the place and hold a figure of the kind.
    """

    hex: int
    figure: Figure
    tiles: tuple[Tile, ...]
    strongest: bool
    alike: tuple[int, ...]
    land: int


def placement_facts(position: Position, hand: Hand, placement: FigurePlacement) -> PlacementFacts:
    """What speaks for putting this figure there, holding this hand."""
    board = position.board
    figure = placement.figure
    strengths = [sum(tile.strength for tile in _tiles_for(kind, hand)) for kind in FIGURES]
    own = strengths[figure.index]
    alike = {
        beside
        for land in board.land_beside[placement.hex]
        for beside in board.settlements_beside[land]
        if beside != placement.hex and figure in position.figures_at(beside)
    }
    return PlacementFacts(
        placement.hex,
        figure,
        _tiles_for(figure, hand),
        own > 0 and own == max(strengths) and strengths.count(own) == 1,
        tuple(sorted(alike)),
        len(board.land_beside[placement.hex]),
    )


def _tiles_for(figure: Figure, hand: Hand) -> tuple[Tile, ...]:
    """The hand's tiles that influence this kind of figure and no other."""
    return sorted_tiles([tile for tile in hand.tiles if tile.influence[figure.index] and _is_for_one(tile)])


def _is_for_one(tile: Tile) -> bool:
    return tile.influence.count(0) == len(FIGURES) - 1


class OpeningFacts(NamedTuple):
    """Five tiles by what they are good for; what swaps or moves pieces is in none but `fast`."""

    for_all: tuple[Tile, ...]
    """Those without 侍 that influence every kind."""
    for_one: tuple[Tile, ...]
    """Those that influence one kind."""
    fast: tuple[Tile, ...]


def opening_facts(tiles: tuple[Tile, ...]) -> OpeningFacts:
    """What each tile of an opening hand is good for."""
    ordered = sorted_tiles(tiles)
    return OpeningFacts(
        tuple(tile for tile in ordered if all(tile.influence) and not tile.fast),
        tuple(tile for tile in ordered if _is_for_one(tile)),
        tuple(tile for tile in ordered if tile.fast),
    )
