"""The end of a game: who won and how that is found, every count, and the ways on."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout

from engine.samurai import Record, Verdict
from samurai_qt import art
from samurai_qt.controls.roles import button, label
from samurai_qt.pages.page import Page
from samurai_qt.session import Session
from samurai_qt.widgets.audit_bar import AuditBar
from samurai_qt.widgets.record_saver import RecordSaver
from samurai_qt.widgets.score_table import ScoreTable
from samurai_qt.widgets.verdict_panel import VerdictPanel
from samurai_qt.widgets.winner_banner import WinnerBanner


class EndPage(Page):
    """Shows the verdict on a finished game; going back leads to the table as it was left."""

    rematch_requested = Signal()
    replay_requested = Signal(object)
    """The `Record` to watch."""
    start_requested = Signal()

    def __init__(
        self, session: Session, record: Record, verdict: Verdict, audit_bar: AuditBar | None = None
    ) -> None:
        super().__init__(session)
        self.audit_bar = audit_bar
        self.record = record
        self.verdict = verdict
        edition = record.rules.edition
        self.banner = WinnerBanner(session, verdict, record.seats, edition)
        self.table = ScoreTable(session, verdict, record.seats, edition)
        self.steps = VerdictPanel(session, verdict, record.seats, edition)
        self.saver = RecordSaver(session, record, self)
        self.saver.saved.connect(self._tell_saved)
        self._saved_as: Path | None = None
        self._told = ""
        self._note = label("muted", wrap=True)
        self.rematch_button = button("primary")
        self.replay_button = button()
        self.save_button = button()
        self.map_button = button()
        self.start_button = button()
        self.rematch_button.clicked.connect(self.rematch_requested)
        self.replay_button.clicked.connect(lambda: self.replay_requested.emit(self.record))
        self.save_button.clicked.connect(self.save)
        self.map_button.clicked.connect(self.back_requested)
        self.start_button.clicked.connect(self.start_requested)
        self._build()
        session.style.changed.connect(self._paint)
        self._paint()
        self.retranslate()

    def _build(self) -> None:
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self.steps)
        middle = QHBoxLayout()
        middle.setSpacing(20)
        middle.addWidget(self.table, 8)
        middle.addWidget(scroll, 6)
        foot = QHBoxLayout()
        foot.setSpacing(10)
        for way in (self.rematch_button, self.replay_button, self.save_button, self.map_button):
            foot.addWidget(way)
        foot.addWidget(self._note, 1)
        foot.addWidget(self.start_button)
        for way in (self.rematch_button, self.replay_button, self.save_button, self.map_button, self.start_button):
            way.setMinimumHeight(44)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(32, 22, 32, 20)
        layout.setSpacing(18)
        layout.addWidget(self.banner)
        if self.audit_bar is not None:
            layout.addWidget(self.audit_bar)
        layout.addLayout(middle, 1)
        layout.addLayout(foot)

    def shown(self) -> None:
        """Give the keyboard to the rematch."""
        self.rematch_button.setFocus()

    def save(self) -> QFileDialog:
        """Ask where to write the record."""
        return self.saver.ask()

    def take_record(self, record: Record) -> None:
        """Replay and save this record from now on: all hands are known by now."""
        self.record = record
        self.saver.record = record

    def tell(self, text: str) -> None:
        """Say something beside the ways on."""
        self._saved_as, self._told = None, text
        self.retranslate()

    def _tell_saved(self, path: Path) -> None:
        self._saved_as = path
        self.retranslate()

    def _paint(self) -> None:
        colours = self.session.style.colours
        self.rematch_button.setIcon(art.icon("rotate", colours, colour=colours.on_accent))
        icons = {self.replay_button: "play", self.save_button: "save", self.start_button: "home"}
        for way, name in icons.items():
            way.setIcon(art.icon(name, colours))
        self.map_button.setIcon(art.icon("compass", colours))

    def retranslate(self) -> None:
        """Set every text anew."""
        for part in (self.banner, self.table, self.steps):
            part.retranslate()
        self.rematch_button.setText(self.tr("Rematch"))
        self.replay_button.setText(self.tr("Replay"))
        self.save_button.setText(self.tr("Save the record…"))
        self.map_button.setText(self.tr("See the map"))
        self.start_button.setText(self.tr("Back to start"))
        saved = self._saved_as.name if self._saved_as is not None else ""
        self._note.setText(self.tr("Saved as {file}").format(file=saved) if saved else self._told)
        self.setAccessibleName(self.banner.headline)
