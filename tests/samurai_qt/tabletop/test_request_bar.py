"""The bar with a request: its buttons do what is asked now."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from samurai_qt.tabletop.request_bar import RequestBar


def test_a_button_of_the_same_name_does_what_the_newest_request_says(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    bar = RequestBar(page)
    done: list[str] = []
    bar.ask("Ann is still not connected.", [("What now?", lambda: done.append("Ann"))])
    bar.ask("Bea is still not connected.", [("What now?", lambda: done.append("Bea"))])
    bar.ways[0].click()
    assert done == ["Bea"]
