"""All that the map is drawn from at one layout: tiles, figures and background, rendered ahead or when needed."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap

from engine.samurai import Figure, Position, Tile
from samurai_qt import art
from samurai_qt.art.settlements import FIGURE_SPOTS
from samurai_qt.scene.background import on_pixels
from samurai_qt.scene.chunks import Chunks
from samurai_qt.scene.layout import Layout
from samurai_qt.theme.colours import Theme


class Picture:
    """The pixmaps of one layout; keeps those of tiles and figures, which Qt's cache might drop."""

    def __init__(
        self, layout: Layout, theme: Theme, dpr: float, area: QRectF, overview: Chunks | None = None
    ) -> None:
        self.layout = layout
        self.theme = theme
        self.dpr = dpr
        self.area = area
        """The scene's rectangle: the map and what is seen around it."""
        self.background = Chunks(layout, theme, dpr, area, overview)
        self._tiles: dict[tuple[Tile, str, bool], QPixmap] = {}
        self._figures: dict[tuple[Figure, float], QPixmap] = {}

    def tile(self, tile: Tile, colour: str, staged: bool) -> QPixmap:
        """A tile in the square around its hex."""
        key = tile, colour, staged
        if key not in self._tiles:
            self._tiles[key] = art.tile_pixmap(
                tile,
                colour,
                2 * self.layout.radius,
                self.dpr,
                self.theme,
                pointy=self.layout.pointy,
                staged=staged,
            )
        return self._tiles[key]

    def figure(self, figure: Figure, size: float) -> QPixmap:
        """A figure in a square of that size."""
        key = figure, size
        if key not in self._figures:
            self._figures[key] = art.figure_pixmap(figure, size, self.dpr, self.theme)
        return self._figures[key]

    def spot(self, hex_index: int, place: int, count: int) -> QRectF:
        """The square of one of `count` figures on a settlement."""
        x, y, height = FIGURE_SPOTS[count][place]
        radius = self.layout.radius
        size = round(height * radius * self.dpr) / self.dpr
        middle = self.layout.centre(hex_index) + QPointF(x * radius, y * radius)
        return QRectF(on_pixels(middle - QPointF(size / 2, size / 2), self.dpr), QSizeF(size, size))

    def draw_ahead(
        self,
        position: Position | None,
        colours: Sequence[str],
        staged: Collection[int],
        visible: QRectF,
        kept: int,
    ) -> Iterator[None]:
        """Render all of a position and the background in `visible`, a pixmap or so a step."""
        if position is not None:
            for hex_index, placed in enumerate(position.tiles):
                if placed is not None:
                    self.tile(placed.tile, colours[placed.seat], hex_index in staged)
                    yield
            for settlement in position.board.settlements:
                figures = position.figures_at(settlement)
                for place, figure in enumerate(figures):
                    self.figure(figure, self.spot(settlement, place, len(figures)).width())
                    yield
        yield from self.background.draw_ahead(visible, kept)
