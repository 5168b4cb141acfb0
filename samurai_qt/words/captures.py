"""Captures in words, made or still to come."""

from __future__ import annotations

from collections.abc import Sequence

from engine.samurai import Board, Capture, EndReason, Preview, SeatInfo
from samurai_qt.words.pieces import piece_title, the_figure
from samurai_qt.words.places import hex_label
from samurai_qt.words.players import joined, seat_name
from samurai_qt.words.translation import translate


def capture_text(capture: Capture, seats: Sequence[SeatInfo], board: Board, edition: str) -> str:
    """One figure leaving the board: "Ann takes the Buddha in Kyoto (l15), 4 to 3"."""
    figure = the_figure(capture.figure, edition)
    place = hex_label(board, capture.hex)
    highest = max(capture.totals)
    if capture.seat >= 0:
        others = [total for seat, total in enumerate(capture.totals) if seat != capture.seat]
        return translate("Words", "{player} takes {figure} in {place}, {most} to {next}").format(
            player=seat_name(seats, capture.seat),
            figure=figure,
            place=place,
            most=highest,
            next=max(others),
        )
    if not highest:
        return translate("Words", "{figure} in {place} is set aside: nobody has influence").format(
            figure=piece_title(figure), place=place
        )
    tied = [seat_name(seats, seat) for seat, total in enumerate(capture.totals) if total == highest]
    return translate("Words", "{figure} in {place} is set aside: {players} tie at {number}").format(
        figure=piece_title(figure), place=place, players=joined(tied), number=highest
    )


def preview_text(preview: Preview, seats: Sequence[SeatInfo], board: Board, edition: str) -> str:
    """What ending the turn now does: a line for each capture, and one if it ends the game."""
    lines = [capture_text(capture, seats, board, edition) for capture in preview.captures]
    if not lines:
        lines.append(translate("Words", "Nothing is captured"))
    if EndReason.KIND_GONE in preview.end_reasons:
        lines.append(translate("Words", "The game ends: the last figure of a kind leaves the map"))
    elif EndReason.FOUR_SET_ASIDE in preview.end_reasons:
        lines.append(translate("Words", "The game ends: four figures stand set aside"))
    return "\n".join(lines)
