from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.samurai import RuleSet, SeatInfo
from samurai_qt.game_setup import GameSetup
from samurai_qt.pages.new_game import NewGamePage
from samurai_qt.pages.seat_row import SeatRow
from samurai_qt.session import Session


def make_page(qtbot: QtBot, session: Session) -> NewGamePage:
    page = NewGamePage(session)
    qtbot.addWidget(page)
    page.show()
    return page


def choose_player(row: SeatRow, player: str) -> None:
    row.player.setCurrentIndex(row.player.findData(player))


def test_first_time_is_the_user_against_a_hard_bot(qtbot: QtBot, session: Session) -> None:
    session.change_settings(name="Ann", colour="green")
    page = make_page(qtbot, session)
    assert page.setup == GameSetup(
        RuleSet(), (SeatInfo("Ann", "green", "human"), SeatInfo("Hana", "red", "bot:hard"))
    )


def test_start_hands_over_the_setup_and_remembers_it(qtbot: QtBot, session: Session) -> None:
    session.change_settings(name="Ann")
    page = make_page(qtbot, session)
    page.counts.button(3).click()
    choose_player(page.rows[1], "human")
    QTest.keyClicks(page.rows[1].name, "Bea")
    choose_player(page.rows[2], "bot:easy")
    boxes = page.form.boxes
    boxes["edition"].setCurrentIndex(1)
    boxes["distinct_cities"].setCurrentIndex(1)
    with qtbot.waitSignal(page.start_requested) as started:
        QTest.mouseClick(page.start, Qt.MouseButton.LeftButton)
    expected = GameSetup(
        RuleSet(edition="1998", distinct_cities=True),
        (
            SeatInfo("Ann", "red", "human"),
            SeatInfo("Bea", "blue", "human"),
            SeatInfo("Kenji", "yellow", "bot:easy"),
        ),
    )
    assert started.args == [expected]
    assert make_page(qtbot, session).setup == expected


def test_two_seats_never_share_a_colour(qtbot: QtBot, session: Session) -> None:
    page = make_page(qtbot, session)
    first, second = page.rows[:2]
    assert (first.seat.colour, second.seat.colour) == ("red", "blue")
    first.colours.setCurrentIndex(1)
    first.colours.activated.emit(1)
    assert (first.seat.colour, second.seat.colour) == ("blue", "red")


def test_a_person_without_a_name_is_called_by_the_seat(qtbot: QtBot, session: Session) -> None:
    page = make_page(qtbot, session)
    choose_player(page.rows[1], "human")
    assert page.rows[1].seat == SeatInfo("Player 2", "blue", "human")
    choose_player(page.rows[1], "bot:master")
    assert page.rows[1].seat.name == "Kenji"


def test_only_as_many_rows_as_players(qtbot: QtBot, session: Session) -> None:
    page = make_page(qtbot, session)
    for count in (4, 2, 3):
        page.counts.button(count).click()
        assert [row.isVisible() for row in page.rows] == [number < count for number in range(4)]


def test_usual_rules_come_back_with_one_click(qtbot: QtBot, session: Session) -> None:
    page = make_page(qtbot, session)
    assert not page.usual.isVisible()
    page.form.boxes["opening"].setCurrentIndex(1)
    assert page.setup.rules == RuleSet(opening="random")
    QTest.mouseClick(page.usual, Qt.MouseButton.LeftButton)
    assert page.setup.rules == RuleSet()
    assert not page.usual.isVisible()


def test_speaks_the_language_chosen_meanwhile(qtbot: QtBot, session: Session) -> None:
    page = make_page(qtbot, session)
    page.rows[0].name.setText("Ann")
    page.form.boxes["capture"].setCurrentIndex(1)
    before = page.setup
    session.change_settings(language="zh_CN")
    assert page.setup == before


def test_start_stays_under_the_cards_on_a_large_screen(qtbot: QtBot, session: Session) -> None:
    page = make_page(qtbot, session)
    for width in (1024, 2560):
        page.resize(width, 1000)
        start, cards = (widget.mapTo(page, widget.rect().topRight()).x() for widget in (page.start, page.form))
        assert abs(start - cards) <= 40  # the cards' inner margin and a scroll bar


def test_four_levels_are_offered_and_another_only_to_whom_had_it(qtbot: QtBot, session: Session) -> None:
    seats = (SeatInfo("Ann", "red", "human"), SeatInfo("Hana", "blue", "bot:greedy"))
    session.change_settings(last_game=GameSetup(RuleSet(), seats).to_json())
    page = make_page(qtbot, session)
    first, second = (row.player for row in page.rows[:2])
    levels = ["human", "bot:novice", "bot:easy", "bot:hard", "bot:master"]
    assert [first.itemData(index) for index in range(first.count())] == levels
    assert [second.itemData(index) for index in range(second.count())] == [*levels, "bot:greedy"]
    assert second.currentText() == "Bot: greedy"
    assert page.setup.seats[1].player == "bot:greedy"
