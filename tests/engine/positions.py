"""Positions set up by hand for tests."""

from collections.abc import Mapping, Sequence

from engine.samurai import (
    Board,
    Hand,
    Phase,
    PlacedTile,
    Position,
    RuleSet,
    figure_of,
    tile_of,
)


def position_with(
    players: int = 2,
    *,
    figures: Mapping[str, str],
    tiles: Mapping[str, tuple[int, str]] | None = None,
    rules: RuleSet | None = None,
    captured: Sequence[tuple[int, int, int]] | None = None,
    set_aside: tuple[int, int, int] = (0, 0, 0),
    seat_to_act: int = 0,
    hand_sizes: Sequence[int] | None = None,
    stock_sizes: Sequence[int] | None = None,
) -> Position:
    """A position in its turns: `figures` by hex name as letters, `tiles` by hex name as seat and code."""
    board = Board.load(players)
    masks = [0] * len(board.hexes)
    for name, letters in figures.items():
        for letter in letters:
            masks[board.index(name)] |= figure_of(letter).bit
    on_hex: list[PlacedTile | None] = [None] * len(board.hexes)
    for name, (seat, code) in (tiles or {}).items():
        on_hex[board.index(name)] = PlacedTile(seat, tile_of(code))
    return Position(
        board=board,
        rules=rules or RuleSet(),
        first=0,
        phase=Phase.TURNS,
        seat_to_act=seat_to_act,
        tiles=tuple(on_hex),
        figures=tuple(masks),
        captured=tuple(captured or ((0, 0, 0),) * players),
        set_aside=set_aside,
        hand_sizes=tuple(hand_sizes or (5,) * players),
        stock_sizes=tuple(stock_sizes if stock_sizes is not None else (10,) * players),
        exchange_used=(False,) * players,
        opening_chosen=(True,) * players,
    )


def hand(seat: int, codes: str) -> Hand:
    """A hand from codes with spaces between."""
    return Hand(seat, tuple(tile_of(code) for code in codes.split()))
