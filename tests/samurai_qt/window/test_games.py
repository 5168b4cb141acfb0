"""What the window does about the game in progress when it opens."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from engine.samurai import Resignation, save_table
from samurai_qt.game_setup import usual_setup
from samurai_qt.pages.start import StartPage
from samurai_qt.session import Session
from samurai_qt.storage.data_folder import DataFolder
from samurai_qt.storage.saves import GameState, list_saved_games
from samurai_qt.window.main_window import MainWindow


def open_window(qtbot: QtBot, session: Session) -> tuple[MainWindow, StartPage]:
    session.change_settings(name="Ann")
    window = MainWindow(session)
    qtbot.addWidget(window)
    window.show()
    page = window.page
    assert isinstance(page, StartPage)
    return window, page


def test_a_running_game_is_offered_first(qtbot: QtBot, session: Session, data_folder: DataFolder) -> None:
    data_folder.autosave.write_bytes(save_table(usual_setup(["Ann"], "red").new_table(1)))
    _, page = open_window(qtbot, session)
    assert page.resume.isVisible()
    assert page.progress.text() == "Ann and Hana · 0 turns"


def test_without_a_game_nothing_is_offered(qtbot: QtBot, session: Session) -> None:
    _, page = open_window(qtbot, session)
    assert not page.resume.isVisible()
    assert not page.progress.isVisible()


def test_a_game_that_ended_becomes_a_replay(qtbot: QtBot, session: Session, data_folder: DataFolder) -> None:
    table = usual_setup(["Ann"], "red").new_table(1)
    table.submit(0, Resignation())
    data_folder.autosave.write_bytes(save_table(table))
    window, page = open_window(qtbot, session)
    assert not page.resume.isVisible()
    assert not window.notices.isVisible()
    assert [game.state for game in list_saved_games(data_folder.saves)] == [GameState.OVER]


def test_a_damaged_game_is_told_and_kept(qtbot: QtBot, session: Session, data_folder: DataFolder) -> None:
    data_folder.autosave.write_bytes(b"\x89SAMURAI\r\n\x1a\n")
    window, page = open_window(qtbot, session)
    assert not page.resume.isVisible()
    (kept,) = data_folder.saves.iterdir()
    assert kept.read_bytes() == b"\x89SAMURAI\r\n\x1a\n"
    assert window.notices.text == (
        f"The last game can't be taken up again: its end is missing. The file is kept as {kept.name}."
    )
