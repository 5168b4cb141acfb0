from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QRect, Qt, QTranslator
from PySide6.QtGui import QAccessible, QDragEnterEvent, QDragMoveEvent, QDropEvent, QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from engine.samurai import Capture, Figure, PlacedTile, SeatInfo, Tile
from samurai_qt.scene.layout import TURNS
from samurai_qt.scene.view import TILE_MIME, MapView
from samurai_qt.theme.colours import DARK
from tests.samurai_qt.scene.positions import crowded, dealt, with_tile

SEATS = (
    SeatInfo("Ann", "red", "human"),
    SeatInfo("Bea", "blue", "human"),
    SeatInfo("Cleo", "yellow", "human"),
    SeatInfo("Dan", "green", "human"),
)


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[MapView]:
    position = dealt(4)
    view = MapView(position.board)
    qtbot.addWidget(view)
    view.set_seats(SEATS)
    view.show_position(position)
    view.resize(1000, 700)
    with qtbot.waitExposed(view):
        view.show()
    yield view
    view.motion.stop()


def at(view: MapView, name: str) -> QPoint:
    return view.mapFromScene(view.map.layout_.centre(view.map.board.index(name)))


def hex_squares(view: MapView) -> list[QRect]:
    return [view.hex_square(index) for index in range(len(view.map.board.hexes))]


def picture(view: MapView) -> QImage:
    return view.grab().toImage()


def difference(one: QImage, other: QImage) -> float:
    """The mean difference of two pictures' lightness, from 0 to 255, at points 7 pixels apart."""
    points = [(x, y) for x in range(0, one.width(), 7) for y in range(0, one.height(), 7)]
    return sum(abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) for x, y in points) / len(
        points
    )


@pytest.mark.parametrize("size", [(1024, 700), (1280, 720), (1920, 1080), (2560, 1440), (600, 900)])
def test_the_whole_map_shows_at_every_window_size(view: MapView, size: tuple[int, int]) -> None:
    view.resize(*size)
    room = view.rect().adjusted(-1, -1, 1, 1)
    assert all(room.contains(square) for square in hex_squares(view)), "at once, while the window changes"
    view.settle()
    assert all(room.contains(square) for square in hex_squares(view)), "and when it is drawn anew"
    assert view.transform().isIdentity()
    assert not view.horizontalScrollBar().maximum() and not view.verticalScrollBar().maximum()


def test_the_map_is_sharp_soon_after_a_change_of_size(view: MapView, qtbot: QtBot) -> None:
    view.resize(1400, 800)
    assert not view.transform().isIdentity()
    qtbot.waitUntil(lambda: view.transform().isIdentity(), timeout=2000)
    view.zoom_in()
    qtbot.waitUntil(lambda: view.transform().isIdentity(), timeout=2000)


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


def test_the_last_picture_shows_until_the_next_is_drawn(view: MapView, qtbot: QtBot) -> None:
    angle, before = view.turn, picture(view)
    view.pin_turn(180)
    view.set_theme(DARK)
    assert not view.settled
    assert (view.turn, picture(view)) == (angle, before)
    qtbot.waitUntil(lambda: view.settled, timeout=5000)
    assert view.turn == 180
    assert picture(view) != before


def test_what_comes_into_view_is_shown_coarse_then_sharp(view: MapView, qtbot: QtBot) -> None:
    view.set_zoom(6)
    view.settle()
    corner = view.sceneRect().topLeft()
    view.ensureVisible(corner.x(), corner.y(), 1, 1)
    coarse = picture(view)
    assert not view.settled
    qtbot.waitUntil(lambda: view.settled, timeout=5000)
    sharp = picture(view)
    assert sharp != coarse
    assert difference(sharp, coarse) < 12, "the same places, less sharp"


