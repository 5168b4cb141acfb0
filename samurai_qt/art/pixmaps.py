"""Drawings rendered once for each size and pixel ratio, kept in Qt's own pixmap cache."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import ceil

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPixmapCache

CACHE_KILOBYTES = 24_576
"""Enough for every tile, figure and place of a four-player board at two pixel ratios."""


def render(
    width: float, height: float, dpr: float, paint: Callable[[QPainter], None], ground: QColor | None = None
) -> QPixmap:
    """A pixmap of that logical size in which `paint` has drawn in logical units, smooth.

    Transparent, or on a ground: without transparency pixmaps are faster to show.
    """
    pixmap = QPixmap(max(1, ceil(width * dpr)), max(1, ceil(height * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent if ground is None else ground)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        paint(painter)
    finally:
        painter.end()
    return pixmap


def cached(
    key: tuple[Hashable, ...], width: float, height: float, dpr: float, paint: Callable[[QPainter], None]
) -> QPixmap:
    """The pixmap of `render`, from the cache where it was rendered before under the same key and size."""
    name = repr((*key, width, height, dpr))
    pixmap = QPixmap()
    if not QPixmapCache.find(name, pixmap):
        if QPixmapCache.cacheLimit() < CACHE_KILOBYTES:
            QPixmapCache.setCacheLimit(CACHE_KILOBYTES)
        pixmap = render(width, height, dpr, paint)
        QPixmapCache.insert(name, pixmap)
    return pixmap
