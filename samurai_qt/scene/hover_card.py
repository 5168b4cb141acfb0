"""The card beside a settlement under the pointer: who has how much influence on each figure, what is open."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from engine.samurai import Position, SeatInfo, influence, leading_seat
from samurai_qt.art import crest_pixmap, figure_pixmap
from samurai_qt.scene.hex_words import hex_text, open_land_text
from samurai_qt.theme.colours import Theme
from samurai_qt.words.pieces import piece_title
from samurai_qt.words.places import hex_title

MARGIN = 12.0
GAP = 16
"""Between the card and the hex."""
NOTE_GAP = 4.0
WRAPPED = int(Qt.TextFlag.TextWordWrap)


class HoverCard(QWidget):
    """A small table over the map; it takes no clicks and no keys."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._map = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._position: Position | None = None
        self._settlement = -1
        self._seats: Sequence[SeatInfo] = ()
        self._theme: Theme | None = None
        self._note = ""
        self.hide()

    @property
    def settlement(self) -> int:
        """The settlement the card tells about, -1 while hidden."""
        return self._settlement if self.isVisibleTo(self._map) else -1

    def show_for(
        self,
        position: Position,
        settlement: int,
        seats: Sequence[SeatInfo],
        theme: Theme,
        beside: QRect,
        note: str = "",
    ) -> None:
        """Tell about a settlement of a position, next to the rectangle it takes in the parent.

        `note` is one more sentence at the foot, such as why a tile may not go there.
        """
        self._position, self._settlement, self._seats, self._theme = position, settlement, seats, theme
        self._note = note
        self.setAccessibleName("\n".join(filter(None, (hex_text(position, settlement, seats), note))))
        width = self._needed_width()
        self.resize(width, self._needed_height() + round(self._note_height(width - 2 * MARGIN)))
        self.move(self._free_corner(beside))
        self.show()
        self.raise_()
        self.update()

    def _free_corner(self, beside: QRect) -> QPoint:
        room = self._map.rect()
        x = beside.right() + GAP
        if x + self.width() > room.right():
            x = beside.left() - GAP - self.width()
        y = beside.center().y() - self.height() // 2
        return QPoint(
            max(room.left(), min(x, room.right() - self.width())),
            max(room.top(), min(y, room.bottom() - self.height())),
        )

    # Measures in units of the font

    @property
    def _row(self) -> float:
        return QFontMetricsF(self.font()).height() * 1.6

    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font

    def _lines(self) -> tuple[str, str]:
        assert self._position is not None
        return (
            hex_title(self._position.board, self._settlement),
            piece_title(open_land_text(self._position, self._settlement)),
        )

    def _needed_width(self) -> int:
        assert self._position is not None
        bold = QFontMetricsF(self._bold())
        texts = max(bold.horizontalAdvance(text) for text in self._lines())
        table = self._row * (1.2 + 1.5 * self._position.players)
        note = min(QFontMetricsF(self.font()).horizontalAdvance(self._note), 16 * self._row)
        return round(2 * MARGIN + max(texts, table, note)) + 2

    def _note_height(self, width: float) -> float:
        if not self._note:
            return 0.0
        room = QRectF(0, 0, width, 10_000)
        return QFontMetricsF(self.font()).boundingRect(room, WRAPPED, self._note).height() + NOTE_GAP

    def _needed_height(self) -> int:
        assert self._position is not None
        figures = len(self._position.figures_at(self._settlement))
        rows = 2 + (figures + 1 if figures else 0)
        return round(2 * MARGIN + rows * self._row)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the card."""
        if self._position is None or self._theme is None:
            return
        position, theme = self._position, self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.strong_line), 1))
        painter.setBrush(QColor(theme.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        title, open_land = self._lines()
        row, width = self._row, self.width() - 2 * MARGIN
        painter.setPen(QColor(theme.ink))
        painter.setFont(self._bold())
        painter.drawText(QRectF(MARGIN, MARGIN, width, row), Qt.AlignmentFlag.AlignVCenter, title)
        y = MARGIN + row
        figures = position.figures_at(self._settlement)
        if figures:
            self._paint_table(painter, position, theme, y)
            y += row * (len(figures) + 1)
        painter.setFont(self.font())
        painter.setPen(QColor(theme.muted))
        painter.drawText(QRectF(MARGIN, y, width, row), Qt.AlignmentFlag.AlignVCenter, open_land)
        painter.setPen(QColor(theme.error))
        painter.drawText(QRectF(MARGIN, y + row + NOTE_GAP, width, self.height()), WRAPPED, self._note)

    def _paint_table(self, painter: QPainter, position: Position, theme: Theme, top: float) -> None:
        row, dpr = self._row, self.devicePixelRatioF()
        column = 1.5 * row
        totals = influence(position, self._settlement)
        for seat, info in enumerate(self._seats):
            crest = crest_pixmap(info.colour, round(row * 0.8), dpr, theme)
            x = MARGIN + row * 1.2 + column * seat
            painter.drawPixmap(QPointF(x + (column - row * 0.8) / 2, top + row * 0.1), crest)
        for line, figure in enumerate(position.figures_at(self._settlement), 1):
            y = top + row * line
            painter.drawPixmap(QPointF(MARGIN, y), figure_pixmap(figure, round(row), dpr, theme))
            leader = leading_seat(totals[figure.index])
            for seat, total in enumerate(totals[figure.index]):
                player = theme.players[self._seats[seat].colour]
                cell = QRectF(MARGIN + row * 1.2 + column * seat, y, column, row)
                if seat == leader:
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(QColor(player.tint))
                    painter.drawRoundedRect(cell.adjusted(3, 2, -3, -2), 4, 4)
                painter.setPen(QColor(player.ink if seat == leader else theme.ink if total else theme.muted))
                painter.setFont(self._bold() if seat == leader else self.font())
                painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(total))