def test_a_map_that_was_resized_unseen_shows_at_once_and_is_sharp_soon(view: MapView, qtbot: QtBot) -> None:
    view.hide()
    view.resize(1400, 900)
    view.show()
    room = view.rect().adjusted(-1, -1, 1, 1)
    assert all(room.contains(square) for square in hex_squares(view))
    qtbot.waitUntil(lambda: view.settled, timeout=5000)
    assert view.transform().isIdentity()


def test_a_change_while_drawing_begins_anew(view: MapView, qtbot: QtBot) -> None:
    view.set_zoom(2)
    view.set_zoom(1)
    view.fit()
    view.resize(1200, 800)
    view.set_zoom(3)
    qtbot.waitUntil(lambda: view.settled, timeout=5000)
    assert view.zoom == 3
    later = picture(view)
    view.settle()
    assert picture(view) == later


def test_a_turn_is_a_multiple_of_thirty_degrees(view: MapView) -> None:
    with pytest.raises(ValueError, match="30"):
        view.pin_turn(45)
    view.pin_turn(390)
    view.settle()
    assert (view.turn, view.pinned_turn) == (30, 30)
    view.pin_turn(None)
    assert view.pinned_turn is None


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


@pytest.mark.parametrize("turn", [0, 30])
def test_figures_stand_side_by_side_inside_their_hex(view: MapView, turn: int) -> None:
    view.pin_turn(turn)
    view.settle()
    assert view.position is not None
    for settlement in view.map.board.settlements:
        figures = view.position.figures_at(settlement)
        places = [view.map.figure_place(settlement, figure) for figure in figures]
        outline = view.map.layout_.outline(settlement).boundingRect()
        for index, place in enumerate(places):
            assert outline.contains(place)
            for other in places[index + 1 :]:
                # The squares may touch at their transparent corners, the drawings don't.
                shared = place.intersected(other)
                assert shared.width() * shared.height() < 0.16 * place.width() ** 2


def test_a_card_tells_influence_and_open_land(view: MapView, qtbot: QtBot) -> None:
    assert view.position is not None
    position = with_tile(view.position, "o12", PlacedTile(1, Tile.H4))
    position = with_tile(position, "p13", PlacedTile(0, Tile.S2))
    view.show_position(position)
    edo = position.board.edo
    beside = [position.board.hexes[index].name for index in position.board.land_beside[edo]]
    assert "o12" in beside and "p13" in beside
    QTest.mouseMove(view.viewport(), at(view, "o13"))
    assert view.card.isVisible() and view.card.settlement == edo
    assert view.rect().contains(view.card.geometry())
    assert not view.card.geometry().intersects(view.hex_square(edo))
    assert view.card.accessibleName().splitlines() == [
        "Edo (o13), capital: castle, Buddha and rice",
        "Castle: Ann 2, Bea 4; Bea leads",
        "Buddha: Ann 2; Ann leads",
        "Rice: Ann 2; Ann leads",
        "4 land hexes open",
    ]
    image = view.card.grab().toImage()
    assert len({image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}) > 50
    QTest.mouseMove(view.viewport(), at(view, "o11"))
    assert not view.card.isVisible() or view.card.settlement != edo


# Tool tips raise themselves, which Qt's offscreen platform can't.
@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_an_illegal_hex_says_why(view: MapView, qtbot: QtBot) -> None:
    board = view.map.board
    view.set_legal_hexes([board.index("o12")])
    view.set_illegal_reasons(lambda hex_index: f"Not on {board.hexes[hex_index].name}")
    QTest.mouseMove(view.viewport(), at(view, "n12"))
    assert QToolTip.text() == "Not on n12"
    QTest.mouseMove(view.viewport(), at(view, "o12"))
    qtbot.waitUntil(lambda: not QToolTip.isVisible(), timeout=2000)
    height = view.card.height()
    QTest.mouseMove(view.viewport(), at(view, "o13"))
    assert view.card.accessibleName().endswith("\nNot on o13"), "a settlement's card says it"
    assert view.card.height() > height
    assert not QToolTip.isVisible()


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


