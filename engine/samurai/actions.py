"""Actions and turns, and how they are written: `S2@n12`, `X:l15H-o11B`, `M:n12>m13`."""

import re
from functools import cache
from itertools import permutations
from typing import NamedTuple

from engine.samurai.board import Board
from engine.samurai.pieces import FIGURES, TILES, Figure, Terrain, Tile, figure_of, tile_of


class NotationError(ValueError):
    """A text that is no action, figure placement or hex of this board."""


class Place(NamedTuple):
    """Put a tile of one's hand on an empty hex; `hex` is an index into the board's hexes."""

    tile: Tile
    hex: int


class FigureExchange(NamedTuple):
    """Swap a figure in one settlement with a figure in another; `first` is the lower index in legal lists."""

    first: int
    first_figure: Figure
    second: int
    second_figure: Figure

    @classmethod
    def between(cls, one: tuple[int, Figure], other: tuple[int, Figure]) -> "FigureExchange":
        """The exchange of these two, each a settlement and a figure there, the lower index first."""
        lower, upper = (one, other) if one[0] < other[0] else (other, one)
        return cls(*lower, *upper)


class TokenExchange(NamedTuple):
    """Put the token exchange on the hex `origin` of one's own tile, which goes to `destination`."""

    origin: int
    destination: int


Action = Place | FigureExchange | TokenExchange


class Turn(NamedTuple):
    """The actions of one turn in order; none at all is a pass."""

    actions: tuple[Action, ...] = ()


class FigurePlacement(NamedTuple):
    """One figure put on the board in setup."""

    hex: int
    figure: Figure


_PLACE = re.compile(r"([A-Z][0-9]?)@([a-z][0-9]{1,2})")
_FIGURE_EXCHANGE = re.compile(r"X:([a-z][0-9]{1,2})([HBR])-([a-z][0-9]{1,2})([HBR])")
_TOKEN_EXCHANGE = re.compile(r"M:([a-z][0-9]{1,2})>([a-z][0-9]{1,2})")


def tile_of_action(action: Action) -> Tile:
    """The tile of the hand that the action uses up."""
    if isinstance(action, Place):
        return action.tile
    return Tile.X if isinstance(action, FigureExchange) else Tile.M


def format_action(board: Board, action: Action) -> str:
    """The action in notation; `parse_action` reads it back to the same value."""
    name = [hex_.name for hex_ in board.hexes]
    if isinstance(action, Place):
        return f"{action.tile.code}@{name[action.hex]}"
    if isinstance(action, FigureExchange):
        first = name[action.first] + action.first_figure.code
        return f"X:{first}-{name[action.second]}{action.second_figure.code}"
    return f"M:{name[action.origin]}>{name[action.destination]}"


def parse_action(board: Board, text: str) -> Action:
    """The action a text stands for; NotationError if it stands for none on this board."""
    if match := _PLACE.fullmatch(text):
        try:
            tile = tile_of(match[1])
        except KeyError:
            raise NotationError(f"there is no tile “{match[1]}”") from None
        if tile in (Tile.X, Tile.M):
            raise NotationError(f"the tile {tile.code} is not placed like others: “{text}”")
        return Place(tile, hex_of(board, match[2]))
    if match := _FIGURE_EXCHANGE.fullmatch(text):
        first, second = hex_of(board, match[1]), hex_of(board, match[3])
        return FigureExchange(first, figure_of(match[2]), second, figure_of(match[4]))
    if match := _TOKEN_EXCHANGE.fullmatch(text):
        return TokenExchange(hex_of(board, match[1]), hex_of(board, match[2]))
    raise NotationError(f"“{text[:40]}” is no action")


def hex_of(board: Board, name: str) -> int:
    """The index of the hex with this name; NotationError if none in play has it."""
    try:
        return board.index(name)
    except KeyError:
        raise NotationError(f"there is no hex “{name[:40]}” with {board.players} players") from None


@cache
def placements(board: Board) -> tuple[tuple[Place, ...], ...]:
    """By tile index, every `Place` there can be along the board's land or sea: legal lists share these objects."""
    return tuple(
        tuple(Place(tile, hex_index) for hex_index in (board.sea if tile.terrain is Terrain.SEA else board.land))
        for tile in TILES
    )


@cache
def token_exchanges(board: Board) -> tuple[tuple[TokenExchange, ...], ...]:
    """By origin, every `TokenExchange` there can be along the board's land as destination."""
    hexes = range(len(board.hexes))
    return tuple(tuple(TokenExchange(origin, destination) for destination in board.land) for origin in hexes)


@cache
def figure_exchange_rows(board: Board) -> tuple[dict[tuple[Figure, Figure], tuple[FigureExchange, ...]], ...]:
    """By place of the lower settlement and kinds swapped, every `FigureExchange` along the settlements after it."""
    return tuple(
        {
            (gives, takes): tuple(
                FigureExchange(first, gives, second, takes) for second in board.settlements[place:]
            )
            for gives, takes in permutations(FIGURES, 2)
        }
        for place, first in enumerate(board.settlements, start=1)
    )
