"""Whether the engine and the oracle hold the same game."""

from engine.samurai import Position, score
from tests.engine.oracle.pieces import KINDS
from tests.engine.oracle.referee import Referee


def same_state(position: Position, referee: Referee) -> None:
    """Assert that the two hold the same game."""
    names = [hex_.name for hex_ in position.board.hexes]
    assert {
        name: (placed.seat, placed.tile.code)
        for name, placed in zip(names, position.tiles, strict=True)
        if placed is not None
    } == referee.tiles
    assert {
        names[hex_]: {figure.code for figure in position.figures_at(hex_)} for hex_ in position.board.settlements
    } == referee.figures
    assert [dict(zip(KINDS, counts, strict=True)) for counts in position.captured] == referee.captured
    assert dict(zip(KINDS, position.set_aside, strict=True)) == referee.set_aside
    assert list(position.hand_sizes) == referee.in_hand
    assert list(position.stock_sizes) == referee.in_stock
    for seat in range(position.players):
        assert [tile.code for tile in position.unseen_tiles(seat)] == referee.not_shown(seat)


def same_result(position: Position, referee: Referee) -> None:
    """Assert that both score the game alike."""
    verdict = score(position)
    result = referee.result()
    assert [reason.value for reason in verdict.reasons] == result["reasons"]
    assert list(verdict.winners) == result["winners"]
    assert [None if seat < 0 else seat for seat in verdict.leaders] == list(result["leaders"].values())
