"""A choice proposed in setup in words, by the facts of `engine.samurai.setup_facts`. No Qt."""

from __future__ import annotations

from engine.samurai import Board, Tile
from engine.samurai.setup_facts import OpeningFacts, PlacementFacts
from samurai_qt.words.pieces import figure_name, figures_name, piece_title, tile_name
from samurai_qt.words.places import hex_label
from samurai_qt.words.players import joined
from samurai_qt.words.translation import translate


def placement_line(facts: PlacementFacts, board: Board, edition: str) -> str:
    """The proposal: "Castle in Kyoto (l15)"."""
    text = translate("Hints", "{figure} in {place}", "as in: castle in Kyoto").format(
        figure=figure_name(facts.figure, edition), place=hex_label(board, facts.hex)
    )
    return piece_title(text)


def placement_reasons(facts: PlacementFacts, board: Board, edition: str) -> list[str]:
    """Why to put a figure there: "Your hand is strongest in castles: castle 3 and castle 4"."""
    figures = figures_name(facts.figure, edition)
    lines = []
    if facts.tiles:
        tiles = joined([tile_name(tile, edition) for tile in facts.tiles])
        if facts.strongest:
            text = translate("Hints", "Your hand is strongest in {figures}: {tiles}")
        else:
            text = translate("Hints", "You hold tiles for {figures}: {tiles}")
        lines.append(text.format(figures=figures, tiles=tiles))
    else:
        lines.append(translate("Hints", "You hold no tile for {figures} alone").format(figures=figures))
    if facts.alike:
        places = joined([hex_label(board, hex_) for hex_ in facts.alike])
        text = translate("Hints", "Shares land with {places}, where {figures} stand too")
        lines.append(text.format(places=places, figures=figures))
    land = translate("Hints", "Takes {number} tiles on land to surround").format(number=facts.land)
    if facts.land == 1:
        land = translate("Hints", "Takes one tile on land to surround")
    lines.append(land)
    return lines


def opening_reasons(facts: OpeningFacts, edition: str) -> list[str]:
    """Why to begin with these tiles, a line for each sort of them."""

    def names(tiles: tuple[Tile, ...]) -> str:
        return joined([tile_name(tile, edition) for tile in dict.fromkeys(tiles)])

    lines = []
    if facts.for_all:
        lines.append(translate("Hints", "{tiles}: for every kind of figure").format(tiles=names(facts.for_all)))
    if facts.for_one:
        lines.append(translate("Hints", "{tiles}: much for one kind").format(tiles=names(facts.for_one)))
    if facts.fast:
        lines.append(translate("Hints", "{tiles}: beside any other tile in a turn").format(tiles=names(facts.fast)))
    return [piece_title(line) for line in lines]
