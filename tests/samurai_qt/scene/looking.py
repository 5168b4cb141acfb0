"""Where things are on a map, and what it looks like."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage

from samurai_qt.scene.view import MapView


def at(view: MapView, name: str) -> QPoint:
    return view.mapFromScene(view.map.layout_.centre(view.map.board.index(name)))


def hex_squares(view: MapView) -> list[QRect]:
    return [view.hex_square(index) for index in range(len(view.map.board.hexes))]


def picture(view: MapView) -> QImage:
    return view.grab().toImage()
