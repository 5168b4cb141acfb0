"""How the winner was found: one step under the other, with every player's number."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from engine.samurai import SeatInfo, Step, StepKind, Verdict
from samurai_qt import art, words
from samurai_qt.controls.roles import label
from samurai_qt.session import Session
from samurai_qt.widgets.themed import ThemedWidget

CHIP = 30.0
GAP = 6.0
NAME = 4.2
"""Names are cut to this many times the text's height."""
FAINT = 0.45


class StepChips(ThemedWidget):
    """The players a step looks at, each with the number it compares; those it leaves in stand out."""

    def __init__(
        self, session: Session, step: Step, seats: Sequence[SeatInfo], parent: QWidget | None = None
    ) -> None:
        super().__init__(session, parent)
        self._step = step
        self._seats = tuple(seats)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _font(self) -> QFont:
        return self.session.style.serif_font(1.05)

    def _text(self, seat: int, number: int) -> str:
        metrics = QFontMetricsF(self._font())
        name = words.seat_name(self._seats, seat)
        name = metrics.elidedText(name, Qt.TextElideMode.ElideRight, metrics.height() * NAME)
        return name if self._step.kind in (StepKind.CONCEDED, StepKind.SHARED) else f"{name} {number}"

    def _places(self, width: float) -> list[QRectF]:
        metrics = QFontMetricsF(self._font())
        x = y = 0.0
        places = []
        for seat, number in zip(self._step.seats, self._step.numbers, strict=True):
            wanted = min(width, CHIP + metrics.horizontalAdvance(self._text(seat, number)) + 12)
            if x and x + wanted > width:
                x, y = 0.0, y + CHIP + GAP
            places.append(QRectF(x, y, wanted, CHIP))
            x += wanted + GAP
        return places

    def heightForWidth(self, width: int) -> int:
        """As many rows as the chips need."""
        return round(self._places(width)[-1].bottom()) + 2

    def hasHeightForWidth(self) -> bool:
        """Narrower means higher."""
        return True

    def sizeHint(self) -> QSize:
        """All chips in rows of the present width."""
        width = max(160, self.width())
        return QSize(width, self.heightForWidth(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the height the chips need at the new width."""
        super().resizeEvent(event)
        self.setFixedHeight(self.heightForWidth(self.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the chips."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seats = zip(self._step.seats, self._step.numbers, self._places(self.width()), strict=True)
        for seat, number, place in seats:
            self._paint_chip(painter, seat, self._text(seat, number), place)

    def _paint_chip(self, painter: QPainter, seat: int, text: str, place: QRectF) -> None:
        colours = self.colours
        info = self._seats[seat]
        stays = seat in self._step.survivors
        player = colours.players[info.colour]
        painter.setOpacity(1.0 if stays else FAINT)
        painter.setPen(QPen(QColor(player.text if stays else colours.line), 1.6 if stays else 1.0))
        painter.setBrush(QColor(colours.paper if stays else colours.raised))
        painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), CHIP / 2, CHIP / 2)
        crest = art.crest_pixmap(info.colour, CHIP - 10, self.devicePixelRatioF(), colours)
        painter.drawPixmap(QPointF(place.left() + 5, place.top() + 5), crest)
        painter.setFont(self._font())
        painter.setPen(QColor(colours.ink))
        inner = place.adjusted(CHIP, 0, -8, 0)
        elided = QFontMetricsF(self._font()).elidedText(text, Qt.TextElideMode.ElideMiddle, inner.width())
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter, elided)
        painter.setOpacity(1.0)


class VerdictPanel(QFrame):
    """All steps of a verdict: the rule, the numbers, what comes of it."""

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
        self._rules: list[QLabel] = []
        self._outcomes: list[QLabel] = []
        self._chips: list[StepChips] = []
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 14, 18, 14)
        layout.setSpacing(7)
        self._heading = label("heading", wrap=True)
        layout.addWidget(self._heading)
        for number, step in enumerate(verdict.steps):
            if number:
                rule_line = QFrame()
                rule_line.setProperty("role", "rule")
                layout.addSpacing(4)
                layout.addWidget(rule_line)
                layout.addSpacing(2)
            rule = label(wrap=True)
            chips = StepChips(session, step, seats)
            outcome = label(wrap=True)
            outcome.setFont(self._bold(outcome.font()))
            for widget in (rule, chips, outcome):
                layout.addWidget(widget)
            self._rules.append(rule)
            self._chips.append(chips)
            self._outcomes.append(outcome)
        layout.addStretch(1)
        self.setProperty("role", "card")
        self.retranslate()

    @staticmethod
    def _bold(font: QFont) -> QFont:
        font.setBold(True)
        return font

    def retranslate(self) -> None:
        """Set every text anew."""
        self._heading.setText(self.tr("How the winner is found"))
        for number in range(len(self._rules)):
            text = words.step_text(self._verdict, number, self._seats, self._edition)
            self._rules[number].setText(f"{number + 1}.  {text.rule}" if len(self._rules) > 1 else text.rule)
            self._chips[number].setAccessibleName(text.numbers)
            self._outcomes[number].setText(text.outcome)
