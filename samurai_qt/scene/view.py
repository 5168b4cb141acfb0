"""The map as the window uses it: positions in, clicks, drops and key strokes out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from engine.samurai import Board, Capture, Figure, Position, SeatInfo, Tile, figure_of, tile_of
from samurai_qt.scene.compass import CompassRose
from samurai_qt.scene.hex_names import HexNames
from samurai_qt.scene.hover_card import HoverCard
from samurai_qt.scene.layout import towards
from samurai_qt.scene.map_scene import Proposal
from samurai_qt.scene.motion import Motion
from samurai_qt.scene.zooming_view import ZoomingView
from samurai_qt.theme.colours import LIGHT, Theme

TILE_MIME = "application/x-samurai-tile"
"""What a dragged tile is offered as: its code in ASCII."""

ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
FIGURE_KEYS = {Qt.Key.Key_H: "H", Qt.Key.Key_B: "B", Qt.Key.Key_R: "R"}
PAN_STEP = 80


class MapView(ZoomingView):
    """The map of a board. Clicks on figures are told twice: as the hex first, then as the figure."""

    hex_clicked = Signal(int)
    """A hex was clicked, or chosen by Enter."""
    figure_clicked = Signal(int, object)
    """A figure (hex, Figure) was clicked, or chosen by its letter H, B or R."""
    hex_hovered = Signal(int)
    """The hex now under the pointer or the keyboard's cursor, -1 for none."""
    tile_dropped = Signal(object, int)
    """A dragged tile (Tile, hex) was let go over a hex."""
    compass_clicked = Signal()
    """The compass rose was pressed: the player wants to turn the map."""
    movement_ended = Signal()
    """What an animated change has to show has been shown: told once for each, unless a later one cuts it short."""

    def __init__(self, board: Board, theme: Theme = LIGHT, parent: QWidget | None = None) -> None:
        super().__init__(board, theme, parent)
        self.motion = Motion(self.map)
        self.motion.finished.connect(self.movement_ended)
        self.card = HoverCard(self)
        self.compass = CompassRose(self)
        self.compass.clicked.connect(self.compass_clicked)
        self.names = HexNames(self)
        self._seats: tuple[SeatInfo, ...] = tuple(SeatInfo("", colour, "human") for colour in self.map.colours)
        self._animated = True
        self._reason: Callable[[int], str] | None = None
        self._target_of: Callable[[int], QPoint] | None = None
        self._hovered = -1
        self._cursor: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAcceptDrops(True)
        self.retranslate()

    def retranslate(self) -> None:
        """Speak the program's language."""
        self.setAccessibleName(self.tr("Map"))
        self.setAccessibleDescription(
            self.tr("Arrow keys move from hex to hex, Enter chooses, H, B and R choose a figure.")
        )
        self.compass.retranslate()
        self._show_card()
        self.names.renew(self.map, self._seats)

    # What is shown

    @property
    def position(self) -> Position | None:
        """The position shown."""
        return self.map.position

    def show_position(self, position: Position, animated: bool = False, captures: Sequence[Capture] = ()) -> None:
        """Show a position; `animated` lets new tiles settle and `captures` glide to their winners."""
        self.motion.stop(silent=True)
        before = self.map.position
        self.map.show_position(position)
        if animated and self._animated and self.isVisible():
            new = [] if before is None else [i for i in self.map.tiles if position.tiles[i] != before.tiles[i]]
            self.motion.settle(new)
            self.motion.capture(captures, self._capture_point)
        if animated and not self.motion.moving:
            QTimer.singleShot(0, self, self.movement_ended.emit)
        self._show_card()
        self.names.renew(self.map, self._seats)

    def set_motion(self, enabled: bool) -> None:
        """Allow movement, or show every change at once."""
        self._animated = enabled
        if not enabled:
            self.motion.stop()

    def set_capture_targets(self, target: Callable[[int], QPoint] | None) -> None:
        """Where captured figures glide to: the global point of a seat's screen, of -1 the place set aside."""
        self._target_of = target

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        super().set_theme(theme)
        self._show_card()

    def set_seats(self, seats: Sequence[SeatInfo]) -> None:
        """Who plays, for colours and for names in words."""
        self._seats = tuple(seats)
        self.map.set_colours([seat.colour for seat in seats])

    def set_legal_hexes(self, hexes: Iterable[int]) -> None:
        """The hexes that glow because the chosen tile, figure or exchange may go there."""
        self.map.set_legal(hexes)

    def set_illegal_reasons(self, reason: Callable[[int], str] | None) -> None:
        """What to say over a hex that doesn't glow; "" says nothing."""
        self._reason = reason

    def set_marked_tiles(self, hexes: Iterable[int]) -> None:
        """The tiles with a halo: placed since their owner's last turn."""
        self.map.set_marked(hexes)

    def set_staged(self, hexes: Iterable[int]) -> None:
        """The tiles played in the turn that has not ended yet."""
        self.map.set_staged(hexes)

    def select_figure(self, hex_index: int | None, figure: Figure | None = None) -> None:
        """Ring the figure chosen for an exchange; None rings nothing."""
        self.map.set_chosen(None if hex_index is None or figure is None else (hex_index, figure))

    def take_tile(self, hex_index: int | None) -> None:
        """Ring the tile that has been taken up for a token exchange; None rings nothing."""
        self.map.set_taken(hex_index)

    def set_proposal(self, proposal: Proposal | None) -> None:
        """Show what a hint proposes; None takes it away."""
        self.map.set_proposal(proposal)

    def focus_hex(self, hex_index: int) -> None:
        """Bring a hex into view and point it out, as from a line of the log."""
        self.show_hex(hex_index)
        if self._animated:
            self.motion.point_out(hex_index)
        else:
            self._move_cursor(hex_index)

    def cursor_hex(self) -> int | None:
        """The hex that the keyboard points at."""
        return self._cursor

    # Drawing

    def before_drawing(self) -> None:
        """Movement ends where the ground moves."""
        self.motion.stop()

    def after_drawing(self) -> None:
        """Put rose, card and names in their places."""
        self.compass.show_north(self.turn, self.map.theme)
        centres = [QPointF(self.mapFromScene(self.map.layout_.centre(i))) for i in range(len(self.map.board.hexes))]
        self.compass.take_corner(self.viewport().geometry(), centres)
        self._show_card()
        self.names.renew(self.map, self._seats)

    def hex_square(self, hex_index: int) -> QRect:
        """The square around a hex in the view's own coordinates."""
        radius = round(self.map.layout_.radius * self.transform().m11())
        middle = self.viewport().mapTo(self, self.mapFromScene(self.map.layout_.centre(hex_index)))
        return QRect(middle - QPoint(radius, radius), middle + QPoint(radius, radius))

    def _capture_point(self, seat: int) -> QPointF:
        if self._target_of is not None:
            return self.mapToScene(self.viewport().mapFromGlobal(self._target_of(seat)))
        room = self.viewport().rect()
        return self.mapToScene(QPoint(room.center().x(), room.top() if seat < 0 else room.bottom()))

    def _show_card(self) -> None:
        position = self.map.position
        hex_index = self._hovered
        if position is not None and hex_index >= 0 and hex_index in self.map.board.settlements:
            square = self.hex_square(hex_index)
            self.card.show_for(position, hex_index, self._seats, self.map.theme, square, self._why_not(hex_index))
        else:
            self.card.hide()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the program's language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    # Pointer

    def _hex_under(self, at: QPoint) -> int:
        hex_index = self.map.layout_.hex_at(self.mapToScene(at))
        return -1 if hex_index is None else hex_index

    def _hover(self, hex_index: int, at: QPoint) -> None:
        if hex_index == self._hovered:
            return
        self._hovered = hex_index
        self._show_card()
        self._say_why_not(hex_index, at)
        self.hex_hovered.emit(hex_index)

    def _why_not(self, hex_index: int) -> str:
        if self._reason is None or hex_index < 0 or hex_index in self.map.legal:
            return ""
        return self._reason(hex_index)

    def _say_why_not(self, hex_index: int, at: QPoint) -> None:
        # A settlement's card says it at its foot.
        text = "" if hex_index in self.map.board.settlements else self._why_not(hex_index)
        if text:
            QToolTip.showText(self.viewport().mapToGlobal(at) + QPoint(0, 8), text, self.viewport())
        else:
            QToolTip.hideText()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell what lies under the pointer."""
        super().mouseMoveEvent(event)
        if not event.buttons():
            at = event.position().toPoint()
            self._hover(self._hex_under(at), at)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing lies under the pointer any more."""
        super().leaveEvent(event)
        self._hover(-1, QPoint())

    def clicked(self, point: QPointF) -> None:
        """Tell which hex and which figure was clicked."""
        hex_index = self.map.layout_.hex_at(point)
        if hex_index is None:
            return
        # A finger doesn't hover: what it taps is told here.
        self._hover(hex_index, self.mapFromScene(point))
        figure = self.map.figure_at(point)
        self.hex_clicked.emit(hex_index)
        if figure is not None:
            self.figure_clicked.emit(*figure)

    # Tiles dragged from the hand

    def _dragged_tile(self, event: QDropEvent) -> Tile | None:
        code = event.mimeData().data(TILE_MIME).toStdString() if event.mimeData().hasFormat(TILE_MIME) else ""
        return tile_of(code) if code in Tile.__members__ else None

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take tiles and nothing else."""
        if self._dragged_tile(event) is None:
            event.ignore()
        else:
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Show where the tile would go."""
        at = event.position().toPoint()
        hex_index = self._hex_under(at)
        self.map.set_target(None if hex_index < 0 else (hex_index, hex_index in self.map.legal))
        self._hover(hex_index, at)
        if hex_index < 0:
            event.ignore()
        else:
            event.acceptProposedAction()

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        """The tile is elsewhere."""
        self.map.set_target(None)
        self._hover(-1, QPoint())

    def dropEvent(self, event: QDropEvent) -> None:
        """Tell which tile was let go over which hex."""
        self.map.set_target(None)
        tile, hex_index = self._dragged_tile(event), self._hex_under(event.position().toPoint())
        if tile is None or hex_index < 0:
            event.ignore()
            return
        event.acceptProposedAction()
        self.tile_dropped.emit(tile, hex_index)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk over the hexes, choose, zoom."""
        key = Qt.Key(event.key())
        if key in ARROWS and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._pan(ARROWS[key])
        elif key in ARROWS:
            self._step(ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._cursor is not None:
            self.hex_clicked.emit(self._cursor)
        elif key in FIGURE_KEYS and self._cursor is not None and self.map.position is not None:
            figure = figure_of(FIGURE_KEYS[key])
            if figure in self.map.position.figures_at(self._cursor):
                self.figure_clicked.emit(self._cursor, figure)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_in()
        elif key in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            self.zoom_out()
        elif key == Qt.Key.Key_0:
            self.fit()
        else:
            event.ignore()

    def _pan(self, direction: QPointF) -> None:
        horizontal, vertical = self.horizontalScrollBar(), self.verticalScrollBar()
        horizontal.setValue(horizontal.value() + round(direction.x() * PAN_STEP))
        vertical.setValue(vertical.value() + round(direction.y() * PAN_STEP))

    def _step(self, direction: QPointF) -> None:
        start = self._cursor
        self._move_cursor(self.map.board.edo if start is None else towards(self.map.layout_, start, direction))

    def _move_cursor(self, hex_index: int) -> None:
        self._cursor = hex_index
        self.map.set_cursor_hex(hex_index)
        self.show_hex(hex_index)
        self._hover(hex_index, self.mapFromScene(self.map.layout_.centre(hex_index)))
        self.names.announce(self.map, hex_index, self._seats)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor while the keyboard is elsewhere."""
        super().focusOutEvent(event)
        self.map.set_cursor_hex(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor where it was, or in Edo, when the keyboard comes here."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            if self._cursor is None:
                self._cursor = self.map.board.edo
            self.map.set_cursor_hex(self._cursor)
