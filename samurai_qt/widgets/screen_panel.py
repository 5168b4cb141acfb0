"""One panel of the hand's folding screen, with the tile that stands on it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDrag,
    QDragEnterEvent,
    QDropEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from samurai_qt import art
from samurai_qt.controls.tip_above import shows_tip_above
from samurai_qt.session import Session
from samurai_qt.widgets.tile_button import TileButton

TILE_MIME_TYPE = "application/x-samurai-tile"
"""What a dragged tile carries: its code, in ASCII."""
DRAGGED_SIZE = 72.0
"""Width of the tile under the pointer while it is dragged."""


class ScreenPanel(TileButton):
    """One panel. The tile is chosen by a click, and may be dragged to the map or to another panel."""

    drag_started = Signal()
    drag_finished = Signal(bool)
    """Whether the tile was dropped where something took it."""
    panel_dropped = Signal(int)
    """Another panel's tile was dropped here; the number of that panel."""

    def __init__(self, session: Session, number: int, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self.number = number
        self.openness = 1.0
        """1 for a panel seen from the front, 0 for one folded shut: then no tile is seen."""
        self._press = QPoint()
        self._target = False
        self.setAcceptDrops(True)

    def tile_rectangle(self) -> QRectF:
        """The tile stands a little above the middle of its panel."""
        size = min(self.width() * 0.94, self.height() * 0.9)
        middle = QRectF(self.rect()).center()
        return QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the panel, and the tile on it unless it is folded."""
        colours = self.session.style.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        panel = art.screen_panel_pixmap(
            self.colour,
            self.width(),
            self.height(),
            self.devicePixelRatioF(),
            colours,
            leans_right=self.number % 2 == 0,
            crest=self.number == 2 and self.openness < 0.5,
        )
        painter.drawPixmap(QPointF(0, 0), panel)
        if self._target:
            glow = QColor(colours.glow)
            glow.setAlphaF(0.45)
            painter.fillRect(self.rect(), glow)
        if self.openness < 0.5:
            return
        if self.tile is not None and self.width() >= 84:
            self._paint_number(painter)
        painter.setOpacity(min(1.0, self.openness))
        self.paint_tile(painter, self.tile_rectangle())

    def _paint_number(self, painter: QPainter) -> None:
        player = self.session.style.colours.players[self.colour]
        ink = QColor(player.on_strong)
        ink.setAlphaF(0.8)
        painter.setPen(ink)
        painter.setFont(self.session.style.text_font(0.72))
        corner = QRectF(self.rect()).adjusted(self.width() * 0.1, self.height() * 0.17, 0, 0)
        painter.drawText(corner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, str(self.number + 1))

    def event(self, event: QEvent) -> bool:
        """Keep the tool tip off the line under the map, which says what to do."""
        return shows_tip_above(event, self) or super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a drag may begin."""
        self._press = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Begin a drag once the pointer has gone far enough."""
        far = (event.position().toPoint() - self._press).manhattanLength() >= QApplication.startDragDistance()
        if event.buttons() & Qt.MouseButton.LeftButton and far and self.tile is not None and self.openness == 1.0:
            self.setDown(False)
            self._drag()
        else:
            super().mouseMoveEvent(event)

    def _drag(self) -> None:
        if self.tile is None:
            return
        drag = QDrag(self)
        data = QMimeData()
        data.setData(TILE_MIME_TYPE, self.tile.code.encode("ascii"))
        drag.setMimeData(data)
        ratio = self.devicePixelRatioF()
        pixmap = art.tile_pixmap(self.tile, self.colour, DRAGGED_SIZE, ratio, self.session.style.colours)
        drag.setPixmap(pixmap)
        drag.setHotSpot(QPoint(round(DRAGGED_SIZE / 2), round(DRAGGED_SIZE / 2)))
        self.drag_started.emit()
        self.carried = True
        self.update()
        action = drag.exec(Qt.DropAction.MoveAction)
        self.carried = False
        self.update()
        self.drag_finished.emit(action != Qt.DropAction.IgnoreAction)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a tile of the same screen."""
        source = event.source()
        if isinstance(source, ScreenPanel) and source.parent() is self.parent():
            self._target = source is not self
            self.update()
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: object) -> None:
        """The tile goes elsewhere."""
        self._target = False
        self.update()

    def dropEvent(self, event: QDropEvent) -> None:
        """Tell which panel's tile is to stand here."""
        self._target = False
        self.update()
        source = event.source()
        if isinstance(source, ScreenPanel):
            event.acceptProposedAction()
            self.panel_dropped.emit(source.number)
