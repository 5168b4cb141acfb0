"""The first start: the player's name and colour, asked once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from samurai_qt.controls.colour_choice import ColourChoice
from samurai_qt.controls.language_box import LanguageBox
from samurai_qt.controls.roles import button, card, label
from samurai_qt.pages.page import Page
from samurai_qt.session import Session
from samurai_qt.storage.settings import NAME_LENGTH


class WelcomePage(Page):
    """Asks for name and colour; stays until there is a name."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._sign = label("sign")
        self._sign.setText("侍")
        self._sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title = label("title")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._name_label = label()
        self.name = QLineEdit(maxLength=NAME_LENGTH)
        self.name.setMinimumWidth(320)
        self.name.textChanged.connect(self._check)
        self.name.returnPressed.connect(self._accept)
        self._name_label.setBuddy(self.name)
        self._colour_label = label()
        self.colours = ColourChoice(session, session.settings.colour)
        self._language_label = label()
        self._language = LanguageBox(session)
        self._later = label("muted", wrap=True)
        self.accept = button("primary")
        self.accept.clicked.connect(self._accept)
        layout = QVBoxLayout(self)
        layout.addStretch(1)
        layout.addWidget(self._sign)
        layout.addWidget(self._title)
        layout.addSpacing(16)
        layout.addLayout(_centred(self._make_card()))
        layout.addStretch(2)
        self.retranslate()
        self._check()

    def _make_card(self) -> QWidget:
        panel = card()
        grid = QGridLayout(panel)
        grid.setContentsMargins(32, 28, 32, 28)
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(16)
        rows = (
            (self._name_label, self.name),
            (self._colour_label, self.colours),
            (self._language_label, self._language),
        )
        for row, (name, control) in enumerate(rows):
            grid.addWidget(name, row, 0)
            grid.addWidget(control, row, 1)
        grid.addWidget(self._later, len(rows), 0, 1, 2)
        grid.addWidget(self.accept, len(rows) + 1, 0, 1, 2, Qt.AlignmentFlag.AlignRight)
        return panel

    def retranslate(self) -> None:
        """Set every text anew."""
        self._title.setText(self.tr("Welcome"))
        self._name_label.setText(self.tr("Your name"))
        self._colour_label.setText(self.tr("Your colour"))
        self._language_label.setText(self.tr("Language"))
        self._later.setText(self.tr("You can change all of this in the settings at any time."))
        self.accept.setText(self.tr("Continue"))

    def shown(self) -> None:
        """Give the keyboard to the name."""
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def escape(self) -> None:
        """Stay: the question is asked once, and the answer is needed at every table."""

    def _typed(self) -> str:
        return self.name.text().strip()

    def _check(self) -> None:
        self.accept.setEnabled(bool(self._typed()) and self._typed().isprintable())

    def _accept(self) -> None:
        if self.accept.isEnabled():
            self.session.change_settings(name=self._typed(), colour=self.colours.colour)
            self.back_requested.emit()


def _centred(widget: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addStretch(1)
    row.addWidget(widget)
    row.addStretch(1)
    return row
