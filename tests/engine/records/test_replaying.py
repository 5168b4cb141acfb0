"""Records played through the rules: right ones give every position, wrong ones their first fault."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.samurai import (
    EndReason,
    Phase,
    RecordError,
    Replay,
    Resignation,
    parse_record,
    print_record,
    record_to_json,
    replay,
    score,
    tile_of,
)
from engine.samurai.records import ResultEntry, Stopped
from tests.engine.games import GAMES, game_text, load_game
from tests.engine.oracle.record import check_record
from tests.engine.records.games import play_one_choice, played_table, random_table

Change = Callable[[Any], object]


def replayed(value: Any) -> Replay:
    return replay(parse_record(json.dumps(value)))


def fault_after(change: Change, name: str = "game0005") -> RecordError:
    value = load_game(name)
    change(value)
    with pytest.raises(RecordError) as raised:
        replayed(value)
    assert "\n" not in str(raised.value)
    return raised.value


def unfinished(turns: int, name: str = "game0005") -> Any:
    """The game after so many turns, as everyone but the players knows it."""
    value = load_game(name)
    value["turns"] = value["turns"][:turns]
    value["result"] = value["tiles"] = None
    return value


@pytest.mark.parametrize("name", GAMES)
def test_games_of_the_other_implementation_replay_exactly(name: str) -> None:
    record = parse_record(game_text(name))
    game = replay(record)
    assert len(game.positions) == len(game.hands) == len(record.turns) + 1
    assert len(game.captures) == len(record.turns)
    assert game.setup[-1] == game.positions[0]
    assert game.final == game.positions[-1]
    if record.result is None:
        assert game.verdict is None
        assert game.final.phase is Phase.TURNS
    else:
        assert game.verdict is not None
        assert game.verdict[:5] == record.result
    for position, hands in zip(game.positions, game.hands, strict=True):
        if position.phase is Phase.TURNS:
            assert [len(hand.tiles) + hand.hidden for hand in hands] == list(position.hand_sizes)


def test_known_hands_are_followed_tile_by_tile() -> None:
    game = replay(parse_record(game_text("game0005")))
    opening = sorted(tile.code for tile in game.hands[0][0].tiles)
    assert opening == ["H4", "M", "N1", "S1", "S1"]
    assert game.complete
    assert not replay(parse_record(game_text("extra00_null"))).complete
    partly_open = replay(parse_record(game_text("extra01_unf")))
    assert [hand.hidden for hand in partly_open.hands[0]] == [0, 5, 5]
    assert not partly_open.complete


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6))
def test_every_record_of_a_local_table_replays_to_its_position(seed: int) -> None:
    table = random_table(seed)
    random = Random(seed)
    while table.awaited:
        if table.position.phase is not Phase.OPENING:
            assert replay(table.record()).final == table.position
        assert table.record().tiles is None
        play_one_choice(table, random)
    game = replay(table.record())
    assert game.complete
    assert game.final == table.position
    assert game.verdict == score(table.position)
    check_record(record_to_json(table.record()))


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 120), st.sampled_from((EndReason.RESIGNED, EndReason.FORFEIT)))
def test_a_game_given_up_at_any_point_verifies(seed: int, choices: int, reason: EndReason) -> None:
    table = played_table(seed, choices)
    if not table.awaited:
        return
    seat = seed % table.position.players
    if reason is EndReason.RESIGNED:
        table.submit(seat, Resignation())
    else:
        table.concede(seat, reason)
    game = replay(parse_record(print_record(table.record())))
    assert game.final.conceded == seat
    assert game.verdict == score(table.position)
    assert game.verdict is not None
    assert seat not in game.verdict.winners


def test_a_game_ended_by_agreement_is_scored_as_it_stands() -> None:
    value = unfinished(30)
    captured = replayed(value).final.captured
    value["result"] = {
        "reasons": ["agreed"],
        "captured": [dict(zip("HBR", counts, strict=True)) for counts in captured],
        "set_aside": {"H": 0, "B": 0, "R": 0},
        "leaders": {"H": None, "B": None, "R": None},
        "winners": [0],
    }
    with pytest.raises(RecordError) as raised:
        replayed(value)
    assert raised.value.place.startswith("result.")
    ended = replayed(unfinished(30)).final._replace(end_reasons=(EndReason.AGREED,))
    record = parse_record(json.dumps(unfinished(30)))._replace(result=ResultEntry(*score(ended)[:5]))
    game = replay(record)
    assert game.final.end_reasons == (EndReason.AGREED,)
    assert game.verdict is not None


def test_a_stopped_table_has_no_result_at_any_point() -> None:
    for turns in (0, 12, 39):
        record = parse_record(json.dumps(unfinished(turns)))
        game = replay(record._replace(stopped=Stopped("seat 2 signed two messages", 2)))
        assert game.verdict is None
        assert not game.complete


def set_turn(number: int, key: str, value: object) -> Change:
    return lambda record: record["turns"][number].update({key: value})


def set_result(key: str, value: object) -> Change:
    return lambda record: record["result"].update({key: value})


@pytest.mark.parametrize(
    ("change", "place", "words"),
    [
        (lambda record: record["setup"][3].update(seat=2), "setup[3].seat", "seat 1 places this figure"),
        (lambda record: record["setup"][0].update(hex="o7"), "setup[0]", "cities"),
        (lambda record: record["setup"][5].update(hex="o13"), "setup[5]", "has all its figures"),
        (lambda record: record["setup"].pop(), "setup", "figures are missing"),
        (lambda record: record["setup"].append(record["setup"][0]), "setup[27]", "has its figures already"),
        (set_turn(4, "seat", 0), "turns[4].seat", "turn of seat"),
        (set_turn(4, "actions", []), "turns[4].actions", "may not pass"),
        (set_turn(38, "drawn", 5), "turns[38].drawn", "should be"),
        (set_turn(7, "drawn", 0), "turns[7].drawn", "should be"),
        (set_turn(38, "captures", []), "turns[38].captures", "is missing"),
        (lambda record: record["turns"].append(record["turns"][0]), "turns[39]", "the game is over"),
        (lambda record: record["turns"].pop(), "tiles[0].drawn[12]", "seat 0 had 12 turns"),
        (set_result("winners", [1]), "result.winners", "should be [0]"),
        (set_result("winners", [0, 0]), "result.winners", "should be [0]"),
        (set_result("reasons", ["kind-gone"]), "result.reasons", "should be four-set-aside"),
        (set_result("reasons", ["four-set-aside", "agreed"]), "result.reasons", "should be four-set-aside"),
        (set_result("reasons", []), "result.reasons", "should be four-set-aside"),
        (set_result("set_aside", {"H": 0, "B": 2, "R": 1}), "result.set_aside.B", "should be 3"),
        (set_result("leaders", {"H": 0, "B": 0, "R": None}), "result.leaders.R", "should be 2"),
        (lambda record: record.update(result=None), "result", "the game is over (four-set-aside)"),
        (lambda record: record["tiles"][0].update(opening=["X"] * 5), "tiles[0].opening", "5 X are not"),
        (lambda record: record["tiles"][0]["drawn"][0].append("M"), "tiles[0].drawn[0]", "2 tiles are listed"),
        (
            lambda record: record["tiles"][0].update(drawn=record["tiles"][0]["drawn"][:-1]),
            "tiles[0].drawn",
            "missing",
        ),
    ],
)
def test_a_wrong_game_is_refused_at_its_first_fault(change: Change, place: str, words: str) -> None:
    error = fault_after(change)
    assert error.place == place
    assert words in error.fault


def test_a_tile_must_be_in_a_known_hand() -> None:
    def play_unknown(record: Any) -> None:
        record["tiles"][0]["opening"][0] = "H3"

    error = fault_after(play_unknown)
    assert "seat 0" in error.fault


def test_turns_after_the_end_are_refused() -> None:
    value = load_game("game0005")
    value["tiles"] = None
    value["turns"].append({"seat": 1, "actions": [], "captures": [], "drawn": 0})
    with pytest.raises(RecordError, match=r"turns\[39\]: the game is over"):
        replayed(value)


def test_a_result_needs_the_end_of_the_game() -> None:
    value = load_game("game0005")
    value["tiles"] = None
    value["turns"].pop()
    with pytest.raises(RecordError, match=r"result\.reasons: four-set-aside: by the rules the game is not over"):
        replayed(value)


def test_the_last_refill_may_be_left_out_once_the_game_is_over() -> None:
    value = load_game("game0039")
    assert (value["turns"][-1]["drawn"], value["tiles"][value["turns"][-1]["seat"]]["drawn"][-1]) == (
        2,
        ["R2", "X"],
    )
    value["tiles"] = None
    for drawn, right in ((0, True), (1, False), (2, True), (3, False)):
        value["turns"][-1]["drawn"] = drawn
        if right:
            replayed(value)
        else:
            with pytest.raises(RecordError, match=r"turns\[28\]\.drawn: should be 2 or 0"):
                replayed(value)
    running = unfinished(20, "game0039")
    assert running["turns"][-1]["drawn"] > 0
    running["turns"][-1]["drawn"] = 0
    with pytest.raises(RecordError, match=r"turns\[19\]\.drawn"):
        replayed(running)


def test_captures_of_a_turn_may_stand_in_any_order() -> None:
    value = load_game("game0005")
    value["turns"][-1]["captures"].reverse()
    assert replayed(value).verdict == replayed(load_game("game0005")).verdict
    value["turns"][-1]["captures"].append(value["turns"][-1]["captures"][0])
    with pytest.raises(RecordError, match=r"turns\[38\]\.captures\[3\]: the turn makes no such capture"):
        replayed(value)


def test_a_hidden_hand_holds_no_more_than_five_tiles() -> None:
    value = unfinished(0, "game0000")
    turn = {"seat": value["first"], "actions": ["V1@n6", "V1@p6", "V2@r8", "N1@o8", "S1@p7"], "captures": []}
    value["turns"] = [{**turn, "drawn": 5}]
    with pytest.raises(RecordError) as raised:
        replayed(value)
    assert raised.value.place != "turns[0].actions[4]"
    with pytest.raises(RecordError, match="has been shown already"):
        value["turns"][0]["actions"] = ["V2@n6", "V2@r9"]
        replayed(value)


def test_all_winners_but_one_in_a_game_given_up() -> None:
    table = played_table(3, 40)
    table.concede(0, EndReason.FORFEIT)
    record = table.record()
    assert record.result is not None
    everyone = tuple(range(table.position.players))
    with pytest.raises(RecordError, match=r"result\.winners: all seats but the one"):
        replay(record._replace(result=record.result._replace(winners=everyone)))
    with pytest.raises(RecordError, match=r"result\.leaders|result\.captured|should be"):
        replay(record._replace(result=record.result._replace(leaders=(1, 1, 1), set_aside=(7, 0, 0))))


def take_over(value: Any, hand: list[str] | None, player: str = "caretaker", turn: int = 6) -> None:
    entry = {"turn": turn, "seat": value["turns"][turn]["seat"], "player": player}
    value.setdefault("takeovers", []).append(entry if hand is None else {**entry, "hand": hand})


def shown_by(value: Any, turn: int) -> tuple[int, list[str]]:
    """The seat of a turn and the tiles it plays from then on, in order, by notation alone."""
    seat = value["turns"][turn]["seat"]
    later = [each for each in value["turns"][turn:] if each["seat"] == seat]
    return seat, [text.split("@")[0].split(":")[0] for each in later for text in each["actions"]]


def test_from_a_takeover_on_the_hand_is_in_the_open() -> None:
    value = unfinished(39, "game0005")
    value["result"] = load_game("game0005")["result"]
    seat, played = shown_by(value, 6)
    take_over(value, played[:5])
    game = replayed(value)
    assert game.hands[5][seat].hidden == 5
    assert game.hands[6][seat].hidden == 0
    assert sorted(game.hands[6][seat].tiles, key=str) == sorted(map(tile_of, played[:5]), key=str)
    assert not game.complete


def test_a_tile_the_open_hand_lacks_is_refused() -> None:
    value = unfinished(7, "game0005")
    seat, played = shown_by(load_game("game0005"), 6)
    hand = [code for code in played if code not in value["turns"][6]["actions"][0]][:5]
    take_over(value, hand)
    with pytest.raises(RecordError, match=rf"turns\[6\]\.actions\[0\]: seat {seat} has no"):
        replayed(value)


@pytest.mark.parametrize(
    ("hand", "player", "place"),
    [
        (None, "caretaker", "takeovers[0]"),
        (None, "human", "takeovers[0]"),
        (["H2"], "caretaker", "takeovers[0].hand"),
        (["X", "X", "H3", "B3", "B4"], "caretaker", "takeovers[0].hand"),
    ],
)
def test_a_takeover_deals_a_full_hand_of_tiles_not_shown(hand: list[str] | None, player: str, place: str) -> None:
    value = unfinished(7, "game0005")
    take_over(value, hand, player)
    with pytest.raises(RecordError) as raised:
        replayed(value)
    assert raised.value.place == place


def test_a_returning_player_takes_the_open_hand_as_it_stands() -> None:
    value = unfinished(39, "game0005")
    value["result"] = load_game("game0005")["result"]
    _, played = shown_by(value, 6)
    take_over(value, played[:5])
    take_over(value, None, "human", 9)
    game = replayed(value)
    seat = value["turns"][9]["seat"]
    assert game.hands[8][seat] == game.hands[9][seat]
