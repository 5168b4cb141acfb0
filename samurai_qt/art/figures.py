"""The figures: black silhouettes with a thin paper outline."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from engine.samurai import Figure
from samurai_qt.art.outlines import silhouette
from samurai_qt.art.pixmaps import cached
from samurai_qt.art.shapes import fill, mix, moved
from samurai_qt.theme.colours import Theme

OUTLINES = {Figure.HELMET: "helmet", Figure.BUDDHA: "buddha", Figure.RICE: "rice"}
SHARE = 0.86
"""How much of its pixmap's height a figure fills: the rest is for the outline."""


def figure_outline(figure: Figure) -> QPainterPath:
    """The figure's silhouette in the box -50..50."""
    return silhouette(OUTLINES[figure])


def draw_figure(
    painter: QPainter, figure: Figure, x: float, y: float, size: float, theme: Theme, *, greyed: bool = False
) -> None:
    """Draw a figure `size` high about x, y, its outline included."""
    outline = figure_outline(figure)
    scale = size * SHARE / 100
    edge = max(1.1, size * 0.035) / scale
    ink = mix(theme.figure, theme.figure_outline, 0.55) if greyed else QColor(theme.figure)
    with moved(painter, x, y, scale):
        painter.setPen(
            QPen(
                QColor(theme.figure_outline),
                2 * edge,
                Qt.PenStyle.SolidLine,
                Qt.PenCapStyle.RoundCap,
                Qt.PenJoinStyle.RoundJoin,
            )
        )
        painter.setBrush(QColor(theme.figure_outline))
        painter.drawPath(outline)
        fill(painter, outline, ink)


def figure_pixmap(figure: Figure, size_px: float, dpr: float, theme: Theme, *, greyed: bool = False) -> QPixmap:
    """A figure in a square pixmap, its outline included; `greyed` for one that is set aside."""

    def paint(painter: QPainter) -> None:
        draw_figure(painter, figure, size_px / 2, size_px / 2, size_px, theme, greyed=greyed)

    return cached(("figure", figure.code, theme.name, greyed), size_px, size_px, dpr, paint)
