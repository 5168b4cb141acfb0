"""Chances told from a position: exact where nothing is open any more, sensible where it is."""

import pytest

from engine.samurai import EndReason, Phase
from engine.samurai.bots.outlook import Outlook
from engine.samurai.bots.winning import Chances, Forecast, chance_to_win, forecast, taking_for
from tests.engine.positions import position_with


def chances_to_take(influence: tuple[int, ...], open_land: int, moved_last: int, stage: int) -> Chances:
    return taking_for(len(influence))(influence, open_land, moved_last, stage)


def test_a_surrounded_figure_is_certain() -> None:
    assert chances_to_take((3, 2), 0, 0, 5) == (1, 0)
    assert chances_to_take((2, 3, 1), 0, 0, 5) == (0, 1, 0)
    assert chances_to_take((2, 2), 0, 0, 5) == (0, 0)


@pytest.mark.parametrize("open_land", range(1, 7))
def test_more_influence_is_more_chance(open_land: int) -> None:
    chances = [chances_to_take((own, 2), open_land, 0, 5)[0] for own in range(7)]
    assert chances == sorted(chances)
    assert chances[0] < chances[-1]
    assert all(0 < sum(chances_to_take((own, 2), open_land, 0, 5)) < 1 for own in range(7))


def test_who_may_complete_a_settlement_next_is_better_off() -> None:
    last, other = chances_to_take((2, 2), 1, 0, 5)
    assert last < other
    last, next_but_one = chances_to_take((2, 2), 3, 0, 5)
    assert next_but_one - last < other - last


def test_the_nearer_the_end_the_less_is_taken_before_it() -> None:
    assert sum(chances_to_take((2, 2), 3, 0, 1)) < sum(chances_to_take((2, 2), 3, 0, 5))


def test_leading_two_kinds_with_nothing_left_is_near_certain() -> None:
    ahead, behind = (Forecast(((5, 4, 0), (1, 1, 3))).chance_to_win(seat) for seat in (0, 1))
    assert ahead > 0.95
    assert behind < 0.05


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_seats_have_equal_chances(players: int) -> None:
    expected = Forecast(((2, 2, 2),) * players)
    chances = [expected.chance_to_win(seat) for seat in range(players)]
    assert chances == pytest.approx([1 / players] * players, abs=1e-9)


def test_slopes_show_the_kind_that_decides() -> None:
    # Helmets are won and Buddhas lost: rice decides.
    expected = Forecast(((5, 0, 3), (0, 5, 3)))
    helmets, buddhas, rice = expected.slopes(0)
    assert rice[0] > 5 * abs(helmets[0])
    # With one kind each and rice even, Buddhas are among the figures that decide.
    assert rice[0] > 1.5 * buddhas[0] > 0
    assert rice[1] < 0


def test_the_forecast_counts_figures_taken_and_standing() -> None:
    position = position_with(figures={"k17": "H"}, captured=[(2, 0, 1), (0, 3, 0)])
    means = forecast(position, Outlook(position, 0), 1).means
    assert means[0][1:] == [0, 1]
    assert means[1][1:] == [3, 0]
    assert 2 < means[0][0] < 3
    assert 0 < means[1][0] < 1


def test_a_game_that_is_over_is_scored() -> None:
    position = position_with(figures={}, captured=[(4, 4, 0), (3, 3, 7)])._replace(
        phase=Phase.OVER, seat_to_act=-1, end_reasons=(EndReason.KIND_GONE,)
    )
    assert [chance_to_win(position, seat, 0) for seat in (0, 1)] == [1, 0]
    shared = position._replace(captured=((3, 3, 3), (3, 3, 3)))
    assert [chance_to_win(shared, seat, 0) for seat in (0, 1)] == [0.5, 0.5]
