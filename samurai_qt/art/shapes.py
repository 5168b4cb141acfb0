"""Small geometry shared by the drawings: hexagons, mixed colours, outlines put in place."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF


def hexagon_corners(radius: float, pointy: bool) -> list[QPointF]:
    """The six corners about 0,0, clockwise on screen, from the right (or, `pointy`, upper right) one on."""
    start = -pi / 6 if pointy else 0.0
    return [
        QPointF(radius * cos(start + corner * pi / 3), radius * sin(start + corner * pi / 3)) for corner in range(6)
    ]


def hexagon(radius: float, pointy: bool) -> QPolygonF:
    """The closed hexagon of that circumradius about 0,0."""
    return QPolygonF(hexagon_corners(radius, pointy))


def between(first: QPointF, second: QPointF, fraction: float) -> QPointF:
    """The point that far from `first` towards `second`."""
    return first + (second - first) * fraction


def mix(first: str | QColor, second: str | QColor, fraction: float) -> QColor:
    """`first` with that fraction of `second` mixed in."""
    a, b = QColor(first), QColor(second)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * fraction,
        a.greenF() + (b.greenF() - a.greenF()) * fraction,
        a.blueF() + (b.blueF() - a.blueF()) * fraction,
    )


def faded(colour: str | QColor, opacity: float) -> QColor:
    """The colour at that opacity, 0 to 1."""
    result = QColor(colour)
    result.setAlphaF(opacity)
    return result


@contextmanager
def moved(painter: QPainter, x: float, y: float, scale: float) -> Iterator[None]:
    """Draw with the origin at x, y and units of that size, then as before."""
    painter.save()
    painter.translate(x, y)
    painter.scale(scale, scale)
    try:
        yield
    finally:
        painter.restore()


def fill(painter: QPainter, path: QPainterPath | QPolygonF, colour: str | QColor) -> None:
    """Fill without a line around."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    if isinstance(path, QPolygonF):
        painter.drawPolygon(path)
    else:
        painter.drawPath(path)


def line(
    painter: QPainter,
    path: QPainterPath | QPolygonF,
    colour: str | QColor,
    width: float,
    *,
    open_ends: bool = False,
) -> None:
    """Draw the outline alone, with round joins."""
    cap = Qt.PenCapStyle.FlatCap if open_ends else Qt.PenCapStyle.RoundCap
    painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if isinstance(path, QPolygonF):
        painter.drawPolygon(path)
    else:
        painter.drawPath(path)


def stamp(painter: QPainter, outline: QPainterPath, x: float, y: float, size: float, colour: str | QColor) -> None:
    """Fill an outline of the box -50..50 so that the box becomes `size` wide about x, y."""
    with moved(painter, x, y, size / 100):
        fill(painter, outline, colour)


def box(width: float, height: float) -> QRectF:
    """A rectangle of that size about 0,0."""
    return QRectF(-width / 2, -height / 2, width, height)
