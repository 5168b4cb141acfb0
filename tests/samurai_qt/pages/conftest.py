from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from engine.samurai import (
    LocalTable,
)
from samurai_qt.pages.table import TablePage
from samurai_qt.session import Session
from samurai_qt.table.controller import TableController, players_of
from tests.samurai_qt.pages.tables import Opener
from tests.samurai_qt.table.players import QuickBots


@pytest.fixture
def open_table(qtbot: QtBot, session: Session) -> Iterator[Opener]:
    """Open a page for a table, without waiting for moves to be seen."""
    pages: list[TablePage] = []
    windows: list[QMainWindow] = []
    session.change_settings(pace="instant", reduced_motion=True)

    def open_one(table: LocalTable, *faults: str) -> TablePage:
        people, levels = players_of(table)
        page = TablePage(session, TableController(table, people, QuickBots(levels, faults)))
        window = QMainWindow()
        window.setCentralWidget(page)
        window.resize(1280, 800)
        qtbot.addWidget(window)
        pages.append(page)
        windows.append(window)
        with qtbot.waitExposed(window):
            window.show()
        page.begin()
        page.shown()
        return page

    yield open_one
    for page in pages:
        page.finish()
