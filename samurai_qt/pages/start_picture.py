"""The start page's picture: sun, ridges in ink wash, a sea of waves, and the three figures on the near shore."""

from __future__ import annotations

from collections.abc import Callable
from math import sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.samurai import FIGURES
from samurai_qt.art.figures import figure_outline
from samurai_qt.art.seal import draw_seal
from samurai_qt.session import Session
from samurai_qt.theme.colours import Theme

MARGIN = 28.0
# Where each far ridge runs and how high it rises, as shares of the height; and how dense its ink is, 0 to 255.
RIDGES = ((0.47, 0.17, 30), (0.56, 0.12, 52), (0.62, 0.08, 96))
SEA_LINE = 0.655
SHORE_LINE = 0.86
WAVE_RADIUS = 34.0
FIGURE_PLACES = (0.24, 0.5, 0.76)


class StartPicture(QWidget):
    """A framed print, painted once for each size and theme."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._picture = QPixmap()
        session.style.changed.connect(self._forget)

    def _forget(self) -> None:
        self._picture = QPixmap()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Paint anew at the next paint event."""
        self._forget()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the picture."""
        if self._picture.isNull():
            ratio = self.devicePixelRatioF()
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            with QPainter(self._picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                _paint_print(painter, QRectF(self.rect()), self._session.style.colours)
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._picture)


def _paint_print(painter: QPainter, room: QRectF, theme: Theme) -> None:
    """Paint the landscape with a margin of paper and a line of ink around it."""
    frame = room.adjusted(0, MARGIN, -MARGIN, -MARGIN)
    painter.save()
    painter.setClipRect(frame)
    painter.translate(frame.topLeft())
    paint_landscape(painter, frame.width(), frame.height(), theme)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.strong_line), 1.5))
    painter.drawRect(frame)


def paint_landscape(painter: QPainter, width: float, height: float, theme: Theme) -> None:
    """Paint the landscape into a rectangle at 0, 0, in the manner of a woodblock print."""
    painter.fillRect(QRectF(0, 0, width, height), QColor(theme.sunken if theme.dark else theme.raised))
    # Bokashi: the printer's wash of indigo, wiped thin towards the horizon.
    sky = QLinearGradient(0, 0, 0, height * 0.34)
    sky.setColorAt(0, _with_alpha(theme.sea, 235))
    sky.setColorAt(0.35, _with_alpha(theme.sea, 110))
    sky.setColorAt(1, _with_alpha(theme.sea, 0))
    painter.fillRect(QRectF(0, 0, width, height * 0.34), sky)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.seal))
    radius = min(width * 0.24, height * 0.25)
    painter.drawEllipse(QPointF(width * 0.6, height * 0.40), radius, radius)
    random = Random(1998)
    ink = theme.sea_grid if theme.dark else theme.ink
    for base, rise, density in RIDGES:
        crest = _crest_line(random, base, rise)
        wash = QLinearGradient(0, (base - rise) * height, 0, SEA_LINE * height)
        wash.setColorAt(0, _with_alpha(ink, density * (2 if theme.dark else 1)))
        wash.setColorAt(1, _with_alpha(ink, density // 5))
        painter.setBrush(wash)
        painter.drawPath(_ground(crest, width, height, SEA_LINE))
    _paint_sea(painter, width, height, theme)
    shore = _crest_line(random, SHORE_LINE, 0.03)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.figure))
    painter.drawPath(_ground(shore, width, height, 1.0))
    _paint_figures(painter, width, height, shore, theme)
    side = min(width, height) * 0.075
    draw_seal(painter, width - side * 1.1, side * 1.1, side, theme)


def _paint_figures(
    painter: QPainter, width: float, height: float, shore: Callable[[float], float], theme: Theme
) -> None:
    """Stand the three figures on the shore, in its own black."""
    size = min(height * 0.24, width * 0.23)
    for figure, share in zip(FIGURES, FIGURE_PLACES, strict=True):
        outline = figure_outline(figure)
        box = outline.boundingRect()
        scale = size / box.height()
        painter.save()
        painter.translate(width * share, shore(share) * height + size * 0.03)
        painter.scale(scale, scale)
        painter.translate(-box.center().x(), -box.bottom())
        painter.fillPath(outline, QColor(theme.figure))
        painter.restore()


def _crest_line(random: Random, base: float, rise: float) -> Callable[[float], float]:
    """Return a rolling line: height of the crest, from the top, by the place along the width, both 0 to 1."""
    waves = [
        (frequency, weight, random.uniform(0, 6.28))
        for frequency, weight in ((3.1, 0.5), (7.3, 0.27), (15.7, 0.13), (34.0, 0.05))
    ]
    return lambda x: base - rise * sum(sin(x * frequency + phase) * weight for frequency, weight, phase in waves)


def _ground(crest: Callable[[float], float], width: float, height: float, foot: float) -> QPainterPath:
    """Return the shape under a crest down to the line at `foot`."""
    path = QPainterPath(QPointF(0, height * foot))
    steps = 200
    for step in range(steps + 1):
        path.lineTo(step / steps * width, crest(step / steps) * height)
    path.lineTo(width, height * foot)
    path.closeSubpath()
    return path


def _paint_sea(painter: QPainter, width: float, height: float, theme: Theme) -> None:
    """Paint the sea as overlapping ranks of waves (seigaiha)."""
    sea = QRectF(0, height * SEA_LINE, width, height * (1 - SEA_LINE))
    # By night a lighter sea than the map's keeps the black figures clear.
    ground, line = (theme.shore, theme.sea_grid) if theme.dark else (theme.sea, theme.sea_wave)
    painter.fillRect(sea, QColor(ground))
    painter.save()
    painter.setClipRect(sea)
    painter.setPen(QPen(QColor(line), 1.6))
    painter.setBrush(QColor(ground))
    y = sea.top()
    rank = 0
    while y - WAVE_RADIUS < height:
        x = -WAVE_RADIUS if rank % 2 else 0.0
        while x < width + WAVE_RADIUS:
            for share in (1.0, 0.72, 0.44):
                painter.drawEllipse(QPointF(x, y), WAVE_RADIUS * share, WAVE_RADIUS * share)
            x += 2 * WAVE_RADIUS
        y += WAVE_RADIUS * 0.5
        rank += 1
    painter.restore()


def _with_alpha(colour: str, alpha: int) -> QColor:
    made = QColor(colour)
    made.setAlpha(alpha)
    return made
