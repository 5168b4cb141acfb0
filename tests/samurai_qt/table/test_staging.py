"""A turn built pick by pick: placing, both exchanges step by step, cancelling, undoing."""

from random import Random

import pytest

from engine.samurai import (
    Board,
    Deal,
    Draft,
    Figure,
    FigureExchange,
    IllegalAction,
    LocalTable,
    Place,
    Reason,
    Rule,
    RuleSet,
    SeatInfo,
    Terrain,
    Tile,
    TokenExchange,
    Turn,
    sorted_tiles,
)
from samurai_qt.table.staging import Staging, Step, hexes_of
from tests.engine.positions import hand, position_with

RULES = RuleSet(opening="random", figures="random")
SEATS = (SeatInfo("Ann", "red", "human"), SeatInfo("Bob", "blue", "human"))
BOARD = Board.load(2)


def table_with(*hand: Tile) -> LocalTable:
    """A two-player table with dealt figures where the first player, seat 0, holds these five tiles."""
    deal = Deal.shuffled(BOARD, RULES, Random(5))
    rest = list(deal.orders[0])
    for tile in hand:
        rest.remove(tile)
    return LocalTable(RULES, SEATS, deal._replace(first=0, orders=((*hand, *rest), deal.orders[1])))


def staging_with(*hand: Tile) -> Staging:
    table = table_with(*hand)
    return Staging(Draft(table.position, table.hand(0)))


def step_of(staging: Staging) -> Step:
    return staging.step


def land(number: int = 0) -> int:
    return BOARD.land[number]


def test_placing_a_tile_takes_two_picks() -> None:
    staging = staging_with(Tile.H2, Tile.S1, Tile.V1, Tile.N1, Tile.X)
    assert step_of(staging) is Step.CHOOSE_TILE
    assert not staging.legal_hexes()
    staging.choose_tile(Tile.H2)
    assert step_of(staging) is Step.PLACE
    assert staging.legal_hexes() == frozenset(BOARD.land)
    assert staging.pick_hex(land()) == Place(Tile.H2, land())
    assert step_of(staging) is Step.CHOOSE_TILE
    assert sorted_tiles(staging.draft.hand.tiles) == (Tile.S1, Tile.N1, Tile.V1, Tile.X)
    assert staging.finish() == Turn((Place(Tile.H2, land()),))


def test_ships_go_to_sea_only() -> None:
    staging = staging_with(Tile.H2, Tile.S1, Tile.V1, Tile.N1, Tile.X)
    staging.choose_tile(Tile.V1)
    assert staging.legal_hexes() == frozenset(BOARD.sea)
    reason = staging.why_not_hex(land())
    assert reason is not None and reason.rule is Rule.SHIP_NEEDS_SEA
    with pytest.raises(IllegalAction):
        staging.pick_hex(land())
    assert step_of(staging) is Step.PLACE


def test_one_slow_tile_and_any_number_of_fast_ones() -> None:
    staging = staging_with(Tile.H2, Tile.S1, Tile.V1, Tile.N1, Tile.X)
    staging.choose_tile(Tile.H2)
    staging.pick_hex(land(0))
    assert staging.playable == {Tile.V1, Tile.N1, Tile.X}
    reason = staging.why_not_tile(Tile.S1)
    assert reason is not None and reason.rule is Rule.SECOND_SLOW_TILE
    with pytest.raises(IllegalAction):
        staging.choose_tile(Tile.S1)
    staging.choose_tile(Tile.N1)
    staging.pick_hex(land(1))
    staging.choose_tile(Tile.V1)
    staging.pick_hex(BOARD.sea[0])
    assert len(staging.finish().actions) == 3
    assert staging.touched_hexes == (land(0), land(1), BOARD.sea[0])


