"""Printing: a fixed point with parsing, keys in order, one turn a line."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.samurai import parse_record, print_record, record_to_json
from engine.samurai.records import Stopped, Takeover
from tests.engine.games import GAMES, game_text, load_game
from tests.engine.records.games import played_table


@pytest.mark.parametrize("name", GAMES)
def test_games_of_the_other_implementation_come_back_as_they_were(name: str) -> None:
    record = parse_record(game_text(name))
    printed = print_record(record)
    assert parse_record(printed) == record
    assert print_record(parse_record(printed)) == printed
    assert json.dumps(record_to_json(record)) == json.dumps(load_game(name))
    assert json.dumps(json.loads(printed)) == json.dumps(load_game(name))


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 80))
def test_records_of_local_tables_come_back_as_they_were(seed: int, choices: int) -> None:
    record = played_table(seed, choices).record()
    printed = print_record(record)
    assert parse_record(printed) == record
    assert parse_record(printed.encode()) == record
    assert print_record(parse_record(printed)) == printed


def test_rare_keys_come_last_and_only_where_there_is_something() -> None:
    plain = parse_record(game_text("extra01_unf"))
    assert list(record_to_json(plain))[-2:] == ["result", "tiles"]
    record = plain._replace(
        takeovers=(Takeover(12, 1, "caretaker", ()), Takeover(15, 1, "human", None)),
        stopped=Stopped("Ann signed two things", 0),
        meta={"名": [1.5, None, True]},
    )
    value = json.loads(print_record(record))
    assert list(value)[-4:] == ["tiles", "takeovers", "stopped", "meta"]
    assert value["takeovers"] == [
        {"turn": 12, "seat": 1, "player": "caretaker", "hand": []},
        {"turn": 15, "seat": 1, "player": "human"},
    ]
    assert value["stopped"] == {"why": "Ann signed two things", "seat": 0}
    assert "名" in print_record(record)
    assert parse_record(print_record(record)) == record


def test_each_figure_and_turn_has_a_line_of_its_own() -> None:
    record = parse_record(game_text("game0005"))
    lines = print_record(record).splitlines()
    turns = [line for line in lines if '"actions"' in line]
    assert len(turns) == len(record.turns) == 39
    assert len([line for line in lines if '"hex"' in line and '"actions"' not in line]) == len(record.setup) == 27
    assert lines[0] == '{"format": "samurai-record",'
