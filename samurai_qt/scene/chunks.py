"""The map's background, rendered in pieces as they come into view."""

from __future__ import annotations

from collections import OrderedDict
from math import floor

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from samurai_qt.scene.background import map_pixmap
from samurai_qt.scene.layout import Layout
from samurai_qt.theme.colours import Theme

KEPT = 30
"""Pieces kept: what a view of 2560 by 1440 shows at once, and some that just left it."""


class Chunks:
    """Pixmaps of the map at one layout, each drawn when first needed."""

    def __init__(self, layout: Layout, theme: Theme, dpr: float, origin: QPointF, size: QSizeF) -> None:
        self._layout = layout
        self._theme = theme
        self._dpr = dpr
        self._origin = origin
        self._size = size
        self._drawn: OrderedDict[tuple[int, int], QPixmap] = OrderedDict()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the part of the map that lies in `area`, in the layout's pixels."""
        width, height = self._size.width(), self._size.height()
        first_column = floor((area.left() - self._origin.x()) / width)
        last_column = floor((area.right() - self._origin.x() - 0.01) / width)
        first_row = floor((area.top() - self._origin.y()) / height)
        last_row = floor((area.bottom() - self._origin.y() - 0.01) / height)
        for row in range(first_row, last_row + 1):
            for column in range(first_column, last_column + 1):
                corner = self._origin + QPointF(column * width, row * height)
                painter.drawPixmap(corner, self._chunk(column, row, QRectF(corner, self._size)))

    def _chunk(self, column: int, row: int, area: QRectF) -> QPixmap:
        key = column, row
        if key not in self._drawn:
            self._drawn[key] = map_pixmap(self._layout, self._theme, area, self._dpr)
            if len(self._drawn) > KEPT:
                self._drawn.popitem(last=False)
        self._drawn.move_to_end(key)
        return self._drawn[key]