def test_an_occupied_hex_and_a_settlement_say_why() -> None:
    staging = staging_with(Tile.H2, Tile.S1, Tile.V1, Tile.N1, Tile.X)
    staging.choose_tile(Tile.N1)
    staging.pick_hex(land(0))
    staging.choose_tile(Tile.H2)
    occupied = staging.why_not_hex(land(0))
    settlement = staging.why_not_hex(BOARD.edo)
    assert occupied is not None and occupied.rule is Rule.HEX_OCCUPIED
    assert settlement is not None and settlement.rule is Rule.SETTLEMENT_TAKES_NO_TILE


def two_villages_with_different_figures(staging: Staging) -> tuple[tuple[int, Figure], tuple[int, Figure]]:
    standing = [(village, staging.position.figures_at(village)[0]) for village in BOARD.villages]
    first = standing[0]
    return first, next(other for other in standing if other[1] is not first[1])


def test_figure_exchange_step_by_step() -> None:
    staging = staging_with(Tile.H2, Tile.S1, Tile.V1, Tile.N1, Tile.X)
    staging.choose_tile(Tile.X)
    assert step_of(staging) is Step.FIRST_FIGURE
    first, second = two_villages_with_different_figures(staging)
    assert first in staging.legal_figures()
    assert staging.figures_to_pick(first[0]) == (first[1],)
    staging.pick_figure(*second)
    assert step_of(staging) is Step.SECOND_FIGURE
    assert second not in staging.legal_figures()
    assert all(figure is not second[1] for _, figure in staging.legal_figures())
    # Picked in either order, the action is written with its lower hex first.
    lower, upper = sorted((first, second), key=lambda end: end[0])
    assert staging.pick_figure(*first) == FigureExchange(*lower, *upper)
    assert staging.position.figures_at(first[0]) == (second[1],)
    assert staging.playable == {Tile.H2, Tile.S1, Tile.V1, Tile.N1}


def test_edo_holds_all_kinds_and_so_swaps_with_nobody() -> None:
    staging = staging_with(Tile.H2, Tile.S1, Tile.V1, Tile.N1, Tile.X)
    staging.choose_tile(Tile.X)
    # Edo holds one of each: whatever comes would be there twice.
    assert staging.figures_to_pick(BOARD.edo) == ()
    why = staging.why_not_hex(BOARD.edo)
    assert why is not None and (why.rule, why.hex) == (Rule.TWO_ALIKE, "o13")
    with pytest.raises(IllegalAction) as at_once:
        staging.pick_figure(BOARD.edo, Figure.BUDDHA)
    assert at_once.value.reason == why
    assert staging.why_not_hex(land()) == Reason(Rule.NO_SUCH_FIGURE, Tile.X, BOARD.hexes[land()].name)
    first, _ = two_villages_with_different_figures(staging)
    staging.pick_figure(*first)
    with pytest.raises(IllegalAction) as error:
        staging.pick_figure(BOARD.edo, next(figure for figure in Figure if figure is not first[1]))
    assert error.value.reason.rule is Rule.TWO_ALIKE
    assert step_of(staging) is Step.SECOND_FIGURE


def test_picking_the_first_figure_again_lets_go_of_it() -> None:
    staging = staging_with(Tile.H2, Tile.S1, Tile.V1, Tile.N1, Tile.X)
    staging.choose_tile(Tile.X)
    first, _ = two_villages_with_different_figures(staging)
    staging.pick_figure(*first)
    staging.pick_figure(*first)
    assert step_of(staging) is Step.FIRST_FIGURE


