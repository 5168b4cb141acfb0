"""A game between computers in the window: connections, chat, confirmations, leaving, and the end."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from engine.samurai import Board, Deal, EndReason, LocalTable, Phase, Place, RuleSet, SeatInfo, Turn
from engine.samurai.bots import Budget, make_bot
from samurai_qt.lan.events import (
    Audited,
    ChatSaid,
    Departed,
    Departing,
    EndProposed,
    Failed,
    GraceOver,
    LobbyChanged,
    PresenceChanged,
    RematchOffered,
    SeatTaken,
    Started,
    Stopped,
)
from samurai_qt.lan.model import Audit, Failure, Presence
from samurai_qt.pages.end import EndPage
from samurai_qt.pages.lan_lobby import LobbyPage
from samurai_qt.pages.lan_table import LanTablePage
from samurai_qt.pages.start import StartPage
from samurai_qt.pages.table import TablePage
from samurai_qt.table.link import Link
from samurai_qt.tabletop.log_and_chat import CHAT, LogAndChat
from samurai_qt.window.main_window import MainWindow
from tests.samurai_qt.lan.pages import page_of
from tests.samurai_qt.lan.scripted import ANN, BEA, ConfirmedTable, ScriptedNode, lobby, seat

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")

DEALT = RuleSet(opening="random", figures="random")
NAMES = (("Ann", "red"), ("Bea", "blue"), ("Cleo", "green"))

Begin = Callable[..., LanTablePage]


def new_table(players: int = 2, first: int = 1, own: tuple[int, ...] = (1,)) -> ConfirmedTable:
    deal = Deal.shuffled(Board.load(players), DEALT, Random(3))._replace(first=first)
    seats = tuple(SeatInfo(name, colour, "human") for name, colour in NAMES[:players])
    return ConfirmedTable(LocalTable(DEALT, seats, deal), own)


def some_turn(table: LocalTable) -> Turn:
    seat = table.position.seat_to_act
    return make_bot("greedy").choose_turn(table.position, table.hand(seat), Budget(1, None), Random(1))


def play_to_the_end(table: LocalTable) -> None:
    while table.position.phase is not Phase.OVER:
        table.submit(table.position.seat_to_act, some_turn(table))


@pytest.fixture
def begin(qtbot: QtBot, window: MainWindow, node: ScriptedNode) -> Begin:
    """Opens a table in the window, everybody connected."""

    def begin(table: ConfirmedTable) -> LanTablePage:
        window.lan.open_list()
        node.tell(Started(table))
        now = time.monotonic()
        links = [Link.HERE if seat in table.own else Link.CONNECTED for seat in range(len(table.seats))]
        node.tell(PresenceChanged(tuple(Presence(link, now) for link in links)))
        qtbot.waitUntil(lambda: isinstance(window.page, LanTablePage))
        page = window.page
        assert isinstance(page, LanTablePage)
        qtbot.waitUntil(lambda: len(page.players.cards[0].toolTip().splitlines()) > 3)
        node.take()
        return page

    return begin


def answer(page: LanTablePage, name: str) -> None:
    boxes = [box for box in page.findChildren(QMessageBox) if box.isVisible()]
    next(way for way in boxes[-1].findChildren(QPushButton) if way.text() == name).click()


def links(page: LanTablePage) -> list[Link | None]:
    return [card.state.link if card.state is not None else None for card in page.players.cards]


# Turns


def test_an_ended_turn_stays_in_sight_until_the_others_confirm(qtbot: QtBot, begin: Begin) -> None:
    table = new_table()
    page = begin(table)
    staging = page.controller.staging
    assert staging is not None
    place = next(
        action for action in staging.draft.legal_actions() if isinstance(action, Place) and not action.tile.fast
    )
    page.controller.choose_tile(place.tile)
    page.controller.pick_hex(place.hex)
    page.controller.finish_turn()
    shown = page.controller.position.tiles[place.hex]
    assert shown is not None
    assert shown.tile is place.tile
    assert table.position.tiles[place.hex] is None
    assert page.controller.hand is not None
    assert len(page.controller.hand.tiles) == 4
    assert page.guidance.text() == "Waiting for the others to confirm your turn."
    table.confirm()
    qtbot.waitUntil(lambda: page.guidance.text() == "Waiting for Ann")
    assert len(page.controller.hand.tiles) == 5


def test_a_turn_that_was_not_taken_is_there_again_to_be_sent(begin: Begin) -> None:
    table = new_table()
    page = begin(table)
    staging = page.controller.staging
    assert staging is not None
    page.controller.choose_tile(staging.draft.hand.tiles[0])
    page.controller.pick_hex(next(iter(staging.legal_hexes())))
    page.controller.finish_turn()
    table.refuse()
    assert page.controller.staging is staging
    assert len(staging.draft.actions) == 1


def test_a_turn_in_the_making_outlasts_the_moment_in_which_another_player_leaves(begin: Begin) -> None:
    table = new_table()
    page = begin(table)
    staging = page.controller.staging
    assert staging is not None
    place = next(action for action in staging.draft.legal_actions() if isinstance(action, Place))
    page.controller.choose_tile(place.tile)
    page.controller.pick_hex(place.hex)
    table.resting = True
    table.look()
    assert page.controller.person_to_act is None
    assert page.controller.position.tiles[place.hex] is not None
    table.resting = False
    table.look()
    assert page.controller.staging is staging
    assert len(staging.draft.actions) == 1


def test_others_turns_come_by_themselves(qtbot: QtBot, begin: Begin) -> None:
    table = new_table(first=0)
    page = begin(table)
    assert page.guidance.text() == "Waiting for Ann"
    lines = len(page.log.lines)
    table.table.submit(0, some_turn(table.table))
    assert len(page.log.lines) > lines
    qtbot.waitUntil(lambda: page.controller.person_to_act == 1)


def test_what_comes_about_without_an_event_is_shown(begin: Begin) -> None:
    table = new_table(first=0)
    page = begin(table)
    later = new_table(first=1)
    # As after the roll for the first player, and as after steps that did not come about.
    table.table = later.table
    table.look()
    assert page.controller.position == later.position
    assert page.controller.person_to_act == 1
    assert page.log.lines[0].text == "Bea is the first player"


# Connections


def test_how_everyone_is_connected_is_always_seen(qtbot: QtBot, begin: Begin, node: ScriptedNode) -> None:
    page = begin(new_table(3))
    assert links(page) == [Link.CONNECTED, Link.HERE, Link.CONNECTED]
    assert "connected" in page.players.cards[0].toolTip()
    now = time.monotonic()
    away = (Presence(Link.RECONNECTING, now - 83), Presence(Link.HERE, now), Presence(Link.CARETAKER, now))
    node.tell(PresenceChanged(away))
    qtbot.waitUntil(lambda: links(page) == [Link.RECONNECTING, Link.HERE, Link.CARETAKER])
    assert "reconnecting, 1:2" in page.players.cards[0].accessibleName()
    assert "caretaker plays" in page.players.cards[2].accessibleName()
    news = ["Ann is no longer connected", "The caretaker plays on for Cleo"]
    assert list(page.chat.texts) == news
    node.tell(PresenceChanged((Presence(Link.CONNECTED, now), Presence(Link.HERE, now), Presence(Link.LEFT, now))))
    qtbot.waitUntil(lambda: links(page) == [Link.CONNECTED, Link.HERE, Link.LEFT])
    assert list(page.chat.texts) == [*news, "Ann is connected again", "Cleo has left the game"]


def test_after_the_grace_one_waits_saves_or_goes_on(
    qtbot: QtBot, window: MainWindow, begin: Begin, node: ScriptedNode
) -> None:
    page = begin(new_table(3))
    node.tell(GraceOver(0, can_cut=True))
    qtbot.waitUntil(lambda: 0 in page.absence)
    assert page.absence[0].text() == "Ann has not been connected for a while"
    answer(page, "Wait")
    assert node.take() == []
    node.tell(GraceOver(0, can_cut=True))
    qtbot.waitUntil(lambda: 0 in page.absence)
    answer(page, "Go on without Ann")
    assert node.take() == [("cut", 0)]
    assert page.request.isVisible()
    assert page.request.text.startswith("You go on without Ann as soon as all others agree")
    node.tell(GraceOver(0, can_cut=True))
    qtbot.waitUntil(lambda: 0 in page.absence)
    answer(page, "Save for another day")
    assert node.take() == [("away",)]
    assert isinstance(window.page, StartPage)


def test_who_comes_back_answers_the_question(qtbot: QtBot, begin: Begin, node: ScriptedNode) -> None:
    page = begin(new_table(3))
    now = time.monotonic()
    node.tell(GraceOver(0, can_cut=True))
    qtbot.waitUntil(lambda: 0 in page.absence)
    node.tell(PresenceChanged((Presence(Link.CONNECTED, now),) * 3))
    qtbot.waitUntil(lambda: not page.absence)


def test_of_two_players_the_one_left_plays_on_in_a_copy(
    qtbot: QtBot, window: MainWindow, begin: Begin, node: ScriptedNode
) -> None:
    table = new_table()
    table.table.submit(1, some_turn(table.table))
    position, hand = table.position, table.hand(1)
    page = begin(table)
    node.tell(GraceOver(0, can_cut=False))
    qtbot.waitUntil(lambda: 0 in page.absence)
    answer(page, "Play on in a copy")
    assert node.take() == [("away",)]
    copy = window.page
    assert isinstance(copy, TablePage)
    assert not isinstance(copy, LanTablePage)
    assert copy.controller.table.position == position
    assert copy.controller.table.hand(1) == hand
    assert [seat.player for seat in copy.controller.table.seats] == ["bot:hard", "human"]


def test_a_seat_the_caretaker_plays_is_taken_back(qtbot: QtBot, begin: Begin, node: ScriptedNode) -> None:
    page = begin(new_table(3))
    node.tell(SeatTaken(taken=True))
    qtbot.waitUntil(page.request.isVisible)
    page.request.ways[0].click()
    assert node.take() == [("back",)]
    node.tell(SeatTaken(taken=False))
    qtbot.waitUntil(lambda: not page.request.isVisible())


# Chat


def test_chat_stands_beside_the_log_and_counts_what_is_new(qtbot: QtBot, begin: Begin, node: ScriptedNode) -> None:
    page = begin(new_table())
    side = page.side
    assert isinstance(side, LogAndChat)
    node.tell(ChatSaid(0, "Well played"))
    qtbot.waitUntil(lambda: side.tabs.button(CHAT).text() == "Chat (1)")
    QTest.mouseClick(side.tabs.button(CHAT), Qt.MouseButton.LeftButton)
    assert page.chat.isVisible()
    assert not page.log.isVisible()
    assert side.tabs.button(CHAT).text() == "Chat"
    QTest.keyClicks(page.chat.entry, "Thanks")
    QTest.keyClick(page.chat.entry, Qt.Key.Key_Return)
    assert node.take() == [("say", "Thanks")]
    # Letters typed there are no keys of the table.
    assert page.header.log.isChecked()


# Leaving and agreeing


def test_leaving_asks_and_says_what_happens(
    qtbot: QtBot, window: MainWindow, begin: Begin, node: ScriptedNode
) -> None:
    page = begin(new_table(3))
    page.leave()
    box = next(box for box in page.findChildren(QMessageBox) if box.isVisible())
    assert "caretaker" in box.informativeText()
    answer(page, "Cancel")
    assert node.take() == []
    assert window.page is page
    page.leave()
    answer(page, "Leave for good")
    assert node.take() == [("leave",)]
    node.tell(Departing(False))
    qtbot.waitUntil(page.request.isVisible)
    assert page.request.text == (
        "You leave the game. Once the others have confirmed it the caretaker plays your seat."
    )
    node.tell(Departed())
    qtbot.waitUntil(lambda: isinstance(window.page, StartPage))


def test_with_two_players_who_leaves_for_good_resigns(qtbot: QtBot, begin: Begin, node: ScriptedNode) -> None:
    table = new_table()
    page = begin(table)
    page.leave()
    answer(page, "Resign")
    node.tell(Departing(True))
    qtbot.waitUntil(page.request.isVisible)
    assert page.request.text == "You have resigned. It counts once the others have confirmed it."
    assert not page.request.ways
    table.confirm()
    qtbot.waitUntil(lambda: not page.request.isVisible())
    assert table.position.phase is Phase.OVER
    assert table.position.end_reasons == (EndReason.RESIGNED,)


def test_the_end_is_proposed_agreed_to_and_taken_back(qtbot: QtBot, begin: Begin, node: ScriptedNode) -> None:
    page = begin(new_table(3))
    assert page.header.end.isVisible()
    page.header.end.trigger()
    answer(page, "Propose")
    assert node.take() == [("end", True)]
    node.tell(EndProposed((1,), pending=True))
    qtbot.waitUntil(page.request.isVisible)
    assert page.request.text == "You wish to end the game here. The others hear of it with the next move."
    node.tell(EndProposed((1,)))
    text = "You wish to end the game here. It goes on until all agree."
    qtbot.waitUntil(lambda: page.request.text == text)
    page.request.ways[0].click()
    assert node.take() == [("end", False)]
    node.tell(EndProposed((), pending=True))
    text = "You play on after all. The others hear of it with the next move."
    qtbot.waitUntil(lambda: page.request.text == text)
    node.tell(EndProposed((0, 2)))
    text = "Ann and Cleo would end the game here and count it as it stands."
    qtbot.waitUntil(lambda: page.request.text == text)
    page.request.ways[0].click()
    assert node.take() == [("end", True)]
    node.tell(EndProposed(()))
    qtbot.waitUntil(lambda: not page.request.isVisible())


def test_a_caught_player_is_named(qtbot: QtBot, begin: Begin, node: ScriptedNode) -> None:
    page = begin(new_table())
    node.tell(Stopped(0, "NOT_IN_HAND"))
    qtbot.waitUntil(page.request.isVisible)
    assert page.request.text == "The table stopped: Ann played a tile that was not in hand."


# The end


def test_the_end_is_checked_and_says_so(qtbot: QtBot, window: MainWindow, begin: Begin, node: ScriptedNode) -> None:
    table = new_table()
    page = begin(table)
    play_to_the_end(table.table)
    table.look()
    qtbot.waitUntil(lambda: page.controller.is_over)
    page.result.click()
    end = window.page
    assert isinstance(end, EndPage)
    assert end.audit_bar is not None
    assert end.audit_bar.headline.text() == "Checking the game"
    node.tell(Audited(Audit(signatures=412, envelopes=40, steps=61), "/saves/2026 Ann Bea.samurai"))
    qtbot.waitUntil(lambda: end.audit_bar is not None and end.audit_bar.headline.text() == "Verified")
    assert end.audit_bar.detail.text() == (
        "Every hand, draw, move and capture was checked again: 40 sealed tiles, 61 steps, 412 signatures. "
        "Kept as 2026 Ann Bea.samurai."
    )
    assert end.record.tiles is not None
    end.rematch_button.click()
    assert ("rematch",) in node.take()


def test_another_game_that_somebody_opened_is_offered(
    qtbot: QtBot, window: MainWindow, begin: Begin, node: ScriptedNode
) -> None:
    table = new_table()
    page = begin(table)
    play_to_the_end(table.table)
    table.look()
    qtbot.waitUntil(lambda: page.controller.is_over)
    node.tell(Audited(Audit(), ""))
    node.tell(RematchOffered(0))
    qtbot.waitUntil(page.request.isVisible)
    assert page.request.text == "Ann has opened the table again."
    page.request.ways[0].click()
    assert node.take() == [("rematch",)]
    node.tell(LobbyChanged(lobby(seat("Ann", "red", ANN), seat("Bea", "blue", BEA))))
    qtbot.waitUntil(lambda: isinstance(window.page, LobbyPage))


def test_a_rematch_waits_for_the_check_and_what_fails_is_told(
    qtbot: QtBot, window: MainWindow, begin: Begin, node: ScriptedNode
) -> None:
    table = new_table()
    page = begin(table)
    play_to_the_end(table.table)
    table.look()
    qtbot.waitUntil(lambda: page.controller.is_over)
    page.result.click()
    end = page_of(window, EndPage)
    assert not end.rematch_button.isEnabled()
    node.tell(Audited(Audit(), ""))
    qtbot.waitUntil(end.rematch_button.isEnabled)
    end.rematch_button.click()
    assert not end.rematch_button.isEnabled()
    node.tell(Failed(Failure.LOST))
    qtbot.waitUntil(end.rematch_button.isEnabled)
    assert window.notices.text == "The connection to the table was lost."
    # Back on the map, what comes in for the result touches nothing that is gone.
    end.map_button.click()
    node.tell(Audited(Audit(), ""))
    node.tell(RematchOffered(0))
    qtbot.waitUntil(page.request.isVisible)


def test_who_watches_has_no_voice_and_no_rematch(qtbot: QtBot, window: MainWindow, begin: Begin) -> None:
    table = new_table(own=())
    page = begin(table)
    assert not page.chat.entry.isEnabled()
    assert page.chat.entry.placeholderText() == "Only players speak at the table"
    assert not page.header.end.isVisible()
    play_to_the_end(table.table)
    table.look()
    qtbot.waitUntil(lambda: page.controller.is_over)
    page.result.click()
    assert page_of(window, EndPage).rematch_button.isHidden()


def test_a_disk_that_fails_is_told_at_the_table(qtbot: QtBot, begin: Begin, node: ScriptedNode) -> None:
    page = begin(new_table())
    node.tell(Failed(Failure.DISK, "No space left on device"))
    qtbot.waitUntil(page.request.isVisible)
    assert page.request.text == "The table can't be kept on the disk: No space left on device."


@pytest.mark.parametrize(
    ("audit", "text"),
    [
        (Audit(unopened=(0,)), "Not verified: Ann did not open"),
        (Audit(fault="ILLEGAL_BAG", seat=0), "Not verified: Ann did not play with the twenty tiles"),
    ],
)
def test_what_is_not_verified_is_said_by_name(
    qtbot: QtBot, window: MainWindow, begin: Begin, node: ScriptedNode, audit: Audit, text: str
) -> None:
    table = new_table()
    page = begin(table)
    play_to_the_end(table.table)
    table.look()
    node.tell(Audited(audit, ""))
    qtbot.waitUntil(lambda: page.controller.is_over)
    page.result.click()
    end = window.page
    assert isinstance(end, EndPage)
    qtbot.waitUntil(lambda: end.audit_bar is not None and end.audit_bar.headline.text() == text)


def test_nothing_stands_still_while_another_page_is_in_front(
    qtbot: QtBot, window: MainWindow, begin: Begin
) -> None:
    table = new_table(first=0)
    page = begin(table)
    window.open_rules()
    assert not page.controller.paused
    table.table.submit(0, some_turn(table.table))
    qtbot.waitUntil(lambda: page.controller.person_to_act == 1)


def test_no_hints_are_offered_among_people_at_other_computers(qtbot: QtBot, begin: Begin) -> None:
    page = begin(new_table())
    assert page.controller.staging is not None
    assert page.turn_bar.hint_button.isHidden()
    assert not page.header.hint.isVisible()
    QTest.keyClick(page.map, Qt.Key.Key_T)
    page.hints.toggle()
    assert page.hints.side is None
