"""The ground of tiles: hexagon, tint and the player's edge pattern."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from samurai_qt.art.shapes import between, faded, fill, hexagon, hexagon_corners, line, mix
from samurai_qt.theme.colours import PlayerColours, Theme

BAND_OUTER = 0.97
BAND_INNER = 0.82


def _quad(a: QPointF, b: QPointF, c: QPointF, d: QPointF) -> QPolygonF:
    return QPolygonF([a, b, c, d])


def _sides(pointy: bool) -> list[tuple[QPointF, QPointF, QPointF, QPointF]]:
    outer, inner = hexagon_corners(BAND_OUTER, pointy), hexagon_corners(BAND_INNER, pointy)
    return [(outer[side], outer[(side + 1) % 6], inner[side], inner[(side + 1) % 6]) for side in range(6)]


def _stripes(painter: QPainter, pointy: bool, light: QColor) -> None:
    for start, end, inner_start, inner_end in _sides(pointy):
        for middle in (1 / 6, 3 / 6, 5 / 6):
            first, second = middle - 1 / 14, middle + 1 / 14
            stripe = _quad(
                between(start, end, first),
                between(start, end, second),
                between(inner_start, inner_end, second),
                between(inner_start, inner_end, first),
            )
            fill(painter, stripe, light)


def _dots(painter: QPainter, pointy: bool, dark: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(dark)
    for start, end, inner_start, inner_end in _sides(pointy):
        for middle in (0.0, 1 / 3, 2 / 3):
            centre = between(between(start, end, middle), between(inner_start, inner_end, middle), 0.5)
            painter.drawEllipse(centre, 0.05, 0.05)


def _teeth(painter: QPainter, pointy: bool, ground: QColor) -> None:
    teeth = 4
    edge = []
    for start, end, inner_start, inner_end in _sides(pointy):
        for tooth in range(teeth):
            notch = (tooth + 0.5) / teeth
            edge.append(between(inner_start, inner_end, tooth / teeth))
            edge.append(between(between(start, end, notch), between(inner_start, inner_end, notch), 0.34))
    fill(painter, QPolygonF(edge), ground)


def draw_ground(painter: QPainter, player: PlayerColours, theme: Theme, pointy: bool, staged: bool) -> None:
    """Draw the empty tile about 0,0 with circumradius 1; a staged one is paler and floats higher."""
    height = 0.11 if staged else 0.05
    fill(painter, hexagon(1.0, pointy).translated(0, height), faded(theme.shadow, 0.4 if staged else 0.5))
    fill(painter, hexagon(1.0, pointy), theme.figure)
    fill(painter, hexagon(BAND_OUTER - 0.01, pointy), player.strong)
    ground = mix(player.tint, "#FFFFFF", 0.55) if staged else QColor(player.tint)
    fill(painter, hexagon(BAND_INNER, pointy), ground)
    if player.edge == "toothed":
        _teeth(painter, pointy, ground)
        return
    if player.edge == "striped":
        _stripes(painter, pointy, mix(player.tint, "#FFFFFF", 0.4))
    elif player.edge == "dotted":
        _dots(painter, pointy, QColor(player.ink))
    line(painter, hexagon(BAND_INNER, pointy), faded(player.ink, 0.55), 0.025)
