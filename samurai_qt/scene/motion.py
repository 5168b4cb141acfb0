"""Movement on the map: tiles settle, closing settlements draw their ring, figures glide to their winners."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QPointF, QRectF, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFont, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem

from engine.samurai import Capture
from samurai_qt import art
from samurai_qt.scene.map_scene import MOTION_Z, MapScene
from samurai_qt.scene.marks import badge_pixmap

SETTLE_MS = 150
RING_MS = 420
COUNT_MS = 500
GLIDE_MS = 650
FOCUS_MS = 900


class Motion(QObject):
    """Plays movements over a scene that already shows how things stand, so any can be cut short."""

    finished = Signal()
    """All movement has ended."""

    def __init__(self, scene: MapScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._running: dict[QVariantAnimation, Callable[[], None]] = {}

    @property
    def moving(self) -> bool:
        """Whether anything still moves."""
        return bool(self._running)

    def stop(self, *, silent: bool = False) -> None:
        """Jump to the end of every movement; `silent` where others begin at once."""
        moving = self.moving
        while self._running:
            for animation in list(self._running):
                self._finish(animation)
        if moving and not silent:
            self.finished.emit()

    def settle(self, hexes: Sequence[int]) -> None:
        """Let the tiles on these hexes come down on the board."""
        for hex_index in hexes:
            come_down = partial(_come_down, self._scene.tiles[hex_index])
            self._play(SETTLE_MS, come_down, QEasingCurve.Type.OutCubic)

    def capture(self, captures: Sequence[Capture], target: Callable[[int], QPointF]) -> None:
        """Rings around closing settlements, influence beside each figure, then each to its winner or aside.

        `target` gives the scene's point of a winner's screen, of -1 the place of figures set aside.
        """
        standing: dict[int, list[Capture]] = {}
        for capture in captures:
            standing.setdefault(capture.hex, []).append(capture)
        for place, leaving in standing.items():
            self._ring(place)
            leaving.sort(key=lambda capture: capture.figure.index)
            for number, capture in enumerate(leaving):
                self._leave(capture, self._scene.spot(place, number, len(leaving)), target(capture.seat))

    def point_out(self, hex_index: int) -> None:
        """Draw a ring around a hex and let it fade."""
        ring = self._ring_item(hex_index)

        def show(share: float) -> None:
            ring.setPath(_arc(self._hex_square(hex_index), min(1.0, share * 2.2)))
            ring.setOpacity(min(1.0, 2.5 * (1 - share)))

        self._play(FOCUS_MS, show, QEasingCurve.Type.Linear, ring)

    # Parts

    def _ring(self, place: int) -> None:
        ring = self._ring_item(place)
        whole = RING_MS + COUNT_MS

        def show(share: float) -> None:
            ring.setPath(_arc(self._hex_square(place), min(1.0, share * whole / RING_MS)))

        self._play(whole, show, QEasingCurve.Type.InOutSine, ring)

    def _leave(self, capture: Capture, square: QRectF, target: QPointF) -> None:
        scene = self._scene
        pixmap = art.figure_pixmap(capture.figure, square.width(), scene.dpr, scene.theme)
        item = scene.piece(pixmap, square.center(), MOTION_Z + 1)
        totals = scene.piece(QPixmap(), square.center(), MOTION_Z + 2)
        badge_at = QPointF(square.center().x(), square.top() + square.height() * 0.12)
        shown = ""

        def count(share: float) -> None:
            nonlocal shown
            text = _counted(capture, share)
            if text != shown:
                shown = text
                scene.place(totals, self._badge(capture, text, square), badge_at)

        def glide() -> None:
            if capture.seat < 0:
                grey = art.figure_pixmap(capture.figure, square.width(), scene.dpr, scene.theme, greyed=True)
                item.setPixmap(grey)
            self._play(GLIDE_MS, partial(_fly, item, square, target), QEasingCurve.Type.InOutCubic, item)

        self._play(RING_MS + COUNT_MS, count, QEasingCurve.Type.OutQuad, totals, then=glide)

    def _badge(self, capture: Capture, text: str, square: QRectF) -> QPixmap:
        theme = self._scene.theme
        font = QFont(self._scene.font())
        font.setBold(True)
        font.setPixelSize(max(11, round(square.height() * 0.38)))
        ground, ink = theme.figure_outline, theme.figure
        if capture.seat >= 0:
            winner = theme.players[self._scene.colours[capture.seat]]
            ground, ink = winner.strong, winner.on_strong
        return badge_pixmap(text, font, ground, ink, theme.figure_outline, self._scene.dpr)

    def _ring_item(self, hex_index: int) -> QGraphicsPathItem:
        ring = QGraphicsPathItem()
        ring.setPen(QPen(QColor(self._scene.theme.mark), max(2.0, self._scene.layout_.radius * 0.12)))
        ring.setZValue(MOTION_Z)
        self._scene.addItem(ring)
        return ring

    def _hex_square(self, hex_index: int) -> QRectF:
        radius = self._scene.layout_.radius * 0.98
        middle = self._scene.layout_.centre(hex_index)
        return QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)

    # Playing

    def _play(
        self,
        milliseconds: int,
        show: Callable[[float], None],
        curve: QEasingCurve.Type,
        passing: QGraphicsItem | None = None,
        then: Callable[[], None] | None = None,
    ) -> None:
        """Call `show` with 0 … 1 over that time; then take `passing` off the scene and go on with `then`."""
        animation = QVariantAnimation(self)
        animation.setDuration(milliseconds)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setEasingCurve(curve)
        animation.valueChanged.connect(show)

        def end() -> None:
            show(1.0)
            if passing is not None:
                self._scene.removeItem(passing)
            if then is not None:
                then()

        self._running[animation] = end
        animation.finished.connect(lambda: self._ended(animation))
        show(0.0)
        animation.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def _ended(self, animation: QVariantAnimation) -> None:
        self._finish(animation)
        if not self._running:
            self.finished.emit()

    def _finish(self, animation: QVariantAnimation) -> None:
        end = self._running.pop(animation)
        animation.blockSignals(True)
        animation.stop()
        animation.deleteLater()
        end()


def _come_down(item: QGraphicsPixmapItem, share: float) -> None:
    item.setScale(1.3 - 0.3 * share)
    item.setOpacity(0.3 + 0.7 * share)


def _fly(item: QGraphicsPixmapItem, square: QRectF, target: QPointF, share: float) -> None:
    lift = QPointF(0, -square.height() * 1.2 * share * (1 - share) * 4 * 0.5)
    item.setPos(square.topLeft() + (target - square.center()) * share + lift)
    item.setScale(1.0 + 0.35 * (1 - abs(2 * share - 1)))
    item.setOpacity(1.0 if share < 0.8 else max(0.0, (1 - share) * 5))


def _arc(square: QRectF, share: float) -> QPainterPath:
    path = QPainterPath()
    path.arcMoveTo(square, 90)
    path.arcTo(square, 90, -360 * share)
    return path


def _counted(capture: Capture, share: float) -> str:
    return "–".join(str(round(total * share)) for total in sorted(capture.totals, reverse=True)[:2])
