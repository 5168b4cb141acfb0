"""The players' crests: three commas, a wave, a chrysanthemum, a pine."""

from __future__ import annotations

from functools import cache
from math import cos, pi, radians, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QPolygonF, QTransform

from samurai_qt.art.outlines import silhouette
from samurai_qt.art.pixmaps import cached
from samurai_qt.art.shapes import stamp
from samurai_qt.theme.colours import Theme


def _comma() -> QPainterPath:
    outer, inner = [], []
    for step in range(25):
        fraction = step / 24
        angle = radians(-90 + 102 * fraction)
        outer.append(QPointF(48 * cos(angle), 48 * sin(angle)))
        reach = 48 - 33 * (1 - fraction) ** 0.9
        inner.append(QPointF(reach * cos(angle), reach * sin(angle)))
    tail = QPainterPath()
    tail.addPolygon(QPolygonF([*outer, *reversed(inner)]))
    tail.closeSubpath()
    head = QPainterPath()
    head.addEllipse(QPointF(0, -28), 20, 20)
    return head.united(tail)


def _three_commas() -> QPainterPath:
    path = QPainterPath()
    comma = _comma()
    for turn in range(3):
        path.addPath(QTransform().rotate(turn * 120).map(comma))
    return path


def _chrysanthemum() -> QPainterPath:
    petals = 12
    path = QPainterPath()
    petal = QPainterPath(QPointF(0, -17))
    half = pi / petals * 0.82
    wide = 42 * sin(half)
    petal.lineTo(17 * sin(half) * 0.75, -17)
    petal.lineTo(wide, -41)
    petal.cubicTo(wide, -52, -wide, -52, -wide, -41)
    petal.lineTo(-17 * sin(half) * 0.75, -17)
    petal.closeSubpath()
    for turn in range(petals):
        path.addPath(QTransform().rotate(turn * 360 / petals).map(petal))
    path.addEllipse(QPointF(0, 0), 12, 12)
    return path


@cache
def crest_outline(crest: str) -> QPainterPath:
    """The outline of the crest of that name in the box -50..50."""
    if crest == "comma":
        return _three_commas()
    if crest == "chrysanthemum":
        return _chrysanthemum()
    return silhouette(crest)


def draw_crest(painter: QPainter, crest: str, x: float, y: float, size: float, colour: str) -> None:
    """Fill a crest, `size` high about x, y."""
    stamp(painter, crest_outline(crest), x, y, size, colour)


def crest_pixmap(colour_name: str, size_px: float, dpr: float, theme: Theme, *, disc: bool = True) -> QPixmap:
    """A player's crest in a square pixmap: light on a disc in the player's colour, or alone in that colour."""
    player = theme.players[colour_name]

    def paint(painter: QPainter) -> None:
        middle = size_px / 2
        if disc:
            painter.setPen(QColor(player.strong))
            painter.setBrush(QColor(player.strong))
            painter.drawEllipse(QPointF(middle, middle), middle - 0.5, middle - 0.5)
            draw_crest(painter, player.crest, middle, middle, size_px * 0.7, player.on_strong)
        else:
            draw_crest(painter, player.crest, middle, middle, size_px * 0.96, player.text)

    return cached(("crest", colour_name, theme.name, disc), size_px, size_px, dpr, paint)
