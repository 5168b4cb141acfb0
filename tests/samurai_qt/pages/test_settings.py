from __future__ import annotations

from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from samurai_qt.pages.settings import SettingsPage
from samurai_qt.session import Session
from samurai_qt.storage.data_folder import DataFolder
from samurai_qt.storage.settings import load_settings


def make_page(qtbot: QtBot, session: Session) -> SettingsPage:
    page = SettingsPage(session)
    qtbot.addWidget(page)
    page.show()
    return page


def choose(box: QComboBox, value: object) -> None:
    index = box.findData(value)
    box.setCurrentIndex(index)
    box.activated.emit(index)


def test_every_change_is_saved_at_once(qtbot: QtBot, session: Session, data_folder: DataFolder) -> None:
    page = make_page(qtbot, session)
    page.name.setText("Bea")
    page.name.editingFinished.emit()
    page.colours.choose("green")
    choose(page.language, "zh_TW")
    choose(page.theme, "dark")
    choose(page.text_size, 115)
    choose(page.map_turn, 60)
    page.reduced_motion.setChecked(True)
    page.sort_hand.setChecked(False)
    saved = load_settings(data_folder.settings).settings
    assert saved == session.settings
    assert (saved.name, saved.colour, saved.language, saved.theme) == ("Bea", "green", "zh_TW", "dark")
    assert (saved.text_size, saved.map_turn, saved.reduced_motion, saved.sort_hand) == (115, 60, True, False)


def test_shows_what_is_set(qtbot: QtBot, session: Session) -> None:
    session.change_settings(name="Ann", theme="dark", map_turn=0, sort_hand=False)
    page = make_page(qtbot, session)
    assert page.name.text() == "Ann"
    assert page.theme.currentText() == "Dark"
    assert page.map_turn.currentText() == "North up"
    assert not page.sort_hand.isChecked()


def test_an_empty_name_is_not_taken(qtbot: QtBot, session: Session) -> None:
    session.change_settings(name="Ann")
    page = make_page(qtbot, session)
    page.name.setText("  ")
    page.finish()
    assert session.settings.name == "Ann"
    assert page.name.text() == "Ann"


def test_the_controls_of_all_cards_begin_at_one_line(qtbot: QtBot, session: Session) -> None:
    page = make_page(qtbot, session)
    boxes = (page.name, page.language, page.theme, page.text_size, page.map_turn)
    for size in (100, 150):
        session.change_settings(text_size=size)
        qtbot.waitUntil(lambda: len({box.mapTo(page, box.rect().topLeft()).x() for box in boxes}) == 1)
