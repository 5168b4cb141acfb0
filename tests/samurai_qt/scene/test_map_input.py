from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.samurai import Figure, Tile
from samurai_qt.scene.layout import TURNS
from samurai_qt.scene.view import TILE_MIME, MapView
from tests.samurai_qt.scene.looking import at


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("zoom", [1.0, 3.1])
def test_a_click_hits_the_hex_at_every_turn_and_zoom(view: MapView, qtbot: QtBot, turn: int, zoom: float) -> None:
    view.pin_turn(turn)
    view.settle()
    assert view.turn == turn
    view.set_zoom(zoom)
    clicked: list[int] = []
    view.hex_clicked.connect(clicked.append)
    wanted = []
    for settled in (False, True):
        if settled:
            view.settle()
        for index in range(0, len(view.map.board.hexes), 9):
            view.show_hex(index)
            spot = view.mapFromScene(view.map.layout_.centre(index))
            if view.viewport().rect().contains(spot):
                wanted.append(index)
                QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert clicked == wanted
    assert len(wanted) > 30


def test_the_wheel_zooms_about_the_pointer_and_a_double_click_fits(view: MapView, qtbot: QtBot) -> None:
    edo = view.map.board.edo
    before = view.mapFromScene(view.map.layout_.centre(edo))

    def wheel(steps: int) -> None:
        place = QPointF(before)
        everywhere = QPointF(view.viewport().mapToGlobal(before))
        event = QWheelEvent(
            place,
            everywhere,
            QPoint(),
            QPoint(0, 120 * steps),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(view.viewport(), event)

    wheel(4)
    assert view.zoom == pytest.approx(1.3**4)
    off = view.mapFromScene(view.map.layout_.centre(edo)) - before
    assert off.manhattanLength() <= 4
    wheel(-20)
    assert view.zoom == 1
    wheel(50)
    assert view.zoom == 6
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=before)
    # Qt's double click leaves the button down.
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=before)
    assert view.zoom == 1


def test_dragging_moves_the_map_and_is_no_click(view: MapView, qtbot: QtBot) -> None:
    view.set_zoom(3)
    view.settle()
    clicked: list[int] = []
    view.hex_clicked.connect(clicked.append)
    middle = view.viewport().rect().center()
    under = view.mapToScene(middle)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(view.viewport(), middle + QPoint(40, 30))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=middle + QPoint(40, 30))
    assert clicked == []
    moved = view.mapFromScene(under) - middle
    assert moved == QPoint(40, 30)


def test_keys_walk_choose_and_zoom(view: MapView, qtbot: QtBot) -> None:
    clicked: list[int] = []
    figures: list[tuple[int, Figure]] = []
    hovered: list[int] = []
    view.hex_clicked.connect(clicked.append)
    view.figure_clicked.connect(lambda hex_index, figure: figures.append((hex_index, figure)))
    view.hex_hovered.connect(hovered.append)
    view.pin_turn(0)
    view.settle()
    board = view.map.board
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.cursor_hex() == board.edo, "the walk begins in Edo"
    QTest.keyClick(view, Qt.Key.Key_B)
    assert figures == [(board.edo, Figure.BUDDHA)]
    QTest.keyClick(view, Qt.Key.Key_Up)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert clicked == [board.index("o12")]
    QTest.keyClick(view, Qt.Key.Key_H)
    assert len(figures) == 1, "no helmet stands on a land hex"
    assert hovered == [board.edo, board.index("o12")]
    QTest.keyClick(view, Qt.Key.Key_Plus)
    assert view.zoom > 1
    QTest.keyClick(view, Qt.Key.Key_Minus)
    assert view.zoom == pytest.approx(1)
    QTest.keyClick(view, Qt.Key.Key_Plus)
    QTest.keyClick(view, Qt.Key.Key_0)
    assert view.zoom == 1


def test_clicking_a_figure_tells_which(view: MapView, qtbot: QtBot) -> None:
    told: list[tuple[int, Figure]] = []
    view.figure_clicked.connect(lambda hex_index, figure: told.append((hex_index, figure)))
    edo = view.map.board.edo
    for figure in Figure:
        spot = view.mapFromScene(view.map.figure_place(edo, figure).center())
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert told == [(edo, figure) for figure in Figure]


def test_the_keyboard_finds_the_map_in_edo(view: MapView) -> None:
    view.clearFocus()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert view.cursor_hex() == view.map.board.edo


def mime(code: str) -> QMimeData:
    data = QMimeData()
    data.setData(TILE_MIME, code.encode())
    return data


def test_a_tile_can_be_dropped_on_a_hex(view: MapView) -> None:
    dropped: list[tuple[Tile, int]] = []
    view.tile_dropped.connect(lambda tile, hex_index: dropped.append((tile, hex_index)))
    place, no_key, left = at(view, "n12"), Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    move = Qt.DropAction.MoveAction
    data = mime("S2")
    enter = QDragEnterEvent(place, move, data, left, no_key)
    QApplication.sendEvent(view.viewport(), enter)
    assert enter.isAccepted()
    over = QDragMoveEvent(place, move, data, left, no_key)
    QApplication.sendEvent(view.viewport(), over)
    assert over.isAccepted()
    drop = QDropEvent(QPointF(place), move, data, left, no_key)
    QApplication.sendEvent(view.viewport(), drop)
    assert dropped == [(Tile.S2, view.map.board.index("n12"))]


@pytest.mark.parametrize("data", [mime("Q9"), mime(""), mime("\u4f8d"), QMimeData()])
def test_nothing_but_tiles_can_be_dropped(view: MapView, data: QMimeData) -> None:
    enter = QDragEnterEvent(
        at(view, "n12"),
        Qt.DropAction.MoveAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view.viewport(), enter)
    assert not enter.isAccepted()


def test_the_rose_points_north_and_can_be_pressed(view: MapView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.compass_clicked):
        QTest.mouseClick(view.compass, Qt.MouseButton.LeftButton)
    pictures = []
    for turn in (0, 60):
        view.pin_turn(turn)
        view.settle()
        pictures.append(view.compass.grab().toImage())
    assert pictures[0] != pictures[1]


def test_pinching_zooms(view: MapView, qtbot: QtBot) -> None:
    finger = QTest.createTouchDevice()
    middle, target = view.viewport().rect().center(), view.viewport()
    QTest.touchEvent(target, finger).press(0, middle - QPoint(40, 0), target).press(
        1, middle + QPoint(40, 0), target
    ).commit()
    for reach in range(50, 130, 10):
        QTest.touchEvent(target, finger).move(0, middle - QPoint(reach, 0), target).move(
            1, middle + QPoint(reach, 0), target
        ).commit()
    assert view.zoom > 1.5
    QTest.touchEvent(target, finger).release(0, middle - QPoint(120, 0), target).release(
        1, middle + QPoint(120, 0), target
    ).commit()
    qtbot.waitUntil(lambda: view.transform().isIdentity(), timeout=2000)
