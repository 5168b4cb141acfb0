"""The form of records: what is refused, where, and in what words."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.samurai import RecordError, parse_record
from tests.engine.games import GAMES, game_text, load_game

Change = Callable[[Any], object]


def fault_of(source: bytes | str) -> RecordError:
    with pytest.raises(RecordError) as raised:
        parse_record(source)
    assert "\n" not in str(raised.value)
    assert len(str(raised.value)) < 200
    return raised.value


def fault_after(change: Change, name: str = "game0005") -> RecordError:
    value = load_game(name)
    change(value)
    return fault_of(json.dumps(value))


def setting(*path: Any, value: object) -> Change:
    def change(record: Any) -> None:
        for key in path[:-1]:
            record = record[key]
        record[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "place", "words"),
    [
        (setting("format", value="samurai"), "record", "samurai-record"),
        (setting("format", value=None), "record", "samurai-record"),
        (lambda record: record.pop("version"), "record", 'the key "version" is missing'),
        (setting("version", value=2), "version", "newer program"),
        (setting("version", value=0), "version", "must be 1, not 0"),
        (setting("version", value=True), "version", "must be 1, not true"),
        (setting("version", value=1.0), "version", "must be 1, not 1.0"),
        (setting("board", value="china"), "board", 'must be japan, not "china"'),
        (setting("board", value=["japan"]), "board", "must be japan"),
        (setting("players", value=5), "players", "whole number from 2 to 4, not 5"),
        (setting("players", value=3.0), "players", "not 3.0"),
        (setting("players", value=4), "seats", "must have 4 entries, not 3"),
        (setting("players", value=2), "seats", "must have 2 entries, not 3"),
        (setting("rules", "edition", value="2020"), "rules.edition", 'must be "2015" or "1998", not "2020"'),
        (setting("rules", "distinct_cities", value=1), "rules.distinct_cities", "must be false or true, not 1"),
        (setting("rules", "handicap", value=1), "rules", 'unknown key "handicap"'),
        (lambda record: record["rules"].pop("capture"), "rules", 'the key "capture" is missing'),
        (setting("seats", 1, "colour", value="black"), "seats[1].colour", "red, blue, yellow or green"),
        (setting("seats", 1, "colour", value="red"), "seats[1].colour", "another seat's colour"),
        (setting("seats", 1, "name", value="a\nb"), "seats[1].name", "line break"),
        (setting("seats", 1, "name", value="\x1b[31m"), "seats[1].name", "control character"),
        (setting("seats", 1, "name", value="\u202enaC"), "seats[1].name", "direction of writing"),
        (setting("seats", 1, "name", value="x" * 501), "seats[1].name", "500 characters"),
        (setting("seats", 1, "player", value="bot:"), "seats[1].player", "human, bot:LEVEL, cmd:NAME"),
        (setting("seats", 1, "player", value="caretaker"), "seats[1].player", "human, bot:LEVEL"),
        (setting("seats", 1, value=None), "seats[1]", "must be an object, not null"),
        (setting("first", value=3), "first", "from 0 to 2, not 3"),
        (setting("first", value=False), "first", "not false"),
        (setting("setup", 4, "hex", value="z9"), "setup[4].hex", "no hex “z9” with 3 players"),
        (setting("setup", 4, "hex", value="p4"), "setup[4].hex", "no hex “p4” with 3 players"),
        (setting("setup", 4, "hex", value="o09"), "setup[4].hex", "no hex"),
        (setting("setup", 4, "figure", value="S"), "setup[4].figure", "H, B or R"),
        (setting("setup", 4, "seat", value=True), "setup[4].seat", "not true"),
        (setting("turns", value={}), "turns", "must be a list"),
        (setting("turns", 3, "actions", value=["Q9@o8"]), "turns[3].actions[0]", "no tile “Q9”"),
        (setting("turns", 3, "actions", value=["X@o8"]), "turns[3].actions[0]", "X is not placed"),
        (setting("turns", 3, "actions", value=["S1@o8 "]), "turns[3].actions[0]", "is no action"),
        (setting("turns", 3, "actions", value=[None]), "turns[3].actions[0]", "must be a text, not null"),
        (setting("turns", 3, "actions", value="S1@o8"), "turns[3].actions", "must be a list"),
        (setting("turns", 3, "drawn", value=6), "turns[3].drawn", "from 0 to 5"),
        (setting("turns", 3, "note", value=""), "turns[3]", 'unknown key "note"'),
        (lambda record: record["turns"][3].pop("drawn"), "turns[3]", 'the key "drawn" is missing'),
        (setting("result", "reasons", value=["time"]), "result.reasons[0]", "kind-gone"),
        (setting("result", "captured", value=[]), "result.captured", "3 entries, not 0"),
        (setting("result", "captured", 1, "H", value=11), "result.captured[1].H", "from 0 to 10"),
        (setting("result", "leaders", "H", value=-1), "result.leaders.H", "from 0 to 2"),
        (setting("result", "winners", value=[None]), "result.winners[0]", "not null"),
        (setting("tiles", value=[]), "tiles", "3 entries, not 0"),
        (setting("tiles", 0, "opening", value=["S1"]), "tiles[0].opening", "5 entries, not 1"),
        (setting("tiles", 0, "drawn", 2, value=["S9"]), "tiles[0].drawn[2][0]", 'not "S9"'),
        (setting("takeovers", value=None), "takeovers", "must be a list"),
        (setting("takeovers", value=[{"turn": 40, "seat": 0, "player": "human"}]), "takeovers[0].turn", "not 40"),
        (
            setting("takeovers", value=[{"turn": 1, "seat": 0, "player": "ghost"}]),
            "takeovers[0].player",
            "caretaker",
        ),
        (setting("stopped", value={"why": "", "seat": 0}), "result", "null where the table was stopped"),
        (setting("stopped", value={"why": ""}), "stopped", 'the key "seat" is missing'),
        (setting("meta", value=[]), "meta", "must be an object"),
        (setting("comment", value=""), "record", 'unknown key "comment"'),
        (lambda record: record.pop("turns"), "record", 'the key "turns" is missing'),
    ],
)
def test_wrong_form_is_refused_at_its_place(change: Change, place: str, words: str) -> None:
    error = fault_after(change)
    assert error.place == place
    assert words in error.fault


def test_takeovers_stand_in_order_of_turns() -> None:
    taken: object = [{"turn": turn, "seat": 0, "player": "caretaker", "hand": []} for turn in (4, 3)]
    assert fault_after(setting("takeovers", value=taken)).place == "takeovers[1].turn"


@pytest.mark.parametrize("value", [None, [], "record", 3, {}])
def test_what_is_no_record_is_refused(value: object) -> None:
    assert "samurai-record" in str(fault_of(json.dumps(value)))


@pytest.mark.parametrize(
    ("source", "words"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"\xff\xfe{\x00}\x00", "not UTF-8"),
        (b"\xef\xbb\xbf{}", "not JSON"),
        (b'{"format": NaN}', "NaN is no JSON number"),
        (b'{"format": -Infinity}', "-Infinity is no JSON number"),
        (b'{"format": 1e999}', "too large"),
        (b'{"format": ' + b"9" * 5000 + b"}", "too many digits"),
        (b'{"format": "\\ud800"}', "half a character"),
        (b'{"format": "samurai-record", "version": 1, "version": 1}', 'the key "version" stands twice'),
        (b"[" * 100_000, "nested more than 32 levels"),
        (b'{"a":' * 100_000, "nested more than 32 levels"),
        (b'{"meta": "' + b"\\" * 1_000_000, "not JSON"),
        (b'"' + b"[" * 1000 + b'"', "samurai-record"),
    ],
)
def test_what_is_no_strict_json_is_refused(source: bytes, words: str) -> None:
    error = fault_of(source)
    assert error.place == "record"
    assert words in error.fault
    if source.isascii():
        assert words in fault_of(source.decode("ascii")).fault


def test_junk_of_100_megabytes_is_refused_for_its_size_alone() -> None:
    assert fault_of(b"[" * 100_000_000).fault == "larger than 8 MB"


def test_anything_after_the_record_is_refused() -> None:
    text = game_text("game0005")
    assert parse_record(text + "\n") == parse_record(text)
    assert "not JSON: Extra data" in str(fault_of(text + "x"))
    assert "not JSON: Extra data" in str(fault_of(text + text))


def test_a_key_twice_is_refused_at_any_depth() -> None:
    text = game_text("game0005").replace('"drawn": 1}', '"drawn": 1, "drawn": 1}', 1)
    assert 'the key "drawn" stands twice' in str(fault_of(text))
    in_meta = text.replace('"drawn": 1, "drawn": 1}', '"drawn": 1}')[:-1] + ', "meta": {"a": 1, "a": 2}}'
    assert 'the key "a" stands twice' in str(fault_of(in_meta))


def test_meta_is_free() -> None:
    value = load_game("game0005")
    value["meta"] = {"date": "2026-11-30", "ms": [1, 2.5, {"unknown": None}]}
    assert parse_record(json.dumps(value)).meta == value["meta"]


def test_optional_keys_may_be_left_out() -> None:
    value = load_game("game0005")
    del value["tiles"]
    record = parse_record(json.dumps(value))
    assert (record.tiles, record.takeovers, record.stopped, record.meta) == (None, (), None, None)


@pytest.mark.parametrize("name", GAMES[::9])
def test_every_cut_off_record_is_refused(name: str) -> None:
    data = game_text(name).encode()
    for length in range(0, len(data) - 1, 97):
        fault_of(data[:length])


def test_the_order_of_keys_means_nothing() -> None:
    value = load_game("game0005")
    turned = dict(reversed(copy.deepcopy(value).items()))
    assert parse_record(json.dumps(turned)) == parse_record(json.dumps(value))
