from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.samurai import Record
from engine.samurai.records import parse_record
from samurai_qt.pages.replay import ReplayPage
from samurai_qt.session import Session

GAMES = sorted((Path(__file__).parents[2] / "engine" / "data" / "games").glob("*.json"))


def first_record(players: int, *, finished: bool = True) -> Record:
    for path in GAMES:
        record = parse_record(path.read_bytes())
        known = record.tiles is not None and None not in record.tiles
        if record.board.players == players and (record.result is not None) == finished == known:
            return record
    raise AssertionError(f"no record for {players} players")


def open_page(qtbot: QtBot, session: Session, record: Record) -> ReplayPage:
    session.change_settings(reduced_motion=True)
    page = ReplayPage(session, record)
    qtbot.addWidget(page)
    page.resize(1024, 700)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    page.shown()
    return page


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_watched_from_first_to_last_moment(qtbot: QtBot, session: Session, players: int) -> None:
    page = open_page(qtbot, session, first_record(players))
    assert page.bar.caption.text() in ("Setup", f"Turn 1 of {len(page.record.turns)}")
    for moment in range(page.timeline.last + 1):
        page.go(moment)
        assert page.map.position == page.timeline.moments[moment].position
    assert page.bar.caption.text() == "The end"
    assert page.result_button.isVisible()
    assert page.status.text()


def test_buttons_go_by_action_turn_and_capture(qtbot: QtBot, session: Session) -> None:
    page = open_page(qtbot, session, first_record(2))
    timeline = page.timeline
    QTest.mouseClick(page.bar.after, Qt.MouseButton.LeftButton)
    assert page.moment == 1
    QTest.mouseClick(page.bar.turn_after, Qt.MouseButton.LeftButton)
    assert page.moment == timeline.turn_after(1)
    QTest.mouseClick(page.bar.capture_after, Qt.MouseButton.LeftButton)
    assert page.moment == timeline.captures[0]
    QTest.mouseClick(page.bar.before, Qt.MouseButton.LeftButton)
    assert page.moment == timeline.captures[0] - 1
    QTest.mouseClick(page.bar.last, Qt.MouseButton.LeftButton)
    assert page.moment == timeline.last
    assert not page.bar.after.isEnabled()
    QTest.mouseClick(page.bar.capture_before, Qt.MouseButton.LeftButton)
    assert page.moment == timeline.capture_before(timeline.last)
    QTest.mouseClick(page.bar.turn_before, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.bar.first, Qt.MouseButton.LeftButton)
    assert page.moment == 0
    assert not page.bar.before.isEnabled()


def test_keys_go_too(qtbot: QtBot, session: Session) -> None:
    page = open_page(qtbot, session, first_record(2))
    QTest.keyClick(page, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert page.moment == page.timeline.captures[0]
    QTest.keyClick(page, Qt.Key.Key_Comma)
    assert page.moment == page.timeline.captures[0] - 1


def test_it_plays_by_itself_to_the_end(qtbot: QtBot, session: Session) -> None:
    page = open_page(qtbot, session, first_record(2))
    page.bar.speed.setCurrentIndex(2)
    page.go(page.timeline.last - 2)
    QTest.mouseClick(page.bar.play, Qt.MouseButton.LeftButton)
    assert page.bar.playing
    assert page.bar.play.accessibleName() == "Pause"
    qtbot.waitUntil(lambda: page.moment == page.timeline.last and not page.bar.playing)
    page.bar.toggle_play()
    assert page.moment == 0
    page.finish()
    assert not page.bar.playing


def test_a_line_of_the_log_leads_to_its_moment(qtbot: QtBot, session: Session) -> None:
    page = open_page(qtbot, session, first_record(2))
    number = next(index for index, line in enumerate(page.log.lines) if " takes " in line.text)
    page.log.line_chosen.emit(number)
    assert page.moment == page.timeline.captures[0]


def test_hands_are_face_up_as_far_as_they_are_known(qtbot: QtBot, session: Session) -> None:
    record = first_record(2)
    assert record.tiles is not None
    page = open_page(qtbot, session, record)
    assert "unknown" not in page.hands.accessibleName()
    hidden = open_page(qtbot, session, record._replace(tiles=None))
    assert hidden.hands.accessibleName().count("5 tiles unknown") == 2


def test_counts_are_shown_even_where_the_game_hid_them(qtbot: QtBot, session: Session) -> None:
    record = first_record(2)
    page = open_page(qtbot, session, record)
    page.go(page.timeline.captures[0])
    assert all("Captured:" in card.accessibleName() for card in page.players.cards)


def test_the_result_opens_over_the_page(qtbot: QtBot, session: Session) -> None:
    page = open_page(qtbot, session, first_record(3))
    dialog = page.show_result()
    assert dialog is not None
    assert dialog.isVisible()
    dialog.reject()


def test_an_unfinished_record_says_that_it_ends(qtbot: QtBot, session: Session) -> None:
    page = open_page(qtbot, session, first_record(4, finished=False))
    page.go(page.timeline.last)
    assert page.status.text() == "The record ends here."
    assert not page.result_button.isVisible()
    assert page.show_result() is None


def test_going_back_is_asked_for(qtbot: QtBot, session: Session) -> None:
    page = open_page(qtbot, session, first_record(2))
    with qtbot.waitSignal(page.back_requested):
        page.escape()


def test_the_page_follows_the_theme(qtbot: QtBot, session: Session) -> None:
    page = open_page(qtbot, session, first_record(4))
    light = page.grab().toImage()
    session.change_settings(theme="dark")
    assert page.grab().toImage() != light
