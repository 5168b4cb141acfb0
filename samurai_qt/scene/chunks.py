"""The map's background in square pieces, each drawn once; what is not drawn yet is shown from a smaller map."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from samurai_qt.art.pixmaps import render
from samurai_qt.scene.background import map_pixmap
from samurai_qt.scene.layout import Layout
from samurai_qt.theme.colours import Theme

PIECE = 512
"""The side of a piece in physical pixels, at most: some 10 ms of drawing."""

Place = tuple[int, int]
"""Column and row of a piece."""


class Chunks:
    """The background at one layout, drawn piece by piece when asked to, never while painting."""

    def __init__(self, layout: Layout, theme: Theme, dpr: float, area: QRectF, overview: Chunks | None) -> None:
        self.layout = layout
        self.theme = theme
        self.area = area
        self._dpr = dpr
        self._overview = overview
        # A multiple of four logical pixels is whole in physical ones at every usual ratio.
        self._side = float(floor(PIECE / dpr / 4) * 4)
        self._drawn: OrderedDict[Place, QPixmap] = OrderedDict()

    @property
    def whole(self) -> Chunks:
        """The smaller map that shows what isn't drawn here, or these themselves."""
        return self if self._overview is None else self._overview

    def pieces_for(self, size: QSizeF) -> int:
        """How many pieces a view of that size can touch."""
        return (ceil(size.width() / self._side) + 1) * (ceil(size.height() / self._side) + 1)

    def missing(self, area: QRectF) -> list[Place]:
        """The pieces of `area`, in the layout's pixels, that are not drawn yet."""
        return [place for place in self._places(area) if place not in self._drawn]

    def draw(self, place: Place, kept: int) -> QRectF:
        """Draw a piece and return where it lies; of all drawn, the `kept` latest stay."""
        rectangle = self._rectangle(place)
        self._drawn[place] = map_pixmap(self.layout, self.theme, rectangle, self._dpr)
        while len(self._drawn) > kept:
            self._drawn.popitem(last=False)
        return rectangle

    def draw_ahead(self, area: QRectF, kept: int) -> Iterator[None]:
        """Draw the missing pieces of `area`, one a step."""
        for place in self.missing(area):
            self.draw(place, kept)
            yield
        if not self.missing(self.area):
            self._join()
            yield

    def draw_whole(self) -> None:
        """Draw everything in one piece: sooner done than piece by piece, but nothing else happens meanwhile."""
        self._keep_whole(map_pixmap(self.layout, self.theme, self.area, self._dpr))

    def _join(self) -> None:
        """Make one piece of all, where all are seen at once: it is shown faster."""

        def paint(painter: QPainter) -> None:
            for place, piece in self._drawn.items():
                painter.drawPixmap(self._rectangle(place).topLeft() - self.area.topLeft(), piece)

        self._keep_whole(render(self.area.width(), self.area.height(), self._dpr, paint, QColor(self.theme.paper)))

    def _keep_whole(self, whole: QPixmap) -> None:
        self._side = max(self.area.width(), self.area.height())
        self._drawn = OrderedDict({(0, 0): whole})

    def paint(self, painter: QPainter, area: QRectF) -> bool:
        """Show the part of the map that lies in `area`, in the layout's pixels; False where some is not drawn."""
        places = self._places(area)
        pieces = [(place, self._drawn[place]) for place in places if place in self._drawn]
        complete = len(pieces) == len(places)
        if not complete or not self.area.contains(area):
            self._paint_overview(painter, area)
        left, top, side = self.area.left(), self.area.top(), self._side
        for place, piece in pieces:
            painter.drawPixmap(QPointF(left + place[0] * side, top + place[1] * side), piece)
            self._drawn.move_to_end(place)
        return complete

    def _paint_overview(self, painter: QPainter, area: QRectF) -> None:
        # Plain paper: for this moment its fibres aren't missed, and stretched they would take long.
        painter.fillRect(area, QColor(self.theme.paper))
        if self._overview is None:
            return
        scale = self.layout.radius / self._overview.layout.radius
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale, scale)
        self._overview.paint(painter, QRectF(area.topLeft() / scale, area.size() / scale))
        painter.restore()

    def _places(self, area: QRectF) -> list[Place]:
        area = area.intersected(self.area)
        if area.isEmpty():
            return []
        left, top = area.left() - self.area.left(), area.top() - self.area.top()
        columns = range(floor(left / self._side), ceil((left + area.width()) / self._side))
        rows = range(floor(top / self._side), ceil((top + area.height()) / self._side))
        return [(column, row) for row in rows for column in columns]

    def _rectangle(self, place: Place) -> QRectF:
        corner = self.area.topLeft() + QPointF(place[0] * self._side, place[1] * self._side)
        return QRectF(corner, corner + QPointF(self._side, self._side)).intersected(self.area)
