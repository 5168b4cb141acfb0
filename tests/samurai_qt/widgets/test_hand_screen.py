from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.samurai import Tile
from samurai_qt.session import Session
from samurai_qt.widgets import HandScreen
from samurai_qt.widgets.screen_panel import ScreenPanel

HAND = (Tile.V1, Tile.H4, Tile.S2, Tile.X, Tile.S2)


def open_screen(qtbot: QtBot, session: Session) -> HandScreen:
    session.change_settings(reduced_motion=True)
    screen = HandScreen(session)
    qtbot.addWidget(screen)
    screen.resize(560, 116)
    screen.set_hand(HAND, "blue", {0, 1, 2})
    with qtbot.waitActive(screen):
        screen.show()
        screen.activateWindow()
    return screen


def panels(screen: HandScreen) -> list[ScreenPanel]:
    return sorted(screen.findChildren(ScreenPanel), key=lambda panel: panel.number)


def test_a_hand_is_sorted_but_keeps_its_own_indexes(qtbot: QtBot, session: Session) -> None:
    screen = open_screen(qtbot, session)
    assert screen.shown_tiles == (Tile.H4, Tile.S2, Tile.S2, Tile.V1, Tile.X)
    with qtbot.waitSignal(screen.tile_chosen) as chosen:
        QTest.mouseClick(panels(screen)[3], Qt.MouseButton.LeftButton)
    assert chosen.args == [0]


def test_number_keys_and_enter_choose(qtbot: QtBot, session: Session) -> None:
    screen = open_screen(qtbot, session)
    panels(screen)[0].setFocus()
    with qtbot.waitSignal(screen.tile_chosen) as chosen:
        QTest.keyClick(screen, Qt.Key.Key_5)
    assert chosen.args == [3]
    with qtbot.waitSignal(screen.tile_chosen) as chosen:
        QTest.keyClick(panels(screen)[0], Qt.Key.Key_Return)
    assert chosen.args == [1]


def test_arrows_walk_and_ctrl_carries_the_tile(qtbot: QtBot, session: Session) -> None:
    screen = open_screen(qtbot, session)
    first = panels(screen)[0]
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert panels(screen)[1].hasFocus()
    with qtbot.waitSignal(screen.reordered):
        QTest.keyClick(panels(screen)[1], Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert screen.shown_tiles[:2] == (Tile.S2, Tile.H4)
    assert session.settings.sort_hand is False


def test_an_empty_place_is_not_chosen(qtbot: QtBot, session: Session) -> None:
    screen = open_screen(qtbot, session)
    screen.set_hand(HAND[:2], "blue", {0, 1})
    with qtbot.assertNotEmitted(screen.tile_chosen):
        QTest.mouseClick(panels(screen)[1], Qt.MouseButton.LeftButton)
    assert panels(screen)[1].accessibleName() == "Empty place"


def test_panels_say_what_they_hold(qtbot: QtBot, session: Session) -> None:
    screen = open_screen(qtbot, session)
    screen.set_hand(HAND, "blue", {0, 1, 2}, selected=1)
    assert panels(screen)[0].accessibleName() == "Castle 4, chosen"
    assert panels(screen)[3].accessibleName() == "Ship 1"
    assert "Goes on the sea." in panels(screen)[3].accessibleDescription()


def test_a_folded_screen_shows_and_gives_no_tile(qtbot: QtBot, session: Session) -> None:
    screen = open_screen(qtbot, session)
    screen.fold()
    assert screen.folded
    assert {panel.accessibleName() for panel in panels(screen)} == {"Empty place"}
    with qtbot.assertNotEmitted(screen.tile_chosen):
        QTest.keyClick(screen, Qt.Key.Key_1)
    screen.unfold()
    assert panels(screen)[0].accessibleName() == "Castle 4"


def test_folding_moves_unless_motion_is_reduced(qtbot: QtBot, session: Session) -> None:
    screen = open_screen(qtbot, session)
    wide = panels(screen)[0].width()
    session.change_settings(reduced_motion=False)
    screen.fold()
    assert screen.folded
    assert {panel.accessibleName() for panel in panels(screen)} == {"Empty place"}
    qtbot.waitUntil(lambda: panels(screen)[0].width() < wide / 2)


def test_another_player_s_hand_starts_anew(qtbot: QtBot, session: Session) -> None:
    session.change_settings(sort_hand=False)
    screen = open_screen(qtbot, session)
    assert screen.shown_tiles[:2] == HAND[:2]
    screen.set_hand((Tile.X, Tile.V1), "red", {0, 1})
    assert screen.shown_tiles == (Tile.X, Tile.V1, None, None, None)


def test_the_screen_follows_the_theme(qtbot: QtBot, session: Session) -> None:
    screen = open_screen(qtbot, session)
    light = screen.grab().toImage()
    session.change_settings(theme="dark")
    assert screen.grab().toImage() != light
    assert QColor(screen.colours.paper).lightness() < 60


def test_the_screen_follows_the_language_of_the_edition(qtbot: QtBot, session: Session) -> None:
    screen = open_screen(qtbot, session)
    screen.set_hand(HAND, "blue", {0}, edition="1998")
    assert panels(screen)[0].accessibleName() == "High helmet 4"
