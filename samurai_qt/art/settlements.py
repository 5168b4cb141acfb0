"""Villages, cities and Edo: places in the map, drawn so that figures can stand on them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from engine.samurai import Kind
from samurai_qt.art.pixmaps import cached
from samurai_qt.art.shapes import faded, fill, hexagon, line, mix, moved
from samurai_qt.theme.colours import Theme

DETAIL_RADIUS = 20.0
"""Below this circumradius, in device pixels, small parts would only be noise behind the figures."""

FIGURE_SPOTS = {
    1: ((0.0, 0.17, 1.04),),
    2: ((-0.36, 0.15, 0.78), (0.36, 0.15, 0.78)),
    3: ((0.0, -0.3, 0.7), (-0.36, 0.35, 0.7), (0.36, 0.35, 0.7)),
}
"""Where figures stand, by how many there are: x, y and height in hex radii from the hex's middle."""


def _roof(left: float, top: float, bottom: float, ridge: float, sweep: float) -> QPainterPath:
    """A roof with swept eaves, symmetric about x = 0; `left` and `ridge` are half widths."""
    path = QPainterPath(QPointF(-ridge, top))
    path.lineTo(ridge, top)
    path.cubicTo(ridge + 0.08, bottom - 0.14, left - 0.2, bottom - 0.06, left, bottom - sweep)
    path.lineTo(left - 0.03, bottom)
    path.quadTo(0, bottom - 0.03, -left + 0.03, bottom)
    path.lineTo(-left, bottom - sweep)
    path.cubicTo(-left + 0.2, bottom - 0.06, -ridge - 0.08, bottom - 0.14, -ridge, top)
    return path


def _rectangle(left: float, top: float, right: float, bottom: float) -> QPolygonF:
    return QPolygonF(QRectF(QPointF(left, top), QPointF(right, bottom)))


def _village(painter: QPainter, theme: Theme, detailed: bool) -> None:
    fill(painter, _rectangle(-0.5, -0.4, 0.5, 0.32), theme.wall)
    line(painter, _rectangle(-0.5, -0.4, 0.5, 0.32), theme.roof, 0.04)
    panels, left, width = 4, -0.46, 0.92
    for panel in range(panels):
        start = left + width * panel / panels
        cloth = QPainterPath(QPointF(start + 0.012, -0.34))
        cloth.lineTo(start + width / panels - 0.012, -0.34)
        cloth.lineTo(start + width / panels - 0.025, 0.0)
        cloth.lineTo(start + 0.025, 0.0)
        fill(painter, cloth, theme.curtain)
        if detailed:
            painter.setBrush(QColor(theme.wall))
            painter.drawEllipse(QPointF(start + width / panels / 2, -0.17), 0.05, 0.05)
    roof = _roof(0.74, -0.79, -0.34, 0.34, 0.04)
    fill(painter, roof, theme.roof)
    for shift in (-0.36, -0.18, 0.0, 0.18, 0.36) if detailed else ():
        seam = QPainterPath(QPointF(shift * 0.9, -0.76))
        seam.lineTo(shift * 1.45, -0.4)
        line(painter, seam, faded(theme.wall, 0.28), 0.03, open_ends=True)


def _city(painter: QPainter, theme: Theme, detailed: bool) -> None:
    fill(painter, _rectangle(-0.62, 0.44, 0.62, 0.6), mix(theme.land_wash, theme.wall, 0.45))
    for side in (-1, 1):
        fill(painter, _rectangle(side * 0.71 - 0.07, -0.36, side * 0.71 + 0.07, 0.46), theme.pillar)
        fill(painter, _rectangle(side * 0.71 - 0.1, 0.4, side * 0.71 + 0.1, 0.5), theme.roof)
    fill(painter, _rectangle(-0.78, -0.23, 0.78, -0.12), theme.pillar)
    fill(painter, _rectangle(-0.66, -0.45, 0.66, -0.36), theme.pillar)
    if detailed:
        fill(painter, _rectangle(-0.11, -0.37, 0.11, -0.14), theme.roof)
        fill(painter, _rectangle(-0.07, -0.34, 0.07, -0.17), theme.gold)
    fill(painter, _roof(0.84, -0.79, -0.42, 0.4, 0.12), theme.roof)


def _edo(painter: QPainter, theme: Theme, detailed: bool) -> None:
    base = QPolygonF([QPointF(-0.62, 0.3), QPointF(0.62, 0.3), QPointF(0.78, 0.62), QPointF(-0.78, 0.62)])
    fill(painter, base, mix(theme.roof, theme.wall, 0.45))
    for height, shift in ((0.41, 0.0), (0.52, 0.12)) if detailed else ():
        joint = QPainterPath(QPointF(-0.7 + shift, height))
        joint.lineTo(0.7 - shift, height)
        line(painter, joint, theme.roof, 0.025, open_ends=True)
    fill(painter, _rectangle(-0.56, -0.12, 0.56, 0.32), theme.wall)
    fill(painter, _roof(0.86, -0.24, 0.08, 0.5, 0.1), theme.roof)
    fill(painter, _rectangle(-0.4, -0.5, 0.4, -0.22), theme.wall)
    fill(painter, _roof(0.66, -0.74, -0.42, 0.26, 0.1), theme.roof)
    fill(painter, _rectangle(-0.3, -0.8, 0.3, -0.7), theme.gold)
    for side in (-1, 1):
        fish = QPainterPath(QPointF(side * 0.18, -0.78))
        fish.cubicTo(side * 0.32, -0.74, side * 0.34, -0.84, side * 0.27, -0.94)
        fish.cubicTo(side * 0.46, -0.9, side * 0.46, -0.7, side * 0.3, -0.68)
        fill(painter, fish, theme.gold)
        eave = QPainterPath(QPointF(side * 0.85, -0.02))
        eave.lineTo(side * 0.6, 0.05)
        line(painter, eave, theme.gold, 0.035, open_ends=True)


PLACES = {Kind.VILLAGE: _village, Kind.CITY: _city, Kind.EDO: _edo}


def draw_settlement(painter: QPainter, kind: Kind, theme: Theme, pointy: bool, detailed: bool) -> None:
    """Draw a village, city or Edo about 0,0 on its cleared plot; the hex has circumradius 1."""
    plot = hexagon(0.93, pointy)
    fill(painter, plot, mix(theme.land, theme.wall, 0.42 if theme.dark else 0.55))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(mix(theme.land_wash, theme.roof, 0.5), 0.05))
    painter.drawPolygon(plot)
    PLACES[kind](painter, theme, detailed)


def settlement_pixmap(kind: Kind, size_px: float, dpr: float, theme: Theme, *, pointy: bool = False) -> QPixmap:
    """A settlement without figures in a square pixmap as wide as its hex."""

    def paint(painter: QPainter) -> None:
        with moved(painter, size_px / 2, size_px / 2, size_px / 2):
            draw_settlement(painter, kind, theme, pointy, size_px * dpr / 2 >= DETAIL_RADIUS)

    return cached(("settlement", kind.value, theme.name, pointy), size_px, size_px, dpr, paint)
