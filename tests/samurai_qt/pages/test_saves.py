from __future__ import annotations

import json
import os
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from engine.samurai import ContainerKind, Resignation, parse_record, save_table
from engine.samurai.container import write_container
from samurai_qt.game_setup import usual_setup
from samurai_qt.lan.model import UnfinishedTable
from samurai_qt.pages.saves import SavesPage
from samurai_qt.session import Session
from samurai_qt.storage.data_folder import DataFolder
from samurai_qt.storage.saves import SavedGame, look_at

NAMES = ["damaged.samurai", "over.samurai", "running.samurai"]


@pytest.fixture
def saves(data_folder: DataFolder) -> DataFolder:
    """Three saves, the damaged one the newest."""
    running = usual_setup(["Ann"], "red", ("easy", "hard")).new_table(1)
    over = usual_setup(["Ann"], "red").new_table(1)
    over.submit(0, Resignation())
    contents = (b"rubbish", save_table(over), save_table(running))
    for age, (name, content) in enumerate(zip(NAMES, contents, strict=True)):
        path = data_folder.saves / name
        path.write_bytes(content)
        os.utime(path, (1_700_000_000 - age, 1_700_000_000 - age))
    return data_folder


def make_page(qtbot: QtBot, session: Session, *, on_network: bool = False) -> SavesPage:
    page = SavesPage(session, on_network=on_network)
    qtbot.addWidget(page)
    page.show()
    page.shown()
    return page


def choose(page: SavesPage, row: int) -> None:
    item = page.list.topLevelItem(row)
    assert item is not None
    page.list.setCurrentItem(item)


def columns(page: SavesPage) -> list[tuple[str, str, str]]:
    items = [page.list.topLevelItem(row) for row in range(page.list.topLevelItemCount())]
    return [(item.text(0), item.text(2), item.text(3)) for item in items if item is not None]


def test_an_empty_folder_says_so(qtbot: QtBot, session: Session) -> None:
    page = make_page(qtbot, session)
    assert not page.list.isVisible()
    assert not any(action.isVisible() for action in (page.open, page.export, page.delete))
    assert page.other.isVisible()


def test_the_list_tells_players_turns_and_state(qtbot: QtBot, session: Session, saves: DataFolder) -> None:
    page = make_page(qtbot, session)
    assert columns(page) == [
        ("damaged.samurai", "", "can't be read"),
        ("Ann and Hana", "0", "won by Hana"),
        ("Ann, Hana and Kenji", "0", "unfinished"),
    ]


def test_actions_fit_the_file_chosen(qtbot: QtBot, session: Session, saves: DataFolder) -> None:
    page = make_page(qtbot, session)
    assert not page.open.isVisible()
    assert not page.export.isVisible()
    assert page.delete.isVisible()
    choose(page, 1)
    assert page.open.text() == "Watch"
    choose(page, 2)
    assert page.open.text() == "Play on"
    with qtbot.waitSignal(page.open_requested) as opened:
        QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert opened.args == [saves.saves / "running.samurai"]


@pytest.fixture
def unfinished(data_folder: DataFolder, monkeypatch: pytest.MonkeyPatch) -> UnfinishedTable:
    """A table between computers, last played after all saves."""
    folder = data_folder.path / "tables"
    folder.mkdir()
    (folder / "ab12.journal").write_bytes(b"")
    (folder / "ab12.json").write_text('{"over": false}')
    table = UnfinishedTable("ab12", "Friday", ("Ann", "Bea"), 1_800_000_000.0, ("red", "blue"))
    monkeypatch.setattr(
        "samurai_qt.lan.unfinished.tables_in", lambda data: (table,) if list(folder.iterdir()) else ()
    )
    return table


def test_an_unfinished_table_is_listed_and_taken_up_again(
    qtbot: QtBot, session: Session, saves: DataFolder, unfinished: UnfinishedTable
) -> None:
    page = make_page(qtbot, session, on_network=True)
    qtbot.waitUntil(lambda: len(columns(page)) == 4)
    assert columns(page)[0] == ("Ann and Bea", "", "unfinished, on the network")
    choose(page, 0)
    assert page.open.text() == "Play on"
    assert not page.export.isVisible()
    with qtbot.waitSignal(page.resume_requested) as asked:
        page.open.click()
    assert asked.args == ["ab12"]
    page.finish()


def test_an_unfinished_table_is_deleted(
    qtbot: QtBot, session: Session, saves: DataFolder, unfinished: UnfinishedTable
) -> None:
    page = make_page(qtbot, session, on_network=True)
    qtbot.waitUntil(lambda: len(columns(page)) == 4)
    choose(page, 0)
    page.delete.click()
    (question,) = page.findChildren(QMessageBox)
    assert question.informativeText() == "You can't come back to this table."
    next(answer for answer in question.buttons() if answer.text() == "Delete").click()
    assert len(columns(page)) == 3
    assert not list((saves.path / "tables").iterdir())
    page.finish()


def test_tables_are_not_listed_where_there_is_no_network(
    qtbot: QtBot, session: Session, saves: DataFolder, unfinished: UnfinishedTable
) -> None:
    page = make_page(qtbot, session)
    assert len(columns(page)) == 3


def test_a_transcript_is_checked_beside_the_list(
    qtbot: QtBot, session: Session, saves: DataFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saves.saves / "2026-11-30 21.15 Ann, Bea.samurai"
    path.write_bytes(write_container(ContainerKind.TRANSCRIPT, b"no transcript"))
    may_read = Event()

    def look(path: Path) -> SavedGame:
        may_read.wait()
        return look_at(path)

    monkeypatch.setattr("samurai_qt.pages.saves_reader.look_at", look)
    page = make_page(qtbot, session)
    assert columns(page)[0] == ("2026-11-30 21.15 Ann, Bea", "", "being checked")
    may_read.set()
    qtbot.waitUntil(lambda: columns(page)[0] == (path.name, "", "can't be read"))
    # As long as it stays as it is it is not read again.
    may_read.clear()
    assert columns(make_page(qtbot, session))[0][2] == "can't be read"
    page.finish()


def test_export_writes_the_record(qtbot: QtBot, session: Session, saves: DataFolder) -> None:
    page = make_page(qtbot, session)
    choose(page, 1)
    page.export.click()
    dialog = page.findChild(QFileDialog)
    assert dialog is not None
    target = saves.path / "exported.json"
    dialog.fileSelected.emit(str(target))
    dialog.close()
    assert json.loads(target.read_text())["format"] == "samurai-record"
    assert parse_record(target.read_bytes()).seats[0].name == "Ann"


def test_export_to_where_nothing_can_be_written_is_told(qtbot: QtBot, session: Session, saves: DataFolder) -> None:
    page = make_page(qtbot, session)
    with qtbot.waitSignal(session.notice) as told:
        page.export_to(saves.saves / "over.samurai", saves.path / "no" / "exported.json")
    assert told.args == [
        f"{saves.path / 'no' / 'exported.json'} can't be written: there is no such file or folder."
    ]


def test_delete_asks_first(qtbot: QtBot, session: Session, saves: DataFolder) -> None:
    page = make_page(qtbot, session)
    page.delete.click()
    question = page.findChild(QMessageBox)
    assert question is not None
    question.reject()
    assert (saves.saves / "damaged.samurai").exists()
    page.delete.click()
    for box in page.findChildren(QMessageBox):
        for answer in box.buttons():
            if answer.text() == "Delete" and box.isVisible():
                answer.click()
    assert not (saves.saves / "damaged.samurai").exists()
    assert len(columns(page)) == 2
