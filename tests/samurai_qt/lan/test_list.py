"""The list of tables: found, changed, gone, joined, and what is said where there is nothing to join."""

from __future__ import annotations

from importlib import import_module

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from engine.samurai import RuleSet
from samurai_qt.lan.events import Failed, TablesFound, UnfinishedFound
from samurai_qt.lan.model import Failure, UnfinishedTable
from samurai_qt.lan.node import HostWish, JoinWish
from samurai_qt.pages.lan import LanPage
from samurai_qt.pages.lan_code import CodeDialog
from samurai_qt.pages.lan_host import LanHostPage
from samurai_qt.pages.start import StartPage
from samurai_qt.session import Session
from samurai_qt.widgets.table_list import PING, RULES, SEATS, STATE
from samurai_qt.window.main_window import MainWindow
from samurai_qt.window.preparing import NETWORK
from tests.samurai_qt.lan.pages import page_of
from tests.samurai_qt.lan.scripted import ScriptedNode, found

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")


def open_list(window: MainWindow) -> LanPage:
    start = window.page
    assert isinstance(start, StartPage)
    # With its modules there the list opens at once.
    import_module(NETWORK)
    QTest.mouseClick(start.network, Qt.MouseButton.LeftButton)
    page = window.page
    assert isinstance(page, LanPage)
    return page


def cells(page: LanPage, column: int) -> list[str]:
    view = page.list.view
    items = [view.topLevelItem(row) for row in range(view.topLevelItemCount())]
    return [item.text(column) for item in items if item is not None]


def show(qtbot: QtBot, page: LanPage, node: ScriptedNode, *events: object) -> None:
    """Tell events and wait until they have crossed to the window."""
    told = page.bridge
    for event in events:
        node.tell(event)  # type: ignore[arg-type]  # any event
        with qtbot.waitSignal(told.tables_changed):
            pass


def test_without_a_network_there_is_no_entry(qtbot: QtBot, session: Session) -> None:
    session.change_settings(name="Bea")
    window = MainWindow(session)
    qtbot.addWidget(window)
    start = window.page
    assert isinstance(start, StartPage)
    assert start.network.isHidden()
    window.close()


def test_looks_for_tables_only_while_the_list_is_in_front(window: MainWindow, node: ScriptedNode) -> None:
    page = open_list(window)
    assert node.asked == [("look", True)]
    QTest.mouseClick(page.host, Qt.MouseButton.LeftButton)
    assert node.asked[-1] == ("look", False)
    window.page.escape()
    assert node.asked[-1] == ("look", True)


def test_says_what_it_does_while_nothing_is_found(qtbot: QtBot, window: MainWindow, node: ScriptedNode) -> None:
    page = open_list(window)
    assert page.nothing_text == "Looking for tables"
    page.patience.setInterval(0)
    page.patience.start()
    qtbot.waitUntil(lambda: page.nothing_text == "No table is open on this network")
    assert "firewalls" in page.hint_text
    assert "TCP port 31603" in page.hint_text
    node.online = False
    qtbot.waitUntil(lambda: page.nothing_text == "This computer is not connected to a network")


def test_rows_tell_all_that_matters(qtbot: QtBot, window: MainWindow, node: ScriptedNode) -> None:
    page = open_list(window)
    tables = (
        found(),
        found("t2", locked=True, rules=RuleSet(capture="immediate", captured="open"), ping=12.6),
        found("t3", taken=3),
        found("t4", taken=3, started=True),
        found("t5", playable=False, program="Samurai 0.2", rules=None),
    )
    show(qtbot, page, node, TablesFound(tables))
    assert cells(page, SEATS) == ["1 of 3", "1 of 3", "3 of 3", "3 of 3", "1 of 3"]
    assert cells(page, STATE) == ["open", "room code", "full", "in play", "other version: Samurai 0.2"]
    assert cells(page, PING) == ["1 ms", "13 ms", "1 ms", "1 ms", "1 ms"]
    assert cells(page, RULES) == [
        "usual rules",
        "Captures: after each tile · Captured figures: open",
        "usual rules",
        "usual rules",
        "another game",
    ]


