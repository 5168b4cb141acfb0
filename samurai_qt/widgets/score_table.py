"""The count at the end: each player's figures kind by kind, who leads, and what was set aside."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.samurai import FIGURES, Figure, SeatInfo, Verdict
from samurai_qt import art, words
from samurai_qt.session import Session
from samurai_qt.widgets.leader_token import leader_token_pixmap
from samurai_qt.widgets.themed import ThemedWidget

LEAST_FIGURE, MOST_FIGURE = 24.0, 68.0
MOST_ROW = 200.0
STACKED_ROW = 76.0
"""From this height on figures stand under their number where they don't fit beside it."""
PAD = 12.0
CREST = 30.0


class ScoreTable(ThemedWidget):
    """A row for each player and one for figures set aside; the leader of a kind has its token in the row."""

    def __init__(
        self,
        session: Session,
        verdict: Verdict,
        seats: Sequence[SeatInfo],
        edition: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(session, parent)
        self._verdict = verdict
        self._seats = tuple(seats)
        self._edition = edition
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the table's name anew: all of it in words."""
        lines = [self._player_text(seat) for seat in range(len(self._seats))]
        for figure in FIGURES:
            name = words.piece_title(words.figures_name(figure, self._edition))
            lines.append(f"{name}: {words.leader_text(figure, self._verdict, self._seats)}")
        lines.append(self.tr("Set aside: {figures}").format(figures=self._counts_text(self._verdict.set_aside)))
        self.setAccessibleName("\n".join(lines))
        self.update()

    def _counts_text(self, counts: Sequence[int]) -> str:
        return words.joined([words.figure_count(kind, counts[kind.index], self._edition) for kind in FIGURES])

    def _player_text(self, seat: int) -> str:
        return f"{words.seat_name(self._seats, seat)}: {self._counts_text(self._verdict.captured[seat])}"

    def _heading_height(self) -> float:
        return QFontMetricsF(self.font()).height() + 14

    def _row_height(self) -> float:
        rows = len(self._seats) + 1
        return min((self.height() - self._heading_height()) / rows, MOST_ROW)

    def _figure_size(self) -> float:
        return max(LEAST_FIGURE, min(MOST_FIGURE, self._row_height() * 0.36))

    def _token_size(self) -> float:
        return self._figure_size() * 1.2

    def _number_font(self) -> QFont:
        return self.session.style.serif_font(max(1.6, min(2.6, self._row_height() / 60)))

    def _name_font(self, *, bold: bool) -> QFont:
        return self.session.style.serif_font(1.15, bold=bold)

    def _number_width(self) -> float:
        return QFontMetricsF(self._number_font()).horizontalAdvance("00")

    def sizeHint(self) -> QSize:
        """Rows with some air."""
        return QSize(620, round(self._heading_height() + (len(self._seats) + 1) * 92))

    def minimumSizeHint(self) -> QSize:
        """Rows close together."""
        least = max(46.0, QFontMetricsF(self.session.style.serif_font(1.6)).height() + 8)
        return QSize(470, round(self._heading_height() + (len(self._seats) + 1) * least))

    def _is_stacked(self) -> bool:
        """Whether some figures don't fit beside their number, while there is height to put them under it."""
        columns = self._columns()
        size = self._figure_size()
        room = columns[2] - columns[1] - PAD - self._number_width() - 10
        rows = [*self._verdict.captured, self._verdict.set_aside]
        for seat, counts in enumerate(rows):
            for kind, count in enumerate(counts):
                leads = seat < len(self._seats) and self._verdict.leaders[kind] == seat
                wanted = size * (0.18 + 0.82 * count) + (self._token_size() + 6 if leads else 0)
                if wanted > room:
                    return self._row_height() >= STACKED_ROW
        return False

    def _columns(self) -> list[float]:
        """Left edges of the columns: who, three kinds, in all; and the right edge."""
        width = self.width()
        metrics = QFontMetricsF(self._name_font(bold=True))
        names = [metrics.horizontalAdvance(words.seat_name(self._seats, seat)) for seat in range(len(self._seats))]
        who = min(max(140.0, PAD + CREST + 20 + max(names)), width * 0.28)
        total = max(70.0, width * 0.11)
        kind = (width - who - total) / len(FIGURES)
        return [0.0, *(who + number * kind for number in range(4)), float(width)]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw heading, players and set-aside row."""
        painter = QPainter(self)
        self.paint_plate(painter, 10)
        top = self._heading_height()
        self._paint_heading(painter, top)
        height = self._row_height()
        for seat in range(len(self._seats)):
            self._paint_player(painter, seat, top + seat * height, height)
        self._paint_set_aside(painter, top + len(self._seats) * height, height)

    def _paint_heading(self, painter: QPainter, height: float) -> None:
        columns = self._columns()
        painter.setFont(self.font())
        painter.setPen(QColor(self.colours.muted))
        names = [words.piece_title(words.figures_name(figure, self._edition)) for figure in FIGURES]
        for number, name in enumerate([*names, self.tr("In all")], 1):
            place = QRectF(columns[number] + PAD, 2, columns[number + 1] - columns[number] - PAD - 4, height)
            text = self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, round(place.width()))
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_player(self, painter: QPainter, seat: int, top: float, height: float) -> None:
        colours = self.colours
        columns = self._columns()
        info = self._seats[seat]
        painter.setPen(QPen(QColor(colours.line), 1.0))
        painter.drawLine(QPointF(PAD, top), QPointF(self.width() - PAD, top))
        winner = seat in self._verdict.winners
        if winner:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.players[info.colour].strong))
            painter.drawRoundedRect(QRectF(0.5, top + 5, 6, height - 10), 3, 3)
        middle = top + height / 2
        crest = art.crest_pixmap(info.colour, CREST, self.devicePixelRatioF(), colours)
        painter.drawPixmap(QPointF(PAD + 4, middle - CREST / 2), crest)
        font = self._name_font(bold=winner)
        painter.setFont(font)
        painter.setPen(QColor(colours.players[info.colour].text))
        left = PAD + CREST + 12
        room = columns[1] - left - 4
        name = words.seat_name(self._seats, seat)
        elided = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(left, top, room, height), Qt.AlignmentFlag.AlignVCenter, elided)
        for figure in FIGURES:
            left, right = columns[figure.index + 1], columns[figure.index + 2]
            leads = self._verdict.leaders[figure.index] == seat
            place = QRectF(left, top, right - left, height)
            self._paint_cell(painter, figure, self._verdict.captured[seat][figure.index], place, leads=leads)
        painter.setFont(self._number_font())
        painter.setPen(QColor(colours.ink))
        total = QRectF(columns[4] + PAD, top, columns[5] - columns[4], height)
        painter.drawText(total, Qt.AlignmentFlag.AlignVCenter, str(sum(self._verdict.captured[seat])))

    def _paint_cell(
        self, painter: QPainter, figure: Figure, count: int, place: QRectF, *, leads: bool, greyed: bool = False
    ) -> None:
        colours = self.colours
        ratio = self.devicePixelRatioF()
        if leads:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.selected))
            painter.drawRoundedRect(place.adjusted(3, 4, -3, -4), 8, 8)
        size, token = self._figure_size(), self._token_size()
        stacked = self._is_stacked()
        line = QFontMetricsF(self._number_font()).height()
        top = place.center().y() - (line + size) / 2
        upper = QRectF(place.left(), top, place.width(), line) if stacked else place
        number = QRectF(place.left() + PAD, upper.top(), self._number_width(), upper.height())
        painter.setFont(self._number_font())
        painter.setPen(QColor(colours.ink if count and not greyed else colours.muted))
        painter.drawText(number, Qt.AlignmentFlag.AlignVCenter, str(count))
        if leads:
            self._paint_token(painter, figure, QPointF(place.right() - 8 - token, upper.center().y() - token / 2))
        left, right, middle = number.right() + 2, place.right() - 8, place.center().y()
        if stacked:
            left, middle = place.left() + 8, top + line + size / 2
        elif leads:
            right -= token + 6
        if not count or right - left < size:
            return
        step = min(size * 0.82, (right - left - size) / max(1, count - 1))
        pixmap = art.figure_pixmap(figure, size, ratio, colours, greyed=greyed)
        for index in range(count):
            painter.drawPixmap(QPointF(left + index * step, middle - size / 2), pixmap)

    def _paint_token(self, painter: QPainter, figure: Figure, at: QPointF) -> None:
        ratio = self.devicePixelRatioF()
        size = self._token_size()
        if self._edition == "2015":
            painter.drawPixmap(at, leader_token_pixmap(figure, size, ratio, self.colours))
        else:
            crown = art.icon_pixmap("crown", size * 0.8, ratio, self.colours, colour=self.colours.accent)
            painter.drawPixmap(at + QPointF(size * 0.1, size * 0.1), crown)

    def _paint_set_aside(self, painter: QPainter, top: float, height: float) -> None:
        colours = self.colours
        columns = self._columns()
        painter.setPen(QPen(QColor(colours.line), 1.0))
        painter.drawLine(QPointF(PAD, top), QPointF(self.width() - PAD, top))
        painter.setFont(self.font())
        painter.setPen(QColor(colours.muted))
        label = QRectF(PAD + 4, top, columns[1] - PAD - 8, height)
        text = self.fontMetrics().elidedText(
            self.tr("Set aside"), Qt.TextElideMode.ElideRight, round(label.width())
        )
        painter.drawText(label, Qt.AlignmentFlag.AlignVCenter, text)
        for figure in FIGURES:
            left, right = columns[figure.index + 1], columns[figure.index + 2]
            count = self._verdict.set_aside[figure.index]
            place = QRectF(left, top, right - left, height)
            self._paint_cell(painter, figure, count, place, leads=False, greyed=True)
        painter.setFont(self._number_font())
        painter.setPen(QColor(colours.muted))
        total = QRectF(columns[4] + PAD, top, columns[5] - columns[4], height)
        painter.drawText(total, Qt.AlignmentFlag.AlignVCenter, str(sum(self._verdict.set_aside)))
