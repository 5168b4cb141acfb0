"""What lies on the map: tiles, figures and marks, each a plain pixmap at its place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from engine.samurai import COLOURS, Board, Figure, PlacedTile, Position
from samurai_qt.scene.background import on_pixels
from samurai_qt.scene.layout import Layout, layout
from samurai_qt.scene.marks import (
    chosen_pixmap,
    cursor_pixmap,
    glow_pixmap,
    halo_pixmap,
    hint_figure_pixmap,
    hint_pixmap,
    ring_pixmap,
    target_pixmap,
)
from samurai_qt.scene.picture import Picture
from samurai_qt.theme.colours import LIGHT, Theme

GLOW_Z, HALO_Z, TILE_Z, CHOSEN_Z, HINT_Z, FIGURE_Z, TARGET_Z, CURSOR_Z, MOTION_Z = range(1, 10)


GHOST_SHARE, GHOST_OPACITY = 0.9, 0.85
"""A proposed tile is a little smaller than one that lies there, and lets the ground through."""


class Proposal(NamedTuple):
    """What a hint shows on the map: tiles where they would lie, and hexes and figures it speaks of."""

    tiles: Mapping[int, PlacedTile]
    hexes: frozenset[int]
    figures: frozenset[tuple[int, Figure]]


class MapScene(QGraphicsScene):
    """The map of one board in pixels: laid out anew for every size and turn, so that all stays sharp."""

    background_missed = Signal()
    """Some of the background that was to be painted is not drawn yet."""

    def __init__(self, board: Board, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.board = board
        self.theme: Theme = LIGHT
        self.dpr = 1.0
        self.layout_: Layout = layout(board, 0, 1.0)
        self.colours: tuple[str, ...] = COLOURS[: board.players]
        self.position: Position | None = None
        self.staged: frozenset[int] = frozenset()
        self.tiles: dict[int, QGraphicsPixmapItem] = {}
        self.figures: dict[tuple[int, Figure], QGraphicsPixmapItem] = {}
        self._picture: Picture | None = None
        self._marked: frozenset[int] = frozenset()
        self._legal: frozenset[int] = frozenset()
        self._chosen: tuple[int, Figure] | None = None
        self._taken: int | None = None
        self._target: tuple[int, bool] | None = None
        self._proposal: Proposal | None = None
        self._cursor: int | None = None
        self._marks: list[QGraphicsPixmapItem] = []

    # What is shown

    def prepare(self, picture: Picture, visible: QRectF, kept: int) -> Iterator[None]:
        """Draw ahead what `show_picture` will need, a little in each step, the background in `visible` alone."""
        return picture.draw_ahead(self.position, self.colours, self.staged, visible, kept)

    def show_picture(self, picture: Picture) -> None:
        """Show everything as in this picture."""
        self._picture = picture
        self.layout_, self.theme, self.dpr = picture.layout, picture.theme, picture.dpr
        self.setSceneRect(picture.area)
        self.redraw()

    @property
    def picture(self) -> Picture | None:
        """What the map is drawn from now; None before it is first shown."""
        return self._picture

    def redraw(self) -> None:
        """Put every piece and mark in its place anew."""
        self._show_tiles()
        self._show_figures()
        self._show_marks()
        self.update()

    def show_position(self, position: Position) -> None:
        """Show the tiles and figures of a position of this board."""
        self.position = position
        self._show_tiles()
        self._show_figures()
        self._show_marks()

    def set_colours(self, colours: Sequence[str]) -> None:
        """The colour names of the seats."""
        self.colours = tuple(colours)
        self._show_tiles()

    def set_staged(self, hexes: Iterable[int]) -> None:
        """The hexes whose tiles are staged: played, but the turn not ended."""
        self.staged = frozenset(hexes)
        self._show_tiles()

    def set_marked(self, hexes: Iterable[int]) -> None:
        """The hexes whose tiles carry a halo."""
        self._marked = frozenset(hexes)
        self._show_marks()

    def set_legal(self, hexes: Iterable[int]) -> None:
        """The hexes that glow."""
        self._legal = frozenset(hexes)
        self._show_marks()

    def set_chosen(self, chosen: tuple[int, Figure] | None) -> None:
        """The figure with a ring around it."""
        self._chosen = chosen
        self._show_marks()

    def set_taken(self, hex_index: int | None) -> None:
        """The hex whose tile has been taken up, to be moved."""
        if hex_index != self._taken:
            self._taken = hex_index
            self._show_marks()

    def set_target(self, target: tuple[int, bool] | None) -> None:
        """The hex under a tile being put down, and whether it may go there."""
        if target != self._target:
            self._target = target
            self._show_marks()

    def set_proposal(self, proposal: Proposal | None) -> None:
        """What a hint proposes."""
        if proposal != self._proposal:
            self._proposal = proposal
            self._show_marks()

    @property
    def proposal(self) -> Proposal | None:
        """What a hint proposes, or None."""
        return self._proposal

    def set_cursor_hex(self, hex_index: int | None) -> None:
        """The hex that the keyboard points at."""
        self._cursor = hex_index
        self._show_marks()

    @property
    def taken(self) -> int | None:
        """The hex whose tile has been taken up."""
        return self._taken

    @property
    def legal(self) -> frozenset[int]:
        """The hexes that glow."""
        return self._legal

    # Where things are

    def figure_place(self, hex_index: int, figure: Figure) -> QRectF:
        """The square a figure of the shown position stands in."""
        assert self.position is not None
        figures = self.position.figures_at(hex_index)
        return self.spot(hex_index, figures.index(figure), len(figures))

    def spot(self, hex_index: int, place: int, count: int) -> QRectF:
        """The square of one of `count` figures on a settlement."""
        return self._drawn_from().spot(hex_index, place, count)

    def figure_at(self, point: QPointF) -> tuple[int, Figure] | None:
        """The figure under a point, generously."""
        hex_index = self.layout_.hex_at(point)
        if hex_index is None or self.position is None:
            return None
        figures = self.position.figures_at(hex_index)
        near = [
            ((self.figure_place(hex_index, figure).center() - point).manhattanLength(), figure.index, figure)
            for figure in figures
        ]
        if not near:
            return None
        distance, _, figure = min(near)
        reach = self.figure_place(hex_index, figure).width() * 0.75
        return (hex_index, figure) if distance <= reach else None

    # Drawing

    def drawBackground(self, painter: QPainter, area: QRectF | object) -> None:
        """Paint the map itself under the items."""
        if self._picture is None or not isinstance(area, QRectF):
            return
        if not self._picture.background.paint(painter, area):
            self.background_missed.emit()

    def _drawn_from(self) -> Picture:
        if self._picture is None:
            self._picture = Picture(self.layout_, self.theme, self.dpr, self.layout_.bounds)
        return self._picture

    def tile_pixmap(self, hex_index: int) -> QPixmap:
        """The tile lying on a hex as it is drawn there."""
        assert self.position is not None
        placed = self.position.tiles[hex_index]
        assert placed is not None
        return self._drawn_from().tile(placed.tile, self.colours[placed.seat], hex_index in self.staged)

    def piece(self, pixmap: QPixmap, middle: QPointF, z: float) -> QGraphicsPixmapItem:
        """A new item on the scene that shows a pixmap about that point."""
        item = QGraphicsPixmapItem()
        self.place(item, pixmap, middle)
        item.setZValue(z)
        self.addItem(item)
        return item

    def place(self, item: QGraphicsPixmapItem, pixmap: QPixmap, middle: QPointF) -> None:
        """Show a pixmap about that point, on whole physical pixels."""
        size = pixmap.deviceIndependentSize()
        item.setPixmap(pixmap)
        item.setTransformOriginPoint(size.width() / 2, size.height() / 2)
        item.setPos(on_pixels(middle - QPointF(size.width() / 2, size.height() / 2), self.dpr))

    def _show_tiles(self) -> None:
        position = self.position
        lying = set() if position is None else {i for i, placed in enumerate(position.tiles) if placed is not None}
        for hex_index in self.tiles.keys() - lying:
            self.removeItem(self.tiles.pop(hex_index))
        for hex_index in lying:
            pixmap, middle = self.tile_pixmap(hex_index), self.layout_.centre(hex_index)
            if hex_index in self.tiles:
                self.place(self.tiles[hex_index], pixmap, middle)
            else:
                self.tiles[hex_index] = self.piece(pixmap, middle, TILE_Z)

    def _show_figures(self) -> None:
        position = self.position
        standing = (
            set()
            if position is None
            else {(place, figure) for place in self.board.settlements for figure in position.figures_at(place)}
        )
        for key in self.figures.keys() - standing:
            self.removeItem(self.figures.pop(key))
        for key in standing:
            place = self.figure_place(*key)
            pixmap = self._drawn_from().figure(key[1], place.width())
            if key in self.figures:
                self.place(self.figures[key], pixmap, place.center())
            else:
                self.figures[key] = self.piece(pixmap, place.center(), FIGURE_Z)

    def _show_marks(self) -> None:
        for item in self._marks:
            self.removeItem(item)
        self._marks.clear()
        radius, pointy = self.layout_.radius, self.layout_.pointy
        context = radius, self.dpr, self.theme, pointy
        if self._legal:
            glow = glow_pixmap(*context)
            # A tile hides the glow under it, and light on a settlement would wash the place out: these have rings.
            ringed = self._legal & {*self.tiles, *self.board.settlements}
            for hex_index in self._legal - ringed:
                self._mark(glow, hex_index, GLOW_Z)
            for hex_index in ringed:
                self._mark(ring_pixmap(*context, chosen=False), hex_index, CHOSEN_Z)
        if self._taken is not None:
            self._mark(ring_pixmap(*context, chosen=True), self._taken, CHOSEN_Z)
        marked = self._marked & self.tiles.keys()
        if marked:
            halo = halo_pixmap(*context)
            for hex_index in marked:
                self._mark(halo, hex_index, HALO_Z)
        if self._target is not None:
            hex_index, legal = self._target
            self._mark(target_pixmap(*context, legal), hex_index, TARGET_Z)
        if self._cursor is not None:
            self._mark(cursor_pixmap(*context), self._cursor, CURSOR_Z)
        if self._chosen in self.figures:
            place = self.figure_place(*self._chosen)
            size = place.width() * 1.25
            self._marks.append(self.piece(chosen_pixmap(size, self.dpr, self.theme), place.center(), CHOSEN_Z))

        if self._proposal is not None:
            self._show_proposal(self._proposal)

    def _show_proposal(self, proposal: Proposal) -> None:
        context = self.layout_.radius, self.dpr, self.theme, self.layout_.pointy
        for hex_index, placed in proposal.tiles.items():
            pixmap = self._drawn_from().tile(placed.tile, self.colours[placed.seat], staged=False)
            ghost = self.piece(pixmap, self.layout_.centre(hex_index), HINT_Z)
            ghost.setScale(GHOST_SHARE)
            # Over another tile a ghost would be two tiles at once.
            ghost.setOpacity(1.0 if hex_index in self.tiles else GHOST_OPACITY)
            self._marks.append(ghost)
        ring = hint_pixmap(*context)
        for hex_index in proposal.hexes | proposal.tiles.keys():
            self._mark(ring, hex_index, HINT_Z)
        for figure in proposal.figures & self.figures.keys():
            place = self.figure_place(*figure)
            pixmap = hint_figure_pixmap(place.width() * 1.35, self.dpr, self.theme)
            self._marks.append(self.piece(pixmap, place.center(), HINT_Z))

    def _mark(self, pixmap: QPixmap, hex_index: int, z: float) -> None:
        self._marks.append(self.piece(pixmap, self.layout_.centre(hex_index), z))
