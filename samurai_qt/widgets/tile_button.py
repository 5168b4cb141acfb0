"""A tile to choose: drawn as in the box, by mouse, touch and keyboard, with its name and what it does."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from engine.samurai import Tile
from samurai_qt import art, words
from samurai_qt.session import Session

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
SIDE, LEAST_SIDE = 68, 46
FAINT = 0.38
"""Opacity of a tile that can't be played now."""


class TileButton(QAbstractButton):
    """One tile, or an empty place for one; `clicked` when it is chosen."""

    hovered = Signal(bool)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.tile: Tile | None = None
        self.colour = "red"
        self.edition = "2015"
        self.playable = True
        self.selected = False
        self.hinted = False
        """Whether a hint proposes to play the tile."""
        self.carried = False
        """Whether the tile is under the pointer right now, being dragged."""
        self.wanted_side = SIDE
        """How wide and high the tile would like to be, in pixels."""
        self._by_keyboard = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        session.style.changed.connect(self.update)
        self.set_tile(None)

    def set_tile(
        self,
        tile: Tile | None,
        colour: str = "red",
        edition: str = "2015",
        *,
        playable: bool = True,
        selected: bool = False,
    ) -> None:
        """Show this tile, or an empty place."""
        self.tile, self.colour, self.edition = tile, colour, edition
        self.playable, self.selected = playable, selected
        # An empty place stays enabled: tiles can be dropped on it.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if tile is None else Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if tile is not None else Qt.CursorShape.ArrowCursor)
        self.retranslate()
        self.update()

    def set_hinted(self, hinted: bool) -> None:
        """Mark the tile as one that a hint proposes, or take the mark away."""
        if hinted != self.hinted:
            self.hinted = hinted
            self.retranslate()
            self.update()

    def retranslate(self) -> None:
        """Set name and help anew."""
        if self.tile is None:
            self.setAccessibleName(self.tr("Empty place"))
            self.setAccessibleDescription("")
            self.setToolTip("")
            return
        name = words.piece_title(words.tile_name(self.tile, self.edition))
        about = words.tile_help(self.tile, self.edition)
        if self.selected:
            self.setAccessibleName(self.tr("%1, chosen").replace("%1", name))
        elif self.hinted:
            self.setAccessibleName(self.tr("%1, as the hint says").replace("%1", name))
        else:
            self.setAccessibleName(name)
        self.setAccessibleDescription(about)
        self.setToolTip(f"{name}\n{about}")

    def sizeHint(self) -> QSize:
        """The size wanted; to begin with, a comfortable one to touch."""
        return QSize(self.wanted_side, self.wanted_side)

    def minimumSizeHint(self) -> QSize:
        """The least size at which digits read well and a finger hits."""
        return QSize(LEAST_SIDE, LEAST_SIDE)

    def tile_rectangle(self) -> QRectF:
        """Where the tile is drawn: a square that fits the widget."""
        size = min(self.width() * 0.97, self.height())
        left = (self.width() - size) / 2
        # A hexagon is less high than wide: what is over above leaves room to raise it.
        return QRectF(left, self.height() - size * 0.97, size, size)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tile with its state."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_tile(painter, self.tile_rectangle())

    def paint_tile(self, painter: QPainter, square: QRectF) -> None:
        """Draw the tile in that square: raised under the pointer or chosen, faint if it can't be played."""
        colours = self.session.style.colours
        if self.tile is None:
            return
        raised = self.selected or (self.underMouse() and self.playable) or self.isDown()
        if raised:
            square = square.translated(0, -square.height() * (0.07 if self.selected else 0.04))
        if self.selected:
            self._paint_ring(painter, square, colours.figure, 7.0)
            self._paint_ring(painter, square, colours.glow, 4.0)
        if self.hinted:
            self._paint_ring(painter, square, colours.figure_outline, 8.0)
            self._paint_ring(painter, square, colours.hint, 5.0)
        ratio = self.devicePixelRatioF()
        painter.setOpacity(1.0 if self.playable and not self.carried else FAINT)
        pixmap = art.tile_pixmap(self.tile, self.colour, square.width(), ratio, colours)
        painter.drawPixmap(square.topLeft(), pixmap)
        painter.setOpacity(1.0)
        if self.hasFocus() and self._by_keyboard:
            self._paint_ring(painter, square, colours.focus, 2.5)

    def _paint_ring(self, painter: QPainter, square: QRectF, colour: str, width: float) -> None:
        radius = square.width() / 2 * 0.95
        corners = [(1.0, 0.0), (0.5, 0.866), (-0.5, 0.866), (-1.0, 0.0), (-0.5, -0.866), (0.5, -0.866)]
        points = [square.center() + QPointF(x, y) * radius for x, y in corners]
        painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(points)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses as Space does; arrows are the parent's, which knows the tiles' order."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        elif event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring only to those who came by keyboard."""
        self._by_keyboard = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that the pointer is over the tile."""
        super().enterEvent(event)
        self.hovered.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer has left."""
        super().leaveEvent(event)
        self.hovered.emit(False)

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
