"""What the check of a game between computers came to, on one bar."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout

from engine.samurai import SeatInfo
from samurai_qt import art
from samurai_qt.controls.roles import label, with_role
from samurai_qt.lan.model import Audit
from samurai_qt.session import Session
from samurai_qt.words.network import audit_detail, audit_headline

ICON = 26


class AuditBar(QFrame):
    """Says that the check runs, and then what it found."""

    def __init__(self, session: Session, seats: Sequence[SeatInfo]) -> None:
        super().__init__()
        with_role(self, "card")
        self.setObjectName("audit")
        self._session = session
        self._seats = tuple(seats)
        self._audit: Audit | None = None
        self._file = ""
        self._icon = QLabel()
        self._icon.setFixedSize(ICON, ICON)
        self.headline = label("heading", wrap=True)
        self.headline.setObjectName("audit-headline")
        self.detail = label("muted", wrap=True)
        lines = QVBoxLayout()
        lines.setSpacing(1)
        lines.addWidget(self.headline)
        lines.addWidget(self.detail)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(14)
        row.addWidget(self._icon)
        row.addLayout(lines, 1)
        session.style.changed.connect(self._refresh)
        self._refresh()

    def set_audit(self, audit: Audit, file: str) -> None:
        """Show the outcome, and the name of the file that holds what was checked."""
        self._audit, self._file = audit, file
        self._refresh()

    def _refresh(self) -> None:
        colours = self._session.style.colours
        audit = self._audit
        if audit is None:
            icon, ink = "hidden", colours.muted
            self.headline.setText(self.tr("Checking the game"))
            self.detail.setText(
                self.tr("All open what they had sealed, and each computer checks everything again.")
            )
        else:
            icon, ink = ("end-turn", colours.good) if audit.verified else ("warning", colours.error)
            self.headline.setText(audit_headline(audit, self._seats))
            kept = self.tr("Kept as {file}.").format(file=self._file) if self._file else ""
            self.detail.setText(f"{audit_detail(audit)} {kept}".strip())
        self._icon.setPixmap(art.icon_pixmap(icon, ICON, self.devicePixelRatioF(), colours, colour=ink))
        self.setAccessibleName(f"{self.headline.text()}. {self.detail.text()}")

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()
        super().changeEvent(event)
