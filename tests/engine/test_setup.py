"""Setting up (rules.md, section 3)."""

from random import Random

import pytest

from engine.samurai import (
    ALL_TILES,
    Board,
    Figure,
    FigurePlacement,
    IllegalAction,
    Phase,
    Position,
    Rule,
    RuleSet,
    Tile,
    legal_figure_placements,
    random_figures,
    starting_position,
    tile_of,
    why_not_figure,
    why_not_opening,
)
from engine.samurai.position import after_openings
from engine.samurai.setup import with_figure, with_opening

PLACED = RuleSet(opening="random")


def placing(players: int, first: int = 0, rules: RuleSet = PLACED) -> Position:
    return starting_position(Board.load(players), rules, first, None)


def put(position: Position, *texts: str) -> Position:
    for text in texts:
        position = with_figure(position, placement(position, text))
    return position


def placement(position: Position, text: str) -> FigurePlacement:
    return FigurePlacement(position.board.index(text[:-1]), Figure(text[-1]))


def rule_against(position: Position, text: str) -> Rule | None:
    reason = why_not_figure(position, placement(position, text))
    return reason.rule if reason else None


def test_edo_holds_one_figure_of_each_kind_from_the_start() -> None:
    position = placing(2)
    assert position.figures_at(position.board.edo) == (Figure.HELMET, Figure.BUDDHA, Figure.RICE)
    assert position.figures_left() == (1, 1, 1)


def test_figures_are_placed_clockwise_from_the_first_player_and_the_order_runs_on_into_the_villages() -> None:
    position = placing(3, first=2)
    seats = []
    for text in ("o9H", "o9B", "l15R", "l15H", "q12B", "k17R"):
        seats.append(position.seat_to_act)
        position = put(position, text)
    assert seats == [2, 0, 1, 2, 0, 1]


def test_cities_come_before_villages_and_take_two_kinds() -> None:
    position = placing(2)
    assert rule_against(position, "q12R") is Rule.CITIES_FIRST
    assert rule_against(position, "o14R") is Rule.NOT_A_SETTLEMENT
    assert rule_against(position, "o13R") is Rule.SETTLEMENT_FULL
    position = put(position, "o9H")
    assert rule_against(position, "o9H") is Rule.CITY_NEEDS_TWO_KINDS
    position = put(position, "l15H", "o9R", "l15R")
    assert rule_against(position, "o9B") is Rule.SETTLEMENT_FULL
    assert rule_against(position, "q12R") is None
    position = put(position, "q12R")
    assert rule_against(position, "q12B") is Rule.SETTLEMENT_FULL


def test_a_kind_can_run_out() -> None:
    # Seven helmets with two players: one on Edo, two in the cities, four in villages.
    position = put(placing(2), "o9H", "o9B", "l15H", "l15B")
    villages = [position.board.hexes[village].name for village in position.board.villages]
    position = put(position, *(f"{name}H" for name in villages[:4]))
    assert rule_against(position, f"{villages[4]}H") is Rule.FIGURE_RUN_OUT


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("distinct", [False, True])
def test_figures_run_out_exactly_when_the_board_is_full(players: int, distinct: bool) -> None:
    for seed in range(20):
        random = Random(seed)
        position = placing(players, 1, PLACED._replace(distinct_cities=distinct))
        while position.phase is Phase.FIGURES:
            position = with_figure(position, random.choice(legal_figure_placements(position)))
        total = {2: 7, 3: 10, 4: 13}[players]
        assert position.figures_left() == (total, total, total)
        assert position.phase is Phase.TURNS
        assert position.seat_to_act == 1
        pairs = [position.figures[city] for city in position.board.cities]
        assert not distinct or len(set(pairs)) == len(pairs)


def test_with_distinct_cities_a_placement_that_leaves_a_city_no_pair_is_illegal() -> None:
    position = put(placing(4, rules=PLACED._replace(distinct_cities=True)), "o9H", "o9B", "l15H")
    # Akita holds HB. A helmet in Sapporo would leave Kyoto and Sapporo both only the pair HR.
    assert rule_against(position, "p4H") is Rule.CITIES_ALIKE
    assert rule_against(position, "l15B") is Rule.CITIES_ALIKE
    assert rule_against(position, "p4B") is None
    assert rule_against(position, "l15R") is None
    assert rule_against(placing(4)._replace(figures=position.figures), "p4H") is None


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("distinct", [False, True])
def test_random_figures_keep_the_conditions_of_placing(players: int, distinct: bool) -> None:
    board = Board.load(players)
    rules = RuleSet(figures="random", distinct_cities=distinct)
    for seed in range(50):
        masks = random_figures(board, rules, Random(seed))
        assert masks[board.edo] == 0b111
        assert all(masks[city].bit_count() == 2 for city in board.cities)
        assert all(masks[village].bit_count() == 1 for village in board.villages)
        assert all(
            sum(bool(mask & figure.bit) for mask in masks) == board.figures_of_each_kind for figure in Figure
        )
        pairs = {masks[city] for city in board.cities}
        assert not distinct or len(pairs) == len(board.cities)


def test_opening_hands() -> None:
    position = starting_position(Board.load(2), RuleSet(), 0, None)
    assert position.phase is Phase.OPENING

    def rule(codes: str, seat: int = 0) -> Rule | None:
        reason = why_not_opening(position, seat, tuple(tile_of(code) for code in codes.split()))
        return reason.rule if reason else None

    assert rule("H2 H3 H4 X M") is None
    assert rule("S1 S1 S2 S2 V1") is None
    assert rule("H2 H3 H4 X") is Rule.NOT_FIVE_TILES
    assert rule("H2 H2 H4 X M") is Rule.NOT_YOUR_TILES
    position = with_opening(position, 1)
    assert rule("H2 H3 H4 X M", 1) is Rule.OPENING_CHOSEN
    assert position.phase is Phase.OPENING
    assert position.hand_sizes == (0, 5)
    position = with_opening(position, 0)
    assert position.phase is Phase.FIGURES
    assert position.stock_sizes == (15, 15)
    assert rule("H2 H3 H4 X M") is Rule.WRONG_PHASE


def test_random_openings_and_figures_begin_with_the_first_turn() -> None:
    board = Board.load(2)
    rules = RuleSet(opening="random", figures="random")
    position = starting_position(board, rules, 1, random_figures(board, rules, Random(1)))
    assert (position.phase, position.seat_to_act) == (Phase.TURNS, 1)
    assert (position.hand_sizes, position.stock_sizes) == ((5, 5), (15, 15))
    with pytest.raises(ValueError, match="dealt"):
        starting_position(board, rules, 1, None)
    with pytest.raises(ValueError, match="first player"):
        starting_position(board, RuleSet(), 2, None)


def test_placing_figures_in_another_phase_is_illegal() -> None:
    board = Board.load(2)
    with pytest.raises(IllegalAction) as raised:
        with_figure(starting_position(board, RuleSet(), 0, None), FigurePlacement(board.index("o9"), Figure.RICE))
    assert raised.value.reason.rule is Rule.WRONG_PHASE
    assert after_openings(starting_position(board, RuleSet(), 0, None)).phase is Phase.FIGURES


def test_unseen_and_public_tiles() -> None:
    position = placing(2)
    assert position.unseen_tiles(0) == ALL_TILES
    assert position.public_hand(0) is None
    used = position._replace(exchange_used=(True, False), stock_sizes=(0, 10))
    assert Tile.X not in used.unseen_tiles(0)
    known = used.public_hand(0)
    assert known is not None
    assert len(known.tiles) == 19
