"""How long map and window take to paint themselves, against the same map as plain pixmap items."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median
from time import perf_counter
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from engine.samurai import COLOURS, RuleSet, SeatInfo
from samurai_qt.art.pixmaps import render
from samurai_qt.art.shapes import fill, hexagon
from samurai_qt.bench.positions import crowded
from samurai_qt.bench.windows import opened_window
from samurai_qt.game_setup import BOT_NAMES, GameSetup
from samurai_qt.scene.view import MapView
from samurai_qt.window.main_window import MainWindow

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
    window: float
    """The whole window with a table of four in it, the map as crowded."""

    @property
    def map_ratio(self) -> float:
        """The map against plain items."""
        return self.map / self.plain

    @property
    def glowing_ratio(self) -> float:
        """The glowing map against plain items."""
        return self.glowing / self.plain

    @property
    def window_ratio(self) -> float:
        """The whole window against plain items."""
        return self.window / self.plain


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


def _milliseconds(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
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
    with table_window() as window:
        work: list[Callable[[], object]] = [view.viewport().repaint for view in (plain, *maps)]
        target = QPixmap(WIDTH, HEIGHT)
        work.append(lambda: window.render(target))
        times: list[list[float]] = [[] for _ in work]
        for _ in range(ROUNDS):
            for taken, paint in zip(times, work, strict=True):
                taken.append(_milliseconds(paint))
    for shown in (plain, *maps):
        shown.close()
        shown.deleteLater()
    return RepaintFigures(*(median(taken) for taken in times))


@contextmanager
def table_window() -> Iterator[MainWindow]:
    """A window in which a person plays with three others, on a crowded map."""
    with opened_window((WIDTH, HEIGHT), "normal") as window:
        seats = tuple(map(SeatInfo, BOT_NAMES, COLOURS, ["human"] * len(COLOURS)))
        page = window.games.start(GameSetup(RuleSet(opening="random", figures="random"), seats), 1)
        page.controller.confirm_presence()
        page.map.show_position(crowded(4))
        QApplication.processEvents()
        page.map.settle()
        yield window
