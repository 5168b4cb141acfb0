"""All hands face up, each on a small screen in its player's colour."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from engine.samurai import HAND_SIZE, SeatInfo
from engine.samurai.records import KnownHand
from samurai_qt import art, words
from samurai_qt.session import Session
from samurai_qt.widgets.themed import ThemedWidget

GAP = 16.0
WIDEST = 58.0
SHAPE = 1.12
"""Height of a panel by its width."""


class HandsStrip(ThemedWidget):
    """A screen for each seat; tiles the record doesn't tell are shown from the back."""

    def __init__(
        self, session: Session, seats: Sequence[SeatInfo], edition: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(session, parent)
        self._seats = tuple(seats)
        self._edition = edition
        self._hands: tuple[KnownHand, ...] = ()
        self._acting = -1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_hands(self, hands: Sequence[KnownHand], acting: int) -> None:
        """Show these hands; `acting` is the seat whose turn it is, or -1."""
        self._hands, self._acting = tuple(hands), acting
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Set the strip's name anew."""
        self.setAccessibleName("\n".join(self._text(hand) for hand in self._hands))

    def _text(self, hand: KnownHand) -> str:
        names = [words.tile_name(tile, self._edition) for tile in hand.tiles]
        if hand.hidden:
            names.append(self.tr("{tiles} unknown").format(tiles=words.tiles_count(hand.hidden)))
        held = words.joined(names) if names else self.tr("no tiles")
        return f"{words.seat_name(self._seats, hand.seat)}: {held}"

    def sizeHint(self) -> QSize:
        """One row of screens."""
        return QSize(700, round(self._panel_width() * SHAPE) + 8)

    def minimumSizeHint(self) -> QSize:
        """Small screens."""
        return QSize(400, 46)

    def _panel_width(self) -> float:
        seats = len(self._seats)
        return max(20.0, min(WIDEST, ((self.width() - GAP * (seats + 1)) / seats) / HAND_SIZE))

    def resizeEvent(self, event: object) -> None:
        """Take the height that suits the width."""
        self.setFixedHeight(round(self._panel_width() * SHAPE) + 8)

    def _places(self) -> list[QRectF]:
        each = self._panel_width() * HAND_SIZE
        seats = len(self._seats)
        left = (self.width() - seats * each - (seats - 1) * GAP) / 2
        height = self._panel_width() * SHAPE
        return [QRectF(left + seat * (each + GAP), 4, each, height) for seat in range(seats)]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the screens with their tiles."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for hand, place in zip(self._hands, self._places(), strict=True):
            self._paint_hand(painter, hand, place)

    def _paint_hand(self, painter: QPainter, hand: KnownHand, place: QRectF) -> None:
        colours = self.colours
        ratio = self.devicePixelRatioF()
        colour = self._seats[hand.seat].colour
        width = place.width() / HAND_SIZE
        size = min(width * 0.98, place.height() * 0.92)
        for panel in range(HAND_SIZE):
            left = place.left() + panel * width
            leaf = art.screen_panel_pixmap(
                colour, width, place.height(), ratio, colours, leans_right=panel % 2 == 0
            )
            painter.drawPixmap(QPointF(left, place.top()), leaf)
            if panel < len(hand.tiles):
                tile = art.tile_pixmap(hand.tiles[panel], colour, size, ratio, colours)
            elif panel < len(hand.tiles) + hand.hidden:
                tile = art.tile_back_pixmap(colour, size, ratio, colours)
            else:
                continue
            painter.drawPixmap(QPointF(left + (width - size) / 2, place.center().y() - size / 2), tile)
        if hand.seat == self._acting:
            painter.setPen(QPen(QColor(colours.mark), 2.5))
            painter.setBrush(QColor(0, 0, 0, 0))
            painter.drawRoundedRect(place.adjusted(-2, -2, 2, 2), 4, 4)

    def event(self, event: QEvent) -> bool:
        """Tell the hand under the pointer in words."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            for hand, place in zip(self._hands, self._places(), strict=True):
                if place.contains(QPointF(event.pos())):
                    QToolTip.showText(event.globalPos(), self._text(hand), self)
                    return True
            QToolTip.hideText()
        return super().event(event)
