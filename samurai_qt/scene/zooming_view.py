"""A view of the map that always fits, or shows as much of it as the player zoomed to."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, floor

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGestureEvent,
    QGraphicsView,
    QPinchGesture,
    QWidget,
)

from engine.samurai import Board
from samurai_qt.scene.layout import Layout, best_turn, fitting_radius, layout
from samurai_qt.scene.map_scene import MapScene
from samurai_qt.scene.picture import Picture
from samurai_qt.scene.stepped_work import SteppedWork
from samurai_qt.theme.colours import LIGHT, Theme

ZOOM_STEP = 1.3
LARGEST_ZOOM = 6.0
SETTLE_MS = 70
"""While a gesture goes on the last picture is stretched; after that pause it is drawn anew, sharp."""
KEPT_VIEWS = 2
"""How many views of background are kept, for moving to and fro."""


class ZoomingView(QGraphicsView):
    """Lays the map out for the view's size: turned as fits best, then zoomed and moved by the player."""

    zoom_changed = Signal(float)
    """The zoom, 1 where the whole map just fits."""
    turn_changed = Signal(int)
    """The map's turn in degrees clockwise, 0 with north up."""

    def __init__(self, board: Board, theme: Theme = LIGHT, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.map = MapScene(board, self)
        self.map.theme = theme
        self._theme = theme
        self._zoom = 1.0
        self._pinned: int | None = None
        self._settled = False
        self._press: QPoint | None = None
        self._panning = False
        self._timer = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._timer.timeout.connect(self._prepare)
        self._work = SteppedWork(self)
        self.map.background_missed.connect(self._draw_missing)
        self.setScene(self.map)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMinimumSize(240, 180)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self.viewport().setMouseTracking(True)

    # What the window asks for

    @property
    def zoom(self) -> float:
        """How much larger than fitting the map is drawn."""
        return self._zoom

    @property
    def turn(self) -> int:
        """How far the map is turned now, in degrees clockwise."""
        return self.map.layout_.angle

    @property
    def pinned_turn(self) -> int | None:
        """The turn the player pinned, None where the view chooses."""
        return self._pinned

    def pin_turn(self, turn: int | None) -> None:
        """Keep the map at a turn (a multiple of 30 degrees), or let the view choose again."""
        if turn is not None and turn % 30:
            raise ValueError(f"a turn is a multiple of 30 degrees, not {turn}")
        self._pinned = None if turn is None else turn % 360
        self.fit()

    def fit(self) -> None:
        """Show the whole map."""
        if self._zoom != 1.0:
            self.set_zoom(1.0)
        self._draw_anew()

    def zoom_in(self) -> None:
        """Show the middle larger, by a step."""
        self.set_zoom(self._zoom * ZOOM_STEP)

    def zoom_out(self) -> None:
        """Show more, by a step, down to the whole map."""
        self.set_zoom(self._zoom / ZOOM_STEP)

    def set_zoom(self, zoom: float, anchor: QPoint | None = None) -> None:
        """Zoom so that the point of the viewport at `anchor` (the middle by default) stays in place."""
        zoom = min(max(zoom, 1.0), LARGEST_ZOOM)
        if zoom == self._zoom:
            return
        at = anchor if anchor is not None else self.viewport().rect().center()
        under = self.mapToScene(at)
        self._zoom = zoom
        self._stretch(self._wanted_radius(self.turn) / self.map.layout_.radius)
        self._bring(under, at)
        self._draw_anew_soon()
        self.zoom_changed.emit(zoom)

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self._draw_anew()

    # Drawing anew: ahead, step by step, while the last picture is shown stretched

    def settle(self) -> None:
        """Draw the map sharp at its present size, turn and zoom, at once."""
        picture = self._prepare()
        if self._zoom == 1.0:
            picture.background.draw_whole()
        self._work.finish()

    @property
    def settled(self) -> bool:
        """Whether all that is seen is sharp."""
        picture = self.map.picture
        if picture is None or not self._settled or self._timer.isActive() or self._work.running:
            return False
        return not picture.background.missing(self._seen())

    def _draw_anew(self) -> None:
        if self._settled:
            self._prepare()

    def _draw_anew_soon(self) -> None:
        self._work.stop()
        self._timer.start()

    def _prepare(self) -> Picture:
        """Begin to draw for the present size, turn, zoom and theme."""
        self._timer.stop()
        size = QSizeF(self.viewport().size())
        turn = self._chosen_turn(size)
        after = layout(self.map.board, turn, self._wanted_radius(turn))
        before = self.map.picture
        overview = None
        if self._zoom > 1.0 and before is not None and (turn, self._theme) == (self.turn, before.theme):
            overview = before.background.whole
        picture = Picture(after, self._theme, self.devicePixelRatioF(), self._area(after, size), overview)
        visible = QRectF(QPointF(), size)
        visible.moveCenter(self._middle_in(after))
        steps = self.map.prepare(picture, visible, self._kept(picture))
        self._work.start(steps, lambda: self._show_picture(picture))
        return picture

    def _show_picture(self, picture: Picture) -> None:
        before, middle = self.turn, self._middle_in(picture.layout)
        self.before_drawing()
        self.map.show_picture(picture)
        self.setTransform(QTransform())
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        if self._settled and self._zoom > 1.0:
            self._bring(middle, self.viewport().rect().center())
        else:
            self.centerOn(0, 0)
        self._settled = True
        self.after_drawing()
        if self.turn != before:
            self.turn_changed.emit(self.turn)

    def _middle_in(self, after: Layout) -> QPointF:
        """Where the point in the middle of the view lies in another layout; the map's middle where all is seen."""
        if self._zoom == 1.0 or not self._settled:
            return QPointF(0, 0)
        under = self.mapToScene(self.viewport().rect().center())
        return after.transform.map(self.map.layout_.transform.inverted()[0].map(under))

    def _kept(self, picture: Picture) -> int:
        return KEPT_VIEWS * picture.background.pieces_for(QSizeF(self.viewport().size()))

    def _missing_steps(self, picture: Picture) -> Iterator[None]:
        """Draw what has come into view undrawn, as long as it is in view."""
        while missing := picture.background.missing(self._seen()):
            self.map.invalidate(picture.background.draw(missing[0], self._kept(picture)))
            yield

    def _seen(self) -> QRectF:
        return self.mapToScene(self.viewport().rect()).boundingRect()

    def _draw_missing(self) -> None:
        picture = self.map.picture
        busy = self._work.running or self._timer.isActive()
        if picture is not None and not busy and self.transform().isIdentity():
            self._work.start(self._missing_steps(picture))

    def before_drawing(self) -> None:
        """Called before the map is drawn anew."""

    def after_drawing(self) -> None:
        """Called when the map has been drawn anew."""

    # Layout

    def _chosen_turn(self, size: QSizeF) -> int:
        if self._pinned is not None:
            return self._pinned
        return best_turn(self.map.board, size) if self._zoom == 1.0 or not self._settled else self.turn

    def _wanted_radius(self, turn: int) -> float:
        fitting = fitting_radius(self.map.board, turn, QSizeF(self.viewport().size()))
        # Quarters of a physical pixel: fewer different pixmaps, and the map still fits.
        unit = 4 * self.devicePixelRatioF()
        return max(1.0, floor(fitting * self._zoom * unit) / unit)

    @staticmethod
    def _area(layout_: Layout, size: QSizeF) -> QRectF:
        bounds = layout_.bounds
        width = ceil(max(size.width(), bounds.width() + layout_.radius * 2 if bounds.width() > size.width() else 0))
        height = ceil(
            max(size.height(), bounds.height() + layout_.radius * 2 if bounds.height() > size.height() else 0)
        )
        # Whole pixels, or every pixmap would lie between them.
        return QRectF(-(width // 2), -(height // 2), width, height)

    def _stretch(self, scale: float) -> None:
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, scale != 1.0)
        self.setTransform(QTransform.fromScale(scale, scale))

    def _bring(self, point: QPointF, at: QPoint) -> None:
        """Scroll so that a point of the scene lies at a point of the viewport, as far as the map reaches."""
        now = self.mapFromScene(point)
        horizontal, vertical = self.horizontalScrollBar(), self.verticalScrollBar()
        horizontal.setValue(horizontal.value() + now.x() - at.x())
        vertical.setValue(vertical.value() + now.y() - at.y())

    def show_hex(self, hex_index: int) -> None:
        """Scroll a hex into view where the map is larger than the view."""
        radius = self.map.layout_.radius
        around = QRectF(-radius, -radius, 2 * radius, 2 * radius).translated(self.map.layout_.centre(hex_index))
        self.ensureVisible(around, round(radius), round(radius))

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit at once by stretching, sharp a moment later."""
        super().resizeEvent(event)
        if not self._settled:
            return
        if self._zoom == 1.0:
            self._stretch(self._wanted_radius(self.turn) / self.map.layout_.radius)
            self.centerOn(0, 0)
        self._draw_anew_soon()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw the map when the view's size is known."""
        super().showEvent(event)
        if not self._settled:
            self.settle()

    def event(self, event: QEvent) -> bool:
        """Draw anew on a screen of another pixel ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange and self._settled:
            self._draw_anew_soon()
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Zoom by pinching a touch screen or a touch pad."""
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                if pinch.changeFlags() & QPinchGesture.ChangeFlag.ScaleFactorChanged:
                    self.set_zoom(self._zoom * pinch.scaleFactor(), pinch.centerPoint().toPoint())
                event.accept(pinch)
                return True
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.set_zoom(self._zoom * (1 + event.value()), event.position().toPoint())
            return True
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom about the pointer."""
        turned = event.angleDelta().y()
        if turned:
            self.set_zoom(self._zoom * ZOOM_STEP ** (turned / 120), event.position().toPoint())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Perhaps the beginning of a drag."""
        self._press = event.position().toPoint()
        self._panning = False
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the map under a dragging pointer."""
        if self._press is None or not event.buttons():
            return
        at = event.position().toPoint()
        if not self._panning and (at - self._press).manhattanLength() >= QApplication.startDragDistance():
            self._panning = True
            if self._zoom > 1.0:
                self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        if self._panning:
            horizontal, vertical = self.horizontalScrollBar(), self.verticalScrollBar()
            horizontal.setValue(horizontal.value() - (at.x() - self._press.x()))
            vertical.setValue(vertical.value() - (at.y() - self._press.y()))
            self._press = at

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag, or click."""
        pressed, panned = self._press is not None, self._panning
        self._press, self._panning = None, False
        self.viewport().unsetCursor()
        if pressed and not panned and event.button() == Qt.MouseButton.LeftButton:
            self.clicked(self.mapToScene(event.position().toPoint()))
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Show the whole map again; where it is shown already, a second click."""
        if self._zoom > 1.0:
            self.fit()
            event.accept()
        else:
            self.mousePressEvent(event)

    def clicked(self, point: QPointF) -> None:
        """Called for a click, with its point of the scene."""
