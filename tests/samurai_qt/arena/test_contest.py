"""Deals of a contest: the same for the same seed, in pairs with rotation."""

from engine.samurai import RuleSet
from engine.samurai.bots import parse_level
from samurai_qt.arena.contest import Contest, level_contestant, program_contestant


def contest(seats: int, games: int, *, rotate: bool, seed: int = 1) -> Contest:
    levels = tuple(level_contestant(parse_level("random"), None) for _ in range(seats))
    return Contest(levels, RuleSet(figures="random"), seed, games, rotate)


def test_without_rotation_every_game_has_its_own_deal() -> None:
    played = contest(2, 5, rotate=False)
    assert played.number_of_games == 5
    assert len({played.deal(game) for game in range(5)}) == 5


def test_rotation_plays_each_deal_from_every_seat() -> None:
    played = contest(3, 7, rotate=True)
    assert played.number_of_games == 9
    first, second, third = (played.deal(game) for game in range(3))
    assert second.orders == (first.orders[2], first.orders[0], first.orders[1])
    assert third.orders == (first.orders[1], first.orders[2], first.orders[0])
    assert [deal.first for deal in (first, second, third)] == [(first.first + turn) % 3 for turn in range(3)]
    assert first.figures == second.figures == third.figures
    assert played.deal(3).orders != first.orders


def test_the_seed_decides_the_deals() -> None:
    assert contest(2, 4, rotate=False).deal(3) == contest(2, 4, rotate=False).deal(3)
    assert contest(2, 4, rotate=False).deal(3) != contest(2, 4, rotate=False, seed=2).deal(3)


def test_what_contestants_are_called_and_how_long_they_think() -> None:
    assert level_contestant(parse_level("hard@50"), 700).milliseconds == 50
    assert level_contestant(parse_level("hard"), 700).milliseconds == 700
    assert level_contestant(parse_level("hard"), None).milliseconds == 300
    assert level_contestant(parse_level("master"), None).milliseconds == 1000
    assert level_contestant(parse_level("hard@9p"), None).player == "bot:hard"
    assert program_contestant("python3 my/bot.py", 10).player == "cmd:bot.py"


def test_records_can_be_read_whatever_a_program_is_called() -> None:
    levels = level_contestant(parse_level("random"), None), program_contestant("'./my\tbot' \udcff", 10)
    seat = Contest(levels, RuleSet(), 1, 1, rotate=False).seats[1]
    assert (seat.name, seat.player) == (r"cmd:'./my\tbot' \udcff", r"cmd:my\tbot")
