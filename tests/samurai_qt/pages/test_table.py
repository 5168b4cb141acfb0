"""The table page: whole games, bots, covers, giving up, what is looked up and remembered."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QToolTip
from pytestqt.qtbot import QtBot

from engine.samurai import (
    EndReason,
    Phase,
    RuleSet,
)
from samurai_qt.session import Session
from samurai_qt.widgets.screen_panel import ScreenPanel
from tests.samurai_qt.pages.tables import DEALT, Opener
from tests.samurai_qt.table.mouse import MousePlayer
from tests.samurai_qt.table.players import new_table

# Tool tips and menus open windows of their own, for which the offscreen platform can't do all.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")


@pytest.mark.parametrize(
    "players", [("human", "bot:random"), ("bot:greedy", "human", "bot:random", "human")], ids=["two", "four"]
)
def test_a_whole_game_by_mouse(qtbot: QtBot, open_table: Opener, players: tuple[str, ...]) -> None:
    table = new_table(*players)
    page = open_table(table)
    MousePlayer(qtbot, page).play_to_the_end()
    assert table.position.phase is Phase.OVER
    assert page.result.isVisible()
    assert not page.turn_bar.isVisible()
    with qtbot.waitSignal(page.result_requested):
        QTest.mouseClick(page.result, Qt.MouseButton.LeftButton)


def test_what_tests_are_told_differs_from_one_figure_to_the_next(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(new_table("human", "bot:random", seed=5))
    mouse = MousePlayer(qtbot, page)
    told = []
    while page.controller.table.position.phase is not Phase.TURNS:
        told.append(page.described_state())
        # The same tiles all along; where they lie settles only later.
        del told[-1]["hand"]
        mouse.act()
        qtbot.waitUntil(lambda: page.controller.person_to_act is not None)
    # The bot fills the other city: the person puts two figures into Akita, one after the other.
    assert [state["legal"] for state in told[1:3]] == [["o9"], ["o9"]]
    assert all(before != after for before, after in pairwise(told))


def test_a_game_of_bots_is_watched(qtbot: QtBot, open_table: Opener) -> None:
    table = new_table("bot:random", "bot:random", "bot:random")
    page = open_table(table)
    qtbot.waitUntil(lambda: page.controller.is_over, timeout=20_000)
    assert len(page.log.lines) > len(table.record().turns)


def test_pause_stops_a_game_of_bots(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(new_table("bot:random", "bot:random"))
    page.header.pause.click()
    assert page.controller.paused
    page.header.pause.click()
    assert not page.controller.paused


def test_under_a_cover_nobodys_hidden_figures_are_seen(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(new_table("human", "human", rules=DEALT))
    mouse = MousePlayer(qtbot, page)
    for _ in range(6):
        assert "hidden" in page.players.cards[0].accessibleName()
        assert "hidden" in page.players.cards[1].accessibleName()
        mouse.act()
        seat = page.controller.seating.present
        assert seat is not None
        assert "hidden" not in page.players.cards[seat].accessibleName()
        mouse.act()
        qtbot.waitUntil(lambda: page.controller.cover is not None)


def test_resigning_asks_first(qtbot: QtBot, open_table: Opener) -> None:
    table = new_table("human", "bot:random", rules=DEALT, first=0)
    page = open_table(table)
    page.header.resign.trigger()
    box = page.findChild(QMessageBox)
    assert box is not None and "Resign for Ann?" in box.text()
    assert table.position.phase is Phase.TURNS
    resign = next(button for button in box.buttons() if box.buttonRole(button) is QMessageBox.ButtonRole.AcceptRole)
    QTest.mouseClick(resign, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.controller.is_over)
    assert table.position.end_reasons == (EndReason.RESIGNED,)


def test_a_failed_bot_is_asked_again_or_replaced(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(new_table("human", "bot:hard", rules=DEALT, first=1), "it died", "it died")
    qtbot.waitUntil(page.failure.isVisible)
    QTest.mouseClick(page.failure.retry, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(page.failure.isVisible)
    page.failure.levels.setCurrentIndex(page.failure.levels.findData("easy"))
    QTest.mouseClick(page.failure.replace, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.controller.staging is not None)
    assert not page.failure.isVisible()
    assert page.controller.bot_levels == {1: "easy"}


def test_the_map_can_be_looked_at_before_choosing_tiles(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(new_table("human", "bot:random", rules=RuleSet(figures="random")))
    mouse = MousePlayer(qtbot, page)
    mouse.click(page.opening.show_map)
    assert not page.opening.isVisible()
    mouse.click(page.back_to_tiles)
    assert page.opening.isVisible()
    mouse.act()
    assert not page.opening.isVisible()


def test_tiles_chosen_so_far_stay_when_a_bot_has_chosen(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(new_table("human", "bot:random", "bot:random"))
    mouse = MousePlayer(qtbot, page)
    for button in page.opening.chooser.buttons[:3]:
        mouse.click(button)
    qtbot.waitUntil(lambda: sum(page.controller.position.opening_chosen) == 2)
    assert len(page.opening.chooser.chosen) == 3
    assert page.opening.isVisible()


def test_choosing_a_line_of_the_log_points_at_the_map(qtbot: QtBot, open_table: Opener) -> None:
    table = new_table("human", "bot:random", rules=DEALT, first=1)
    page = open_table(table)
    qtbot.waitUntil(lambda: page.controller.staging is not None)
    hexes = page.log.lines[-1].hexes
    page.log.clicked.emit(hexes)
    assert page.map.cursor_hex() == hexes[0]


def test_help_lists_the_keys(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(new_table("human", "bot:random", rules=DEALT))
    QTest.keyClick(page.map, Qt.Key.Key_F1)
    assert page.help.isVisible()
    page.escape()
    assert not page.help.isVisible()


def test_the_pace_is_remembered(qtbot: QtBot, open_table: Opener, session: Session) -> None:
    page = open_table(new_table("human", "bot:random", rules=DEALT, first=0))
    page.header.pace.menu().actions()[2].trigger()
    assert session.settings.pace == "fast"
    assert page.controller.pacer.pace.value == "fast"


def test_words_follow_the_language(qtbot: QtBot, open_table: Opener, session: Session) -> None:
    table = new_table("human", "bot:random", rules=DEALT, first=1)
    page = open_table(table)
    qtbot.waitUntil(lambda: page.controller.staging is not None)
    english = [line.text for line in page.log.lines]
    assert page.guidance.text() == "Your turn: choose a tile, then a hex."
    session.change_settings(language="zh_CN")
    qtbot.waitUntil(lambda: page.guidance.text() != "Your turn: choose a tile, then a hex.")
    assert len(page.log.lines) == len(english)
    assert all(line.text != before for line, before in zip(page.log.lines, english, strict=True))
    session.change_settings(language="en")
    qtbot.waitUntil(lambda: [line.text for line in page.log.lines] == english)


def test_the_end_takes_the_place_and_the_key_of_ending_the_turn(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(new_table("human", "bot:random", rules=DEALT, first=0))
    page.controller.resign()
    qtbot.waitUntil(page.result.isVisible)
    # Who leads each kind is public now, and takes a row of its own.
    assert page.players.kinds.height() == page.players.kinds.sizeHint().height()
    with qtbot.waitSignal(page.result_requested):
        QTest.keyClick(page.map, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def test_the_tip_about_a_tile_leaves_the_line_of_guidance_free(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(new_table("human", "bot:greedy", rules=DEALT, first=0))
    panel = page.foot.hand.findChildren(ScreenPanel)[0]
    assert panel.toolTip()
    middle = panel.rect().center()
    QApplication.sendEvent(panel, QHelpEvent(QEvent.Type.ToolTip, middle, panel.mapToGlobal(middle)))
    assert QToolTip.text() == panel.toolTip()
    (tip,) = (top for top in QApplication.topLevelWidgets() if top.inherits("QTipLabel") and top.isVisible())
    assert tip.geometry().bottom() < page.guidance.mapToGlobal(QPoint(0, 0)).y()
    QToolTip.hideText()
