from __future__ import annotations

import pytest
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from samurai_qt.session import Session
from samurai_qt.theme.colours import DARK, LIGHT


def test_theme_changes_while_the_program_runs(session: Session, qtbot: QtBot) -> None:
    assert session.style.colours is LIGHT
    with qtbot.waitSignal(session.style.changed):
        session.change_settings(theme="dark")
    assert session.style.colours is DARK
    assert QApplication.palette().window().color().name() == DARK.paper.lower()
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    assert DARK.accent in application.styleSheet()


def test_text_size_scales_every_font(session: Session) -> None:
    ordinary = QApplication.font().pointSizeF()
    session.change_settings(text_size=150)
    assert QApplication.font().pointSizeF() == ordinary * 1.5
    assert session.style.serif_font(2).pointSizeF() == ordinary * 1.5 * 2


def test_fonts_are_the_programs_own_in_every_language(session: Session) -> None:
    for language, region in (("en", "JP"), ("zh_CN", "SC"), ("zh_TW", "TC")):
        session.change_settings(language=language)
        assert QFontInfo(session.style.text_font()).family() == f"Samurai Sans {region}"
        assert QFontInfo(session.style.serif_font()).family() == f"Samurai Serif {region}"
        assert QFontInfo(QApplication.font()).family() == f"Samurai Sans {region}"


@pytest.mark.qt_log_ignore("This plugin does not support (propagateSizeHints|raise|grabbing the keyboard)")
def test_a_list_of_choices_opens_with_all_of_them(session: Session, qtbot: QtBot) -> None:
    # A list laid over its box, as some styles do, hides those that find no room above or below.
    box = QComboBox()
    qtbot.addWidget(box)
    box.addItems([f"Choice {number}" for number in range(7)])
    box.setCurrentIndex(6)
    box.move(200, 5)
    with qtbot.waitExposed(box):
        box.show()
    box.showPopup()
    assert box.view().mapToGlobal(box.view().rect().topLeft()).y() >= box.mapToGlobal(box.rect().bottomLeft()).y()
    assert box.view().visualRect(box.model().index(0, 0)).top() >= 0
    assert box.view().verticalScrollBar().maximum() == 0
    box.hidePopup()
