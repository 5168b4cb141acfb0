"""The tiles: numeral, what it influences, who it is, and the seal of the fast ones."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from engine.samurai import FIGURES, Figure, Tile
from samurai_qt.art.crests import draw_crest
from samurai_qt.art.figures import figure_outline
from samurai_qt.art.outlines import glyph, silhouette
from samurai_qt.art.pixmaps import cached
from samurai_qt.art.seal import draw_seal
from samurai_qt.art.shapes import fill, hexagon, hexagon_corners, line, moved, stamp
from samurai_qt.art.tile_ground import draw_ground
from samurai_qt.theme.colours import PlayerColours, Theme

TILE_SHARE = 0.9
"""The tile's circumradius as a share of half its pixmap, so that a hex of that width keeps its grid visible."""
DETAIL_RADIUS = 19.0
"""Below this circumradius, in device pixels, what can't be read is left out and the rest drawn larger."""

CHARACTERS = {"S": "samurai", "N": "ronin", "V": "ship"}


def draw_numeral(painter: QPainter, value: int, x: float, y: float, height: float, colour: str) -> None:
    """Draw a digit 0 … 4 of that height about x, y, a little bolder than the book face."""
    outline = glyph(f"digit-{value}")
    with moved(painter, x, y, height / 104):
        painter.setPen(
            QPen(QColor(colour), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        painter.setBrush(QColor(colour))
        painter.drawPath(outline)


def _arrow(painter: QPainter, from_degrees: float, colour: str) -> None:
    """A quarter of a ring ending in an arrowhead, clockwise about 0,0."""
    radius, sweep = 0.55, 100.0
    arc = QPainterPath()
    ring = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    arc.arcMoveTo(ring, -from_degrees)
    arc.arcTo(ring, -from_degrees, -sweep)
    line(painter, arc, colour, 0.09, open_ends=True)
    angle = radians(from_degrees + sweep)
    tip = QPointF(cos(angle), sin(angle))
    along = QPointF(-sin(angle), cos(angle))
    fill(
        painter,
        QPolygonF(
            [
                tip * (radius + 0.17) - along * 0.02,
                tip * radius + along * 0.25,
                tip * (radius - 0.17) - along * 0.02,
            ]
        ),
        colour,
    )


def _exchange(painter: QPainter, tile: Tile, player: PlayerColours, pointy: bool) -> None:
    _arrow(painter, 212, player.ink)
    _arrow(painter, 32, player.ink)
    if tile is Tile.X:
        stamp(painter, figure_outline(Figure.HELMET), -0.27, 0.0, 0.46, player.ink)
        stamp(painter, figure_outline(Figure.BUDDHA), 0.27, 0.0, 0.46, player.ink)
        return
    with moved(painter, -0.26, 0.0, 0.23):
        line(painter, hexagon(0.9, pointy), player.ink, 0.22)
    with moved(painter, 0.26, 0.0, 0.23):
        fill(painter, hexagon(1.0, pointy), player.ink)


def _strength(painter: QPainter, tile: Tile, ink: str, pointy: bool, detailed: bool) -> None:
    kinds = [figure for figure in FIGURES if tile.influence[figure.index]]
    if len(kinds) == 1:
        draw_numeral(painter, tile.strength, -0.31, 0.0, 0.86 if detailed else 0.94, ink)
        stamp(painter, figure_outline(kinds[0]), 0.31, 0.0, 0.66 if detailed else 0.7, ink)
        return
    lift = -0.13 if detailed else 0.0
    sink = 0.07 if tile.fast else 0.0
    draw_numeral(painter, tile.strength, -0.32, lift, 0.74 if detailed else 0.9, ink)
    stamp(painter, silhouette(CHARACTERS[tile.code[0]]), 0.29, lift + sink, 0.64 if detailed else 0.74, ink)
    if detailed:
        # Clear of the crest, which stands at the lowest corner on the left.
        aside, below = (0.0, 0.46) if pointy else (0.06, 0.49)
        for figure in FIGURES:
            stamp(painter, figure_outline(figure), (figure.index - 1) * 0.27 + aside, below, 0.24, ink)


def draw_tile(
    painter: QPainter,
    tile: Tile,
    player: PlayerColours,
    theme: Theme,
    *,
    pointy: bool,
    staged: bool,
    detailed: bool,
) -> None:
    """Draw a tile about 0,0 with circumradius 1."""
    draw_ground(painter, player, theme, pointy, staged)
    if tile.strength:
        _strength(painter, tile, player.ink, pointy, detailed)
    else:
        _exchange(painter, tile, player, pointy)
    if detailed:
        at = hexagon_corners(0.85, pointy)[2]
        painter.setPen(QPen(QColor(player.tint), 0.03))
        painter.setBrush(QColor(player.strong))
        painter.drawEllipse(at, 0.185, 0.185)
        draw_crest(painter, player.crest, at.x(), at.y(), 0.27, player.on_strong)
    if tile.fast:
        at = hexagon_corners(0.82, pointy)[0 if pointy else 5]
        draw_seal(painter, at.x(), at.y(), 0.5 if detailed else 0.56, theme)


def tile_pixmap(
    tile: Tile,
    colour_name: str,
    size_px: float,
    dpr: float,
    theme: Theme,
    *,
    pointy: bool = False,
    staged: bool = False,
) -> QPixmap:
    """A tile in a square pixmap as wide as the hex it lies on; `pointy` stands it on a corner, digits upright."""
    player = theme.players[colour_name]
    radius = size_px / 2 * TILE_SHARE

    def paint(painter: QPainter) -> None:
        with moved(painter, size_px / 2, size_px / 2, radius):
            draw_tile(
                painter, tile, player, theme, pointy=pointy, staged=staged, detailed=radius * dpr >= DETAIL_RADIUS
            )

    return cached(("tile", tile.code, colour_name, theme.name, pointy, staged), size_px, size_px, dpr, paint)


def tile_back_pixmap(
    colour_name: str, size_px: float, dpr: float, theme: Theme, *, pointy: bool = False
) -> QPixmap:
    """The back of a player's tiles: the crest alone."""
    player = theme.players[colour_name]

    def paint(painter: QPainter) -> None:
        with moved(painter, size_px / 2, size_px / 2, size_px / 2 * TILE_SHARE):
            draw_ground(painter, player, theme, pointy, False)
            fill(painter, hexagon(0.72, pointy), player.strong)
            draw_crest(painter, player.crest, 0.0, 0.0, 0.86, player.on_strong)

    return cached(("back", colour_name, theme.name, pointy), size_px, size_px, dpr, paint)
