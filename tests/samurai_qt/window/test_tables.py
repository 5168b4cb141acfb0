"""Games in the main window: begun, left, taken up again, saved, ended, and what stays on the disk of each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.samurai import Draft, Phase, Place, RuleSet, load_table, save_table
from samurai_qt.game_setup import GameSetup
from samurai_qt.pages.end import EndPage
from samurai_qt.pages.new_game import NewGamePage
from samurai_qt.pages.replay import ReplayPage
from samurai_qt.pages.start import StartPage
from samurai_qt.pages.table import TablePage
from samurai_qt.session import Session
from samurai_qt.storage.game_files import GameFileError
from samurai_qt.window.main_window import MainWindow
from tests.engine.games import GAMES, game_text
from tests.samurai_qt.table.mouse import MousePlayer
from tests.samurai_qt.table.players import new_table

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")

DEALT = RuleSet(opening="random", figures="random")


@pytest.fixture
def window(qtbot: QtBot, session: Session) -> Iterator[MainWindow]:
    session.change_settings(name="Ann", pace="instant", reduced_motion=True)
    window = MainWindow(session)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
    yield window
    window.close()


def two_people() -> GameSetup:
    return GameSetup(DEALT, new_table("human", "human").seats)


def against_a_bot() -> GameSetup:
    return GameSetup(DEALT, new_table("human", "bot:random").seats)


def table_page(window: MainWindow) -> TablePage:
    page = window.page
    assert isinstance(page, TablePage)
    return page


def stands_still(page: TablePage) -> bool:
    return page.controller.pacer.paused


def saved_games(window: MainWindow) -> list[Path]:
    return sorted(window.session.folder.saves.iterdir())


def test_a_game_is_set_up_begun_and_left_to_be_taken_up_again(qtbot: QtBot, window: MainWindow) -> None:
    start = window.page
    assert isinstance(start, StartPage)
    assert not start.resume.isVisible()
    QTest.mouseClick(start.new_game, Qt.MouseButton.LeftButton)
    setup = window.page
    assert isinstance(setup, NewGamePage)
    setup.start_requested.emit(two_people())
    page = table_page(window)
    page.foot.cover.button.click()
    seat = page.controller.person_to_act
    assert seat is not None
    hand = page.controller.table.hand(seat).tiles
    tile = next(tile for tile in hand if tile.strength and not tile.fast)
    land = page.controller.position.board.land[0]
    page.controller.choose_tile(tile)
    page.controller.pick_hex(land)
    record = page.controller.table.record()
    page.header.leave.click()
    assert window.page is start
    assert start.resume.isVisible()
    QTest.mouseClick(start.resume, Qt.MouseButton.LeftButton)
    again = table_page(window)
    assert again is not page
    assert again.controller.table.record() == record
    assert again.controller.staging is not None
    assert again.controller.staging.draft.actions == (Place(tile, land),)
    assert again.controller.cover == seat


def test_a_new_game_moves_the_one_in_progress_among_the_saves(window: MainWindow) -> None:
    window.games.start(two_people(), seed=1)
    first = table_page(window).controller.table.record()
    window.go_to_start()
    window.games.start(two_people(), seed=2)
    (kept,) = saved_games(window)
    assert load_table(kept.read_bytes()).table.record() == first


def test_a_game_is_played_ended_and_played_again(qtbot: QtBot, window: MainWindow) -> None:
    window.games.start(against_a_bot(), seed=3)
    page = table_page(window)
    MousePlayer(qtbot, page).play_to_the_end()
    QTest.mouseClick(page.result, Qt.MouseButton.LeftButton)
    end = window.page
    assert isinstance(end, EndPage)
    end.map_button.click()
    assert window.page is page
    page.result.click()
    end = window.page
    assert isinstance(end, EndPage)
    record = page.controller.table.record()
    end.rematch_button.click()
    rematch = table_page(window)
    assert rematch.controller.table.seats == record.seats
    assert not rematch.controller.table.record().turns
    (kept,) = saved_games(window)
    assert load_table(kept.read_bytes()).table.record() == record
    qtbot.waitUntil(window.session.folder.autosave.exists)


def test_an_ended_game_can_be_watched(qtbot: QtBot, window: MainWindow) -> None:
    window.games.start(against_a_bot(), seed=3)
    page = table_page(window)
    page.controller.resign()
    qtbot.waitUntil(page.result.isVisible)
    page.result.click()
    end = window.page
    assert isinstance(end, EndPage)
    end.replay_button.click()
    assert isinstance(window.page, ReplayPage)
    window.go_to_start()
    start = window.page
    assert isinstance(start, StartPage)
    assert not start.resume.isVisible()
    assert len(saved_games(window)) == 1


def test_a_save_holds_the_staged_turn(window: MainWindow) -> None:
    window.games.start(two_people(), seed=1)
    page = table_page(window)
    page.controller.confirm_presence()
    staging = page.controller.staging
    assert staging is not None
    tile = next(tile for tile in staging.draft.hand.tiles if tile.strength and not tile.fast)
    page.controller.choose_tile(tile)
    page.controller.pick_hex(page.controller.position.board.land[1])
    page.header.save.trigger()
    (kept,) = saved_games(window)
    assert page.guidance.text() == f"Saved as {kept.name}"
    draft = load_table(kept.read_bytes()).draft
    assert draft is not None
    assert draft.actions == staging.draft.actions


def test_a_save_is_opened_to_play_on(tmp_path: Path, window: MainWindow) -> None:
    table = new_table("human", "human", rules=DEALT, first=0)
    draft = Draft(table.position, table.hand(0))
    path = tmp_path / "game.samurai"
    path.write_bytes(save_table(table, draft))
    window.games.start(two_people(), seed=1)
    window.go_to_start()
    page = window.games.open_file(path)
    assert isinstance(page, TablePage)
    assert page.controller.table.record() == table.record()
    assert len(saved_games(window)) == 1


def test_a_record_is_opened_to_watch(tmp_path: Path, window: MainWindow) -> None:
    path = tmp_path / "game.json"
    path.write_text(game_text(GAMES[0]), encoding="utf-8")
    assert isinstance(window.games.open_file(path), ReplayPage)


def test_what_is_no_game_is_told_and_stays_untouched(tmp_path: Path, window: MainWindow) -> None:
    path = tmp_path / "game.samurai"
    path.write_bytes(b"no game")
    with pytest.raises(GameFileError):
        window.games.open_file(path)
    assert path.read_bytes() == b"no game"
    assert isinstance(window.page, StartPage)


def test_closing_in_the_middle_of_a_thought_leaves_nothing_behind(qtbot: QtBot, window: MainWindow) -> None:
    seats = new_table("bot:master", "bot:master").seats
    window.games.start(GameSetup(DEALT, seats), seed=1)
    page = table_page(window)
    assert page.controller.table.position.phase is Phase.TURNS
    qtbot.waitUntil(lambda: page.controller.thinking_seat is not None)
    window.close()
    saved = load_table(window.session.folder.autosave.read_bytes())
    assert saved.table.record() == page.controller.table.record()


def test_rules_are_read_over_the_table_while_the_game_stands_still(window: MainWindow) -> None:
    window.games.start(against_a_bot(), seed=1)
    page = table_page(window)
    page.header.rules.trigger()
    assert window.page is not page
    assert stands_still(page)
    page.controller.changed.emit()
    window.go_back()
    assert window.page is page
    assert not stands_still(page)
    assert not page.header.pause.isChecked()
