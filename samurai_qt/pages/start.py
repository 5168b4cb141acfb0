"""The start page: the game's title and the ways on."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout

from samurai_qt import words
from samurai_qt.controls.roles import button, label
from samurai_qt.pages.page import Page
from samurai_qt.pages.start_picture import StartPicture
from samurai_qt.session import Session
from samurai_qt.storage.autosave_slot import game_in_progress

COLUMN_WIDTH = 380


class StartPage(Page):
    """Title and entries at the left, a picture at the right."""

    resume_requested = Signal()
    new_game_requested = Signal()
    saves_requested = Signal()
    rules_requested = Signal()
    settings_requested = Signal()
    quit_requested = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._sign = label("sign")
        self._sign.setText("侍")
        self._title = label("title")
        self._title.setText("Samurai")
        self._author = label("muted")
        self._version = label("muted")
        self.resume = self._entry(self.resume_requested)
        self.new_game = self._entry(self.new_game_requested)
        self._saves = self._entry(self.saves_requested)
        self._rules = self._entry(self.rules_requested)
        self._settings = self._entry(self.settings_requested)
        self._quit = self._entry(self.quit_requested)
        column = QVBoxLayout()
        column.setContentsMargins(56, 32, 32, 24)
        column.setSpacing(4)
        column.addStretch(1)
        column.addWidget(self._sign)
        column.addWidget(self._title)
        column.addWidget(self._author)
        column.addSpacing(28)
        for entry in (self.resume, self.new_game, self._saves, self._rules, self._settings, self._quit):
            column.addWidget(entry)
        column.addStretch(2)
        column.addWidget(self._version)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(column)
        layout.addWidget(StartPicture(session), 1)
        self.retranslate()

    def _entry(self, requested: object) -> QPushButton:
        made = button("entry")
        made.setFixedWidth(COLUMN_WIDTH - 88)
        made.clicked.connect(requested)
        return made

    def retranslate(self) -> None:
        """Set every text anew."""
        self._author.setText(self.tr("A board game by Reiner Knizia"))
        self.resume.setText(self.tr("Go on with the game"))
        self.new_game.setText(self.tr("New game"))
        self._saves.setText(self.tr("Saved games and replays"))
        self._rules.setText(self.tr("Rules"))
        self._settings.setText(self.tr("Settings"))
        self._quit.setText(self.tr("Quit"))
        self._version.setText(self.tr("Version {version}").format(version=QCoreApplication.applicationVersion()))

    def shown(self) -> None:
        """Offer the game in progress if there is one, and give the keyboard to the first entry."""
        game = game_in_progress(self.session.folder)
        self.resume.setVisible(game is not None)
        if game is not None and game.record is not None:
            self.resume.setToolTip(words.joined([seat.name for seat in game.record.seats]))
        first = self.new_game if game is None else self.resume
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def escape(self) -> None:
        """Stay: there is nothing below the start page."""
