from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QTranslator
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from engine.samurai import Capture, Figure, PlacedTile, Tile
from samurai_qt.scene.view import MapView
from samurai_qt.theme.colours import DARK
from tests.samurai_qt.scene.looking import at, hex_squares, picture
from tests.samurai_qt.scene.positions import SEATS, crowded, with_tile


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
    view.set_seats(SEATS[::-1])
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
