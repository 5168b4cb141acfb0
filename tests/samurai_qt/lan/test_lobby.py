"""The lobby: seats, ready, chat, warnings, and what the host may do."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from engine.samurai import RuleSet
from samurai_qt.lan.events import ChatSaid, Dismissed, KeyChanged, LobbyChanged, WordsToCompare
from samurai_qt.lan.model import Lobby
from samurai_qt.pages.lan import LanPage
from samurai_qt.pages.lan_lobby import LobbyPage
from samurai_qt.pages.rules_form import RulesForm
from samurai_qt.window.main_window import MainWindow
from tests.samurai_qt.lan.scripted import ANN, BEA, CLEO, ScriptedNode, lobby, seat

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")

Show = Callable[[Lobby], LobbyPage]

FULL = lobby(seat("Ann", "red", ANN, ready=True), seat("Bea", "blue", BEA), seat("Ann 2", "green", CLEO))
HOSTED = lobby(seat("Ann", "red", ANN), None, seat("Kenji", "yellow", ANN, "bot:hard"), own=ANN)


@pytest.fixture
def show(qtbot: QtBot, window: MainWindow, node: ScriptedNode) -> Show:
    """Shows a lobby in the window."""
    window.lan.open_list()

    def show(told: Lobby) -> LobbyPage:
        node.tell(LobbyChanged(told))
        qtbot.waitUntil(lambda: isinstance(window.page, LobbyPage) and window.page.lobby == told)
        page = window.page
        assert isinstance(page, LobbyPage)
        node.take()
        return page

    return show


def test_every_seat_says_who_sits_there_and_from_where(show: Show) -> None:
    page = show(lobby(*FULL.seats, seat("Kenji", "yellow", ANN, "bot:hard", ready=True)))
    assert [card.name.text() for card in page.cards] == ["Ann", "Bea", "Ann 2", "Kenji"]
    assert [card.who.text() for card in page.cards] == [
        "host",
        "you, at this computer",
        "player",
        "bot, hard · run by Ann's computer",
    ]
    assert [card.ready.text() for card in page.cards] == ["ready", "not ready", "not ready", "ready"]
    assert page.cards[0].accessibleName() == "Ann · host · ready"


def test_ready_and_not_ready(show: Show, node: ScriptedNode) -> None:
    page = show(FULL)
    QTest.mouseClick(page.ready, Qt.MouseButton.LeftButton)
    assert node.take() == [("ready", True)]
    page = show(lobby(FULL.seats[0], seat("Bea", "blue", BEA, ready=True), FULL.seats[2]))
    assert page.ready.text() == "Not ready"
    assert page.status.text() == "Waiting for Ann 2 to be ready."
    QTest.mouseClick(page.ready, Qt.MouseButton.LeftButton)
    assert node.take() == [("ready", False)]


def test_nobody_is_ready_while_a_seat_is_free(show: Show) -> None:
    page = show(lobby(seat("Ann", "red", ANN), seat("Bea", "blue", BEA), None))
    assert not page.ready.isEnabled()
    assert page.status.text() == "Waiting for 1 more player."


def test_the_own_name_and_colour_are_changed_in_place(show: Show, node: ScriptedNode) -> None:
    page = show(FULL)
    card = page.cards[1]
    assert card.entry.isVisible()
    assert not page.cards[0].entry.isVisible()
    card.entry.selectAll()
    QTest.keyClicks(card.entry, "Beatrix")
    QTest.keyClick(card.entry, Qt.Key.Key_Return)
    assert node.take() == [("change", 1, "Beatrix", "blue")]
    card.colours.setCurrentIndex(2)
    card.colours.activated.emit(2)
    assert ("change", 1, "Beatrix", "yellow") in node.take()


def test_the_own_name_is_shown_as_all_others_see_it(show: Show) -> None:
    page = show(FULL)
    entry = page.cards[1].entry
    entry.setFocus()
    entry.selectAll()
    QTest.keyClicks(entry, "Ann")
    show(lobby(*FULL.seats[:2], None))
    assert entry.text() == "Ann"
    QTest.keyClick(entry, Qt.Key.Key_Return)
    show(lobby(FULL.seats[0], seat("Ann 3", "blue", BEA), FULL.seats[2]))
    assert entry.text() == "Ann 3"


def test_a_colour_that_is_taken_cannot_be_chosen(show: Show) -> None:
    box = show(FULL).cards[1].colours
    assert [is_choosable(box, index) for index in range(4)] == [False, True, True, False]


def is_choosable(box: QComboBox, index: int) -> bool:
    return bool(box.model().index(index, 0).flags() & Qt.ItemFlag.ItemIsEnabled)


def test_a_guest_can_change_neither_rules_nor_seats(show: Show) -> None:
    page = show(lobby(seat("Ann", "red", ANN), seat("Bea", "blue", BEA), None))
    assert not page.rules.change.isVisible()
    for card in page.cards:
        assert not card.kick.isVisible()
        assert not card.bot.isVisible()
        assert not card.close_seat.isVisible()
    assert not page.more_seats.isVisible()


def test_the_host_fills_and_closes_seats(show: Show, node: ScriptedNode) -> None:
    page = show(HOSTED)
    menu = page.cards[1].bot.menu()
    easy = next(action for action in menu.actions() if action.data() == "easy")
    assert easy.text() == "Easy\tWeighs whole turns, but not what you may answer."
    easy.trigger()
    QTest.mouseClick(page.cards[1].close_seat, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.cards[2].kick, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.more_seats, Qt.MouseButton.LeftButton)
    assert node.take() == [("bot", "easy"), ("seats", 2), ("kick", 2), ("seats", 4)]
    assert page.cards[2].who.text() == "bot, hard · run by this computer"


def test_the_last_two_seats_stay(show: Show) -> None:
    page = show(lobby(seat("Ann", "red", ANN), None, own=ANN))
    assert not page.cards[1].close_seat.isVisible()


def test_sending_a_person_away_is_asked_first(show: Show, node: ScriptedNode) -> None:
    page = show(lobby(seat("Ann", "red", ANN), seat("Bea", "blue", BEA), own=ANN))
    QTest.mouseClick(page.cards[1].kick, Qt.MouseButton.LeftButton)
    assert node.take() == []
    answer(page, "Send away")
    assert node.take() == [("kick", 1)]


def answer(page: LobbyPage, name: str) -> None:
    boxes = [box for box in page.findChildren(QMessageBox) if box.isVisible()]
    next(way for way in boxes[-1].findChildren(QPushButton) if way.text() == name).click()


def test_the_host_chooses_other_rules(show: Show, node: ScriptedNode) -> None:
    page = show(HOSTED)
    dialog = page.rules.ask()
    form = dialog.findChild(RulesForm)
    assert isinstance(form, RulesForm)
    form.boxes["captured"].setCurrentIndex(1)
    dialog.accept()
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert node.take() == [("rules", RuleSet(captured="open"))]


@pytest.mark.parametrize("language", ["en", "zh_CN", "zh_TW"])
def test_the_help_of_every_rule_has_room(qtbot: QtBot, show: Show, window: MainWindow, language: str) -> None:
    window.session.change_settings(language=language)
    page = show(HOSTED)
    dialog = page.rules.ask()
    form = dialog.findChild(RulesForm)
    assert isinstance(form, RulesForm)
    lines = [line for line in dialog.findChildren(QLabel) if line.wordWrap()]
    assert len(lines) == len(form.boxes) + 1
    for choice in (0, 1):
        for box in form.boxes.values():
            box.setCurrentIndex(choice)
        qtbot.waitUntil(lambda: all(line.height() >= line.heightForWidth(line.width()) for line in lines))


def test_who_gave_a_room_code_can_read_it_to_the_others(show: Show) -> None:
    page = show(HOSTED)
    assert not page.rules.code.isVisible()
    show(HOSTED._replace(locked=True, code="plum 12"))
    assert (page.rules.code.text(), page.rules.code.isVisible()) == ("Room code: plum 12", True)
    show(HOSTED._replace(locked=True))
    assert page.rules.code.text() == "joined by room code"


def test_the_address_is_copied(show: Show) -> None:
    page = show(HOSTED)
    assert page.address.text() == "192.168.1.7:31603"
    QTest.mouseClick(page.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == "192.168.1.7:31603"
    assert "TCP port 31603" in page.copy.toolTip()


def test_chat_is_plain_text_and_names_the_speaker(qtbot: QtBot, show: Show, node: ScriptedNode) -> None:
    page = show(FULL)
    node.tell(ChatSaid(0, "<b>Hello</b> &amp; " + "x" * 200))
    node.tell(ChatSaid(2, "Hi"))
    qtbot.waitUntil(lambda: len(page.chat.texts) == 2)
    assert page.chat.texts == ("Ann: <b>Hello</b> &amp; " + "x" * 200, "Ann 2: Hi")
    assert page.chat.view.horizontalScrollBar().maximum() == 0
    QTest.keyClicks(page.chat.entry, "  Good evening ")
    QTest.keyClick(page.chat.entry, Qt.Key.Key_Return)
    assert node.take() == [("say", "Good evening")]
    assert page.chat.entry.text() == ""
    QTest.keyClicks(page.chat.entry, "   ")
    QTest.keyClick(page.chat.entry, Qt.Key.Key_Return)
    assert node.take() == []


def test_who_comes_and_goes_is_said_in_the_chat(show: Show) -> None:
    page = show(lobby(seat("Ann", "red", ANN), seat("Bea", "blue", BEA), None))
    show(FULL)
    show(lobby(seat("Ann", "red", ANN), seat("Bea", "blue", BEA), None))
    assert page.chat.texts == ("Ann 2 has come to the table", "Ann 2 has gone")


def test_a_known_name_at_another_computer_warns_until_it_is_trusted(
    qtbot: QtBot, show: Show, node: ScriptedNode
) -> None:
    page = show(FULL)
    node.tell(WordsToCompare(CLEO, ("comet", "otter", "violin", "basil")))
    node.tell(KeyChanged(CLEO, "Ann"))
    card = page.cards[2]
    qtbot.waitUntil(card.warning.isVisible)
    assert card.warning.text().startswith("You know the name Ann from another computer.")
    assert card.words.text() == "Words to compare: comet · otter · violin · basil"
    assert not page.cards[0].warning.isVisible()
    QTest.mouseClick(card.trust, Qt.MouseButton.LeftButton)
    assert node.take() == [("trust", CLEO)]
    assert not card.warning.isVisible()


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        ("kicked", "Ann has sent you away from the table."),
        ("full", "All seats were taken in the meantime."),
        ("host-left", "Ann has closed the table."),
        ("lost", "The connection to Ann was lost. Join again when it is back."),
    ],
)
def test_the_lobby_ends_with_a_word_about_why(
    qtbot: QtBot, window: MainWindow, show: Show, node: ScriptedNode, reason: str, text: str
) -> None:
    show(FULL)
    node.tell(Dismissed(reason))
    qtbot.waitUntil(lambda: isinstance(window.page, LanPage))
    page = window.page
    assert isinstance(page, LanPage)
    assert page.notice.text() == text


def test_a_guest_leaves_at_once(window: MainWindow, show: Show, node: ScriptedNode) -> None:
    show(FULL).escape()
    assert node.take() == [("leave",)]
    assert isinstance(window.page, LanPage)


def test_a_host_with_guests_is_asked_before_the_table_closes(
    window: MainWindow, show: Show, node: ScriptedNode
) -> None:
    page = show(lobby(seat("Ann", "red", ANN), seat("Bea", "blue", BEA), own=ANN))
    page.escape()
    assert node.take() == []
    answer(page, "Close the table")
    assert node.take() == [("leave",)]
    assert isinstance(window.page, LanPage)


def test_speaks_the_language_chosen_meanwhile(qtbot: QtBot, window: MainWindow, show: Show) -> None:
    page = show(FULL)
    window.session.change_settings(language="zh_CN")
    qtbot.waitUntil(lambda: page.ready.text() == "准备好了")
    assert page.cards[0].who.text() == "房主"
