"""One player at the table: who, whose turn, captured figures, tiles in hand and in stock."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.samurai import FIGURES, SeatInfo
from samurai_qt import art, words
from samurai_qt.session import Session
from samurai_qt.table.link import Link
from samurai_qt.widgets.themed import ThemedWidget

CREST = 28.0
FIGURE = 23.0
SCREEN = QSizeF(32.0, 18.0)
BACK = 22.0
PAD = 7.0
MARK = 10.0
AWAY = (Link.RECONNECTING, Link.LEFT, Link.CARETAKER)
"""Links that matter more than what the player does."""


class PlayerState(NamedTuple):
    """What a card shows; `captured` is None while the counts stand hidden behind the screen."""

    info: SeatInfo
    name: str
    captured: tuple[int, int, int] | None
    hand: int
    stock: int
    to_act: bool
    thinking: bool
    edition: str
    link: Link | None = None
    """How the player's computer is connected; None where all sit at this one."""
    link_text: str = ""


class PlayerCard(ThemedWidget):
    """Two rows: crest and name with what the player does now; figures, and the small screen with its tiles."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._state: PlayerState | None = None
        self._compact = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def state(self) -> PlayerState | None:
        """What is shown."""
        return self._state

    def set_state(self, state: PlayerState) -> None:
        """Show this."""
        if state != self._state:
            self._state = state
            self.retranslate()
            self.update()

    def set_compact(self, compact: bool) -> None:
        """One row instead of two: the captured figures beside the name, without the tiles."""
        if compact != self._compact:
            self._compact = compact
            self.updateGeometry()
            self.update()

    def retranslate(self) -> None:
        """Set the card's name and tool tip anew."""
        if self._state is not None:
            self.setAccessibleName(self._summary(self._state))
            self.setToolTip(self._summary(self._state))

    def _summary(self, state: PlayerState) -> str:
        if state.captured is None:
            captured = self.tr("Captured figures are hidden behind the screen.")
        else:
            counts = [words.figure_count(figure, state.captured[figure.index], state.edition) for figure in FIGURES]
            captured = self.tr("Captured: {figures}.").format(figures=words.joined(counts))
        tiles = self.tr("In hand: {hand}; in stock: {stock}.").format(
            hand=words.tiles_count(state.hand), stock=words.tiles_count(state.stock)
        )
        who = f"{state.name} · {words.player_text(state.info.player)}"
        doing = self._doing(state)
        connection = state.link_text if doing != state.link_text else ""
        return "\n".join(part for part in (who, doing, connection, captured, tiles) if part)

    def _doing(self, state: PlayerState) -> str:
        if state.link in AWAY:
            return state.link_text
        if state.thinking:
            return self.tr("thinking")
        return self.tr("to play") if state.to_act else ""

    def _name_font(self) -> QFont:
        return self.session.style.serif_font(1.12)

    def _number_font(self) -> QFont:
        return self.session.style.serif_font(1.15)

    def _rows(self) -> tuple[float, float]:
        first = max(CREST, QFontMetricsF(self._name_font()).height())
        second = max(FIGURE + 2, QFontMetricsF(self._number_font()).height())
        return first, second

    def sizeHint(self) -> QSize:
        """As high as its rows need."""
        first, second = self._rows()
        rows = max(first, second) if self._compact else first + second
        return QSize(230, round(rows + 2 * PAD + (0 if self._compact else 2)))

    def minimumSizeHint(self) -> QSize:
        """Narrow, but with all numbers."""
        return QSize(200, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw ground, first and second row."""
        state = self._state
        if state is None:
            return
        colours = self.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        player = colours.players[state.info.colour]
        painter.setPen(QPen(QColor(player.text if state.to_act else colours.line), 2.0 if state.to_act else 1.0))
        painter.setBrush(QColor(colours.raised))
        painter.drawRoundedRect(plate.adjusted(0.5, 0.5, -0.5, -0.5), 9, 9)
        if state.to_act:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(player.strong))
            painter.drawRoundedRect(QRectF(plate.left(), plate.top(), 7, plate.height()), 4, 4)
        first, second = self._rows()
        left, right = plate.left() + PAD + 4, plate.right() - PAD
        if self._compact:
            counts = self._counts_width()
            self._paint_who(painter, state, QRectF(left, plate.top(), right - left - counts - 6, plate.height()))
            self._paint_things(painter, state, QRectF(right - counts, plate.top(), counts, plate.height()))
            return
        self._paint_who(painter, state, QRectF(left, plate.top() + PAD - 2, right - left, first))
        self._paint_things(painter, state, QRectF(left, plate.bottom() - PAD - second + 2, right - left, second))

    def _paint_who(self, painter: QPainter, state: PlayerState, row: QRectF) -> None:
        colours = self.colours
        ratio = self.devicePixelRatioF()
        crest = art.crest_pixmap(state.info.colour, CREST, ratio, colours)
        painter.drawPixmap(QPointF(row.left(), row.center().y() - CREST / 2), crest)
        self._paint_link(painter, state, QPointF(row.left() + CREST - 3, row.center().y() + CREST / 2 - 4))
        right = row.right()
        if state.info.player != "human" and not state.thinking and not self._compact:
            icon = art.icon_pixmap("bot", 18, ratio, colours, colour=colours.muted)
            painter.drawPixmap(QPointF(right - 18, row.center().y() - 9), icon)
            right -= 24
        left = row.left() + CREST + 8
        doing = "" if self._compact else self._doing(state)
        if doing:
            painter.setFont(self.session.style.text_font(0.86))
            metrics = QFontMetricsF(painter.font())
            # A short name leaves its room to how long somebody has been away.
            named = min(QFontMetricsF(self._name_font()).horizontalAdvance(state.name), (right - left) * 0.38)
            room = right - left - named - 8 if state.link in AWAY else (right - left) * 0.42
            doing = metrics.elidedText(doing, Qt.TextElideMode.ElideRight, room)
            width = metrics.horizontalAdvance(doing)
            painter.setPen(QColor(colours.error if state.link is Link.RECONNECTING else colours.muted))
            place = QRectF(right - width - 2, row.top(), width + 4, row.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, doing)
            right -= width + 8
        font = self._name_font()
        painter.setFont(font)
        painter.setPen(QColor(colours.players[state.info.colour].text))
        name = QFontMetricsF(font).elidedText(state.name, Qt.TextElideMode.ElideRight, right - left)
        painter.drawText(QRectF(left, row.top(), right - left, row.height()), Qt.AlignmentFlag.AlignVCenter, name)

    def _paint_link(self, painter: QPainter, state: PlayerState, centre: QPointF) -> None:
        """A full dot for connected, a ring for reconnecting, a bar for gone: told apart by form."""
        if state.link is None or state.link is Link.WATCHED:
            return
        colours = self.colours
        painter.save()
        painter.setPen(QPen(QColor(colours.raised), 2.0))
        painter.setBrush(QColor(colours.raised))
        painter.drawEllipse(centre, MARK / 2 + 1, MARK / 2 + 1)
        connected = state.link in (Link.HERE, Link.CONNECTED)
        away = colours.error if state.link is Link.RECONNECTING else colours.muted
        ink = QColor(colours.good if connected else away)
        painter.setPen(QPen(ink, 2.0))
        if state.link in (Link.LEFT, Link.CARETAKER):
            painter.drawLine(centre - QPointF(MARK / 2 - 1, 0), centre + QPointF(MARK / 2 - 1, 0))
        else:
            painter.setBrush(ink if connected else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, MARK / 2 - 1, MARK / 2 - 1)
        painter.restore()

    def _counts_width(self) -> float:
        return len(FIGURES) * (FIGURE + 3 + 1.6 * QFontMetricsF(self._number_font()).horizontalAdvance("0"))

    def _paint_things(self, painter: QPainter, state: PlayerState, row: QRectF) -> None:
        metrics = QFontMetricsF(self._number_font())
        digit = metrics.horizontalAdvance("0")
        column = self._counts_width() / len(FIGURES)
        tiles = SCREEN.width() + 3 + digit + 8 + BACK + 3 + 2 * digit
        needed = self._counts_width() + (0 if self._compact else tiles)
        # A narrow card with large text shows all of it a little smaller.
        scale = min(1.0, row.width() / needed)
        painter.save()
        painter.translate(row.left(), row.center().y())
        painter.scale(scale, scale)
        painter.setFont(self._number_font())
        for number, figure in enumerate(FIGURES):
            known = state.captured is not None
            pixmap = art.figure_pixmap(figure, FIGURE, self.devicePixelRatioF(), self.colours)
            count = "?" if state.captured is None else str(state.captured[figure.index])
            self._paint_count(
                painter, pixmap, QSizeF(FIGURE, FIGURE), count, number * column, 1.0 if known else 0.45
            )
        if self._compact:
            painter.restore()
            return
        x = row.width() / scale - tiles
        ratio = self.devicePixelRatioF()
        screen = art.screen_pixmap(state.info.colour, SCREEN.width(), SCREEN.height(), ratio, self.colours)
        self._paint_count(painter, screen, SCREEN, str(state.hand), x)
        back = art.tile_back_pixmap(state.info.colour, BACK, ratio, self.colours)
        x += SCREEN.width() + 3 + digit + 8
        self._paint_count(painter, back, QSizeF(BACK, BACK), str(state.stock), x)
        painter.restore()

    def _paint_count(
        self, painter: QPainter, pixmap: QPixmap, size: QSizeF, count: str, x: float, opacity: float = 1.0
    ) -> None:
        painter.setOpacity(opacity)
        painter.drawPixmap(QPointF(x, -size.height() / 2), pixmap)
        painter.setOpacity(1.0)
        painter.setPen(QColor(self.colours.muted if count in ("?", "0") else self.colours.ink))
        place = QRectF(x + size.width() + 3, -20, 60, 40)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, count)
