"""Pieces, hexes and choices read from a node; shared by records and saves."""

from engine.samurai.actions import Action, NotationError, hex_of, parse_action
from engine.samurai.board import Board
from engine.samurai.pieces import FIGURES, TILES, Figure, Tile, figure_of, tile_of
from engine.samurai.position import Counts
from engine.samurai.records.node import Node
from engine.samurai.rules import CHOICES, RuleSet, UnknownOption
from engine.samurai.strict_json import shown

_TILE_CODES = tuple(tile.code for tile in TILES)
_FIGURE_CODES = tuple(figure.code for figure in FIGURES)


def read_rules(node: Node) -> RuleSet:
    """All the options, none left out."""
    options = node.objects(tuple(CHOICES))
    try:
        return RuleSet.from_options({name: option.value for name, option in options.items()})
    except UnknownOption as error:
        choices = " or ".join(shown(choice) for choice in CHOICES[error.option])
        option = options[error.option]
        raise option.fail(f"must be {choices}, not {shown(option.value)}") from None


def read_hex(node: Node, board: Board) -> int:
    """A hex in play, by its name."""
    try:
        return hex_of(board, node.text())
    except NotationError as error:
        raise node.fail(str(error)) from None


def read_figure(node: Node) -> Figure:
    """A figure by its letter."""
    return figure_of(node.one_of(_FIGURE_CODES))


def read_tile(node: Node) -> Tile:
    """A tile by its code."""
    return tile_of(node.one_of(_TILE_CODES))


def read_tiles(node: Node, length: int | None = None) -> tuple[Tile, ...]:
    """A list of tiles."""
    return tuple(read_tile(entry) for entry in node.entries(length))


def read_action(node: Node, board: Board) -> Action:
    """An action in notation."""
    try:
        return parse_action(board, node.text())
    except NotationError as error:
        raise node.fail(str(error)) from None


def read_actions(node: Node, board: Board) -> tuple[Action, ...]:
    """A list of actions."""
    return tuple(read_action(entry, board) for entry in node.entries())


def read_counts(node: Node, board: Board) -> Counts:
    """How many figures of each kind."""
    counts = node.objects(_FIGURE_CODES)
    helmets, buddhas, rice = (counts[code].number(0, board.figures_of_each_kind) for code in _FIGURE_CODES)
    return helmets, buddhas, rice


def read_leaders(node: Node, players: int) -> tuple[int, int, int]:
    """The seat that leads each kind, or -1."""
    leaders = node.objects(_FIGURE_CODES)
    helmets, buddhas, rice = (leaders[code].seat_or_nobody(players) for code in _FIGURE_CODES)
    return helmets, buddhas, rice
