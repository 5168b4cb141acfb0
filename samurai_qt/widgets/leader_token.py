"""The leader token of a kind: a gold coin with the figure on it."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPolygonF

from engine.samurai import Figure
from samurai_qt.art.figures import figure_outline
from samurai_qt.art.pixmaps import cached
from samurai_qt.art.shapes import mix, stamp
from samurai_qt.theme.colours import Theme

TEETH = 24


def leader_token_pixmap(figure: Figure, size_px: float, dpr: float, theme: Theme) -> QPixmap:
    """The token in a square pixmap: a scalloped gold rim, a dark field, the figure in gold."""

    def paint(painter: QPainter) -> None:
        middle = QPointF(size_px / 2, size_px / 2)
        radius = size_px / 2 - 0.5
        rim = QPolygonF(
            [
                middle + QPointF(cos(angle), sin(angle)) * radius * (1.0 if step % 2 == 0 else 0.93)
                for step, angle in ((step, step * pi / TEETH) for step in range(2 * TEETH))
            ]
        )
        painter.setPen(QColor(mix(theme.gold, "#000000", 0.45)))
        painter.setBrush(QColor(theme.gold))
        painter.drawPolygon(rim)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#2A1A10"))
        painter.drawEllipse(middle, radius * 0.8, radius * 0.8)
        stamp(
            painter, figure_outline(figure), middle.x(), middle.y(), size_px * 0.5, mix(theme.gold, "#FFFFFF", 0.25)
        )

    return cached(("leader-token", figure.code, theme.name), size_px, size_px, dpr, paint)
