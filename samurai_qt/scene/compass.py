"""The compass rose on the map's emptiest corner: it shows north and offers to turn the map."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QPoint, QPointF, QRect, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from samurai_qt.scene.marks import compass_pixmap
from samurai_qt.theme.colours import LIGHT, Theme

SIDE = 56
MARGIN = 10
CLEAR = 80.0
"""As far as this from every hex's middle the rose stands free."""


class CompassRose(QAbstractButton):
    """A round button with its red point to the north."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme: Theme = LIGHT
        self._angle = 0
        self.resize(SIDE, SIDE)
        self.retranslate()

    def retranslate(self) -> None:
        """Speak the program's language."""
        self.setToolTip(self.tr("North; press to turn the map"))
        self.setAccessibleName(self.tr("Turn the map"))

    def sizeHint(self) -> QSize:
        """The rose's fixed size."""
        return QSize(SIDE, SIDE)

    def show_north(self, angle: int, theme: Theme) -> None:
        """Point north on a map turned by that many degrees clockwise."""
        self._angle, self._theme = angle, theme
        self.update()

    def hitButton(self, point: QPoint) -> bool:
        """Whether a point lies on the rose and not in a corner of its square."""
        off = point - self.rect().center()
        return off.x() ** 2 + off.y() ** 2 <= (SIDE / 2) ** 2

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the rose."""
        painter = QPainter(self)
        painter.drawPixmap(QPointF(0, 0), compass_pixmap(SIDE, self.devicePixelRatioF(), self._theme, self._angle))

    def take_corner(self, room: QRect, taken: list[QPointF]) -> None:
        """Move into the first corner of a room that is clear of these points, or else the clearest."""
        inner = room.adjusted(MARGIN, MARGIN, -MARGIN - SIDE, -MARGIN - SIDE)
        corners = [inner.bottomLeft(), inner.topLeft(), inner.topRight(), inner.bottomRight()]

        def clearance(corner: QPoint) -> float:
            middle = corner + QPoint(SIDE // 2, SIDE // 2)
            return min((hypot(at.x() - middle.x(), at.y() - middle.y()) for at in taken), default=CLEAR)

        self.move(max(corners, key=lambda corner: min(clearance(corner), CLEAR)))
