"""Offline saves: everything a local table needs to go on, hidden tiles included (docs/notation.md)."""

from typing import Any, NamedTuple

from engine.samurai.actions import Action, FigurePlacement, Turn, format_action
from engine.samurai.container import ContainerError, ContainerKind, WrongKind, read_container, write_container
from engine.samurai.draft import Draft
from engine.samurai.game import Deal
from engine.samurai.local_table import LocalTable
from engine.samurai.pieces import ALL_TILES, HAND_SIZE, Tile, sorted_tiles
from engine.samurai.position import Phase
from engine.samurai.reasons import IllegalAction
from engine.samurai.records.errors import RecordError
from engine.samurai.records.model import Record
from engine.samurai.records.node import Node
from engine.samurai.records.parsing import check_version, record_from_json
from engine.samurai.records.printing import codes, record_to_json
from engine.samurai.records.reading import read_actions, read_tiles
from engine.samurai.records.replaying import replay
from engine.samurai.strict_json import NotStrictJson, format_json, parse_json
from engine.samurai.table import Choice, OpeningChoice

FORMAT = "samurai-save"
VERSION = 1


class SaveError(ContainerError):
    """A save whose content is no game that can be: `place` and `fault` as in RecordError."""

    def __init__(self, place: str, fault: str) -> None:
        super().__init__(f"{place}: {fault}")
        self.place = place
        self.fault = fault


class SavedTable(NamedTuple):
    """What a save holds: the table, and the turn that was being staged, with what can be redone, if any was."""

    table: LocalTable
    draft: Draft | None


def save_table(table: LocalTable, draft: Draft | None = None) -> bytes:
    """The save of a table and of the turn being staged there; `load_table` gives back the same."""
    board = table.position.board

    def notation(actions: tuple[Action, ...]) -> list[str]:
        return [format_action(board, action) for action in actions]

    value: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "record": record_to_json(table.record()),
        "orders": [codes(order) for order in table.deal.orders],
        "openings": [None if opening is None else codes(opening) for opening in table.openings],
        "draft": draft and {"actions": notation(draft.actions), "undone": notation(draft.undone)},
    }
    return write_container(ContainerKind.OFFLINE_SAVE, format_json(value).encode("utf-8"))


def load_table(data: bytes) -> SavedTable:
    """The table and draft of a save, played again through the rules; ContainerError if they can't be."""
    container = read_container(data)
    if container.kind is not ContainerKind.OFFLINE_SAVE:
        raise WrongKind(container.kind, ContainerKind.OFFLINE_SAVE)
    try:
        return _read(Node(parse_json(container.payload), "", "save"))
    except NotStrictJson as error:
        raise SaveError("save", str(error)) from None
    except RecordError as error:
        raise SaveError(error.place, error.fault) from None


def _read(node: Node) -> SavedTable:
    check_version(node, FORMAT, VERSION)
    members = node.objects(("format", "version", "record", "orders", "openings", "draft"))
    record = record_from_json(members["record"].value)
    players = record.board.players
    orders = tuple(_order(entry) for entry in members["orders"].entries(players))
    openings = [
        None if entry.is_null else read_tiles(entry, HAND_SIZE) for entry in members["openings"].entries(players)
    ]
    table = _played(record, orders, openings)
    return SavedTable(table, None if members["draft"].is_null else _staged(table, members["draft"]))


def _order(node: Node) -> tuple[Tile, ...]:
    order = read_tiles(node)
    if sorted_tiles(order) != ALL_TILES:
        raise node.fail("is not a player's twenty tiles in some order")
    return order


def _played(
    record: Record, orders: tuple[tuple[Tile, ...], ...], openings: list[tuple[Tile, ...] | None]
) -> LocalTable:
    game = replay(record)
    dealt = record.rules.figures == "random"
    deal = Deal(record.first, orders, game.setup[0].figures if dealt else None)
    table = LocalTable(record.rules, record.seats, deal)
    if record.rules.opening == "chosen":
        for seat, opening in enumerate(openings):
            if opening is not None:
                _submit(table, seat, OpeningChoice(opening), f"openings[{seat}]")
    if not dealt:
        for index, entry in enumerate(record.setup):
            _submit(table, entry.seat, FigurePlacement(entry.hex, entry.figure), f"setup[{index}]")
    for index, turn in enumerate(record.turns):
        _submit(table, turn.seat, Turn(turn.actions), f"turns[{index}]")
    if game.final.conceded >= 0:
        table.concede(game.final.conceded, game.final.end_reasons[0])
    _check_same(table, record, openings)
    return table


def _submit(table: LocalTable, seat: int, choice: Choice, place: str) -> None:
    try:
        table.submit(seat, choice)
    except IllegalAction as error:
        raise RecordError(place, str(error)) from None


def _check_same(table: LocalTable, record: Record, openings: list[tuple[Tile, ...] | None]) -> None:
    """What a save tells twice must agree."""
    if table.openings != tuple(openings):
        raise RecordError("openings", "are not the opening hands of this game")
    for name, told, played in zip(Record._fields, record, table.record(), strict=True):
        if told != played:
            raise RecordError(name, "does not follow from the tiles and choices of this game")


def _staged(table: LocalTable, node: Node) -> Draft:
    members = node.objects(("actions", "undone"))
    position = table.position
    if position.phase is not Phase.TURNS:
        raise node.fail("no turn is being played")
    draft = Draft(position, table.hand(position.seat_to_act))
    for name in ("actions", "undone"):
        for index, action in enumerate(read_actions(members[name], position.board)):
            try:
                draft.push(action)
            except IllegalAction as error:
                raise RecordError(f"{members[name].place}[{index}]", str(error)) from None
    for _ in members["undone"].entries():
        draft.undo()
    return draft
