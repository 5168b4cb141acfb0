"""Whatever bytes come, there is a record or one error with a short line; never another exception."""

import copy
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.samurai import ContainerError, RecordError, load_table, parse_record, replay, save_table
from engine.samurai.container import ContainerKind, read_container, write_container
from tests.engine.games import GAMES, game_text, load_game
from tests.engine.records.games import played_table

JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 40) | st.floats(allow_nan=False) | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every container in a JSON value with every key or index in it."""
    keys: list[Any] = []
    if isinstance(value, dict | list):
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    inner = [(value, key) for key in keys]
    return inner + [place for holder, key in inner for place in places(holder[key])]


def check(source: bytes | str) -> None:
    try:
        replay(parse_record(source))
    except RecordError as error:
        assert error.place
        assert "\n" not in str(error)
        assert len(str(error)) < 300


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes(data: bytes) -> None:
    check(data)
    check(b'{"format": "samurai-record", "version": 1, ' + data)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 10**9), JSON_VALUES)
def test_any_value_anywhere(name: str, choice: int, value: object) -> None:
    record = load_game(name)
    everywhere = places(record)
    holder, key = everywhere[choice % len(everywhere)]
    holder[key] = value
    check(json.dumps(record))


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(GAMES), st.randoms(use_true_random=False))
def test_any_values_exchanged(name: str, random: Random) -> None:
    """Values that are right elsewhere: hexes, seats, turns and hands in each other's place."""
    record = load_game(name)
    holder, key = random.choice(places(record))
    other_holder, other_key = random.choice(places(record))
    holder[key], other_holder[other_key] = (
        copy.deepcopy(other_holder[other_key]),
        copy.deepcopy(holder[key]),
    )
    check(json.dumps(record))


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0), st.integers(0), st.binary(max_size=8))
def test_any_bytes_in_a_record(name: str, start: int, length: int, data: bytes) -> None:
    text = game_text(name).encode()
    start %= len(text)
    check(text[:start] + data + text[start + length % 9 :])


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 5), st.integers(0, 10**9), JSON_VALUES)
def test_any_value_in_a_save(seed: int, choice: int, value: object) -> None:
    save = json.loads(read_container(save_table(played_table(seed, 40))).payload)
    everywhere = places(save)
    holder, key = everywhere[choice % len(everywhere)]
    holder[key] = value
    try:
        load_table(write_container(ContainerKind.OFFLINE_SAVE, json.dumps(save).encode()))
    except ContainerError as error:
        assert "\n" not in str(error)
        assert len(str(error)) < 300


@pytest.mark.parametrize("key", ["setup", "turns", "seats", "takeovers"])
def test_long_lists_are_refused_in_a_short_line(key: str) -> None:
    record = load_game("game0005")
    record["tiles"] = None
    record[key] = (record.get(key) or [{"turn": 0, "seat": 0, "player": "human"}]) * 200
    with pytest.raises(RecordError) as raised:
        replay(parse_record(json.dumps(record)))
    assert len(str(raised.value)) < 200


@pytest.mark.timeout(20)
def test_a_key_twice_among_many_is_found_at_once() -> None:
    """Counting each key anew would take hours here."""
    keys = ",".join(f'"{number}":0' for number in range(500_000))
    with pytest.raises(RecordError, match='the key "499999" stands twice'):
        parse_record("{" + keys + ',"499999":1}')


@pytest.mark.parametrize("key", ["winners", "drawn"])
def test_lists_that_no_game_fills_are_refused_before_they_are_read(key: str) -> None:
    record = load_game("game0005")
    holder = record["result"] if key == "winners" else record["tiles"][0]
    holder[key] = [[]] * 1001
    with pytest.raises(RecordError, match=f"{key}: has more than 1000 entries$"):
        parse_record(json.dumps(record))


def test_long_results_are_refused_in_a_short_line() -> None:
    for key in ("reasons", "winners"):
        record = load_game("game0005")
        record["result"][key] *= 10_000
        with pytest.raises(RecordError) as raised:
            replay(parse_record(json.dumps(record)))
        assert len(str(raised.value)) < 200