def test_a_table_is_joined_with_one_click_on_it_and_one_on_join(
    qtbot: QtBot, window: MainWindow, node: ScriptedNode
) -> None:
    page = open_list(window)
    show(qtbot, page, node, TablesFound((found(), found("t2", name="Second"))))
    node.take()
    item = page.list.view.topLevelItem(1)
    assert item is not None
    place = page.list.view.visualItemRect(item).center()
    QTest.mouseClick(page.list.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseClick(page.join, Qt.MouseButton.LeftButton)
    assert node.take() == [("join", JoinWish("t2", "192.168.1.7:31603", "Bea", "blue"))]


def test_the_chosen_table_stays_chosen_while_others_come_and_go(
    qtbot: QtBot, window: MainWindow, node: ScriptedNode
) -> None:
    page = open_list(window)
    show(qtbot, page, node, TablesFound((found("t1"), found("t2"))))
    page.list.view.setCurrentItem(page.list.view.topLevelItem(1))  # type: ignore[arg-type]  # it is there
    show(qtbot, page, node, TablesFound((found("t0"), found("t2", taken=2), found("t3"))))
    assert page.list.chosen == found("t2", taken=2)
    assert cells(page, SEATS) == ["2 of 3", "1 of 3", "1 of 3"]
    show(qtbot, page, node, TablesFound((found("t0"), found("t3"))))
    assert page.list.chosen in (found("t0"), found("t3"))


def test_join_is_offered_only_where_one_can_join(qtbot: QtBot, window: MainWindow, node: ScriptedNode) -> None:
    page = open_list(window)
    for table, text, enabled in (
        (found(), "Join", True),
        (found(taken=3), "Join", False),
        (found(taken=3, started=True), "Watch", True),
        (found(playable=False), "Join", False),
    ):
        show(qtbot, page, node, TablesFound((table,)))
        assert (page.join.text(), page.join.isEnabled()) == (text, enabled)


def test_a_started_table_is_watched(qtbot: QtBot, window: MainWindow, node: ScriptedNode) -> None:
    page = open_list(window)
    show(qtbot, page, node, TablesFound((found(taken=3, started=True),)))
    node.take()
    QTest.mouseClick(page.join, Qt.MouseButton.LeftButton)
    assert node.take() == [("join", JoinWish("t1", "192.168.1.7:31603", "Bea", "blue", watch=True))]


def test_a_locked_table_asks_for_its_code_and_again_after_a_wrong_one(
    qtbot: QtBot, window: MainWindow, node: ScriptedNode
) -> None:
    page = open_list(window)
    show(qtbot, page, node, TablesFound((found(locked=True),)))
    node.take()
    page.join_chosen()
    give_code(qtbot, window, "plum 7")
    wish = JoinWish("t1", "192.168.1.7:31603", "Bea", "blue", "plum 7")
    assert node.take() == [("join", wish)]
    node.tell(Failed(Failure.WRONG_CODE))
    give_code(qtbot, window, "plum 8")
    # Never tried again by itself: each try is typed.
    assert node.take() == [("join", wish._replace(code="plum 8"))]


def give_code(qtbot: QtBot, window: MainWindow, code: str) -> None:
    dialogs = [dialog for dialog in window.findChildren(CodeDialog) if dialog.isVisible()]
    qtbot.waitUntil(lambda: any(dialog.isVisible() for dialog in window.findChildren(CodeDialog)))
    dialogs = [dialog for dialog in window.findChildren(CodeDialog) if dialog.isVisible()]
    dialogs[-1].entry.setText(code)
    QTest.keyClick(dialogs[-1].entry, Qt.Key.Key_Return)


def test_an_address_can_be_typed_and_may_need_a_code(qtbot: QtBot, window: MainWindow, node: ScriptedNode) -> None:
    page = open_list(window)
    node.take()
    QTest.keyClicks(page.address, " [fe80::1]:31603 ")
    QTest.keyClick(page.address, Qt.Key.Key_Return)
    wish = JoinWish("", "[fe80::1]:31603", "Bea", "blue")
    assert node.take() == [("join", wish)]
    node.tell(Failed(Failure.CODE_NEEDED))
    give_code(qtbot, window, "plum")
    assert node.take() == [("join", wish._replace(code="plum"))]


@pytest.mark.parametrize(
    ("failed", "text"),
    [
        (Failed(Failure.NOBODY_LISTENS, "10.0.0.7:4000"), "No table is open at 10.0.0.7:4000."),
        (Failed(Failure.FULL), "All seats of that table are taken."),
        (Failed(Failure.STARTED), "That table has begun already. You can watch it."),
        (Failed(Failure.NO_NETWORK), "This computer is not connected to a network."),
        (
            Failed(Failure.OTHER_VERSION, "Samurai 0.2"),
            "That table is played with Samurai 0.2, which this version can't play with. Both need the same.",
        ),
    ],
)
def test_what_went_wrong_is_said_under_the_list(
    qtbot: QtBot, window: MainWindow, node: ScriptedNode, failed: Failed, text: str
) -> None:
    page = open_list(window)
    node.tell(failed)
    qtbot.waitUntil(lambda: page.notice.text() == text)
    assert page.notice.isVisible()


def test_names_of_others_are_no_markup(qtbot: QtBot, window: MainWindow, node: ScriptedNode) -> None:
    page = open_list(window)
    show(qtbot, page, node, TablesFound((found(name="‹b›x‹/b›" + "y" * 30, host="z" * 40),)))
    assert cells(page, 0) == ["‹b›x‹/b›" + "y" * 30]
    assert page.list.width() <= page.width()


def test_unfinished_tables_are_taken_up_again(qtbot: QtBot, window: MainWindow, node: ScriptedNode) -> None:
    page = open_list(window)
    show(qtbot, page, node, UnfinishedFound((UnfinishedTable("k1", "Friday", ("Bea", "Ann"), 1_900_000_000.0),)))
    node.take()
    resume = next(way for way in page.findChildren(QPushButton) if way.text() == "Take it up again")
    QTest.mousePress(resume, Qt.MouseButton.LeftButton)
    # A table that comes while the button is held takes nothing from the click.
    show(qtbot, page, node, TablesFound((found(),)))
    QTest.mouseRelease(resume, Qt.MouseButton.LeftButton)
    assert node.take() == [("resume", "k1")]


def test_the_start_page_tells_of_unfinished_tables(window: MainWindow) -> None:
    start = window.page
    assert isinstance(start, StartPage)
    assert not start.unfinished.isVisible()
    tables = window.session.folder.path / "tables"
    tables.mkdir()
    (tables / "1f.journal").touch()
    (tables / "1f.json").write_text('{"over": false}', encoding="utf-8")
    start.shown()
    assert start.unfinished.isVisible()
    assert start.unfinished.text() == "1 unfinished game"


def test_a_table_is_hosted_with_two_clicks(window: MainWindow, node: ScriptedNode) -> None:
    page = open_list(window)
    QTest.mouseClick(page.host, Qt.MouseButton.LeftButton)
    form = window.page
    assert isinstance(form, LanHostPage)
    node.take()
    QTest.mouseClick(form.open, Qt.MouseButton.LeftButton)
    assert node.take() == [("host", HostWish("Bea's table", "Bea", "blue", 2, RuleSet()))]


def test_the_port_that_a_firewall_has_to_let_in_is_said(window: MainWindow, node: ScriptedNode) -> None:
    node.port = 4000
    QTest.mouseClick(open_list(window).host, Qt.MouseButton.LeftButton)
    form = page_of(window, LanHostPage)
    said = [part.text() for part in form.findChildren(QLabel) if part.isVisibleTo(form)]
    assert "A firewall on this computer has to let in TCP port 4000." in said


def test_the_form_is_remembered_but_not_the_code(window: MainWindow, node: ScriptedNode) -> None:
    QTest.mouseClick(open_list(window).host, Qt.MouseButton.LeftButton)
    form = window.page
    assert isinstance(form, LanHostPage)
    node.take()
    form.name.setText("Friday")
    form.code.setText("plum")
    form.counts.button(4).click()
    form.others[2].setCurrentIndex(form.others[2].findData("easy"))
    form.form.boxes["captured"].setCurrentIndex(1)
    form.grace.setCurrentText("is waited for 5 minutes")
    form.open.click()
    wish = HostWish("Friday", "Bea", "blue", 4, RuleSet(captured="open"), "plum", ("easy",), grace=300)
    assert node.take() == [("host", wish)]
    again = window.lan.open_host_form()
    assert again.wish == wish._replace(code="")


def test_the_form_says_what_each_bot_is_like(window: MainWindow, node: ScriptedNode) -> None:
    QTest.mouseClick(open_list(window).host, Qt.MouseButton.LeftButton)
    form = page_of(window, LanHostPage)
    form.counts.button(3).click()
    form.others[1].setCurrentIndex(form.others[1].findData("novice"))

    def said() -> set[str]:
        return {part.text() for part in form.findChildren(QLabel) if part.isVisibleTo(form)}

    assert "Thinks tile by tile: a fair first opponent." in said()
    assert form.others[1].findData("random") < 0
    form.counts.button(2).click()
    assert "Thinks tile by tile: a fair first opponent." not in said()


def test_a_taken_port_is_said_and_the_form_can_be_sent_again(
    qtbot: QtBot, window: MainWindow, node: ScriptedNode
) -> None:
    QTest.mouseClick(open_list(window).host, Qt.MouseButton.LeftButton)
    form = window.page
    assert isinstance(form, LanHostPage)
    form.open.click()
    assert not form.open.isEnabled()
    node.tell(Failed(Failure.PORT_TAKEN, "31603"))
    qtbot.waitUntil(lambda: form.notice.text() == "Port 31603 is taken by another program.")
    assert form.open.isEnabled()


def test_it_is_said_what_is_being_joined(qtbot: QtBot, window: MainWindow, node: ScriptedNode) -> None:
    page = open_list(window)
    page.address.setText("192.168.1.7:47311")
    QTest.mouseClick(page.join_there, Qt.MouseButton.LeftButton)
    assert page.notice.text() == "Asking to join 192.168.1.7:47311"
    show(qtbot, page, node, TablesFound((found(),)))
    QTest.mouseClick(page.join, Qt.MouseButton.LeftButton)
    assert page.notice.text() == "Asking to join Evening table"
    QTest.mouseClick(page.host, Qt.MouseButton.LeftButton)
    assert page.notice.text() == ""


def test_the_network_ends_with_the_window(window: MainWindow, node: ScriptedNode) -> None:
    open_list(window)
    window.close()
    assert node.closed


def test_the_chosen_table_is_told_in_full(qtbot: QtBot, window: MainWindow, node: ScriptedNode) -> None:
    page = open_list(window)
    assert not page.details.isVisible()
    show(qtbot, page, node, TablesFound((found(bots=1, taken=2), found("t2", locked=True))))
    assert page.details.text().startswith("Seats taken: 2 of 3 · bots, run by Ann's computer: 1 · Edition: 2015")
    assert page.details.text().endswith("Silent player: is waited for 2 minutes")
    page.list.choose("t2")
    assert page.details.text().startswith("Seats taken: 1 of 3 · joined by room code · Edition: 2015")
