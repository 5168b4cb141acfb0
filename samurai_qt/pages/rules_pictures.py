"""Pictures of the rules page, by name: pieces, places and two worked examples, drawn with the project's own art."""

from __future__ import annotations

from math import sqrt

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from engine.samurai import Figure, Kind, Tile, tile_of
from samurai_qt.art import crest_pixmap, figure_pixmap, screen_pixmap, seal, settlement_pixmap, tile_pixmap
from samurai_qt.art.pixmaps import render
from samurai_qt.art.shapes import hexagon
from samurai_qt.theme.colours import Theme

# The example in a village: what lies on its six neighbours, clockwise from the top.
VILLAGE_EXAMPLE = (
    ("land", Tile.B3, "red"),
    ("land", Tile.S2, "blue"),
    ("sea", Tile.V1, "red"),
    ("sea", None, ""),
    ("land", Tile.N1, "blue"),
    ("land", Tile.R4, "red"),
)
# The example in a city.
CITY_EXAMPLE = (
    ("land", Tile.H3, "red"),
    ("land", Tile.R2, "blue"),
    ("land", Tile.S1, "red"),
    ("sea", None, ""),
    ("land", Tile.S2, "blue"),
    ("land", Tile.H2, "yellow"),
)
EXAMPLES = {
    "village": (Kind.VILLAGE, (Figure.BUDDHA,), VILLAGE_EXAMPLE),
    "city": (Kind.CITY, (Figure.HELMET, Figure.RICE), CITY_EXAMPLE),
}


def rules_picture(name: str, theme: Theme, ratio: float) -> QPixmap:
    """Return the picture called `tile/S2/red/64`, `figure/H/40` and so on; KeyError for no picture.

    The last part is the width in pixels before the device's pixel ratio.
    """
    what, *parts = name.split("/")
    size = float(parts[-1])
    if what == "tile":
        return tile_pixmap(tile_of(parts[0]), parts[1], size, ratio, theme)
    if what == "figure":
        return figure_pixmap(Figure(parts[0]), size, ratio, theme)
    if what == "place":
        return settlement_pixmap(Kind[parts[0].upper()], size, ratio, theme)
    if what == "crest":
        return crest_pixmap(parts[0], size, ratio, theme)
    if what == "seal":
        return seal(size, ratio, theme)
    if what == "screen":
        return screen_pixmap(parts[0], size, size * 0.36, ratio, theme)
    if what == "example":
        return _example(parts[0], size, ratio, theme)
    raise KeyError(name)


def _example(name: str, width: float, ratio: float, theme: Theme) -> QPixmap:
    """Return a settlement and the six hexes around it."""
    kind, figures, neighbours = EXAMPLES[name]
    radius = width / 5.1
    step = radius * sqrt(3)
    height = step * 3.06

    def paint(painter: QPainter) -> None:
        middle = QPointF(width / 2, height / 2)
        # Clockwise from the top, in axial steps of a flat-top hex.
        places = [(0, -1), (0.866, -0.5), (0.866, 0.5), (0, 1), (-0.866, 0.5), (-0.866, -0.5)]
        _ground(painter, middle, radius, theme.land, theme.grid)
        for (terrain, tile, colour), (across, down) in zip(neighbours, places, strict=True):
            centre = middle + QPointF(across * step, down * step)
            sea = terrain == "sea"
            _ground(
                painter,
                centre,
                radius,
                theme.sea if sea else theme.land,
                theme.sea_grid if sea else theme.grid,
            )
            if tile is not None:
                _put(painter, tile_pixmap(tile, colour, radius * 2, ratio, theme), centre)
        _put(painter, settlement_pixmap(kind, radius * 2, ratio, theme), middle)
        for number, figure in enumerate(figures):
            spot = middle + QPointF((number - (len(figures) - 1) / 2) * radius * 0.66, radius * 0.22)
            _put(painter, figure_pixmap(figure, radius * 0.72, ratio, theme), spot)

    return render(width, height, ratio, paint)


def _ground(painter: QPainter, centre: QPointF, radius: float, colour: str, edge: str) -> None:
    painter.save()
    painter.translate(centre)
    painter.setPen(QPen(QColor(edge), 1.2))
    painter.setBrush(QColor(colour))
    painter.drawPolygon(hexagon(radius, pointy=False))
    painter.restore()


def _put(painter: QPainter, pixmap: QPixmap, centre: QPointF) -> None:
    size = pixmap.deviceIndependentSize()
    painter.drawPixmap(centre - QPointF(size.width() / 2, size.height() / 2), pixmap)
