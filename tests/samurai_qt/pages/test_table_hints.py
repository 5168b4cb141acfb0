"""Hints on the table page: by mouse and keys, on map, hand and card, and taken over."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from engine.samurai import (
    Choice,
    FigureExchange,
    OpeningChoice,
    Phase,
    Place,
    PlacedTile,
    Tile,
    TokenExchange,
    Turn,
    legal_figure_placements,
)
from samurai_qt.pages.table import TablePage
from samurai_qt.table.hints import Hints
from samurai_qt.tabletop.hint_card import HintCard
from samurai_qt.widgets.screen_panel import ScreenPanel
from tests.samurai_qt.pages.tables import Opener, table_with
from tests.samurai_qt.pages.test_table_turns import any_choice_without_tile_on
from tests.samurai_qt.table.mouse import MousePlayer
from tests.samurai_qt.table.players import new_table
from tests.samurai_qt.table.scripted_hints import ScriptedProcess

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")

HAND = (Tile.H4, Tile.S1, Tile.N1, Tile.V1, Tile.X)
AGAINST_A_BOT = ("human", "bot:random")


class Hinted:
    """A page whose hints come when a test says so."""

    def __init__(self, page: TablePage) -> None:
        self.page = page
        self.process = ScriptedProcess()
        self.hints = Hints(page.controller, self.process)
        self.card: HintCard = page.hints.open(self.hints).card

    def hint(self, choice: Choice) -> None:
        """Ask by the button, and be answered."""
        QTest.mouseClick(self.page.turn_bar.hint_button, Qt.MouseButton.LeftButton)
        self.process.answer(choice)

    def marked(self) -> list[Tile | None]:
        """The tiles of the hand that are marked."""
        return [panel.tile for panel in self.page.foot.hand.findChildren(ScreenPanel) if panel.hinted]


def test_a_hint_is_asked_for_shown_and_taken_over_by_mouse(qtbot: QtBot, open_table: Opener) -> None:
    table = table_with(*HAND, players=AGAINST_A_BOT)
    page = open_table(table)
    mouse, hinted = MousePlayer(qtbot, page), Hinted(page)
    board = table.position.board
    ship, land = board.sea[3], board.land_beside[board.edo][0]
    mouse.click(page.turn_bar.hint_button)
    assert page.turn_bar.hint_button.isChecked()
    assert hinted.card.isVisible()
    assert hinted.card.text == "Looking for a good choice…"
    assert hinted.card.use_button.isHidden()
    turn = Turn((Place(Tile.V1, ship), Place(Tile.S1, land)))
    hinted.process.answer(turn)
    proposal = page.map.map.proposal
    assert proposal is not None
    assert proposal.tiles == {ship: PlacedTile(0, Tile.V1), land: PlacedTile(0, Tile.S1)}
    assert sorted(hinted.marked(), key=str) == [Tile.S1, Tile.V1]
    lines = hinted.card.text.splitlines()
    assert lines[:2] == [f"Ship 1 on {board.hexes[ship].name}", f"Samurai 1 on {board.hexes[land].name}"]
    assert any(line.startswith("At Edo (o13): leads the castle, the Buddha and the rice 1 to 0") for line in lines)
    assert hinted.card.accessibleDescription() == hinted.card.text
    # It lies over the log, never over the map or the buttons of the turn.
    assert not hinted.card.geometry().intersects(page.map.geometry())
    end = page.turn_bar.end_button
    assert hinted.card.geometry().bottom() < end.mapTo(page, end.rect().topLeft()).y()
    mouse.click(hinted.card.use_button)
    assert mouse.staging.draft.actions == turn.actions
    assert page.controller.position.tiles[land] == (0, Tile.S1)
    assert hinted.card.isHidden()
    assert page.map.map.proposal is None
    assert not hinted.marked()
    assert not page.turn_bar.hint_button.isChecked()
    assert page.map.hasFocus()
    assert not table.record().turns
    mouse.click(page.turn_bar.undo_button)
    mouse.click(page.turn_bar.undo_button)
    assert not mouse.staging.draft.actions
    mouse.click(page.turn_bar.redo_button)
    mouse.click(page.turn_bar.redo_button)
    mouse.click(page.turn_bar.end_button)
    assert table.record().turns[0].actions == turn.actions


def test_a_hint_by_keys_alone(qtbot: QtBot, open_table: Opener) -> None:
    table = table_with(*HAND, players=AGAINST_A_BOT)
    page = open_table(table)
    hinted = Hinted(page)
    turn = Turn((Place(Tile.S1, table.position.board.land[0]),))
    QTest.keyClick(page.map, Qt.Key.Key_T)
    qtbot.waitUntil(hinted.card.isVisible)
    hinted.process.answer(turn)
    # Esc lays back the tile in hand before it closes the hint.
    page.controller.choose_tile(Tile.H4)
    page.escape()
    assert page.controller.staging is not None and page.controller.staging.tile is None
    assert hinted.card.isVisible()
    page.escape()
    assert hinted.card.isHidden()
    QTest.keyClick(page.map, Qt.Key.Key_T)
    qtbot.waitUntil(lambda: hinted.hints.hint is not None)
    QTest.keyClick(page.map, Qt.Key.Key_T)
    qtbot.waitUntil(lambda: hinted.hints.hint is None)
    QTest.keyClick(page.map, Qt.Key.Key_T)
    qtbot.waitUntil(lambda: hinted.hints.hint is not None)
    assert len(hinted.process.asked) == 1
    QTest.keyClick(page.map, Qt.Key.Key_T, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: page.controller.staging is not None and bool(page.controller.staging.draft.actions))
    assert page.controller.staging.draft.actions == turn.actions


def test_a_hint_goes_when_a_tile_is_placed_or_another_page_closes_it(qtbot: QtBot, open_table: Opener) -> None:
    table = table_with(*HAND, players=AGAINST_A_BOT)
    page = open_table(table)
    mouse, hinted = MousePlayer(qtbot, page), Hinted(page)
    land = table.position.board.land
    hinted.hint(Turn((Place(Tile.S1, land[0]),)))
    mouse.click_tile(Tile.H4)
    assert hinted.card.isVisible()
    mouse.click_hex(land[3])
    assert hinted.card.isHidden()
    assert page.map.map.proposal is None and not hinted.marked()
    mouse.click(page.turn_bar.hint_button)
    assert hinted.card.isVisible()
    hinted.card.close_button.setFocus()
    QTest.keyClick(hinted.card.close_button, Qt.Key.Key_Space)
    assert hinted.card.isHidden()
    assert page.map.hasFocus()
    page.finish()
    assert hinted.process.closed


def test_exchanges_ring_what_they_take(qtbot: QtBot, open_table: Opener) -> None:
    table = table_with(Tile.H4, Tile.M, Tile.S1, Tile.V1, Tile.X)
    land = table.position.board.land
    table.submit(0, Turn((Place(Tile.H4, land[0]),)))
    table.submit(1, any_choice_without_tile_on(table, land[:6]))
    page = open_table(table)
    mouse, hinted = MousePlayer(qtbot, page), Hinted(page)
    assert not page.turn_bar.hint_button.isEnabled()
    mouse.click(page.foot.cover.button)
    swap = next(action for action in mouse.staging.draft.legal_actions() if isinstance(action, FigureExchange))
    hinted.hint(Turn((swap, TokenExchange(land[0], land[5]))))
    proposal = page.map.map.proposal
    assert proposal is not None
    assert proposal.tiles == {land[5]: PlacedTile(0, Tile.H4)}
    assert proposal.hexes == {land[0]}
    assert proposal.figures == {(swap.first, swap.first_figure), (swap.second, swap.second_figure)}
    assert set(hinted.marked()) == {Tile.X, Tile.M}
    mouse.click(hinted.card.use_button)
    assert mouse.staging.draft.actions == (swap, TokenExchange(land[0], land[5]))


def test_an_opening_hand_is_proposed_and_chosen(qtbot: QtBot, open_table: Opener) -> None:
    table = new_table(*AGAINST_A_BOT)
    page = open_table(table)
    mouse, hinted = MousePlayer(qtbot, page), Hinted(page)
    five = (Tile.H4, Tile.B4, Tile.S2, Tile.S2, Tile.S3)
    hinted.hint(OpeningChoice(five))
    chooser = page.opening.chooser
    assert [button.tile for button in chooser.buttons if button.hinted] == list(five)
    assert "Samurai 2 and samurai 3: for every kind of figure" in hinted.card.text
    mouse.click(chooser.buttons[0])
    assert hinted.card.isVisible()
    mouse.click(hinted.card.use_button)
    assert sorted(chooser.chosen, key=five.index) == list(five)
    assert chooser.confirm_button.hasFocus()
    assert not [button for button in chooser.buttons if button.hinted]
    assert table.position.opening_chosen[0] is False
    QTest.keyClick(chooser.confirm_button, Qt.Key.Key_Return)
    assert set(table.hand(0).tiles) == set(five)


def test_a_figure_is_proposed_and_its_hex_left_to_be_picked(qtbot: QtBot, open_table: Opener) -> None:
    table = new_table(*AGAINST_A_BOT, first=0)
    page = open_table(table)
    mouse, hinted = MousePlayer(qtbot, page), Hinted(page)
    mouse.act()
    qtbot.waitUntil(lambda: page.controller.person_to_act is not None)
    assert table.position.phase is Phase.FIGURES
    placement = next(
        each for each in legal_figure_placements(table.position) if each.figure is not page.foot.figure
    )
    hinted.hint(placement)
    assert page.map.map.proposal is not None and page.map.map.proposal.hexes == {placement.hex}
    mouse.click(hinted.card.use_button)
    assert page.foot.figure is placement.figure
    assert page.foot.tray.selected is placement.figure
    # What is placed stays: nothing is, and the hex stays marked.
    assert not table.record().setup
    assert page.map.map.proposal is not None
    mouse.click_hex(placement.hex)
    assert table.record().setup[0][1:] == placement
    assert page.map.map.proposal is None


def test_without_a_hint_the_line_under_the_map_says_why(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(table_with(*HAND, players=AGAINST_A_BOT))
    hinted = Hinted(page)
    MousePlayer(qtbot, page).click(page.turn_bar.hint_button)
    hinted.process.fail("The bot's program ended (1).")
    assert page.guidance.text() == "There is no hint: The bot's program ended (1)."
    assert hinted.card.isHidden()
    assert not page.turn_bar.hint_button.isChecked()


def test_the_menu_has_it_too_and_nothing_is_offered_while_others_play(qtbot: QtBot, open_table: Opener) -> None:
    table = table_with(*HAND, players=AGAINST_A_BOT)
    page = open_table(table)
    hinted = Hinted(page)
    assert page.header.hint.text() == "Hint\tT"
    page.header.hint.trigger()
    assert hinted.hints.thinking
    page.controller.set_paused(True)
    page.controller.take_over(Turn((Place(Tile.S1, table.position.board.land[0]),)))
    page.controller.finish_turn()
    assert not page.header.hint.isEnabled()
    assert not page.turn_bar.hint_button.isEnabled()
    page.hints.toggle()
    assert not hinted.hints.thinking


def test_a_hint_follows_language_theme_and_size(qtbot: QtBot, open_table: Opener) -> None:
    table = table_with(*HAND, players=AGAINST_A_BOT)
    page = open_table(table)
    hinted = Hinted(page)
    land = table.position.board.land[0]
    hinted.hint(Turn((Place(Tile.S1, land),)))
    page.session.change_settings(language="zh_CN", theme="dark")
    name = table.position.board.hexes[land].name
    assert hinted.card.text.splitlines()[0] == f"徒步武士 1 放在 {name}"
    assert hinted.card.use_button.text() == "按此摆出"
    # The keys work as before.
    QTest.keyClick(page.map, Qt.Key.Key_T)
    qtbot.waitUntil(hinted.card.isHidden)
    page.session.change_settings(language="en", theme="light")


@pytest.mark.parametrize("text_size", [100, 150])
def test_of_the_players_cards_none_is_half_covered(text_size: int, qtbot: QtBot, open_table: Opener) -> None:
    table = table_with(*HAND, players=("human", "bot:random", "bot:random", "bot:random"))
    page = open_table(table)
    page.session.change_settings(text_size=text_size)
    hinted = Hinted(page)
    board = table.position.board
    ship, land = board.sea[3], board.land_beside[board.edo]
    actions = (Place(Tile.V1, ship), Place(Tile.N1, land[0]), Place(Tile.S1, land[1]))
    tops = set()
    for height in (700, 748, 870, 950):
        page.window().resize(1366, height)
        for number in (1, 3):
            hinted.hint(Turn(actions[:number]))
            card = hinted.card.geometry()
            tops.add(height - card.top())
            for block in page.players.blocks():
                assert card.contains(block) or not card.intersects(block)
            page.escape()
    assert len(tops) > 1
    page.session.change_settings(text_size=100)


def test_a_card_stays_above_the_log_when_the_window_is_resized(qtbot: QtBot, open_table: Opener) -> None:
    table = table_with(*HAND, players=AGAINST_A_BOT)
    page = open_table(table)
    hinted = Hinted(page)
    hinted.hint(Turn((Place(Tile.S1, table.position.board.land[0]),)))
    page.window().resize(page.width() + 40, page.height() + 200)
    assert hinted.card.geometry().intersects(page.side.geometry())
    assert page.childAt(hinted.card.geometry().topLeft() + QPoint(60, 20)) in hinted.card.findChildren(QWidget)


def test_where_there_is_no_room_the_least_weighty_words_give_way(qtbot: QtBot, open_table: Opener) -> None:
    table = table_with(*HAND, players=AGAINST_A_BOT)
    page = open_table(table)
    hinted = Hinted(page)
    board = table.position.board
    hinted.hint(Turn((Place(Tile.V1, board.sea[3]), Place(Tile.S1, board.land_beside[board.edo][0]))))
    card = hinted.card
    whole = card.height_at(300, 10_000)
    assert card.height_at(300, whole - 10) < whole
    assert not card.grab().isNull()
    said = card.text.splitlines()
    assert len(said) > 3
    assert card.height_at(300, 0) < whole
    labels = [part for part in card.findChildren(QLabel) if part.isVisible()]
    assert [part.text() for part in labels if part.text() in said] == said[:1]
    assert card.height_at(300, 10_000) == whole


def test_the_page_starts_without_what_hints_need(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(table_with(*HAND, players=AGAINST_A_BOT))
    assert page.hints.side is None
    page.escape()
    assert page.hints.side is None
