from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from samurai_qt.controls.question import ask


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    return widget


def open_question(parent: QWidget, answers: list[str]) -> QMessageBox:
    return ask(parent, "Resign?", "The others share the victory.", "Resign", lambda: answers.append("resigned"))


def test_only_the_named_button_acts(parent: QWidget) -> None:
    answers: list[str] = []
    box = open_question(parent, answers)
    next(button for button in box.buttons() if button.text() == "Resign").click()
    assert answers == ["resigned"]


def test_enter_and_escape_do_nothing(parent: QWidget) -> None:
    answers: list[str] = []
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        box = open_question(parent, answers)
        QTest.keyClick(box, key)
        assert not box.isVisible()
    assert answers == []
