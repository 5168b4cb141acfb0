from collections import Counter
from pathlib import Path

import pytest

from engine.samurai import Phase, Turn, TurnPlayed
from engine.samurai.records import Record, RecordError, parse_record
from samurai_qt import words
from samurai_qt.replay.timeline import IN_SETUP, Timeline

GAMES = sorted((Path(__file__).parents[2] / "engine" / "data" / "games").glob("*.json"))


def record(path: Path) -> Record:
    return parse_record(path.read_bytes())


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_game_of_the_collection_has_its_moments(path: Path) -> None:
    timeline = Timeline(record(path))
    replay = timeline.replay
    assert timeline.moments[0].position == replay.setup[0]
    assert timeline.moments[-1].position == replay.final
    made = Counter(capture for moment in timeline.moments for capture in moment.captures)
    assert made == Counter(capture for captures in replay.captures for capture in captures)
    ends = [moment for moment in timeline.moments if moment.ends_turn and moment.turn != IN_SETUP]
    assert [moment.turn for moment in ends if moment.position in replay.positions[1:]] == list(
        range(len(timeline.record.turns))
    )
    for number, moment in enumerate(timeline.moments):
        for hand in moment.hands:
            # Setup is before the hands; the last refill may be left out of the count.
            if moment.turn != IN_SETUP and moment.position.phase is not Phase.OVER:
                size = moment.position.hand_sizes[hand.seat]
                assert len(hand.tiles) + hand.hidden == size, number


@pytest.mark.parametrize("path", GAMES[:30], ids=lambda path: path.stem)
def test_every_log_line_tells_of_a_moment_in_order(path: Path) -> None:
    timeline = Timeline(record(path))
    seats, board = timeline.record.seats, timeline.record.board
    told = timeline.log(lambda event: words.event_lines(event, seats, board, "2015"))
    moments = [moment for _, moment in told]
    assert moments == sorted(moments)
    for line, moment in told:
        if line.kind is words.LogKind.ACTION and line.hexes:
            assert set(line.hexes) <= set(timeline.moments[moment].hexes)


def test_a_quiet_turn_of_one_tile_is_one_moment() -> None:
    timeline = Timeline(record(GAMES[-1]))
    captures = timeline.replay.captures
    number = next(
        number
        for number, turn in enumerate(timeline.record.turns)
        if len(turn.actions) == 1 and not captures[number]
    )
    (moment,) = [moment for moment in timeline.moments if moment.turn == number]
    assert moment.ends_turn
    assert moment.position == timeline.replay.positions[number + 1]


def test_a_turn_with_captures_shows_the_tile_first() -> None:
    timeline = next(line for line in map(Timeline, map(record, GAMES)) if line.record.rules.capture == "turn-end")
    number = next(number for number, made in enumerate(timeline.replay.captures) if made)
    moments = [moment for moment in timeline.moments if moment.turn == number]
    assert len(moments) == len(timeline.record.turns[number].actions) + 1
    assert not moments[-2].captures
    assert moments[-2].position.figures != moments[-1].position.figures
    assert moments[-1].captures == timeline.replay.captures[number]


def test_going_from_turn_to_turn_and_capture_to_capture() -> None:
    timeline = Timeline(record(GAMES[-1]))
    stops = [0]
    while stops[-1] != timeline.last:
        stops.append(timeline.turn_after(stops[-1]))
    # The end of setup, and the end of each turn.
    assert len(stops) in (len(timeline.record.turns) + 1, len(timeline.record.turns) + 2)
    back = [timeline.last]
    while back[-1] != 0:
        back.append(timeline.turn_before(back[-1]))
    assert set(back) == set(stops)
    first = timeline.capture_after(0)
    assert first == timeline.captures[0]
    assert timeline.capture_before(timeline.captures[0]) is None
    assert timeline.capture_after(timeline.captures[-1]) is None
    assert timeline.capture_before(timeline.last + 1) == timeline.captures[-1]


def test_a_false_record_is_refused_with_its_place() -> None:
    good = record(GAMES[-1])
    turns = list(good.turns)
    turns[3] = turns[3]._replace(seat=(turns[3].seat + 1) % len(good.seats))
    with pytest.raises(RecordError, match=r"turns\[3\]"):
        Timeline(good._replace(turns=tuple(turns), tiles=None))


def test_a_pass_is_a_moment_of_its_own() -> None:
    passes = [path for path in GAMES if "pass" in path.stem]
    timeline = Timeline(record(passes[0]))
    number = next(number for number, turn in enumerate(timeline.record.turns) if not turn.actions)
    (moment,) = [moment for moment in timeline.moments if moment.turn == number]
    assert moment.ends_turn
    assert any(isinstance(event, TurnPlayed) and event.turn == Turn(()) for event, _ in timeline.events)
