"""The choice of a player's colour: one button a colour, with its crest and name."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QWidget

from engine.samurai import COLOURS
from samurai_qt.art import crest_pixmap
from samurai_qt.controls.roles import button
from samurai_qt.session import Session
from samurai_qt.words import colour_name, piece_title

ICON_SIZE = 22


def colour_icon(session: Session, colour: str, size: int = ICON_SIZE, ratio: float = 2.0) -> QIcon:
    """Return a player's crest on their colour."""
    return QIcon(crest_pixmap(colour, size, ratio, session.style.colours))


class ColourChoice(QWidget):
    """Exactly one of the four player colours."""

    changed = Signal(str)

    def __init__(self, session: Session, colour: str) -> None:
        super().__init__()
        self._session = session
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for number, name in enumerate(COLOURS):
            choice = button("segment")
            choice.setCheckable(True)
            choice.setChecked(name == colour)
            choice.setIconSize(QSize(ICON_SIZE, ICON_SIZE))
            self._group.addButton(choice, number)
            row.addWidget(choice)
        row.addStretch(1)
        self._group.idToggled.connect(lambda number, on: self.changed.emit(COLOURS[number]) if on else None)
        self._retranslate()
        self._paint()
        session.style.changed.connect(self._paint)

    @property
    def colour(self) -> str:
        """The colour chosen."""
        return COLOURS[self._group.checkedId()]

    def choose(self, colour: str) -> None:
        """Choose a colour."""
        self._group.button(COLOURS.index(colour)).setChecked(True)

    def _retranslate(self) -> None:
        for number, name in enumerate(COLOURS):
            # Style sheets have no gap between icon and text; the space makes one.
            self._group.button(number).setText(f" {piece_title(colour_name(name))}")

    def _paint(self) -> None:
        for number, name in enumerate(COLOURS):
            self._group.button(number).setIcon(colour_icon(self._session, name))

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
