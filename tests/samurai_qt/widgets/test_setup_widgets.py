from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.samurai import ALL_TILES, FIGURES, Figure, Tile
from samurai_qt.session import Session
from samurai_qt.widgets import FigureTray, OpeningChooser
from samurai_qt.widgets.figure_tray import FigureButton


def open_chooser(qtbot: QtBot, session: Session) -> OpeningChooser:
    chooser = OpeningChooser(session)
    qtbot.addWidget(chooser)
    chooser.ask("Bea", "blue")
    with qtbot.waitActive(chooser):
        chooser.show()
        chooser.activateWindow()
    return chooser


def test_all_twenty_tiles_are_laid_out(qtbot: QtBot, session: Session) -> None:
    chooser = open_chooser(qtbot, session)
    tiles = [button.tile for button in chooser.buttons]
    assert len(tiles) == 20
    assert {tile: tiles.count(tile) for tile in tiles if tile} == {tile: tile.copies for tile in ALL_TILES}


def test_five_are_chosen_and_no_sixth(qtbot: QtBot, session: Session) -> None:
    chooser = open_chooser(qtbot, session)
    for number in (19, 0, 3, 9, 10):
        assert not chooser.confirm_button.isEnabled()
        QTest.mouseClick(chooser.buttons[number], Qt.MouseButton.LeftButton)
    assert chooser.confirm_button.isEnabled()
    QTest.mouseClick(chooser.buttons[5], Qt.MouseButton.LeftButton)
    assert chooser.chosen == (Tile.H2, Tile.B2, Tile.S1, Tile.S1, Tile.M)
    with qtbot.waitSignal(chooser.confirmed) as confirmed:
        QTest.mouseClick(chooser.confirm_button, Qt.MouseButton.LeftButton)
    assert confirmed.args == [(Tile.H2, Tile.B2, Tile.S1, Tile.S1, Tile.M)]


def test_a_tile_goes_back_by_its_button_and_from_the_screen(qtbot: QtBot, session: Session) -> None:
    chooser = open_chooser(qtbot, session)
    for number in (0, 3, 6):
        QTest.mouseClick(chooser.buttons[number], Qt.MouseButton.LeftButton)
    QTest.mouseClick(chooser.buttons[3], Qt.MouseButton.LeftButton)
    assert list(chooser.chosen) == [Tile.H2, Tile.R2]
    chooser.screen_.tile_chosen.emit(0)
    assert list(chooser.chosen) == [Tile.R2]
    QTest.mouseClick(chooser.clear_button, Qt.MouseButton.LeftButton)
    assert not list(chooser.chosen)


def test_the_keyboard_walks_all_tiles(qtbot: QtBot, session: Session) -> None:
    chooser = open_chooser(qtbot, session)
    chooser.buttons[19].setFocus()
    QTest.keyClick(chooser.buttons[19], Qt.Key.Key_Right)
    assert chooser.buttons[0].hasFocus()
    QTest.keyClick(chooser.buttons[0], Qt.Key.Key_Space)
    assert list(chooser.chosen) == [Tile.H2]


def test_the_next_player_begins_anew(qtbot: QtBot, session: Session) -> None:
    chooser = open_chooser(qtbot, session)
    QTest.mouseClick(chooser.buttons[0], Qt.MouseButton.LeftButton)
    chooser.ask("Ann", "red", "1998")
    assert not list(chooser.chosen)
    assert chooser.accessibleName() == "Ann, choose five tiles to begin with"
    assert chooser.buttons[0].accessibleName() == "High helmet 2"


def open_tray(qtbot: QtBot, session: Session) -> FigureTray:
    tray = FigureTray(session)
    qtbot.addWidget(tray)
    tray.set_state((4, 0, 2), {Figure.HELMET, Figure.RICE}, None)
    with qtbot.waitActive(tray):
        tray.show()
        tray.activateWindow()
    return tray


def figure_buttons(tray: FigureTray) -> dict[Figure, FigureButton]:
    return {button.figure: button for button in tray.findChildren(FigureButton)}


def test_the_tray_chooses_what_is_left(qtbot: QtBot, session: Session) -> None:
    tray = open_tray(qtbot, session)
    buttons = figure_buttons(tray)
    assert [tray.selected] == [None]
    assert [buttons[figure].isEnabled() for figure in FIGURES] == [True, False, True]
    with qtbot.waitSignal(tray.figure_chosen) as chosen:
        QTest.mouseClick(buttons[Figure.RICE], Qt.MouseButton.LeftButton)
    assert chosen.args == [Figure.RICE]
    with qtbot.waitSignal(tray.figure_chosen) as chosen:
        QTest.keyClick(tray, Qt.Key.Key_1)
    assert chosen.args == [Figure.HELMET]


def test_the_tray_shows_the_choice_and_lets_go_of_it(qtbot: QtBot, session: Session) -> None:
    tray = open_tray(qtbot, session)
    tray.set_state((4, 0, 2), {Figure.HELMET, Figure.RICE}, Figure.RICE)
    assert [tray.selected] == [Figure.RICE]
    tray.set_state((4, 0, 1), {Figure.HELMET, Figure.RICE}, None, "1998")
    assert [tray.selected] == [None]
    assert figure_buttons(tray)[Figure.HELMET].accessibleName() == "High helmets: 4 left"


def test_the_tiles_take_the_room_there_is(qtbot: QtBot, session: Session) -> None:
    chooser = OpeningChooser(session)
    qtbot.addWidget(chooser)
    sides = []
    for size in ((700, 660), (1400, 900), (700, 660)):
        chooser.resize(*size)
        with qtbot.waitExposed(chooser):
            chooser.show()
        QApplication.processEvents()
        sides.append(chooser.buttons[0].width())
        assert chooser.size().toTuple() == size
    assert sides[0] == sides[2] < sides[1]
