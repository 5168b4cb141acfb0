"""The interface's icons: one weight of line, in the theme's ink."""

from __future__ import annotations

from PySide6.QtGui import QIcon, QPainter, QPixmap

from samurai_qt.art.outlines import icon_names, icon_outline
from samurai_qt.art.pixmaps import cached
from samurai_qt.art.shapes import line, moved
from samurai_qt.theme.colours import Theme

SIZES = (16, 20, 24, 25, 30, 32, 36, 40, 48, 64)
"""Physical sizes rendered: every usual icon size at every usual pixel ratio."""


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


def icon(name: str, theme: Theme, *, colour: str | None = None) -> QIcon:
    """The icon of that name, faint while disabled; KeyError for an unknown name."""
    result = QIcon()
    for mode, ink in ((QIcon.Mode.Normal, colour or theme.ink), (QIcon.Mode.Disabled, theme.disabled)):
        for size in SIZES:
            result.addPixmap(icon_pixmap(name, size, 1.0, theme, colour=ink), mode)
    return result


__all__ = ["draw_icon", "icon", "icon_names", "icon_pixmap"]
