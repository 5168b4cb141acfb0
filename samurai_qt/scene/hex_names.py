"""The hexes for screen readers: their words, and where on the screen they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from engine.samurai import SeatInfo
from samurai_qt.scene.hex_words import hex_text
from samurai_qt.scene.map_scene import MapScene

if TYPE_CHECKING:
    from samurai_qt.scene.view import MapView


class HexNames(QObject):
    """One invisible named widget over every hex, made only once something that reads screens listens."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self._view = view
        self._labels: list[QWidget] = []

    @property
    def labels(self) -> Sequence[QWidget]:
        """The widgets along the board's hexes; empty while nobody listens."""
        return tuple(self._labels)

    def renew(self, scene: MapScene, seats: Sequence[SeatInfo]) -> None:
        """Say anew what lies where."""
        position = scene.position
        if position is None or not QAccessible.isActive():
            return
        if not self._labels:
            self._labels = [_HexLabel(self._view) for _ in scene.board.hexes]
        for hex_index, label in enumerate(self._labels):
            label.setGeometry(self._view.hex_square(hex_index))
            label.setAccessibleName(hex_text(position, hex_index, seats))

    def announce(self, scene: MapScene, hex_index: int, seats: Sequence[SeatInfo]) -> None:
        """Read out the hex the keyboard has come to."""
        if scene.position is None:
            return
        text = hex_text(scene.position, hex_index, seats)
        self._view.setAccessibleDescription(text)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, text))


class _HexLabel(QWidget):
    """Seen by screen readers alone."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.show()
