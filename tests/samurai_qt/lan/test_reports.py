"""What a peer without a window reports of a game."""

from engine.samurai import parse_record
from samurai_qt.lan.reports import turn_of
from tests.engine.games import game_text


def test_each_of_several_turns_that_come_at_once_is_reported_by_itself() -> None:
    record = parse_record(game_text("game0000"))
    told = [turn_of(record, number) for number in range(len(record.turns))]
    assert [turn["number"] for turn in told] == list(range(len(record.turns)))
    assert [turn["seat"] for turn in told] == [turn.seat for turn in record.turns]
