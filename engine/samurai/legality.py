"""What may be done at one point of a turn, and why not (rules.md, section 4)."""

from functools import lru_cache
from itertools import compress, permutations
from operator import not_

from engine.samurai.actions import (
    Action,
    FigureExchange,
    Place,
    TokenExchange,
    figure_exchange_rows,
    placements,
    tile_of_action,
    token_exchanges,
)
from engine.samurai.board import Board, Kind
from engine.samurai.pieces import FIGURES, Terrain, Tile, figures_in
from engine.samurai.position import Position
from engine.samurai.reasons import Reason, Rule

# Looked up once: Python 3.11 takes its time to find a member of an enumeration.
_FIGURE_EXCHANGE, _TOKEN_EXCHANGE, _LAND = Tile.X, Tile.M, Terrain.LAND
_TERRAIN_OF_KIND = {Kind.LAND: Terrain.LAND, Kind.SEA: Terrain.SEA}


def legal_actions(position: Position, seat: int, tiles: tuple[Tile, ...], slow_tile_used: bool) -> list[Action]:
    """Every legal action with these tiles in hand, each once, in order of the hand's kinds and of hexes."""
    usable = dict.fromkeys(tile for tile in tiles if tile.fast) if slow_tile_used else dict.fromkeys(tiles)
    actions: list[Action] = []
    if not usable:
        return actions
    board = position.board
    rows = placements(board)
    # Placed tiles are true, empty hexes are not.
    land_empty = list(map(not_, board.on_land(position.tiles)))
    for tile in usable:
        if tile is _FIGURE_EXCHANGE:
            actions += figure_exchanges(position)
        elif tile is _TOKEN_EXCHANGE:
            for origin in movable_tiles(position, seat):
                actions += compress(token_exchanges(board)[origin], land_empty)
        elif tile.terrain is _LAND:
            actions += compress(rows[tile.index], land_empty)
        else:
            actions += compress(rows[tile.index], map(not_, board.on_sea(position.tiles)))
    return actions


def movable_tiles(position: Position, seat: int) -> list[int]:
    """The hexes of the seat's own tiles that a token exchange may take.

    Called before the turn's one slow tile, every slow tile on the board is from an earlier turn.
    """
    tiles = position.tiles
    return [
        hex_
        for hex_ in position.board.land
        if (placed := tiles[hex_]) is not None
        and placed.seat == seat
        and not placed.tile.fast
        and placed.tile is not Tile.M
    ]


def figure_exchanges(position: Position) -> tuple[FigureExchange, ...]:
    """Every effective swap, each once, its lower hex first."""
    return _swaps_among(position.board, position.figures)


# Figures move seldom: from tile to tile and turn to turn the same board of figures is asked for again.
@lru_cache(maxsize=256)
def _swaps_among(board: Board, figures: tuple[int, ...]) -> tuple[FigureExchange, ...]:
    rows = figure_exchange_rows(board)
    masks = [figures[settlement] for settlement in board.settlements]
    # A figure may come only where none of its kind stands, so each must be missing at the other end.
    fitting = {
        (gives, takes): [mask & (gives.bit | takes.bit) == takes.bit for mask in masks]
        for gives, takes in permutations(FIGURES, 2)
    }
    swaps: list[FigureExchange] = []
    for place, mask in enumerate(masks):
        for gives in figures_in(mask):
            for takes in figures_in(~mask & 0b111):
                swaps += compress(rows[place][gives, takes], fitting[gives, takes][place + 1 :])
    return tuple(swaps)


def why_illegal(
    position: Position, seat: int, tiles: tuple[Tile, ...], slow_tile_used: bool, action: Action
) -> Reason | None:
    """The rule this action would break with these tiles in hand, or None if it is legal."""
    tile = tile_of_action(action)
    if tile not in tiles:
        return Reason(Rule.TILE_NOT_IN_HAND, tile)
    if slow_tile_used and not tile.fast:
        return Reason(Rule.SECOND_SLOW_TILE, tile)
    if isinstance(action, Place):
        return why_not_placed(position, action)
    if isinstance(action, FigureExchange):
        return _why_not_exchanged(position, action)
    return _why_not_moved(position, seat, action)


def why_not_placed(position: Position, action: Place) -> Reason | None:
    """The rule that keeps a tile off a hex, whoever holds it, or None."""
    tile, hex_index = action
    hex_ = position.board.hexes[hex_index]
    if tile is Tile.X or tile is Tile.M:
        return Reason(Rule.NOT_PLACED, tile, hex_.name)
    terrain = _TERRAIN_OF_KIND.get(hex_.kind)
    if terrain is None:
        return Reason(Rule.SETTLEMENT_TAKES_NO_TILE, tile, hex_.name)
    if terrain is not tile.terrain:
        return Reason(Rule.SHIP_NEEDS_SEA if tile.terrain is Terrain.SEA else Rule.TILE_NEEDS_LAND, tile, hex_.name)
    if position.tiles[hex_index] is not None:
        return Reason(Rule.HEX_OCCUPIED, tile, hex_.name)
    return None


def _why_not_exchanged(position: Position, action: FigureExchange) -> Reason | None:
    hexes = position.board.hexes
    ends = ((action.first, action.first_figure), (action.second, action.second_figure))
    for hex_index, figure in ends:
        if not position.figures[hex_index] & figure.bit:
            return Reason(Rule.NO_SUCH_FIGURE, Tile.X, hexes[hex_index].name, figure)
    if action.first == action.second:
        return Reason(Rule.SAME_SETTLEMENT, Tile.X, hexes[action.first].name)
    if action.first_figure is action.second_figure:
        return Reason(Rule.SAME_FIGURES, Tile.X, hexes[action.first].name, action.first_figure)
    for hex_index, arriving in ((action.first, action.second_figure), (action.second, action.first_figure)):
        if position.figures[hex_index] & arriving.bit:
            return Reason(Rule.TWO_ALIKE, Tile.X, hexes[hex_index].name, arriving)
    return None


def why_not_taken(position: Position, seat: int, origin: int) -> Reason | None:
    """The rule that forbids a token exchange to take the tile on this hex, or None."""
    name = position.board.hexes[origin].name
    placed = position.tiles[origin]
    if placed is None:
        return Reason(Rule.NO_TILE_THERE, Tile.M, name)
    if placed.seat != seat:
        return Reason(Rule.NOT_YOUR_TILE, Tile.M, name)
    if placed.tile.fast:
        return Reason(Rule.TILE_CANT_MOVE, placed.tile, name)
    if placed.tile is Tile.M:
        return Reason(Rule.TOKEN_EXCHANGE_STAYS, Tile.M, name)
    return None


def _why_not_moved(position: Position, seat: int, action: TokenExchange) -> Reason | None:
    reason = why_not_taken(position, seat, action.origin)
    if reason is not None:
        return reason
    taken = position.tiles[action.origin]
    assert taken is not None
    return why_not_placed(position, Place(taken.tile, action.destination))
