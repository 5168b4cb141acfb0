"""Scores, intervals and Elo of made-up results, worked out by hand."""

import pytest

from samurai_qt.arena.match import Forfeit, GameReport
from samurai_qt.arena.standings import elo, standing, wilson_interval


def report(
    winners: tuple[int, ...], *, seconds: tuple[float, ...] = (1.0, 0.5), forfeit: Forfeit | None = None
) -> GameReport:
    return GameReport(0, winners, seconds, (10, 5), forfeit, "")


def test_a_shared_victory_is_split() -> None:
    reports = [report((0,)), report((0, 1)), report((1,)), report((0,))]
    first, second = (standing(seat, 2, reports) for seat in (0, 1))
    assert (first.score, first.wins, first.shared) == (0.625, 2, 1)
    assert (second.score, second.wins, second.shared) == (0.375, 1, 1)
    assert first.ms_per_turn == second.ms_per_turn == 100
    assert first.forfeits == second.forfeits == 0


def test_forfeits_are_counted_for_their_seat() -> None:
    reports = [report((0,), forfeit=Forfeit(1, "turn 1", "late")), report((1,))]
    assert [standing(seat, 2, reports).forfeits for seat in (0, 1)] == [0, 1]


def test_the_interval_is_wilsons() -> None:
    # 81 of 263: the example of Newcombe (1998), 0.2553 to 0.3662.
    low, high = wilson_interval(81 / 263, 263)
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)
    assert wilson_interval(0, 10)[0] == pytest.approx(0)
    assert wilson_interval(1, 10)[1] == pytest.approx(1)


@pytest.mark.parametrize(
    ("score", "players", "points"),
    [(0.5, 2, 0), (0.83, 2, 275), (0.17, 2, -275), (1 / 3, 3, 0), (0.25, 4, 0), (0.75, 4, 382)],
)
def test_elo_is_nothing_for_an_even_share(score: float, players: int, points: int) -> None:
    assert elo(score, players, 400) == points


def test_elo_of_a_clean_sweep_is_finite() -> None:
    # Half a game lost of 100: 0.995 against 0.005.
    assert elo(1.0, 2, 100) == 920
    assert elo(0.0, 2, 100) == -920
