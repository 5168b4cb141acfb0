"""The log: what happened at the table, a line at a time, each with the hexes it is about."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from engine.samurai import (
    Action,
    Board,
    Event,
    FigureExchange,
    FigurePlaced,
    GameEnded,
    OpeningChosen,
    Place,
    SeatInfo,
    TurnPlayed,
)
from samurai_qt.words.captures import capture_text
from samurai_qt.words.pieces import a_figure, the_figure, tile_name
from samurai_qt.words.places import hex_label
from samurai_qt.words.players import seat_name
from samurai_qt.words.translation import translate
from samurai_qt.words.verdicts import end_reason_text, verdict_headline


class LogKind(Enum):
    """What a line tells of."""

    SETUP = "setup"
    ACTION = "action"
    CAPTURE = "capture"
    SET_ASIDE = "set-aside"
    END = "end"


class LogLine(NamedTuple):
    """One line of the log, the hexes it is about, and the seat it is about, or -1."""

    text: str
    hexes: tuple[int, ...]
    seat: int
    kind: LogKind


def opening_lines(seats: Sequence[SeatInfo], first: int) -> list[LogLine]:
    """The first line of a game: who begins."""
    text = translate("Words", "{player} is the first player").format(player=seat_name(seats, first))
    return [LogLine(text, (), first, LogKind.SETUP)]


def event_lines(event: Event, seats: Sequence[SeatInfo], board: Board, edition: str) -> list[LogLine]:
    """What an event says: a line for each action and each capture, or the one line it takes."""
    if isinstance(event, OpeningChosen):
        text = translate("Words", "{player} has chosen five tiles").format(player=seat_name(seats, event.seat))
        return [LogLine(text, (), event.seat, LogKind.SETUP)]
    if isinstance(event, FigurePlaced):
        text = translate("Words", "{player} puts {figure} in {place}").format(
            player=seat_name(seats, event.seat),
            figure=a_figure(event.figure, edition),
            place=hex_label(board, event.hex),
        )
        return [LogLine(text, (event.hex,), event.seat, LogKind.SETUP)]
    if isinstance(event, GameEnded):
        return _end_lines(event, seats, edition)
    return _turn_lines(event, seats, board, edition)


def _turn_lines(event: TurnPlayed, seats: Sequence[SeatInfo], board: Board, edition: str) -> list[LogLine]:
    lines = [_action_line(action, event.seat, seats, board, edition) for action in event.turn.actions]
    if not lines:
        text = translate("Words", "{player} passes: no tile can be placed").format(
            player=seat_name(seats, event.seat)
        )
        lines = [LogLine(text, (), event.seat, LogKind.ACTION)]
    for capture in event.captures:
        kind = LogKind.CAPTURE if capture.seat >= 0 else LogKind.SET_ASIDE
        text = capture_text(capture, seats, board, edition)
        lines.append(LogLine(text, (capture.hex,), capture.seat, kind))
    return lines


def _action_line(action: Action, seat: int, seats: Sequence[SeatInfo], board: Board, edition: str) -> LogLine:
    player = seat_name(seats, seat)
    if isinstance(action, Place):
        text = translate("Words", "{player} places {tile} on {hex}").format(
            player=player, tile=tile_name(action.tile, edition), hex=hex_label(board, action.hex)
        )
        return LogLine(text, (action.hex,), seat, LogKind.ACTION)
    if isinstance(action, FigureExchange):
        text = translate("Words", "{player} swaps {figure} in {place} with {other} in {other_place}").format(
            player=player,
            figure=the_figure(action.first_figure, edition),
            place=hex_label(board, action.first),
            other=the_figure(action.second_figure, edition),
            other_place=hex_label(board, action.second),
        )
        return LogLine(text, (action.first, action.second), seat, LogKind.ACTION)
    text = translate("Words", "{player} moves a tile from {origin} to {destination}").format(
        player=player,
        origin=hex_label(board, action.origin),
        destination=hex_label(board, action.destination),
    )
    return LogLine(text, (action.origin, action.destination), seat, LogKind.ACTION)


def _end_lines(event: GameEnded, seats: Sequence[SeatInfo], edition: str) -> list[LogLine]:
    verdict = event.verdict
    texts = [end_reason_text(reason, verdict, seats, edition) for reason in verdict.reasons]
    texts.append(verdict_headline(verdict, seats))
    return [LogLine(text, (), -1, LogKind.END) for text in texts]
