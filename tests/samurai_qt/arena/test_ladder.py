"""A short ladder: the same games every time, by playouts; docs/bots.md has the long matches."""

import pytest

from engine.samurai import RuleSet
from engine.samurai.bots import parse_level
from samurai_qt.arena.contest import Contest, level_contestant
from samurai_qt.arena.match import Programs, play_game
from samurai_qt.arena.standings import standing


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize(
    ("stronger", "weaker", "least"),
    [
        ("novice", "random", 0.9),
        ("greedy", "novice", 0.55),
        ("easy", "novice", 0.6),
        ("hard@24p", "easy", 0.55),
        ("master@200p", "hard@24p", 0.55),
        ("master@200p", "greedy", 0.75),
    ],
)
def test_each_level_beats_the_one_below(stronger: str, weaker: str, least: float) -> None:
    seats = tuple(level_contestant(parse_level(level), None) for level in (stronger, weaker))
    contest = Contest(seats, RuleSet(), seed=1, games=24, rotate=True)
    reports = [play_game(contest, game, Programs()) for game in range(contest.number_of_games)]
    assert standing(0, 2, reports).score >= least
