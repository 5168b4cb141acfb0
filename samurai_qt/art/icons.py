"""The interface's icons: one weight of line, in the theme's ink."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap

from samurai_qt.art.outlines import icon_names, icon_outline
from samurai_qt.art.pixmaps import cached
from samurai_qt.art.shapes import line, moved
from samurai_qt.theme.colours import Theme


def draw_icon(painter: QPainter, name: str, x: float, y: float, size: float, colour: str) -> None:
    """Draw an icon with its box's upper left corner at x, y."""
    with moved(painter, x, y, size / 24):
        line(painter, icon_outline(name), colour, 2.0)


def icon_pixmap(name: str, size_px: float, dpr: float, theme: Theme, *, colour: str | None = None) -> QPixmap:
    """One icon in a square pixmap, in the theme's ink or another colour; KeyError for an unknown name."""
    ink = colour or theme.ink

    def paint(painter: QPainter) -> None:
        draw_icon(painter, name, 0, 0, size_px, ink)

    return cached(("icon", name, ink), size_px, size_px, dpr, paint)


class OutlineIcon(QIconEngine):
    """Draws an icon at whatever size it is asked for."""

    def __init__(self, name: str, ink: str, faint: str) -> None:
        super().__init__()
        icon_outline(name)  # KeyError now, not when something is painted.
        self._name = name
        self._ink = ink
        self._faint = faint

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, _state: QIcon.State) -> None:
        """Draw the icon in the middle of the rectangle."""
        side = min(rect.width(), rect.height())
        x, y = rect.x() + (rect.width() - side) / 2, rect.y() + (rect.height() - side) / 2
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_icon(painter, self._name, x, y, side, self._ink_for(mode))
        painter.restore()

    def pixmap(self, size: QSize, mode: QIcon.Mode, _state: QIcon.State) -> QPixmap:
        """The icon in a pixmap of physical pixels."""
        ink = self._ink_for(mode)
        side = min(size.width(), size.height())

        def draw(painter: QPainter) -> None:
            x, y = (size.width() - side) / 2, (size.height() - side) / 2
            draw_icon(painter, self._name, x, y, side, ink)

        return cached(("icon", self._name, ink), size.width(), size.height(), 1.0, draw)

    def clone(self) -> QIconEngine:
        """Another engine that draws the same."""
        return OutlineIcon(self._name, self._ink, self._faint)

    def _ink_for(self, mode: QIcon.Mode) -> str:
        return self._faint if mode is QIcon.Mode.Disabled else self._ink


def icon(name: str, theme: Theme, *, colour: str | None = None) -> QIcon:
    """The icon of that name, faint while disabled; KeyError for an unknown name."""
    return QIcon(OutlineIcon(name, colour or theme.ink, theme.disabled))


__all__ = ["draw_icon", "icon", "icon_names", "icon_pixmap"]
