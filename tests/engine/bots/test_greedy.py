"""The yardstick on positions worked out by hand, and against a search through every turn."""

from collections.abc import Iterator
from fractions import Fraction
from random import Random

import pytest

from engine.samurai import (
    Draft,
    Hand,
    Position,
    RuleSet,
    Turn,
    format_action,
    influence,
    open_land,
)
from engine.samurai.bots import Budget, make_bot
from tests.engine.positions import hand, position_with
from tests.engine.random_games import set_up, turns

BUDGET = Budget(playouts=1)


def greedy_turn(position: Position, held: Hand, seed: int = 0) -> list[str]:
    """The turn greedy plays, in notation."""
    turn = make_bot("greedy").choose_turn(position, held, BUDGET, Random(seed))
    return [format_action(position.board, action) for action in turn.actions]


# k17 is a village with two land hexes, k16 and l16, and four sea hexes around it.


def test_takes_the_tile_that_bears_on_the_figure() -> None:
    position = position_with(figures={"k17": "H"})
    seen = {greedy_turn(position, hand(0, "H4 B4 R4"), seed)[0] for seed in range(30)}
    assert seen == {"H4@k16", "H4@l16"}


def test_adds_no_fast_tile_once_the_margin_is_two() -> None:
    # H2 beside k17: 2/2 = 1. V2 on its sea: 2/3. Both: still 2/2, for the margin is capped.
    position = position_with(figures={"k17": "H"})
    assert len(greedy_turn(position, hand(0, "H2 V2"))) == 1
    assert greedy_turn(position, hand(0, "H2 V2"))[0].startswith("H2@")


def test_ship_and_samurai_add_up() -> None:
    # S1: 1/2. V1: 1/3. Both: 2/2.
    played = greedy_turn(position_with(figures={"k17": "H"}), hand(0, "S1 V1"))
    assert [action[:3] for action in played] == ["V1@", "S1@"]
    assert played[0][3:] in ("l17", "j16", "j17", "k18")
    assert played[1][3:] in ("k16", "l16")


def test_completes_a_village_it_wins() -> None:
    # Before: -3, capped to -2, over 2 is -1. H4 on l16: 4 - 3 = 1 over 1. With the ship 2 over 1.
    position = position_with(figures={"k17": "H"}, tiles={"k16": (1, "H3")})
    assert greedy_turn(position, hand(0, "H4 B4")) == ["H4@l16"]
    assert [action[:2] for action in greedy_turn(position, hand(0, "H4 V1"))] == ["V1", "H4"]


def test_does_not_complete_a_village_for_another() -> None:
    # B4 on l16 would make -2/2 into -2/1; anywhere without a figure it changes nothing.
    position = position_with(figures={"k17": "H"}, tiles={"k16": (1, "H3")})
    assert all(greedy_turn(position, hand(0, "B4"), seed) != ["B4@l16"] for seed in range(40))


def test_the_best_other_influence_is_one_players_not_the_sum() -> None:
    # Three players: 2 against 2 and 1. A ship makes it 3 against 2, so 1/1 - 0; were others added, 0 would be best.
    position = position_with(
        3,
        figures={"k17": "H"},
        tiles={"k16": (0, "H2"), "k18": (1, "V2"), "l17": (2, "V1"), "l16": (1, "X")},
    )
    assert greedy_turn(position, hand(0, "V1 B4"))[0] in ("V1@j16", "V1@j17")


def test_exchanges_a_figure_and_completes_its_village() -> None:
    # After the exchange rice stands on k17, where 4 strength bears on it: 2/2; completed by B2: 2/1.
    position = position_with(figures={"k17": "H", "q14": "R"}, tiles={"k16": (0, "R4")})
    assert greedy_turn(position, hand(0, "X B2")) == ["X:q14R-k17H", "B2@l16"]


def test_moves_a_tile_that_serves_nothing() -> None:
    # H4 on o8 bears on no figure; on k16 or l16 it brings 2/2. B2 brings nothing.
    position = position_with(figures={"k17": "H"}, tiles={"o8": (0, "H4")})
    assert greedy_turn(position, hand(0, "M B2")) in (["M:o8>k16"], ["M:o8>l16"])


def test_counts_what_a_moved_tile_leaves() -> None:
    # H4 beside o7 and o9 is worth 2/3 there (o7: p7, o8) with p7 open: 2/2. Moving it to k17 loses 1 to win 1.
    position = position_with(figures={"k17": "H", "o7": "H"}, tiles={"o8": (0, "H4")})
    assert greedy_turn(position, hand(0, "M S1"))[0].startswith("S1@")


def test_shared_hexes_count_twice() -> None:
    # k16 and l16 lie between Kyoto (l15, five land hexes) and k17: 2/5 + 2/2 beat 2/2 + 0 and all else.
    position = position_with(figures={"k17": "H", "l15": "HB"})
    assert greedy_turn(position, hand(0, "S2"))[0] in ("S2@k16", "S2@l16")


def test_a_tile_that_ends_the_game_ends_the_turn() -> None:
    # Seven helmets are in play. The ronin takes the last one from k17 (1/2 becomes 2/1), so that B4, worth 2/2
    # beside q14 on top, can't follow.
    position = position_with(
        figures={"k17": "H", "q14": "B"},
        tiles={"k16": (0, "S1")},
        rules=RuleSet(capture="immediate"),
        captured=[(3, 0, 0), (3, 0, 0)],
    )
    assert greedy_turn(position, hand(0, "N1 B4")) == ["N1@l16"]


def test_passes_when_nothing_can_be_placed() -> None:
    position = position_with(figures={"k17": "H"}, hand_sizes=(1, 5), stock_sizes=(0, 10))
    assert greedy_turn(position, hand(0, "X")) == []


def yardstick(before: Position, after: Position, seat: int) -> Fraction:
    """The measure as the issue words it; `after` is the board before anything is taken from it."""
    return _sum(after, seat) - _sum(before, seat)


def _sum(position: Position, seat: int) -> Fraction:
    total = Fraction(0)
    for settlement in position.board.settlements:
        for figure in position.figures_at(settlement):
            totals = influence(position, settlement)[figure.index]
            other = max(value for index, value in enumerate(totals) if index != seat)
            margin = min(2, max(-2, totals[seat] - other))
            total += Fraction(margin, len(open_land(position, settlement)) + 1)
    return total


def every_turn(draft: Draft) -> Iterator[tuple[Turn, Position]]:
    """Each way to play the turn, with the board before captures."""
    for action in draft.legal_actions():
        draft.push(action)
        yield Turn(draft.actions), draft.position
        yield from every_turn(draft)
        draft.undo()


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (2, 3), (3, 4), (4, 5)])
def test_no_turn_is_better(players: int, seed: int) -> None:
    random = Random(seed)
    late = list(turns(set_up(players, RuleSet(), random), random))[-12:]
    for position, held, _, _ in late:
        two = Hand(held.seat, tuple(random.sample(held.tiles, min(2, len(held.tiles)))))
        rated = [
            (yardstick(position, after, held.seat), -len(turn.actions))
            for turn, after in every_turn(Draft(position, two))
        ]
        draft = Draft(position, two)
        for action in make_bot("greedy").choose_turn(position, two, BUDGET, random).actions:
            draft.push(action)
        played = yardstick(position, draft.position, held.seat), -len(draft.actions)
        assert played == max(rated, default=(0, 0))