def test_token_exchange_step_by_step() -> None:
    table = table_with(Tile.H4, Tile.M, Tile.V1, Tile.N1, Tile.S3)
    table.submit(0, Turn((Place(Tile.H4, land(0)), Place(Tile.N1, land(1)))))
    other = next(tile for tile in table.hand(1).tiles if tile.terrain is Terrain.LAND and tile is not Tile.M)
    table.submit(1, Turn((Place(other, land(2)),)))
    staging = Staging(Draft(table.position, table.hand(0)))
    staging.choose_tile(Tile.M)
    assert step_of(staging) is Step.TAKE_OWN_TILE
    assert staging.legal_hexes() == {land(0)}
    expected = {land(1): Rule.TILE_CANT_MOVE, land(2): Rule.NOT_YOUR_TILE, land(3): Rule.NO_TILE_THERE}
    reasons = {hex_: staging.why_not_hex(hex_) for hex_ in expected}
    assert {hex_: reason.rule for hex_, reason in reasons.items() if reason} == expected
    staging.pick_hex(land(0))
    assert step_of(staging) is Step.MOVE_OWN_TILE
    assert staging.legal_hexes() == frozenset(BOARD.land) - {land(0), land(1), land(2)}
    assert staging.pick_hex(land(5)) == TokenExchange(land(0), land(5))
    placed = staging.position.tiles
    assert placed[land(0)] == (0, Tile.M)
    assert placed[land(5)] == (0, Tile.H4)
    assert hexes_of(TokenExchange(land(0), land(5))) == (land(0), land(5))


def test_token_exchange_without_a_tile_to_take_can_not_be_chosen() -> None:
    staging = staging_with(Tile.H4, Tile.M, Tile.V1, Tile.N1, Tile.S3)
    assert Tile.M not in staging.playable
    reason = staging.why_not_tile(Tile.M)
    assert reason is not None and reason.rule is Rule.NO_TILE_THERE


def test_cancel_goes_back_one_pick_at_a_time() -> None:
    staging = staging_with(Tile.H2, Tile.S1, Tile.V1, Tile.N1, Tile.X)
    staging.choose_tile(Tile.X)
    staging.pick_figure(*two_villages_with_different_figures(staging)[0])
    assert staging.cancel()
    assert step_of(staging) is Step.FIRST_FIGURE
    assert staging.cancel()
    assert step_of(staging) is Step.CHOOSE_TILE
    assert not staging.cancel()


def test_undo_and_redo_are_exact() -> None:
    staging = staging_with(Tile.H2, Tile.S1, Tile.V1, Tile.N1, Tile.X)
    start = staging.position
    staging.choose_tile(Tile.N1)
    staging.pick_hex(land(0))
    after_one = staging.position
    staging.choose_tile(Tile.H2)
    staging.pick_hex(land(1))
    after_two = staging.position
    staging.undo()
    assert staging.position == after_one
    staging.undo()
    assert staging.position == start
    assert staging.playable == {Tile.H2, Tile.S1, Tile.V1, Tile.N1, Tile.X}
    staging.undo()
    assert staging.position == start
    staging.redo()
    staging.redo()
    staging.redo()
    assert staging.position == after_two


def test_a_draft_is_taken_up_where_it_was() -> None:
    table = table_with(Tile.H2, Tile.S1, Tile.V1, Tile.N1, Tile.X)
    actions = (Place(Tile.N1, land(0)), Place(Tile.V1, BOARD.sea[0]))
    draft = Draft(table.position, table.hand(0))
    for action in actions:
        draft.push(action)
    staging = Staging(draft)
    assert staging.finish() == Turn(actions)
    staging.undo()
    assert staging.draft.actions == actions[:1]


def test_nothing_staged_means_the_turn_can_not_end() -> None:
    staging = staging_with(Tile.H2, Tile.S1, Tile.V1, Tile.N1, Tile.X)
    assert not staging.can_finish
    assert not staging.must_pass
    with pytest.raises(IllegalAction) as error:
        staging.finish()
    assert error.value.reason.rule is Rule.PASS_NOT_ALLOWED


def test_without_free_land_a_token_exchange_lacks_a_hex_not_a_tile() -> None:
    tiles = {BOARD.hexes[hex_].name: (hex_ % 2, "S1") for hex_ in BOARD.land}
    position = position_with(figures={"o13": "HBR"}, tiles=tiles)
    staging = Staging(Draft(position, hand(0, "M V1")))
    reason = staging.why_not_tile(Tile.M)
    assert reason is not None
    assert reason.rule is Rule.HEX_OCCUPIED
