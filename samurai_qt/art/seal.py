"""The vermilion seal 侍, the sign of fast tiles and of the game."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from samurai_qt.art.outlines import glyph
from samurai_qt.art.pixmaps import cached
from samurai_qt.art.shapes import stamp
from samurai_qt.theme.colours import Theme


def draw_seal(painter: QPainter, x: float, y: float, size: float, theme: Theme) -> None:
    """Draw the seal, `size` wide about x, y, with a paper rim that parts it from any ground."""
    painter.setPen(Qt.PenStyle.NoPen)
    rim = size * 0.06
    painter.setBrush(QColor(theme.on_seal))
    painter.drawRoundedRect(QRectF(x - size / 2, y - size / 2, size, size), size * 0.15, size * 0.15)
    inner = size - 2 * rim
    painter.setBrush(QColor(theme.seal))
    painter.drawRoundedRect(QRectF(x - inner / 2, y - inner / 2, inner, inner), size * 0.11, size * 0.11)
    stamp(painter, glyph("samurai-character"), x, y, inner * 0.8, theme.on_seal)


def seal(size_px: float, dpr: float, theme: Theme) -> QPixmap:
    """The seal in a square pixmap."""
    return cached(
        ("seal", theme.name),
        size_px,
        size_px,
        dpr,
        lambda painter: draw_seal(painter, size_px / 2, size_px / 2, size_px, theme),
    )
