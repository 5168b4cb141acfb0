"""From the text of a record to its value (docs/notation.md): form and types; `replay` checks the game."""

import re
from collections.abc import Mapping
from typing import Any

from engine.samurai.board import BOARD_NAME, PLAYER_COUNTS, Board
from engine.samurai.pieces import HAND_SIZE
from engine.samurai.position import EndReason
from engine.samurai.records.errors import RecordError
from engine.samurai.records.model import (
    CARETAKER,
    COLOURS,
    FORMAT,
    VERSION,
    CaptureEntry,
    Record,
    ResultEntry,
    SeatInfo,
    SeatTiles,
    SetupEntry,
    Stopped,
    Takeover,
    TurnEntry,
)
from engine.samurai.records.node import Node
from engine.samurai.records.reading import (
    read_actions,
    read_counts,
    read_figure,
    read_hex,
    read_leaders,
    read_rules,
    read_tiles,
)
from engine.samurai.strict_json import NotStrictJson, parse_json, shown

_REQUIRED = ("format", "version", "board", "players", "rules", "seats", "first", "setup", "turns", "result")
_OPTIONAL = ("tiles", "takeovers", "stopped", "meta")
_REASONS = tuple(reason.value for reason in EndReason)
_PLAYER = re.compile(r"human|(bot|cmd):.+")


def parse_record(source: bytes | str) -> Record:
    """The record that a text holds; RecordError names the place of the first fault."""
    try:
        value = parse_json(source)
    except NotStrictJson as error:
        raise RecordError("record", str(error)) from None
    return record_from_json(value)


def record_from_json(value: object) -> Record:
    """The record from parsed JSON."""
    node = Node(value, "", "record")
    check_version(node, FORMAT, VERSION)
    members = node.objects(_REQUIRED, _OPTIONAL)
    if members["board"].value != BOARD_NAME:
        raise members["board"].fail(f"must be {BOARD_NAME}, not {shown(members['board'].value)}")
    players = members["players"].number(PLAYER_COUNTS[0], PLAYER_COUNTS[-1])
    board = Board.load(players)
    rules = read_rules(members["rules"])
    seats = _seats(members["seats"], players)
    turns = tuple(_turn(entry, board) for entry in members["turns"].entries())
    stopped = _stopped(members["stopped"], players) if "stopped" in members else None
    result = None if members["result"].is_null else _result(members["result"], board)
    if stopped and result:
        raise members["result"].fail("must be null where the table was stopped")
    return Record(
        board,
        rules,
        seats,
        members["first"].seat(players),
        tuple(_setup_entry(entry, board) for entry in members["setup"].entries()),
        turns,
        result,
        _tiles(members.get("tiles"), players),
        _takeovers(members.get("takeovers"), players, len(turns)),
        stopped,
        _meta(members.get("meta")),
    )


def check_version(node: Node, name: str, readable: int) -> None:
    """Demand this format and version: before anything else, for what a later version holds can't be judged."""
    value: Mapping[str, Any] = node.value if isinstance(node.value, dict) else {}
    if value.get("format") != name:
        raise node.fail(f"is no {name}: the key {shown('format')} must hold that word")
    if "version" not in value:
        raise node.fail(f"the key {shown('version')} is missing")
    version = Node(value["version"], "version")
    number = version.value
    if type(number) is not int or number < 1:
        raise version.fail(f"must be {readable}, not {shown(number)}")
    if number > readable:
        raise version.fail(f"a newer program made this: its version is {shown(number)}, this one reads {readable}")


def _seats(node: Node, players: int) -> tuple[SeatInfo, ...]:
    seats: list[SeatInfo] = []
    for entry in node.entries(players):
        members = entry.objects(("name", "colour", "player"))
        colour = members["colour"].one_of(COLOURS)
        if colour in [seat.colour for seat in seats]:
            raise members["colour"].fail(f"{colour} is another seat's colour already")
        seats.append(SeatInfo(members["name"].text(), colour, _player(members["player"])))
    return tuple(seats)


def _player(node: Node, *others: str) -> str:
    text = node.text()
    if not _PLAYER.fullmatch(text) and text not in others:
        known = ", ".join(("human", "bot:LEVEL", "cmd:NAME", *others))
        raise node.fail(f"must be one of {known}, not {shown(text)}")
    return text


def _setup_entry(node: Node, board: Board) -> SetupEntry:
    members = node.objects(("seat", "hex", "figure"))
    return SetupEntry(
        members["seat"].seat_or_nobody(board.players),
        read_hex(members["hex"], board),
        read_figure(members["figure"]),
    )


def _turn(node: Node, board: Board) -> TurnEntry:
    members = node.objects(("seat", "actions", "captures", "drawn"))
    return TurnEntry(
        members["seat"].seat(board.players),
        read_actions(members["actions"], board),
        tuple(_capture(entry, board) for entry in members["captures"].entries()),
        members["drawn"].number(0, HAND_SIZE),
    )


def _capture(node: Node, board: Board) -> CaptureEntry:
    members = node.objects(("hex", "figure", "seat"))
    return CaptureEntry(
        read_hex(members["hex"], board),
        read_figure(members["figure"]),
        members["seat"].seat_or_nobody(board.players),
    )


def _result(node: Node, board: Board) -> ResultEntry:
    members = node.objects(("reasons", "captured", "set_aside", "leaders", "winners"))
    return ResultEntry(
        tuple(EndReason(entry.one_of(_REASONS)) for entry in members["reasons"].entries()),
        tuple(read_counts(entry, board) for entry in members["captured"].entries(board.players)),
        read_counts(members["set_aside"], board),
        read_leaders(members["leaders"], board.players),
        tuple(entry.seat(board.players) for entry in members["winners"].entries()),
    )


def _tiles(node: Node | None, players: int) -> tuple[SeatTiles | None, ...] | None:
    if node is None or node.is_null:
        return None
    return tuple(None if entry.is_null else _seat_tiles(entry) for entry in node.entries(players))


def _seat_tiles(node: Node) -> SeatTiles:
    members = node.objects(("opening", "drawn"))
    return SeatTiles(
        read_tiles(members["opening"], HAND_SIZE),
        tuple(read_tiles(entry) for entry in members["drawn"].entries()),
    )


def _takeovers(node: Node | None, players: int, turns: int) -> tuple[Takeover, ...]:
    if node is None:
        return ()
    takeovers: list[Takeover] = []
    for entry in node.entries():
        members = entry.objects(("turn", "seat", "player"), ("hand",))
        turn = members["turn"].number(takeovers[-1].turn if takeovers else 0, turns)
        hand = read_tiles(members["hand"]) if "hand" in members else None
        player = _player(members["player"], CARETAKER)
        takeovers.append(Takeover(turn, members["seat"].seat(players), player, hand))
    return tuple(takeovers)


def _stopped(node: Node, players: int) -> Stopped:
    members = node.objects(("why", "seat"))
    return Stopped(members["why"].text(), members["seat"].seat_or_nobody(players))


def _meta(node: Node | None) -> dict[str, object] | None:
    if node is None:
        return None
    if not isinstance(node.value, dict):
        raise node.fail(f"must be an object, not {shown(node.value)}")
    return node.value
