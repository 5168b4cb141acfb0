"""Who has won: the winners' screens, and the words for it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.samurai import SeatInfo, Verdict
from samurai_qt import art, words
from samurai_qt.controls.roles import label
from samurai_qt.session import Session
from samurai_qt.widgets.themed import ThemedWidget

SCREEN = QSize(150, 72)


class _Screens(ThemedWidget):
    """The screens of some seats, side by side."""

    def __init__(self, session: Session, colour_names: Sequence[str]) -> None:
        super().__init__(session)
        self._colour_names = tuple(colour_names)
        # Three winners and more stand closer, so that the words keep their room.
        self._width = SCREEN.width() if len(self._colour_names) < 3 else 100
        self.setFixedSize((self._width + 8) * len(self._colour_names), SCREEN.height())
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for number, colour in enumerate(self._colour_names):
            pixmap = art.screen_pixmap(colour, self._width, self.height(), self.devicePixelRatioF(), self.colours)
            painter.drawPixmap(QPointF(number * (self._width + 8), 0), pixmap)


class WinnerBanner(QWidget):
    """The winners' screens beside the headline and the reason why the game ended."""

    def __init__(
        self,
        session: Session,
        verdict: Verdict,
        seats: Sequence[SeatInfo],
        edition: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._verdict = verdict
        self._seats = tuple(seats)
        self._edition = edition
        self._headline = label("title", wrap=True)
        self._reason = label("muted", wrap=True)
        text = QVBoxLayout()
        text.setSpacing(2)
        text.addStretch()
        text.addWidget(self._headline)
        text.addWidget(self._reason)
        text.addStretch()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(22)
        layout.addWidget(_Screens(session, [seats[seat].colour for seat in verdict.winners]))
        layout.addLayout(text, 1)
        self.retranslate()

    @property
    def headline(self) -> str:
        """Who won, in words."""
        return self._headline.text()

    @property
    def reason(self) -> str:
        """Why the game ended, in words."""
        return self._reason.text()

    def retranslate(self) -> None:
        """Set every text anew."""
        self._headline.setText(words.verdict_headline(self._verdict, self._seats))
        reasons = [
            words.end_reason_text(reason, self._verdict, self._seats, self._edition)
            for reason in self._verdict.reasons
        ]
        self._reason.setText("\n".join(reasons))
