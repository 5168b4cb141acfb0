"""Records: the 80 games position by position, and false records of all sorts, judged as by the oracle."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.samurai import RecordError, Replay, parse_record, print_record, replay
from tests.engine.comparing import same_result, same_state
from tests.engine.games import GAMES, game_text, load_game
from tests.engine.mutations import mutations
from tests.engine.mutations.edits import edit
from tests.engine.mutations.registry import MUTATORS
from tests.engine.oracle.record import RecordWrongError, check_record, play_record
from tests.engine.seeded import seeded

# So many false records of each sort, from as many games.
OF_EACH_SORT = 5


def replayed(value: Any) -> Replay:
    return replay(parse_record(json.dumps(value)))


@pytest.mark.parametrize("name", GAMES)
def test_each_position_is_the_oracles(name: str) -> None:
    value = load_game(name)
    game = replayed(value)
    positions = iter(game.positions)
    for referee in play_record(value):
        position = next(positions)
        if not referee.reasons:
            same_state(position, referee)
            assert position.seat_to_act == referee.seat
        else:
            same_result(position, referee)


@pytest.mark.parametrize("name", GAMES)
def test_printing_and_parsing_is_a_fixed_point(name: str) -> None:
    record = parse_record(game_text(name))
    printed = print_record(record)
    assert parse_record(printed) == record
    assert print_record(parse_record(printed)) == printed
    assert json.loads(printed) == load_game(name)


@pytest.mark.parametrize("sort", MUTATORS)
def test_false_records_are_refused(sort: str) -> None:
    random = Random(sort)
    refused = 0
    for name in random.sample(GAMES, len(GAMES)):
        for _, value, place in mutations(load_game(name), random, [sort]):
            with pytest.raises(RecordError) as error:
                replayed(value)
            part = place.split(".")[0]
            if part.startswith(("setup", "turns", "result")):
                assert error.value.place.startswith(part.split("[")[0] if part.startswith("setup") else part)
            refused += 1
        if refused == OF_EACH_SORT:
            break
    assert refused


def mirrored_exchanges(record: Any) -> None:
    for turn in record["turns"]:
        for index, text in enumerate(turn["actions"]):
            if text.startswith("X:"):
                one, other = text[2:].split("-")
                turn["actions"][index] = f"X:{other}-{one}"


def captures_in_another_order(record: Any) -> None:
    for turn in record["turns"]:
        turn["captures"].reverse()


def tiles_hidden(record: Any) -> None:
    record["tiles"] = None


def tiles_of_one_seat_hidden(record: Any) -> None:
    if record["tiles"]:
        record["tiles"][0] = None


def last_refill_left_out(record: Any) -> None:
    if record["result"]:
        record["tiles"] = None
        record["turns"][-1]["drawn"] = 0


def other_edition(record: Any) -> None:
    record["rules"]["edition"] = "1998" if record["rules"]["edition"] == "2015" else "2015"


def with_notes(record: Any) -> None:
    record["meta"] = {"date": "2026-01-01", "think_ms": [1, 2], "unknown key": {"H": None}}


@pytest.mark.parametrize(
    "change",
    [
        mirrored_exchanges,
        captures_in_another_order,
        tiles_hidden,
        tiles_of_one_seat_hidden,
        last_refill_left_out,
        other_edition,
        with_notes,
    ],
)
def test_records_that_say_the_same_are_accepted(change: Callable[[Any], None]) -> None:
    for name in GAMES[::4]:
        value = load_game(name)
        expected = replayed(value)
        change(value)
        check_record(value)
        assert replayed(value).verdict == expected.verdict


@seeded(500)
@given(st.sampled_from(GAMES), st.integers(1, 2), st.integers(0, 2**32))
def test_edited_records_are_judged_alike(name: str, edits: int, seed: int) -> None:
    edited_record_is_judged_alike(name, edits, Random(seed))


def edited_record_is_judged_alike(name: str, edits: int, random: Random) -> None:
    """Edit a game's record and ask both whether it is true."""
    value = load_game(name)
    for _ in range(edits):
        edit(value, random)
    try:
        check_record(value)
        fault = ""
    except RecordWrongError as error:
        fault = str(error)
    try:
        replayed(value)
    except RecordError as error:
        assert fault, f"only the engine refuses it: {error}"
    else:
        assert not fault, f"only the oracle refuses it: {fault}"
