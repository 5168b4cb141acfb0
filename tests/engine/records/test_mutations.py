"""False records of some two hundred sorts, each proven false by the oracle: all are refused, at a place."""

import json
from random import Random

import pytest

from engine.samurai import RecordError, parse_record, replay
from tests.engine.games import GAMES, load_game
from tests.engine.mutations import mutations
from tests.engine.mutations.registry import MUTATORS

# The oracle takes most of the time, so each game meets every eighth sort; together they meet all.
STRIDE = 8


def refusal(record: object) -> str:
    with pytest.raises(RecordError) as raised:
        replay(parse_record(json.dumps(record)))
    return str(raised.value)


@pytest.mark.parametrize("name", GAMES)
def test_every_false_record_is_refused(name: str) -> None:
    value = load_game(name)
    number = GAMES.index(name)
    sorts = list(MUTATORS)[number % STRIDE :: STRIDE]
    for mutation, record, _ in mutations(value, Random(number), sorts):
        fault = refusal(record)
        assert "\n" not in fault, mutation
        assert len(fault) < 250, mutation
        top_key = fault.split(":")[0].split(".")[0].split("[")[0]
        assert top_key in {*value, "record"}, mutation
