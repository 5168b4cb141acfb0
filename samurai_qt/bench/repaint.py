"""How long the map takes to paint itself, against the same hexes, tiles and figures as plain pixmap items."""

from __future__ import annotations

from statistics import median
from time import perf_counter
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from samurai_qt.art.pixmaps import render
from samurai_qt.art.shapes import fill, hexagon
from samurai_qt.bench.positions import crowded
from samurai_qt.scene.view import MapView

WIDTH, HEIGHT = 1920, 1080
ROUNDS = 25


class RepaintFigures(NamedTuple):
    """Milliseconds for one full repaint at 1920 by 1080, the median of many taken in turn."""

    plain: float
    """174 hexes, 140 tiles and 39 figures as plain pixmap items."""
    map: float
    """The map view showing the same."""
    glowing: float
    """The map view with every land and sea hex glowing."""

    @property
    def map_ratio(self) -> float:
        """The map against plain items."""
        return self.map / self.plain

    @property
    def glowing_ratio(self) -> float:
        """The glowing map against plain items."""
        return self.glowing / self.plain


def plain_view(like: MapView) -> QGraphicsView:
    """A view of plain pixmap items: a hexagon for each hex, the tiles and figures of a map view."""
    scene = QGraphicsScene()
    layout, theme, dpr = like.map.layout_, like.map.theme, like.map.dpr
    radius = layout.radius

    def paint(painter: QPainter) -> None:
        painter.translate(radius, radius)
        fill(painter, hexagon(radius, layout.pointy), QColor(theme.land))

    pixmap = render(2 * radius, 2 * radius, dpr, paint)
    for index in range(len(layout.board.hexes)):
        item = scene.addPixmap(pixmap)
        item.setPos(layout.centre(index).x() - radius, layout.centre(index).y() - radius)
    for shown in (*like.map.tiles.values(), *like.map.figures.values()):
        item = QGraphicsPixmapItem(shown.pixmap())
        item.setPos(shown.pos())
        scene.addItem(item)
    scene.setSceneRect(QRectF(-WIDTH // 2, -HEIGHT // 2, WIDTH, HEIGHT))
    view = QGraphicsView(scene)
    scene.setParent(view)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return view


def _shown(view: QWidget) -> None:
    view.resize(WIDTH, HEIGHT)
    view.show()
    QApplication.processEvents()


def _repaint_ms(view: QGraphicsView) -> float:
    start = perf_counter()
    view.viewport().repaint()
    return (perf_counter() - start) * 1000


def measure_repaint() -> RepaintFigures:
    """Measure with windows of one's own; needs a QApplication."""
    position = crowded(4)
    maps = [MapView(position.board) for _ in range(2)]
    for view in maps:
        view.show_position(position)
        _shown(view)
    maps[1].set_legal_hexes((*position.board.land, *position.board.sea))
    plain = plain_view(maps[0])
    _shown(plain)
    views: tuple[QGraphicsView, ...] = (plain, *maps)
    times: list[list[float]] = [[], [], []]
    for _ in range(ROUNDS):
        for taken, shown in zip(times, views, strict=True):
            taken.append(_repaint_ms(shown))
    for shown in views:
        shown.close()
        shown.deleteLater()
    return RepaintFigures(*(median(taken) for taken in times))
