"""A choice of the game as a seat's computer takes it: what is said of it, and which items it needs."""

from engine.samurai.actions import FigurePlacement, Turn, format_action, tile_of_action
from engine.samurai.board import Board
from engine.samurai.table import OpeningChoice
from net.encoding import Value
from net.peer.own_seats import Intention


def intention_of(board: Board, choice: OpeningChoice | FigurePlacement | Turn) -> Intention:
    """The intention behind a choice that the rules allow."""
    if isinstance(choice, OpeningChoice):
        return Intention(None, tuple(sorted(tile.index for tile in choice.tiles)))
    if isinstance(choice, FigurePlacement):
        return Intention([board.hexes[choice.hex].name, choice.figure.code], ())
    texts: list[Value] = [format_action(board, action) for action in choice.actions]
    return Intention(texts, tuple(sorted(tile_of_action(action).index for action in choice.actions)))
