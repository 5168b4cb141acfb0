from __future__ import annotations

from pytestqt.qtbot import QtBot

from samurai_qt.controls.colour_choice import ColourChoice
from samurai_qt.controls.language_box import LanguageBox
from samurai_qt.session import Session


def test_a_colour_is_told_once_when_chosen(qtbot: QtBot, session: Session) -> None:
    choice = ColourChoice(session, "blue")
    qtbot.addWidget(choice)
    told: list[str] = []
    choice.changed.connect(told.append)
    assert choice.colour == "blue"
    choice.choose("green")
    choice.choose("green")
    assert (choice.colour, told) == ("green", ["green"])


def test_languages_are_named_in_their_own_words(qtbot: QtBot, session: Session) -> None:
    box = LanguageBox(session)
    qtbot.addWidget(box)
    assert [box.itemText(index) for index in range(1, box.count())] == ["English", "简体中文", "繁體中文"]
    assert box.itemText(0) == "As the system"
    index = box.findData("zh_TW")
    box.setCurrentIndex(index)
    box.activated.emit(index)
    assert session.language.name == "zh_TW"
    qtbot.waitUntil(lambda: box.itemText(0) == "跟隨系統")
