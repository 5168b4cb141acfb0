"""The past of a table is told in the very events it told when they happened."""

from random import Random

import pytest

from engine.samurai import Event, OpeningChosen, Phase, RuleSet
from samurai_qt.table.history import past_events
from tests.samurai_qt.table.players import any_choice, new_table


@pytest.mark.parametrize(
    "rules", [RuleSet(), RuleSet(figures="random"), RuleSet(opening="random", capture="immediate")]
)
def test_the_past_is_what_was_heard(rules: RuleSet) -> None:
    table = new_table("human", "bot:random", "human", rules=rules)
    heard: list[Event] = []
    table.subscribe(heard.append)
    random = Random(6)
    while table.position.phase is not Phase.OVER:
        told = [event for event in heard if not isinstance(event, OpeningChosen)]
        assert past_events(table) == told
        seat = table.awaited[0]
        table.submit(seat, any_choice(table, seat, random))
    assert past_events(table) == [event for event in heard if not isinstance(event, OpeningChosen)]
