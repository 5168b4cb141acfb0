"""Where the hexes of a board lie: in units of a hex's circumradius, turned by some angle, scaled to pixels."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import cos, hypot, radians, sin, sqrt
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPolygonF, QTransform

from engine.samurai import Board
from samurai_qt.art.shapes import hexagon_corners

ROOT_3 = sqrt(3)
TURNS = tuple(range(0, 360, 30))
"""The angles a board may be turned by, in degrees clockwise; north is up at 0."""
BORDER = 0.55
"""What the drawing needs around the hexes, in hex radii."""


def unit_centre(q: int, r: int) -> tuple[float, float]:
    """The middle of a flat-top hex, north up, Edo at 0, 0."""
    return 1.5 * q, ROOT_3 * (r + q / 2)


class Layout(NamedTuple):
    """A board turned by `angle` degrees clockwise with hexes of `radius` pixels, its middle at 0,0."""

    board: Board
    angle: int
    radius: float
    middle: tuple[float, float]
    """The middle of the turned board, in radii from Edo."""

    @property
    def pointy(self) -> bool:
        """Whether hexes stand on a corner."""
        return self.angle % 60 == 30

    @property
    def transform(self) -> QTransform:
        """From north-up units about Edo to pixels."""
        return (
            QTransform()
            .scale(self.radius, self.radius)
            .translate(-self.middle[0], -self.middle[1])
            .rotate(self.angle)
        )

    def centre(self, hex_index: int) -> QPointF:
        """The middle of a hex in pixels."""
        return QPointF(*_centres(self)[hex_index])

    def outline(self, hex_index: int) -> QPolygonF:
        """A hex's edge in pixels."""
        return QPolygonF(hexagon_corners(self.radius, self.pointy)).translated(self.centre(hex_index))

    def hex_at(self, point: QPointF) -> int | None:
        """The hex in play under a point, None beside the board."""
        x, y = point.x() / self.radius + self.middle[0], point.y() / self.radius + self.middle[1]
        x, y = _turned((x, y), -self.angle)
        q = 2 / 3 * x
        r = y / ROOT_3 - q / 2
        return _hex_index(self.board, *_nearest(q, r))

    @property
    def bounds(self) -> QRectF:
        """The rectangle around all hexes and their border, in pixels."""
        unit = _bounds(self.board, self.angle).translated(-self.middle[0], -self.middle[1])
        return QRectF(unit.topLeft() * self.radius, unit.size() * self.radius)


def layout(board: Board, angle: int, radius: float) -> Layout:
    """The layout of a board turned by a multiple of 30 degrees."""
    middle = _bounds(board, angle).center()
    return Layout(board, angle, radius, (middle.x(), middle.y()))


def fitting_radius(board: Board, angle: int, size: QSizeF) -> float:
    """The largest radius at which the whole turned board fits into that size."""
    bounds = _bounds(board, angle)
    return max(1.0, min(size.width() / bounds.width(), size.height() / bounds.height()))


def best_turn(board: Board, size: QSizeF, turns: Sequence[int] = TURNS) -> int:
    """The turn that shows the board largest; of equals, the one nearest to north up."""
    return max(
        turns,
        key=lambda angle: (round(fitting_radius(board, angle, size), 6), -min(angle, 360 - angle), -angle),
    )


def _turned(point: tuple[float, float], degrees: float) -> tuple[float, float]:
    angle = radians(degrees)
    x, y = point
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)


@cache
def _unit_centres(board: Board, angle: int) -> tuple[tuple[float, float], ...]:
    # Two steps span the plane: turned once, they serve for every hex.
    (right_x, right_y), (down_x, down_y) = (_turned(unit_centre(*step), angle) for step in ((1, 0), (0, 1)))
    return tuple((hex_.q * right_x + hex_.r * down_x, hex_.q * right_y + hex_.r * down_y) for hex_ in board.hexes)


@lru_cache(maxsize=4)
def _centres(layout_: Layout) -> tuple[tuple[float, float], ...]:
    radius, (middle_x, middle_y) = layout_.radius, layout_.middle
    return tuple(
        ((x - middle_x) * radius, (y - middle_y) * radius) for x, y in _unit_centres(layout_.board, layout_.angle)
    )


@cache
def _bounds(board: Board, angle: int) -> QRectF:
    """The rectangle around the turned board and its border, in radii about Edo."""
    corners = hexagon_corners(1.0, angle % 60 == 30)
    reach_x, reach_y = max(c.x() for c in corners) + BORDER, max(c.y() for c in corners) + BORDER
    centres = _unit_centres(board, angle)
    left, right = min(x for x, _ in centres) - reach_x, max(x for x, _ in centres) + reach_x
    top, bottom = min(y for _, y in centres) - reach_y, max(y for _, y in centres) + reach_y
    return QRectF(left, top, right - left, bottom - top)


def _nearest(q: float, r: float) -> tuple[int, int]:
    """The hex that holds fractional axial coordinates."""
    s = -q - r
    near_q, near_r, near_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s - s)
    if off_q > off_r and off_q > off_s:
        near_q = -near_r - near_s
    elif off_r > off_s:
        near_r = -near_q - near_s
    return near_q, near_r


def _hex_index(board: Board, q: int, r: int) -> int | None:
    # Odd-q offset about Edo, at column 14, row 13.
    column, row = q + 14, r + 13 + (q - (q & 1)) // 2
    name = f"{chr(ord('a') + column)}{row}" if 0 <= column < 26 else ""
    return board.index(name) if name in board else None


def towards(layout_: Layout, hex_index: int, direction: QPointF) -> int:
    """The neighbour that lies most in that direction on screen; the hex itself where none does."""
    origin = layout_.centre(hex_index)

    def along(neighbour: int) -> float:
        step = layout_.centre(neighbour) - origin
        length = hypot(step.x(), step.y()) * hypot(direction.x(), direction.y())
        return (step.x() * direction.x() + step.y() * direction.y()) / length

    best = max(layout_.board.neighbours[hex_index], key=along, default=hex_index)
    return best if best != hex_index and along(best) > 0.3 else hex_index
