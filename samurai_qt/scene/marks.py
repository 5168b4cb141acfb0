"""Marks laid on hexes and figures: glow, halo, the keyboard's cursor, rings."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from samurai_qt.art.pixmaps import cached, render
from samurai_qt.art.shapes import faded, fill, hexagon, line, moved
from samurai_qt.theme.colours import Theme

MARK_SHARE = 1.12
"""The pixmap of a mark is that much wider than its hex."""


def _mark(key: tuple[Hashable, ...], radius: float, dpr: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """A pixmap drawn about its middle with the hex's radius as the unit."""

    def paint_in_place(painter: QPainter) -> None:
        with moved(painter, radius * MARK_SHARE, radius * MARK_SHARE, radius):
            paint(painter)

    size = 2 * radius * MARK_SHARE
    return cached(key, size, size, dpr, paint_in_place)


def glow_pixmap(radius: float, dpr: float, theme: Theme, pointy: bool) -> QPixmap:
    """Light on a hex where the chosen tile may go."""

    def paint(painter: QPainter) -> None:
        fill(painter, hexagon(0.92, pointy), faded(theme.glow, 0.4))
        line(painter, hexagon(0.78, pointy), faded(theme.glow, 0.45), 0.22)
        line(painter, hexagon(0.9, pointy), faded(theme.glow_edge, 0.9), 0.05)
        line(painter, hexagon(0.84, pointy), theme.glow, 0.085)

    return _mark(("glow", theme.name, pointy), radius, dpr, paint)


def halo_pixmap(radius: float, dpr: float, theme: Theme, pointy: bool) -> QPixmap:
    """The thin halo around a tile placed since its owner's last turn."""

    def paint(painter: QPainter) -> None:
        line(painter, hexagon(0.97, pointy), faded(theme.mark, 0.6), 0.24)
        line(painter, hexagon(0.95, pointy), theme.halo, 0.1)

    return _mark(("halo", theme.name, pointy), radius, dpr, paint)


def ring_pixmap(radius: float, dpr: float, theme: Theme, pointy: bool, chosen: bool) -> QPixmap:
    """The ring over a tile that may be taken, or over the one that was."""

    def paint(painter: QPainter) -> None:
        if chosen:
            fill(painter, hexagon(0.92, pointy), faded(theme.glow, 0.35))
        line(painter, hexagon(0.95, pointy), theme.figure, 0.22)
        line(painter, hexagon(0.95, pointy), theme.mark if chosen else theme.glow, 0.16)

    return _mark(("ring", theme.name, pointy, chosen), radius, dpr, paint)


def hint_pixmap(radius: float, dpr: float, theme: Theme, pointy: bool) -> QPixmap:
    """The ring around a hex that a hint speaks of."""

    def paint(painter: QPainter) -> None:
        line(painter, hexagon(0.97, pointy), theme.figure_outline, 0.26)
        line(painter, hexagon(0.97, pointy), theme.hint, 0.14)

    return _mark(("hint", theme.name, pointy), radius, dpr, paint)


def hint_figure_pixmap(size_px: float, dpr: float, theme: Theme) -> QPixmap:
    """The ring around a figure that a hint speaks of."""

    def paint(painter: QPainter) -> None:
        middle = QPointF(size_px / 2, size_px / 2)
        width = max(2.0, size_px * 0.08)
        painter.setBrush(faded(theme.figure_outline, 0.5))
        for colour, wide in ((theme.figure_outline, width * 2), (theme.hint, width)):
            painter.setPen(QPen(QColor(colour), wide))
            painter.drawEllipse(middle, size_px / 2 - width, size_px / 2 - width)

    return cached(("hint-figure", theme.name), size_px, size_px, dpr, paint)


def cursor_pixmap(radius: float, dpr: float, theme: Theme, pointy: bool) -> QPixmap:
    """The double line around the hex that the keyboard points at."""

    def paint(painter: QPainter) -> None:
        line(painter, hexagon(0.98, pointy), theme.figure, 0.2)
        line(painter, hexagon(0.98, pointy), theme.figure_outline, 0.13)
        line(painter, hexagon(0.98, pointy), theme.mark, 0.07)

    return _mark(("cursor", theme.name, pointy), radius, dpr, paint)


def target_pixmap(radius: float, dpr: float, theme: Theme, pointy: bool, legal: bool) -> QPixmap:
    """What the pointer is over while a tile is in the hand: full light, or a dashed refusal."""

    def paint(painter: QPainter) -> None:
        if legal:
            fill(painter, hexagon(0.92, pointy), faded(theme.glow, 0.6))
            line(painter, hexagon(0.9, pointy), theme.figure_outline, 0.1)
        else:
            pen = QPen(QColor(theme.figure_outline), 0.07, Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(faded(theme.shadow, 0.22))
            painter.drawPolygon(hexagon(0.88, pointy))

    return _mark(("target", theme.name, pointy, legal), radius, dpr, paint)


def chosen_pixmap(size_px: float, dpr: float, theme: Theme) -> QPixmap:
    """The ring around a chosen figure."""

    def paint(painter: QPainter) -> None:
        middle = QPointF(size_px / 2, size_px / 2)
        width = max(1.6, size_px * 0.06)
        painter.setBrush(faded(theme.glow, 0.55))
        painter.setPen(QPen(QColor(theme.figure_outline), width * 1.8))
        painter.drawEllipse(middle, size_px / 2 - width, size_px / 2 - width)
        painter.setPen(QPen(QColor(theme.mark), width))
        painter.drawEllipse(middle, size_px / 2 - width, size_px / 2 - width)

    return cached(("chosen", theme.name), size_px, size_px, dpr, paint)


def compass_pixmap(size_px: float, dpr: float, theme: Theme, angle: int) -> QPixmap:
    """A rose whose red point shows north on a map turned by `angle` degrees clockwise."""

    def paint(painter: QPainter) -> None:
        with moved(painter, size_px / 2, size_px / 2, size_px / 100):
            painter.setPen(QPen(QColor(theme.strong_line), 2))
            painter.setBrush(faded(theme.raised, 0.85))
            painter.drawEllipse(QPointF(0, 0), 47, 47)
            painter.setPen(QPen(faded(theme.ink, 0.4), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(0, 0), 38, 38)
            painter.rotate(angle)
            for quarter in range(4):
                painter.save()
                painter.rotate(quarter * 90)
                north = quarter == 0
                tip = 44.0 if north else 33.0
                for side in (-1, 1):
                    point = [QPointF(0, -tip), QPointF(side * 9.0, -9.0), QPointF(0, 0)]
                    painter.setPen(QPen(QColor(theme.ink), 1.5))
                    solid = QColor(theme.accent if north else theme.ink)
                    painter.setBrush(solid if side > 0 or north else QColor(theme.raised))
                    painter.drawPolygon(point)
                painter.restore()

    return cached(("compass", theme.name, angle), size_px, size_px, dpr, paint)


def badge_pixmap(text: str, font: QFont, ground: str, ink: str, rim: str, dpr: float) -> QPixmap:
    """A few digits on a rounded ground, as wide as they need."""
    metrics = QFontMetricsF(font)
    height = metrics.height()
    width = max(height, metrics.horizontalAdvance(text) + height * 0.6)

    def paint(painter: QPainter) -> None:
        painter.setPen(QPen(QColor(rim), 1.2))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(QRectF(1, 1, width, height), height / 2, height / 2)
        painter.setPen(QColor(ink))
        painter.setFont(font)
        painter.drawText(QRectF(1, 1, width, height), Qt.AlignmentFlag.AlignCenter, text)

    return render(width + 2, height + 2, dpr, paint)
