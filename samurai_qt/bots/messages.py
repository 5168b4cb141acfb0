"""The protocol between a table and a bot's program: one JSON line asks, one answers (docs/bots.md)."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.samurai import (
    ALL_TILES,
    HAND_SIZE,
    Board,
    Choice,
    FigurePlacement,
    OpeningChoice,
    Phase,
    Record,
    RecordError,
    Table,
    Tile,
    Turn,
    format_action,
    record_from_json,
    record_to_json,
)
from engine.samurai.records.node import Node
from engine.samurai.records.reading import read_actions, read_figure, read_hex, read_tiles
from engine.samurai.strict_json import NotStrictJson, format_json, parse_json, shown
from samurai_qt.printable import beginning

MAX_MILLISECONDS = 24 * 60 * 60 * 1000
SHOWN = 60  # characters of a line that is no answer


class WrongMessage(ValueError):
    """A line that is no request, or no answer to the request; the message says what is wrong with it."""


class OpeningRequest(NamedTuple):
    """Choose five of these twenty tiles."""

    record: Record
    seat: int
    tiles: tuple[Tile, ...]
    milliseconds: int


class FigureRequest(NamedTuple):
    """Place a figure, holding this hand."""

    record: Record
    seat: int
    hand: tuple[Tile, ...]
    milliseconds: int


class TurnRequest(NamedTuple):
    """Play a turn from this hand."""

    record: Record
    seat: int
    hand: tuple[Tile, ...]
    milliseconds: int


class EndNotice(NamedTuple):
    """The game is over; nothing is to be answered."""

    record: Record


Question = OpeningRequest | FigureRequest | TurnRequest
Request = Question | EndNotice


def question_for(table: Table, seat: int, milliseconds: int) -> Question:
    """What to ask a bot in this seat now; ValueError if the table doesn't wait for it."""
    if seat not in table.awaited:
        raise ValueError(f"the table does not wait for seat {seat}")
    record = public(table.record())
    phase = table.position.phase
    if phase is Phase.OPENING:
        return OpeningRequest(record, seat, ALL_TILES, milliseconds)
    kind = FigureRequest if phase is Phase.FIGURES else TurnRequest
    return kind(record, seat, table.hand(seat).tiles, milliseconds)


def public(record: Record) -> Record:
    """The record without any tile that is not on the board."""
    return record._replace(tiles=None)


def format_request(request: Request) -> str:
    """The request as one line, without its end."""
    record = record_to_json(request.record)
    if isinstance(request, EndNotice):
        return format_json({"cmd": "end", "record": record})
    tiles = request.tiles if isinstance(request, OpeningRequest) else request.hand
    value = {
        "cmd": _COMMANDS[type(request)],
        "record": record,
        "seat": request.seat,
        "tiles" if isinstance(request, OpeningRequest) else "hand": _codes(tiles),
        "time_ms": request.milliseconds,
    }
    return format_json(value)


def parse_request(line: bytes | str) -> Request:
    """The request on a line; WrongMessage if it is none."""
    try:
        return _request(Node(parse_json(line), "", "request"))
    except (NotStrictJson, RecordError) as error:
        raise WrongMessage(str(error)) from None


def _request(node: Node) -> Request:
    if not isinstance(node.value, dict):
        raise node.fail("must be an object")
    command = Node(node.value.get("cmd"), "cmd").one_of((*_COMMANDS.values(), "end"))
    if command == "end":
        return EndNotice(record_from_json(node.objects(("cmd", "record"))["record"].value))
    tiles_key = "tiles" if command == "opening" else "hand"
    members = node.objects(("cmd", "record", "seat", tiles_key, "time_ms"))
    record = record_from_json(members["record"].value)
    seat = members["seat"].seat(record.board.players)
    tiles = read_tiles(members[tiles_key], len(ALL_TILES) if command == "opening" else None)
    milliseconds = members["time_ms"].number(1, MAX_MILLISECONDS)
    if command == "opening":
        return OpeningRequest(record, seat, tiles, milliseconds)
    if len(tiles) > HAND_SIZE:
        raise members[tiles_key].fail(f"has more than {HAND_SIZE} tiles")
    kind = FigureRequest if command == "figure" else TurnRequest
    return kind(record, seat, tiles, milliseconds)


def format_answer(board: Board, choice: OpeningChoice | FigurePlacement | Turn) -> str:
    """The answer as one line, without its end."""
    value: dict[str, Any]
    if isinstance(choice, OpeningChoice):
        value = {"opening": _codes(choice.tiles)}
    elif isinstance(choice, FigurePlacement):
        value = {"hex": board.hexes[choice.hex].name, "figure": choice.figure.code}
    else:
        value = {"actions": [format_action(board, action) for action in choice.actions]}
    return format_json(value)


def parse_answer(line: bytes | str, question: Question) -> Choice:
    """The choice on a line that answers the question; WrongMessage if there is none. The table judges the rules."""
    board = question.record.board
    if not line.strip():
        raise WrongMessage("an empty line")
    try:
        node = Node(parse_json(line), "", "the answer")
        if isinstance(question, OpeningRequest):
            return OpeningChoice(read_tiles(_members(node, "opening")["opening"]))
        if isinstance(question, FigureRequest):
            members = _members(node, "hex", "figure")
            return FigurePlacement(read_hex(members["hex"], board), read_figure(members["figure"]))
        return Turn(read_actions(_members(node, "actions")["actions"], board))
    except NotStrictJson as error:
        raise WrongMessage(f"{error}: {beginning(line, SHOWN)}") from None
    except RecordError as error:
        raise WrongMessage(str(error)) from None


def _members(node: Node, *keys: str) -> dict[str, Node]:
    """The members of an answer that has these keys and no others."""
    for name in node.value if isinstance(node.value, dict) else ():
        if name not in keys:
            wanted = " and ".join(f'"{key}"' for key in keys)
            raise node.fail(f"unknown key {shown(name)}; this answer has {wanted} and nothing else")
    return node.objects(keys)


_COMMANDS: dict[type[Question], str] = {OpeningRequest: "opening", FigureRequest: "figure", TurnRequest: "turn"}


def _codes(tiles: tuple[Tile, ...]) -> list[str]:
    return [tile.code for tile in tiles]
