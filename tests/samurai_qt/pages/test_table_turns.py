"""A turn on the table page, by mouse and keys: tiles, exchanges, undo, words for what can't be done."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.samurai import (
    FigureExchange,
    LocalTable,
    Place,
    RuleSet,
    Tile,
    TokenExchange,
    Turn,
)
from tests.samurai_qt.pages.tables import Opener, table_with
from tests.samurai_qt.table.mouse import MousePlayer
from tests.samurai_qt.table.players import any_choice

# Tool tips and menus open windows of their own, for which the offscreen platform can't do all.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")


def test_a_tile_is_chosen_placed_undone_and_the_turn_ended(qtbot: QtBot, open_table: Opener) -> None:
    table = table_with(Tile.H4, Tile.S1, Tile.N1, Tile.V1, Tile.X)
    page = open_table(table)
    mouse = MousePlayer(qtbot, page)
    mouse.click(page.foot.cover.button)
    assert page.guidance.text() == "Ann: Your turn: choose a tile, then a hex."
    land = table.position.board.land
    mouse.click_tile(Tile.H4)
    assert page.map.map.legal == frozenset(land)
    mouse.click_hex(land[3])
    assert page.controller.position.tiles[land[3]] == (0, Tile.H4)
    assert not page.map.map.legal
    mouse.click(page.turn_bar.undo_button)
    assert page.controller.position.tiles[land[3]] is None
    mouse.click(page.turn_bar.redo_button)
    mouse.click_tile(Tile.N1)
    mouse.click_hex(land[4])
    mouse.click(page.turn_bar.end_button)
    assert table.record().turns[0].actions == (Place(Tile.H4, land[3]), Place(Tile.N1, land[4]))
    qtbot.waitUntil(lambda: page.controller.cover == 1)
    assert page.foot.hand.isHidden()


def test_what_can_not_be_done_says_why(qtbot: QtBot, open_table: Opener) -> None:
    table = table_with(Tile.H4, Tile.S1, Tile.N1, Tile.V1, Tile.M, players=("human", "bot:random"))
    page = open_table(table)
    mouse = MousePlayer(qtbot, page)
    board = table.position.board
    mouse.click_tile(Tile.V1)
    assert (
        page.map_side.why_not(board.land[0])
        == f"A ship goes on the sea: {board.hexes[board.land[0]].name} is land."
    )
    mouse.click_hex(board.land[0])
    assert page.guidance.text().startswith("A ship goes on the sea")
    mouse.click_tile(Tile.M)
    assert page.guidance.text() == "You have no tile on the board that could be taken."
    mouse.click_tile(Tile.H4)
    mouse.click_hex(board.land[0])
    mouse.click_tile(Tile.S1)
    assert page.guidance.text() == "Only one tile without 侍 may be placed in a turn."


def test_the_figure_exchange_is_guided(qtbot: QtBot, open_table: Opener) -> None:
    table = table_with(Tile.H4, Tile.S1, Tile.N1, Tile.V1, Tile.X, players=("human", "bot:random"))
    page = open_table(table)
    mouse = MousePlayer(qtbot, page)
    mouse.click_tile(Tile.X)
    assert page.guidance.text() == "Choose the first of the two figures to swap. Esc cancels."
    exchange = next(a for a in mouse.staging.draft.legal_actions() if isinstance(a, FigureExchange))
    mouse.click_figure(exchange.first, exchange.first_figure)
    assert page.guidance.text() == "Choose the figure to swap it with. Esc goes back."
    page.escape()
    assert page.guidance.text() == "Choose the first of the two figures to swap. Esc cancels."
    mouse.click_figure(exchange.second, exchange.second_figure)
    mouse.click_figure(exchange.first, exchange.first_figure)
    assert mouse.staging.draft.actions == (exchange,)


def test_what_was_refused_is_said_no_longer_than_until_the_next_choice(qtbot: QtBot, open_table: Opener) -> None:
    table = table_with(Tile.H4, Tile.S1, Tile.N1, Tile.X, Tile.M, players=("human", "bot:random"))
    page = open_table(table)
    mouse = MousePlayer(qtbot, page)
    mouse.click_tile(Tile.M)
    assert page.guidance.text() == "You have no tile on the board that could be taken."
    mouse.click_tile(Tile.X)
    assert page.guidance.text() == "Choose the first of the two figures to swap. Esc cancels."
    mouse.click_hex(table.position.board.land[0])
    name = table.position.board.hexes[table.position.board.land[0]].name
    qtbot.waitUntil(lambda: page.guidance.text() == f"{name} holds no figure to swap.")
    exchange = next(a for a in mouse.staging.draft.legal_actions() if isinstance(a, FigureExchange))
    mouse.click_figure(exchange.first, exchange.first_figure)
    assert page.guidance.text() == "Choose the figure to swap it with. Esc goes back."


def test_the_keys_go_to_the_map_when_what_had_them_is_gone(qtbot: QtBot, open_table: Opener) -> None:
    table = table_with(Tile.H4, Tile.S1, Tile.N1, Tile.X, Tile.M, players=("human", "bot:random"))
    page = open_table(table)
    mouse = MousePlayer(qtbot, page)
    mouse.click_tile(Tile.H4)
    mouse.click_hex(table.position.board.land[0])
    mouse.click(page.turn_bar.end_button)
    assert not page.turn_bar.end_button.isEnabled()
    assert page.map.hasFocus()


def test_a_click_beside_the_figures_of_a_city_asks_which(qtbot: QtBot, open_table: Opener) -> None:
    table = table_with(Tile.H4, Tile.S1, Tile.N1, Tile.V1, Tile.X, players=("human", "bot:random"))
    page = open_table(table)
    mouse = MousePlayer(qtbot, page)
    mouse.click_tile(Tile.X)
    city = table.position.board.cities[0]
    figures = mouse.staging.figures_to_pick(city)
    assert len(figures) == 2
    page.map.hex_clicked.emit(city)
    qtbot.waitUntil(lambda: page.map_side.figure_menu is not None)
    menu = page.map_side.figure_menu
    assert menu is not None
    assert len(menu.actions()) == 2
    menu.actions()[1].trigger()
    menu.close()
    assert mouse.staging.first_figure == (city, figures[1])


def test_the_token_exchange_is_guided(qtbot: QtBot, open_table: Opener) -> None:
    table = table_with(Tile.H4, Tile.M, Tile.S1, Tile.V1, Tile.X)
    land = table.position.board.land
    table.submit(0, Turn((Place(Tile.H4, land[0]),)))
    table.submit(1, any_choice_without_tile_on(table, land[:6]))
    page = open_table(table)
    mouse = MousePlayer(qtbot, page)
    mouse.click(page.foot.cover.button)
    mouse.click_tile(Tile.M)
    assert page.map.map.legal == {land[0]}
    mouse.click_hex(land[0])
    assert page.map.map.taken == land[0]
    assert land[5] in page.map.map.legal
    assert page.guidance.text() == "Ann: Choose the hex it moves to. Esc goes back."
    mouse.click_hex(land[5])
    assert mouse.staging.draft.actions == (TokenExchange(land[0], land[5]),)


def any_choice_without_tile_on(table: LocalTable, hexes: tuple[int, ...]) -> Turn:
    """A turn of the awaited seat that leaves these hexes alone."""
    random = Random(1)
    while True:
        turn = any_choice(table, table.awaited[0], random)
        assert isinstance(turn, Turn)
        if all(isinstance(action, Place) and action.hex not in hexes for action in turn.actions):
            return turn


def test_a_tile_is_dropped_on_a_hex(qtbot: QtBot, open_table: Opener) -> None:
    table = table_with(Tile.H4, Tile.S1, Tile.N1, Tile.V1, Tile.X, players=("human", "bot:random"))
    page = open_table(table)
    land = table.position.board.land[2]
    data = QMimeData()
    data.setData("application/x-samurai-tile", b"H4")
    page.map.dropEvent(
        QDropEvent(
            QPointF(page.map.viewport().mapFrom(page.map, page.map.hex_square(land).center())),
            Qt.DropAction.MoveAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
    )
    assert page.controller.position.tiles[land] == (0, Tile.H4)


def test_a_tile_carried_to_another_place_in_the_hand_is_not_chosen(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(table_with(Tile.H4, Tile.S1, Tile.N1, Tile.V1, Tile.X, players=("human", "bot:random")))
    mouse = MousePlayer(qtbot, page)
    hand = page.foot.hand
    hand.drag_started.emit(0)
    assert page.map.map.legal
    hand.move_tile(0, 2)
    hand.drag_finished.emit(True)
    assert mouse.staging.tile is None
    assert not page.map.map.legal
    # One that had been chosen before stays so.
    mouse.click_tile(Tile.S1)
    hand.drag_started.emit(1)
    hand.move_tile(1, 3)
    hand.drag_finished.emit(True)
    assert mouse.staging.tile is Tile.S1


def test_a_turn_by_keys_alone(qtbot: QtBot, open_table: Opener) -> None:
    table = table_with(Tile.H4, Tile.S1, Tile.N1, Tile.V1, Tile.X, players=("human", "bot:random"))
    page = open_table(table)
    panel = MousePlayer(qtbot, page).panel_of(Tile.H4)
    QTest.keyClicks(page.map, str(panel.number + 1))
    assert page.controller.staging is not None and page.controller.staging.tile is Tile.H4
    # The first arrow goes to Edo; the next from there to land, which surrounds it.
    page.map.setFocus()
    QTest.keyClick(page.map, Qt.Key.Key_Right)
    QTest.keyClick(page.map, Qt.Key.Key_Right)
    hex_index = page.map.cursor_hex()
    assert hex_index in table.position.board.land
    QTest.keyClick(page.map, Qt.Key.Key_Return)
    assert page.controller.position.tiles[hex_index] == (0, Tile.H4)
    QTest.keyClick(page.map, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: page.controller.position.tiles[hex_index] is None)
    QTest.keyClick(page.map, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: page.controller.position.tiles[hex_index] is not None)
    QTest.keyClick(page.map, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: bool(table.record().turns))
    assert table.record().turns[0].actions == (Place(Tile.H4, hex_index),)


def test_ending_the_turn_says_what_it_captures(qtbot: QtBot, open_table: Opener) -> None:
    table = table_with(Tile.H4, Tile.S1, Tile.N1, Tile.V1, Tile.X, players=("human", "bot:random"))
    page = open_table(table)
    mouse = MousePlayer(qtbot, page)
    mouse.click_tile(Tile.H4)
    mouse.click_hex(table.position.board.land_beside[table.position.board.edo][0])
    assert page.turn_bar.preview.text == "Nothing is captured"


def test_captures_at_once_are_shown_while_the_turn_goes_on(qtbot: QtBot, open_table: Opener) -> None:
    rules = RuleSet(opening="random", figures="random", capture="immediate")
    table = table_with(Tile.S3, Tile.S1, Tile.N1, Tile.V1, Tile.X, players=("human", "bot:random"), rules=rules)
    board = table.position.board
    village = next(village for village in board.villages if len(board.land_beside[village]) == 2)
    page = open_table(table)
    mouse = MousePlayer(qtbot, page)
    mouse.click_tile(Tile.S3)
    mouse.click_hex(board.land_beside[village][0])
    assert len(page.controller.position.figures_at(village)) == 1
    mouse.click_tile(Tile.N1)
    mouse.click_hex(board.land_beside[village][1])
    assert page.controller.position.figures_at(village) == ()
    assert sum(page.controller.position.captured[0]) >= 1
    assert "Ann takes" in page.turn_bar.preview.text
    mouse.click(page.turn_bar.undo_button)
    assert len(page.controller.position.figures_at(village)) == 1
