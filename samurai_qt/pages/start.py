"""The start page: the game's title and the ways on."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout

from samurai_qt import words
from samurai_qt.controls.roles import button, label
from samurai_qt.pages.page import Page
from samurai_qt.pages.start_picture import StartPicture
from samurai_qt.session import Session
from samurai_qt.storage.autosave_slot import game_in_progress
from samurai_qt.storage.network_tables import count_unfinished_tables

ENTRY_WIDTH = 292


class StartPage(Page):
    """Title and entries at the left, a picture at the right."""

    resume_requested = Signal()
    new_game_requested = Signal()
    network_requested = Signal()
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
        self.progress = label("muted", wrap=True)
        # As far in as the entries' words.
        self.progress.setContentsMargins(21, 0, 0, 10)
        self.new_game = self._entry(self.new_game_requested)
        self.network = self._entry(self.network_requested)
        self.unfinished = label("muted", wrap=True)
        self.unfinished.setContentsMargins(21, 0, 0, 10)
        self._saves = self._entry(self.saves_requested)
        self._rules = self._entry(self.rules_requested)
        self._settings = self._entry(self.settings_requested)
        self._quit = self._entry(self.quit_requested)
        self._column = column = QVBoxLayout()
        column.setContentsMargins(56, 32, 32, 24)
        column.setSpacing(4)
        column.addStretch(1)
        column.addWidget(self._sign)
        column.addWidget(self._title)
        column.addWidget(self._author)
        column.addSpacing(28)
        column.addWidget(self.resume)
        column.addWidget(self.progress)
        ways = (
            self.new_game,
            self.network,
            self.unfinished,
            self._saves,
            self._rules,
            self._settings,
            self._quit,
        )
        for way in ways:
            column.addWidget(way)
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
        made.setMinimumWidth(ENTRY_WIDTH)
        made.clicked.connect(requested)
        return made

    def retranslate(self) -> None:
        """Set every text anew."""
        self._author.setText(self.tr("A board game by Reiner Knizia"))
        self.resume.setText(self.tr("Go on with the game"))
        self.new_game.setText(self.tr("New game"))
        self.network.setText(self.tr("Play on the network"))
        self._saves.setText(self.tr("Saved games and replays"))
        self._rules.setText(self.tr("Rules"))
        self._settings.setText(self.tr("Settings"))
        self._quit.setText(self.tr("Quit"))
        self._version.setText(self.tr("Version {version}").format(version=QCoreApplication.applicationVersion()))

    def shown(self) -> None:
        """Offer the game in progress if there is one, and give the keyboard to the first entry."""
        game = game_in_progress(self.session.folder)
        for widget in (self.resume, self.progress):
            widget.setVisible(game is not None)
        if game is not None and game.record is not None:
            names = words.joined([seat.name for seat in game.record.seats])
            turns = self.tr("%n turn(s)", "played so far", len(game.record.turns))
            self.progress.setText(f"{names} · {turns}")
        unfinished = count_unfinished_tables(self.session.folder.path)
        self.unfinished.setVisible(bool(unfinished) and not self.network.isHidden())
        self.unfinished.setText(self.tr("%n unfinished game(s)", "between computers", unfinished))
        self._fit()
        first = self.new_game if game is None else self.resume
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the column to the new height."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Leave the sign out where the entries need its room, as with large text in a low window."""
        needed = self._column.minimumSize().height()
        if self._sign.isHidden():
            needed += self._sign.sizeHint().height() + self._column.spacing()
        self._sign.setVisible(needed <= self.height())

    def escape(self) -> None:
        """Stay: there is nothing below the start page."""
