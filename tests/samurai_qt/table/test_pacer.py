"""Events are shown one at a time, in order, each for as long as the speed says."""

import pytest
from pytestqt.qtbot import QtBot

from engine.samurai import Board, Figure, FigurePlaced, RuleSet, Turn, TurnPlayed, starting_position
from samurai_qt.table.pacer import Pace, Pacer, Shown

POSITION = starting_position(Board.load(2), RuleSet(), 0, None)


def turn(seat: int, *, own: bool = False) -> Shown:
    return Shown(TurnPlayed(seat, Turn(), (), 0), POSITION, own)


@pytest.fixture
def pacer(qtbot: QtBot) -> Pacer:
    return Pacer()


def collect(pacer: Pacer) -> list[Shown]:
    seen: list[Shown] = []
    pacer.shown.connect(seen.append)
    return seen


def test_instant_shows_all_and_then_says_so(qtbot: QtBot, pacer: Pacer) -> None:
    pacer.set_pace(Pace.INSTANT)
    seen = collect(pacer)
    events = [turn(0), turn(1), turn(0)]
    with qtbot.waitSignal(pacer.drained):
        for event in events:
            pacer.add(event)
        assert pacer.busy
    assert seen == events
    assert not pacer.busy


def test_the_second_event_waits_for_the_first_to_be_seen(pacer: Pacer) -> None:
    seen = collect(pacer)
    pacer.set_pace(Pace.CALM)
    pacer.add(turn(0))
    pacer.add(turn(1))
    assert seen == [turn(0)]
    assert pacer.waiting == 1


def test_switching_to_instant_ends_the_wait(qtbot: QtBot, pacer: Pacer) -> None:
    seen = collect(pacer)
    pacer.set_pace(Pace.CALM)
    pacer.add(turn(0))
    pacer.add(turn(1))
    with qtbot.waitSignal(pacer.drained):
        pacer.set_pace(Pace.INSTANT)
    assert seen == [turn(0), turn(1)]


def test_a_paused_pacer_shows_nothing_until_it_goes_on(qtbot: QtBot, pacer: Pacer) -> None:
    seen = collect(pacer)
    pacer.set_pace(Pace.INSTANT)
    pacer.pause()
    pacer.add(turn(0))
    pacer.add(turn(1))
    assert seen == []
    with qtbot.waitSignal(pacer.drained):
        pacer.resume()
    assert len(seen) == 2


def test_own_figures_do_not_keep_anybody_waiting(qtbot: QtBot, pacer: Pacer) -> None:
    pacer.set_pace(Pace.CALM)
    own = Shown(FigurePlaced(0, 0, Figure.RICE), POSITION, True)
    with qtbot.waitSignal(pacer.drained, timeout=1000):
        pacer.add(own)