def test_marks_are_seen(view: MapView) -> None:
    assert view.position is not None
    n12 = view.map.board.index("n12")
    view.show_position(with_tile(view.position, "n12", PlacedTile(0, Tile.S1)))
    pictures = [picture(view)]
    view.set_marked_tiles([n12])
    pictures.append(picture(view))
    view.set_staged([n12])
    pictures.append(picture(view))
    view.set_legal_hexes(view.map.board.land)
    pictures.append(picture(view))
    view.select_figure(view.map.board.edo, Figure.RICE)
    pictures.append(picture(view))
    view.set_seat_colours(["green", "blue", "yellow", "red"])
    pictures.append(picture(view))
    view.set_theme(DARK)
    view.settle()
    pictures.append(picture(view))
    for index, first in enumerate(pictures):
        assert all(first != other for other in pictures[index + 1 :])


def test_new_tiles_settle_and_captured_figures_glide_away(view: MapView, qtbot: QtBot) -> None:
    before = view.position
    assert before is not None
    o9 = before.board.index("o9")
    view.show_position(with_tile(before, "n12", PlacedTile(0, Tile.S1)), animated=True)
    assert view.motion.moving
    figures = list(before.figures)
    figures[o9] = 0
    captures = [
        Capture(o9, figure, seat, (1, 0, 0, 0))
        for figure, seat in zip(before.figures_at(o9), (0, -1), strict=False)
    ]
    with qtbot.waitSignal(view.movement_ended, timeout=5000):
        view.show_position(before._replace(figures=tuple(figures)), animated=True, captures=captures)
        assert not [key for key in view.map.figures if key[0] == o9], "what is shown is what is so"
    assert len(view.map.items()) == len(view.map.figures), "nothing that flew is left"


def test_without_motion_everything_is_shown_at_once(view: MapView) -> None:
    before = view.position
    assert before is not None
    view.set_motion(False)
    view.show_position(with_tile(before, "n12", PlacedTile(0, Tile.S1)), animated=True)
    assert not view.motion.moving
    view.focus_hex(before.board.index("q12"))
    assert view.cursor_hex() == before.board.index("q12")


def test_a_focused_hex_comes_into_view(view: MapView) -> None:
    view.set_zoom(5)
    view.settle()
    for name in ("o1", "a18", "o13"):
        if name in view.map.board:
            view.focus_hex(view.map.board.index(name))
            assert view.viewport().rect().contains(at(view, name))


def test_screen_readers_get_every_hex(view: MapView) -> None:
    assert len(view.names.labels) == 0, "no cost while nobody listens"
    QAccessible.setActive(True)
    try:
        view.show_position(crowded(4))
        names = [label.accessibleName() for label in view.names.labels]
    finally:
        QAccessible.setActive(False)
    assert len(names) == 174
    assert names[view.map.board.edo].startswith("Edo (o13), capital: castle, Buddha and rice")
    assert (
        sum(" of Ann" in name or " of Bea" in name or " of Cleo" in name or " of Dan" in name for name in names)
        == 140
    )
    for label, square in zip(view.names.labels, hex_squares(view), strict=True):
        assert label.geometry() == square


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


def test_the_map_speaks_the_programs_language(view: MapView) -> None:
    class Marking(QTranslator):
        def translate(self, _context: str, source: str, _disambiguation: str | None = None, _n: int = -1) -> str:
            return f"!{source}"

    QTest.mouseMove(view.viewport(), at(view, "o11"))
    QTest.mouseMove(view.viewport(), at(view, "o13"))
    marking = Marking()
    QApplication.installTranslator(marking)
    try:
        # An empty translator is installed without a word to the widgets.
        QApplication.sendEvent(view, QEvent(QEvent.Type.LanguageChange))
        assert view.accessibleName() == "!Map"
        assert view.compass.accessibleName() == "!Turn the map"
        assert "!6 land hexes open" in view.card.accessibleName()
    finally:
        QApplication.removeTranslator(marking)
