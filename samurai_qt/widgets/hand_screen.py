"""The hand: a folding screen (屏風) of five panels in the player's colour, a tile on each."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEasingCurve, QRect, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from engine.samurai import HAND_SIZE, Tile
from samurai_qt.session import Session
from samurai_qt.widgets.hand_order import HandOrder
from samurai_qt.widgets.screen_panel import ScreenPanel
from samurai_qt.widgets.themed import ThemedWidget

FOLD_MS = 260
PANEL_SHAPE = 0.9
"""Width of an open panel by its height."""
FOLDED_SHAPE = 0.26
"""Width of a folded panel by its height."""


class HandScreen(ThemedWidget):
    """Shows a hand; every index is one of the tiles as given to `set_hand`, however they are ordered here."""

    tile_chosen = Signal(int)
    """A click, Enter, or the panel's number key; also for a tile that can't be played now."""
    tile_hovered = Signal(int)
    """The tile under the pointer, or -1."""
    drag_started = Signal(int)
    drag_finished = Signal(bool)
    """A drag ended; whether something took the tile."""
    reordered = Signal()
    """The person put the tiles in an order of their own."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._tiles: tuple[Tile, ...] = ()
        self._colour = "red"
        self._edition = "2015"
        self._playable: frozenset[int] = frozenset()
        self._selected: int | None = None
        self._hinted: frozenset[int] = frozenset()
        self._order = HandOrder()
        self._openness = 1.0
        self._animation = QVariantAnimation(self)
        self._animation.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._animation.valueChanged.connect(self._set_openness)
        self._panels = [ScreenPanel(session, number, self) for number in range(HAND_SIZE)]
        for panel in self._panels:
            self._connect(panel)
            key = QShortcut(QKeySequence(str(panel.number + 1)), self)
            key.activated.connect(panel.click)
        self.retranslate()

    def _connect(self, panel: ScreenPanel) -> None:
        panel.clicked.connect(lambda: self._choose(panel))
        panel.hovered.connect(lambda over: self._hover(panel, over))
        panel.drag_started.connect(lambda: self._drag(panel))
        panel.drag_finished.connect(self.drag_finished)
        panel.panel_dropped.connect(lambda origin: self.move_tile(origin, panel.number))

    def retranslate(self) -> None:
        """Set the screen's name anew; the panels see to their own."""
        self.setAccessibleName(self.tr("Your hand"))

    def set_hand(
        self,
        tiles: Sequence[Tile],
        colour_name: str,
        playable: Collection[int],
        selected: int | None = None,
        edition: str = "2015",
    ) -> None:
        """Show these tiles; those not `playable` are faint, the `selected` one is raised."""
        if colour_name != self._colour:
            self._order.clear()
        self._tiles, self._colour, self._edition = tuple(tiles), colour_name, edition
        self._playable, self._selected = frozenset(playable), selected
        self._order.show(self._tiles, keep_sorted=self.session.settings.sort_hand)
        self._refresh()

    def mark_hint(self, indexes: Collection[int]) -> None:
        """Mark these tiles as those that a hint proposes to play."""
        if self._hinted != frozenset(indexes):
            self._hinted = frozenset(indexes)
            self._refresh()

    def clear(self, colour_name: str) -> None:
        """Show an empty screen in this colour."""
        self.set_hand((), colour_name, ())

    def sort(self) -> None:
        """Put the tiles in order of kind and strength."""
        self._order.sort()
        self._refresh()

    def move_tile(self, origin: int, destination: int) -> None:
        """Put the tile of one panel on another; from then on the hand is no longer kept sorted."""
        if origin == destination:
            return
        self._order.move(origin, destination)
        self.session.change_settings(sort_hand=False)
        self._refresh()
        self.reordered.emit()

    @property
    def shown_tiles(self) -> tuple[Tile | None, ...]:
        """The tile on each panel, from left to right."""
        return tuple(self._order.panels)

    @property
    def folded(self) -> bool:
        """Whether the screen is shut, or on its way there."""
        end = self._animation.endValue() if self._is_moving() else self._openness
        return float(end) < 0.5

    def fold(self) -> None:
        """Fold the screen shut: no tile is seen any more, not even on the way."""
        self._go(0.0)

    def unfold(self) -> None:
        """Open the screen again."""
        self._go(1.0)

    def _is_moving(self) -> bool:
        return self._animation.state() == QVariantAnimation.State.Running

    def _go(self, end: float) -> None:
        self._animation.stop()
        if self.session.settings.reduced_motion or not self.isVisible():
            self._set_openness(end)
            return
        self._animation.setStartValue(self._openness)
        self._animation.setEndValue(end)
        self._animation.setDuration(FOLD_MS)
        self._animation.start()
        self._refresh()

    def _set_openness(self, value: object) -> None:
        self._openness = float(str(value))
        self._lay_out()
        self._refresh()

    def _refresh(self) -> None:
        hidden = self.folded
        indexes = self._order.indexes(self._tiles)
        for panel, index in zip(self._panels, indexes, strict=True):
            panel.openness = 0.0 if hidden else self._openness
            panel.set_tile(
                None if index is None or hidden else self._tiles[index],
                self._colour,
                self._edition,
                playable=index in self._playable,
                selected=index is not None and index == self._selected,
            )
            panel.set_hinted(index in self._hinted and not hidden)

    def _index_of(self, panel: ScreenPanel) -> int | None:
        return self._order.indexes(self._tiles)[panel.number]

    def _drag(self, panel: ScreenPanel) -> None:
        index = self._index_of(panel)
        if index is not None:
            self.drag_started.emit(index)

    def _choose(self, panel: ScreenPanel) -> None:
        index = self._index_of(panel)
        if index is not None and not self.folded:
            self.tile_chosen.emit(index)

    def _hover(self, panel: ScreenPanel, over: bool) -> None:
        index = self._index_of(panel)
        self.tile_hovered.emit(index if over and index is not None else -1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from tile to tile; with Ctrl they carry the tile along."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        current = next((panel.number for panel in self._panels if panel.hasFocus()), None)
        if not step or current is None:
            super().keyPressEvent(event)
            return
        wanted = current + step
        if not 0 <= wanted < HAND_SIZE:
            return
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.move_tile(current, wanted)
            self._panels[wanted].setFocus(Qt.FocusReason.TabFocusReason)
            return
        while 0 <= wanted < HAND_SIZE:
            if self._panels[wanted].tile is not None:
                self._panels[wanted].setFocus(Qt.FocusReason.TabFocusReason)
                return
            wanted += step

    def sizeHint(self) -> QSize:
        """Five panels side by side."""
        return QSize(520, 116)

    def minimumSizeHint(self) -> QSize:
        """The least size at which tiles read well."""
        return QSize(350, 78)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the panels out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        height = self.height()
        opened = min(height * PANEL_SHAPE, self.width() / HAND_SIZE)
        shut = min(opened, height * FOLDED_SHAPE)
        each = shut + (opened - shut) * self._openness
        left = (self.width() - each * HAND_SIZE) / 2
        for number, panel in enumerate(self._panels):
            start, end = round(left + number * each), round(left + (number + 1) * each)
            panel.setGeometry(QRect(start, 0, end - start, height))
