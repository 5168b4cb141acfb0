"""The table page's way to hints: the button, and what shows them, made when the first is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

from samurai_qt.scene.view import MapView
from samurai_qt.session import Session
from samurai_qt.table.controller import TableController
from samurai_qt.tabletop.arrangement import Arrangement
from samurai_qt.tabletop.lower_area import LowerArea
from samurai_qt.tabletop.opening_sheet import OpeningSheet
from samurai_qt.tabletop.turn_state import can_ask_for_hint
from samurai_qt.widgets.action_bar import ActionBar

if TYPE_CHECKING:
    from samurai_qt.table.hints import Hints
    from samurai_qt.tabletop.hint_side import HintSide


class HintAccess(QObject):
    """Asks for hints where they are `offered`, and keeps the bar's button up to date."""

    opened = Signal()
    """What shows hints is there now, and needs room on the page."""
    failed = Signal(str)
    """There will be no hint, and why."""

    def __init__(
        self,
        session: Session,
        controller: TableController,
        bar: ActionBar,
        map_view: MapView,
        foot: LowerArea,
        opening: OpeningSheet,
        page: QWidget,
        *,
        offered: bool,
    ) -> None:
        super().__init__(page)
        self._session = session
        self._controller = controller
        self._bar = bar
        self._shown_in = (map_view, foot, opening, page)
        self._offered = offered
        self.side: HintSide | None = None
        """What shows hints, once one has been asked for."""
        bar.hint_button.setVisible(offered)
        bar.hint_requested.connect(self.toggle)

    def toggle(self) -> None:
        """Ask a bot for a hint, or take away the one that is there."""
        if self._offered and can_ask_for_hint(self._controller):
            self.open().toggle()
        else:
            self.refresh()

    def open(self, hints: Hints | None = None) -> HintSide:
        """Make what shows hints, if it is not there yet; `hints` take the place of the usual."""
        if self.side is None:
            # Imported here: a page on which no hint is asked for starts without all this.
            from samurai_qt.tabletop.hint_side import HintSide

            self.side = HintSide(self._session, self._controller, *self._shown_in, hints)
            self.side.changed.connect(self.refresh)
            self.side.hints.failed.connect(self.failed)
            self.opened.emit()
        return self.side

    def refresh(self) -> None:
        """Bring the button up to date."""
        shown = self.side is not None and self.side.shown
        self._bar.set_hint(can_ask=can_ask_for_hint(self._controller), shown=shown)

    def close(self) -> None:
        """Take the hint away, if there is one."""
        if self.side is not None:
            self.side.hints.forget()

    def lay_in(self, parts: Arrangement, blocks: Sequence[QRect]) -> None:
        """The page's parts lie like this now, and the blocks of its players' panel."""
        if self.side is not None:
            self.side.lay_in(parts, blocks)
