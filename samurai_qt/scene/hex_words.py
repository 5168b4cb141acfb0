"""What a hex holds, in words: for screen readers and for the card that opens on a settlement."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.samurai import Figure, Position, SeatInfo, influence, leading_seat, open_land
from samurai_qt.words.pieces import figure_name, piece_title, tile_name
from samurai_qt.words.places import hex_title
from samurai_qt.words.players import joined, seat_name, with_numbers

translate = QCoreApplication.translate


def open_land_text(position: Position, settlement: int) -> str:
    """How many land hexes around a settlement are still free: "2 land hexes open"."""
    number = len(open_land(position, settlement))
    if number == 0:
        return translate("Map", "surrounded")
    if number == 1:
        return translate("Map", "1 land hex open")
    return translate("Map", "{number} land hexes open").format(number=number)


def influence_text(position: Position, settlement: int, figure: Figure, seats: Sequence[SeatInfo]) -> str:
    """Who has how much influence on a figure: "castle: Ann 4, Bea 3; Ann leads"."""
    name = figure_name(figure, position.rules.edition)
    totals = influence(position, settlement)[figure.index]
    if not any(totals):
        return translate("Map", "{figure}: no influence").format(figure=name)
    counted = [seat for seat, total in enumerate(totals) if total]
    numbers = with_numbers([seat_name(seats, seat) for seat in counted], [totals[seat] for seat in counted])
    leader = leading_seat(totals)
    if leader < 0:
        return translate("Map", "{figure}: {numbers}; tied").format(figure=name, numbers=numbers)
    return translate("Map", "{figure}: {numbers}; {player} leads").format(
        figure=name, numbers=numbers, player=seat_name(seats, leader)
    )


def hex_text(position: Position, hex_index: int, seats: Sequence[SeatInfo]) -> str:
    """All that lies on a hex: "n12, land: samurai 2 of Ann", "Edo (o13), capital: castle, Buddha, rice; …"."""
    title = hex_title(position.board, hex_index)
    placed = position.tiles[hex_index]
    if placed is not None:
        tile = tile_name(placed.tile, position.rules.edition)
        return translate("Map", "{hex}: {tile} of {player}").format(
            hex=title, tile=tile, player=seat_name(seats, placed.seat)
        )
    if hex_index not in position.board.settlements:
        return translate("Map", "{hex}: free").format(hex=title)
    figures = position.figures_at(hex_index)
    if not figures:
        return translate("Map", "{hex}: no figures").format(hex=title)
    parts = [influence_text(position, hex_index, figure, seats) for figure in figures]
    names = joined([figure_name(figure, position.rules.edition) for figure in figures])
    return "\n".join(
        (
            translate("Map", "{hex}: {figures}").format(hex=title, figures=names),
            *(piece_title(part) for part in parts),
            piece_title(open_land_text(position, hex_index)),
        )
    )
