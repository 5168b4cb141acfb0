from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from samurai_qt.session import Session
from samurai_qt.widgets import ActionBar, CoverScreen
from samurai_qt.widgets.fitting_label import FittingLabel


def open_bar(qtbot: QtBot, session: Session) -> ActionBar:
    bar = ActionBar(session)
    qtbot.addWidget(bar)
    with qtbot.waitActive(bar):
        bar.show()
        bar.activateWindow()
    return bar


def test_nothing_can_be_done_at_first(qtbot: QtBot, session: Session) -> None:
    bar = open_bar(qtbot, session)
    assert not bar.end_button.isEnabled()
    assert not bar.undo_button.isEnabled()
    assert not bar.redo_button.isEnabled()


def test_buttons_ask_for_what_they_say(qtbot: QtBot, session: Session) -> None:
    bar = open_bar(qtbot, session)
    bar.set_state(can_end=True, can_undo=True, can_redo=True)
    with qtbot.waitSignal(bar.undo_requested):
        QTest.mouseClick(bar.undo_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(bar.redo_requested):
        QTest.mouseClick(bar.redo_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(bar.end_requested):
        QTest.mouseClick(bar.end_button, Qt.MouseButton.LeftButton)


def test_keys_do_the_same(qtbot: QtBot, session: Session) -> None:
    bar = open_bar(qtbot, session)
    bar.set_state(can_end=True, can_undo=True, can_redo=False)
    with qtbot.waitSignal(bar.undo_requested):
        QTest.keyClick(bar, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    with qtbot.waitSignal(bar.end_requested):
        QTest.keyClick(bar, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def test_a_pass_is_called_one_and_moves_nothing(qtbot: QtBot, session: Session) -> None:
    bar = open_bar(qtbot, session)
    bar.set_state(can_end=True, can_undo=True, can_redo=True)
    assert bar.end_button.text() == "End turn"
    place = bar.end_button.geometry()
    bar.set_state(can_end=True, can_undo=False, can_redo=False, passing=True)
    bar.set_preview("Ann takes the Buddha in Kyoto (l15), 4 to 3\nThe game ends" * 6)
    assert bar.end_button.text() == "Pass"
    assert bar.end_button.geometry() == place


def test_a_long_preview_is_elided_and_kept_whole_in_the_tool_tip(qtbot: QtBot, session: Session) -> None:
    label = FittingLabel(session)
    qtbot.addWidget(label)
    line = label.fontMetrics().lineSpacing()
    label.resize(400, 2 * line)
    label.set_text("One\nTwo")
    assert label.visible_lines() == ["One", "Two"]
    assert label.toolTip() == ""
    label.set_text("One\nTwo\nThree")
    assert label.visible_lines() == ["One", "Two Three"]
    label.resize(400, line)
    label.set_text("word " * 100)
    assert label.visible_lines()[0].endswith("…")
    assert label.toolTip() == "word " * 100


def test_a_label_breaks_lines_at_words(qtbot: QtBot, session: Session) -> None:
    label = FittingLabel(session)
    qtbot.addWidget(label)
    label.resize(label.fontMetrics().horizontalAdvance("Ann takes the") + 2, 200)
    label.set_text("Ann takes the Buddha")
    assert label.visible_lines() == ["Ann takes the", "Buddha"]


def test_the_cover_asks_for_the_next_person_by_name(qtbot: QtBot, session: Session) -> None:
    cover = CoverScreen(session)
    qtbot.addWidget(cover)
    cover.ask("Bea & Co", "green")
    cover.resize(700, 110)
    cover.show()
    assert cover.accessibleName() == "Pass the computer to Bea & Co"
    assert cover.button.text() == "I am Bea && Co"
    with qtbot.waitSignal(cover.confirmed):
        QTest.mouseClick(cover.button, Qt.MouseButton.LeftButton)


def test_the_cover_stands_upright_where_there_is_room(qtbot: QtBot, session: Session) -> None:
    cover = CoverScreen(session)
    qtbot.addWidget(cover)
    cover.ask("Bea", "green")
    cover.resize(700, 500)
    cover.show()
    qtbot.waitExposed(cover)
    qtbot.waitUntil(lambda: abs(cover.button.geometry().center().x() - 350) < 4)
    cover.resize(700, 110)
    qtbot.waitUntil(lambda: cover.button.geometry().center().x() > 400)


def test_in_a_narrow_bar_the_words_have_the_room(qtbot: QtBot, session: Session) -> None:
    session.change_settings(text_size=150)
    bar = ActionBar(session)
    qtbot.addWidget(bar)
    bar.setFixedSize(400, 110)
    bar.show()
    wide = bar.undo_button.width()
    bar.setFixedSize(242, 110)
    QApplication.processEvents()
    assert bar.undo_button.width() < wide
    assert bar.end_button.icon().isNull()
    assert bar.end_button.width() >= bar.end_button.minimumSizeHint().width()
