"""Names of hexes: the four places of the map by name, every other hex by column and row."""

from __future__ import annotations

from functools import cache

from engine.samurai import PLAYER_COUNTS, Board
from samurai_qt.words.pieces import kind_name
from samurai_qt.words.translation import translate


def place_name(place: str) -> str:
    """A place of the board file in the window's language; "" for the hexes that have no name."""
    names = {
        "Edo": translate("Words", "Edo"),
        "Kyoto": translate("Words", "Kyoto"),
        "Akita": translate("Words", "Akita"),
        "Sapporo": translate("Words", "Sapporo"),
    }
    return names.get(place, "")


def place_label(name: str) -> str:
    """The hex called `name` in a sentence: "Kyoto (l15)", or the name alone."""
    place = place_name(_places().get(name, ""))
    if not place:
        return name
    return translate("Words", "{place} ({hex})", "as in: Kyoto (l15)").format(place=place, hex=name)


def hex_label(board: Board, hex_index: int) -> str:
    """A hex of this board in a sentence: "Kyoto (l15)", or its name alone."""
    return place_label(board.hexes[hex_index].name)


def hex_title(board: Board, hex_index: int) -> str:
    """A hex with what it is: "Kyoto (l15), city", "n12, land"."""
    return translate("Words", "{hex}, {kind}", "as in: n12, land").format(
        hex=hex_label(board, hex_index), kind=kind_name(board.hexes[hex_index].kind)
    )


@cache
def _places() -> dict[str, str]:
    return {hex_.name: hex_.place for hex_ in Board.load(PLAYER_COUNTS[-1]).hexes if hex_.place}
