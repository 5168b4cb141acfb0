"""The choice of the opening hand, laid over the map, which can be looked at between if figures lie there."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.samurai import Phase
from samurai_qt import words
from samurai_qt.controls.roles import button, card
from samurai_qt.session import Session
from samurai_qt.table.controller import TableController
from samurai_qt.widgets.opening_chooser import OpeningChooser


class OpeningSheet(QWidget):
    """Visible while a person here chooses five of twenty tiles."""

    map_requested = Signal()
    """The map is to be seen for a while."""

    def __init__(self, session: Session, controller: TableController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._seat: int | None = None
        self.peeking = False
        """Whether the sheet is laid aside to look at the map."""
        self.chooser = OpeningChooser(session)
        self.chooser.confirmed.connect(controller.choose_opening)
        self.show_map = button()
        self.show_map.setObjectName("show-map")
        self.show_map.clicked.connect(self.map_requested)
        sheet = card()
        column = QVBoxLayout(sheet)
        column.setContentsMargins(18, 10, 18, 12)
        column.addWidget(self.show_map, 0, Qt.AlignmentFlag.AlignRight)
        column.addWidget(self.chooser, 1)
        outside = QVBoxLayout(self)
        outside.setContentsMargins(10, 10, 10, 10)
        outside.addWidget(sheet)
        # Nothing of the map or the hand looks out at the edges.
        self.setAutoFillBackground(True)
        self.hide()

    @property
    def wanted(self) -> bool:
        """Whether a person who is in front of the screen has to choose."""
        controller = self._controller
        choosing = controller.person_to_act is not None and controller.cover is None
        return choosing and controller.table.position.phase is Phase.OPENING

    def refresh(self) -> None:
        """Show or hide the sheet, for whoever is to choose."""
        if not self.wanted:
            self._seat, self.peeking = None, False
            self.hide()
            return
        person = self._controller.person_to_act
        seats = self._controller.table.seats
        rules = self._controller.table.position.rules
        if person is not None and person != self._seat:
            self._seat = person
            self.chooser.ask(words.seat_name(seats, person), seats[person].colour, rules.edition)
        self.show_map.setVisible(rules.figures == "random")
        self.setVisible(not self.peeking)
        self.raise_()

    def retranslate(self) -> None:
        """Set every text anew; the chooser sees to its own."""
        self.show_map.setText(self.tr("Look at the map"))
