"""What may be done at one point of a turn, and why not (rules.md, section 4)."""

from engine.samurai.actions import (
    Action,
    FigureExchange,
    Place,
    TokenExchange,
    placements,
    tile_of_action,
    token_exchanges,
)
from engine.samurai.board import Kind
from engine.samurai.pieces import FIGURES, Terrain, Tile
from engine.samurai.position import Position
from engine.samurai.reasons import Reason, Rule

_TERRAIN_OF_KIND = {Kind.LAND: Terrain.LAND, Kind.SEA: Terrain.SEA}


def legal_actions(position: Position, seat: int, tiles: tuple[Tile, ...], slow_tile_used: bool) -> list[Action]:
    """Every legal action with these tiles in hand, each once, in order of the hand's kinds and of hexes."""
    board = position.board
    on_hex = position.tiles
    rows = placements(board)
    empty_land = [hex_ for hex_ in board.land if on_hex[hex_] is None]
    actions: list[Action] = []
    for tile in dict.fromkeys(tiles):
        if slow_tile_used and not tile.fast:
            continue
        if tile is Tile.X:
            actions += figure_exchanges(position)
        elif tile is Tile.M:
            for origin in movable_tiles(position, seat):
                row = token_exchanges(board)[origin]
                actions += [row[hex_] for hex_ in empty_land]
        elif tile.terrain is Terrain.LAND:
            places = rows[tile.index]
            actions += [places[hex_] for hex_ in empty_land]
        else:
            places = rows[tile.index]
            actions += [places[hex_] for hex_ in board.sea if on_hex[hex_] is None]
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


def figure_exchanges(position: Position) -> list[FigureExchange]:
    """Every effective swap, each once, its lower hex first."""
    standing = [(hex_, mask) for hex_ in position.board.settlements if (mask := position.figures[hex_])]
    swaps = []
    for place, (first, first_mask) in enumerate(standing):
        for second, second_mask in standing[place + 1 :]:
            # A figure may come only where none of its kind stands, so each must be missing at the other end.
            for first_figure, second_figure in _SWAPS[first_mask][second_mask]:
                swaps.append(FigureExchange(first, first_figure, second, second_figure))
    return swaps


_SWAPS = tuple(
    tuple(
        tuple(
            (gives, takes)
            for gives in FIGURES
            for takes in FIGURES
            if first & gives.bit and second & takes.bit and not second & gives.bit and not first & takes.bit
        )
        for second in range(8)
    )
    for first in range(8)
)


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
