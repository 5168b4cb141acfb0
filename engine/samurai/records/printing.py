"""From a record to its text: keys in the order of docs/notation.md, one figure or turn a line."""

from typing import Any

from engine.samurai.actions import format_action
from engine.samurai.board import Board
from engine.samurai.pieces import FIGURES, Tile
from engine.samurai.records.model import (
    FORMAT,
    VERSION,
    CaptureEntry,
    Record,
    ResultEntry,
    SetupEntry,
    Takeover,
    TurnEntry,
)
from engine.samurai.strict_json import format_json

_ONE_ENTRY_A_LINE = ("seats", "setup", "turns", "tiles", "takeovers")


def print_record(record: Record) -> str:
    """The record as text; `parse_record` reads it back to an equal value."""
    lines = [f"{format_json(key)}: {_member(key, value)}" for key, value in record_to_json(record).items()]
    return "{" + ",\n ".join(lines) + "}\n"


def record_to_json(record: Record) -> dict[str, Any]:
    """The record as plain JSON values, keys in order."""
    board = record.board
    value: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "board": board.name,
        "players": board.players,
        "rules": record.rules.to_json(),
        "seats": [seat._asdict() for seat in record.seats],
        "first": record.first,
        "setup": [_setup_entry(board, entry) for entry in record.setup],
        "turns": [_turn(board, turn) for turn in record.turns],
        "result": None if record.result is None else _result(record.result),
        "tiles": None
        if record.tiles is None
        else [
            known and {"opening": codes(known.opening), "drawn": [codes(drawn) for drawn in known.drawn]}
            for known in record.tiles
        ],
    }
    if record.takeovers:
        value["takeovers"] = [_takeover(takeover) for takeover in record.takeovers]
    if record.stopped is not None:
        value["stopped"] = {"why": record.stopped.why, "seat": _seat(record.stopped.seat)}
    if record.meta is not None:
        value["meta"] = dict(record.meta)
    return value


def codes(tiles: tuple[Tile, ...]) -> list[str]:
    """The codes of tiles, in their order."""
    return [tile.code for tile in tiles]


def _member(key: str, value: Any) -> str:
    if key not in _ONE_ENTRY_A_LINE or not value:
        return format_json(value)
    return "[" + ",\n  ".join(format_json(entry) for entry in value) + "]"


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _setup_entry(board: Board, entry: SetupEntry) -> dict[str, Any]:
    return {"seat": _seat(entry.seat), "hex": board.hexes[entry.hex].name, "figure": entry.figure.code}


def _turn(board: Board, turn: TurnEntry) -> dict[str, Any]:
    return {
        "seat": turn.seat,
        "actions": [format_action(board, action) for action in turn.actions],
        "captures": [_capture(board, capture) for capture in turn.captures],
        "drawn": turn.drawn,
    }


def _capture(board: Board, capture: CaptureEntry) -> dict[str, Any]:
    return {
        "hex": board.hexes[capture.hex].name,
        "figure": capture.figure.code,
        "seat": _seat(capture.seat),
    }


def _by_kind(values: tuple[int | None, ...]) -> dict[str, int | None]:
    return {figure.code: value for figure, value in zip(FIGURES, values, strict=True)}


def _result(result: ResultEntry) -> dict[str, Any]:
    return {
        "reasons": [reason.value for reason in result.reasons],
        "captured": [_by_kind(counts) for counts in result.captured],
        "set_aside": _by_kind(result.set_aside),
        "leaders": _by_kind(tuple(_seat(leader) for leader in result.leaders)),
        "winners": list(result.winners),
    }


def _takeover(takeover: Takeover) -> dict[str, Any]:
    value: dict[str, Any] = {"turn": takeover.turn, "seat": takeover.seat, "player": takeover.player}
    if takeover.hand is not None:
        value["hand"] = codes(takeover.hand)
    return value
