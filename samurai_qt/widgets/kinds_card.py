"""What decides when the game ends and who leads: figures left of each kind, and those set aside."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.samurai import FIGURES, leaders
from samurai_qt import art, words
from samurai_qt.session import Session
from samurai_qt.widgets.themed import ThemedWidget

FIGURE = 30.0
SLOT = 26.0
SLOTS = 4
"""With this many figures set aside the game ends."""
FEW = 2
"""From here on a kind may run out soon."""
PAD = 9.0


class KindsState(NamedTuple):
    """`captured` holds all players' counts, or None while they are hidden."""

    left: tuple[int, int, int]
    of_each_kind: int
    set_aside: tuple[int, int, int]
    captured: tuple[tuple[int, int, int], ...] | None
    colour_names: tuple[str, ...]
    names: tuple[str, ...]
    edition: str
    in_play: bool
    """Whether turns are being played, so that few figures of a kind mean that the end is near."""


class KindsCard(ThemedWidget):
    """Kind by kind the figures on the map, who leads it where all may know, and four places for those set aside."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._state: KindsState | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_state(self, state: KindsState) -> None:
        """Show this."""
        if state != self._state:
            self._state = state
            self.retranslate()
            self.updateGeometry()
            self.update()

    def retranslate(self) -> None:
        """Set the card's name and tool tip anew."""
        if self._state is None:
            return
        state = self._state
        lines = [self._kind_text(state, kind) for kind in range(len(FIGURES))]
        aside = self.tr("Set aside: {number}; with four the game ends.").format(number=sum(state.set_aside))
        self.setAccessibleName("\n".join([*lines, aside]))
        self.setToolTip(self.accessibleName())

    def _kind_text(self, state: KindsState, kind: int) -> str:
        name = words.piece_title(words.figures_name(FIGURES[kind], state.edition))
        text = self.tr("{figures}: {left} of {all} on the map").format(
            figures=name, left=state.left[kind], all=state.of_each_kind
        )
        if state.captured is None:
            return text
        leader = leaders(state.captured)[kind]
        if leader < 0:
            return self.tr("{text}; nobody leads").format(text=text)
        return self.tr("{text}; {player} leads").format(text=text, player=state.names[leader])

    def _heading(self, state: KindsState) -> str:
        text = self.tr("Still on the map, of {number} each").format(number=state.of_each_kind)
        return self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(self.width() - 2 * PAD - 4))

    def _line(self) -> float:
        return self.fontMetrics().height() + 4.0

    def _leader_row(self) -> float:
        return 22.0 if self._state is not None and self._state.captured is not None else 0.0

    def _kind_row(self) -> float:
        return max(FIGURE + 4, QFontMetricsF(self.session.style.serif_font(1.5)).height())

    def sizeHint(self) -> QSize:
        """As high as its rows."""
        height = self._line() + self._kind_row() + self._leader_row() + 6 + SLOT + 2 * PAD
        return QSize(230, round(height))

    def minimumSizeHint(self) -> QSize:
        """Narrow, but with all numbers."""
        return QSize(200, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw heading, kinds, leaders and set-aside places."""
        state = self._state
        if state is None:
            return
        colours = self.colours
        painter = QPainter(self)
        plate = self.paint_plate(painter, 9)
        inner = plate.adjusted(PAD + 2, PAD - 3, -PAD, -PAD)
        painter.setPen(QColor(colours.muted))
        painter.setFont(self.font())
        heading = QRectF(inner.left(), inner.top(), inner.width(), self._line())
        painter.drawText(heading, Qt.AlignmentFlag.AlignVCenter, self._heading(state))
        column = inner.width() / len(FIGURES)
        for kind in range(len(FIGURES)):
            place = QRectF(inner.left() + kind * column, heading.bottom(), column, self._kind_row())
            self._paint_kind(painter, state, kind, place)
        self._paint_set_aside(painter, state, QRectF(inner.left(), inner.bottom() - SLOT, inner.width(), SLOT))

    def _paint_kind(self, painter: QPainter, state: KindsState, kind: int, place: QRectF) -> None:
        colours = self.colours
        left = state.left[kind]
        pixmap = art.figure_pixmap(FIGURES[kind], FIGURE, self.devicePixelRatioF(), colours)
        painter.drawPixmap(QPointF(place.left(), place.center().y() - FIGURE / 2), pixmap)
        painter.setFont(self._number_font(place.width() - FIGURE - 9))
        painter.setPen(QColor(colours.error if state.in_play and left <= FEW else colours.ink))
        number = place.adjusted(FIGURE + 5, 0, 0, 0)
        painter.drawText(number, Qt.AlignmentFlag.AlignVCenter, str(left))
        if state.captured is None:
            return
        row = QRectF(place.left(), place.bottom() + 1, place.width(), self._leader_row())
        self._paint_leader(painter, state.captured, state.colour_names, kind, row)

    def _number_font(self, room: float) -> QFont:
        font = self.session.style.serif_font(1.5)
        wanted = QFontMetricsF(font).horizontalAdvance("00")
        if wanted > room:
            font.setPointSizeF(font.pointSizeF() * room / wanted)
        return font

    def _paint_leader(
        self,
        painter: QPainter,
        captured: tuple[tuple[int, int, int], ...],
        colour_names: tuple[str, ...],
        kind: int,
        row: QRectF,
    ) -> None:
        leader = leaders(captured)[kind]
        middle = row.left() + FIGURE / 2
        painter.setFont(self.session.style.text_font(0.9))
        painter.setPen(QColor(self.colours.muted))
        if leader < 0:
            painter.drawText(row.adjusted(FIGURE / 2 - 4, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, "–")
            return
        crest = art.crest_pixmap(colour_names[leader], 18, self.devicePixelRatioF(), self.colours)
        painter.drawPixmap(QPointF(middle - 9, row.center().y() - 9), crest)
        painter.setPen(QColor(self.colours.ink))
        place = row.adjusted(FIGURE + 5, 0, 0, 0)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, str(captured[leader][kind]))

    def _paint_set_aside(self, painter: QPainter, state: KindsState, row: QRectF) -> None:
        colours = self.colours
        aside = [figure for figure in FIGURES for _ in range(state.set_aside[figure.index])]
        places = max(SLOTS, len(aside))
        each = min(SLOT + 4, row.width() * 0.62 / places)
        left = row.right() - each * places
        for place in range(places):
            square = QRectF(left + place * each, row.top(), each - 4, row.height())
            last = place == SLOTS - 1
            painter.setPen(QPen(QColor(colours.accent if last else colours.strong_line), 1.2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if place < len(aside):
                size = min(SLOT, each)
                pixmap = art.figure_pixmap(aside[place], size, self.devicePixelRatioF(), colours, greyed=True)
                painter.drawPixmap(QPointF(square.center().x() - size / 2, square.center().y() - size / 2), pixmap)
            else:
                painter.drawRoundedRect(square.adjusted(1, 2, -1, -2), 5, 5)
        painter.setFont(self.font())
        painter.setPen(QColor(colours.muted))
        width = left - row.left() - 6
        label = self.fontMetrics().elidedText(self.tr("Set aside"), Qt.TextElideMode.ElideRight, round(width))
        painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, label)
