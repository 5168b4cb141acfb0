"""The start page."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout

from samurai_qt.pages.page import Page
from samurai_qt.session import Session


class StartPage(Page):
    """The game's title and the ways on."""

    quit_requested = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._title = QLabel("侍")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._quit = QPushButton()
        self._quit.clicked.connect(self.quit_requested)
        layout = QVBoxLayout(self)
        layout.addWidget(self._title, 1)
        layout.addWidget(self._quit, 0, Qt.AlignmentFlag.AlignCenter)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text anew."""
        self._quit.setText(self.tr("Quit"))
