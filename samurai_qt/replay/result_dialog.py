"""The result of a replayed game over the page: every count, and how the winner was found."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from engine.samurai import Verdict
from engine.samurai.records import Record
from samurai_qt.controls.roles import button
from samurai_qt.session import Session
from samurai_qt.widgets.score_table import ScoreTable
from samurai_qt.widgets.verdict_panel import VerdictPanel
from samurai_qt.widgets.winner_banner import WinnerBanner


class ResultDialog(QDialog):
    """Closes by its button or Escape."""

    def __init__(self, session: Session, record: Record, verdict: Verdict, parent: QWidget) -> None:
        super().__init__(parent)
        edition = record.rules.edition
        self.banner = WinnerBanner(session, verdict, record.seats, edition)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(VerdictPanel(session, verdict, record.seats, edition))
        middle = QHBoxLayout()
        middle.setSpacing(16)
        middle.addWidget(ScoreTable(session, verdict, record.seats, edition), 8)
        middle.addWidget(scroll, 6)
        close = button("primary")
        close.setText(self.tr("Back to the replay"))
        close.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 18)
        layout.setSpacing(14)
        layout.addWidget(self.banner)
        layout.addLayout(middle, 1)
        layout.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        self.setWindowTitle(self.banner.headline)
        self.resize(min(1000, parent.width() - 20), min(640, parent.height() - 20))
