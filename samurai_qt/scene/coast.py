"""Coastlines that follow the edges of hexes by hand: whole islands and the edge of the charted sea."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from random import Random

from PySide6.QtGui import QPainterPath

from engine.samurai import Board, Hex, Kind
from samurai_qt.scene.layout import unit_centre

# Axial steps to the neighbours, in turn around the hex.
_STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

Corner = tuple[int, int]
"""Three times the axial coordinates of a point where three hexes meet: whole numbers, so exact."""
Point = tuple[float, float]
"""In units of a hex's circumradius, north up."""


def _corner(hex_: Hex, side: int) -> Corner:
    first, second = _STEPS[side - 1], _STEPS[side]
    return 3 * hex_.q + first[0] + second[0], 3 * hex_.r + first[1] + second[1]


def _at(corner: Corner) -> Point:
    x, y = unit_centre(*corner)
    return x / 3, y / 3


def _loops(board: Board, inside: Callable[[Hex], bool]) -> Iterator[list[Corner]]:
    """The borders of the region, each a closed loop of corners with the region on the right."""
    members = {(hex_.q, hex_.r) for hex_ in board.hexes if inside(hex_)}
    following: dict[Corner, Corner] = {}
    for hex_ in board.hexes:
        if (hex_.q, hex_.r) in members:
            for side, (q, r) in enumerate(_STEPS):
                if (hex_.q + q, hex_.r + r) not in members:
                    following[_corner(hex_, side)] = _corner(hex_, (side + 1) % 6)
    while following:
        start, corner = following.popitem()
        loop = [start]
        while corner != start:
            loop.append(corner)
            corner = following.pop(corner)
        yield loop


def _drawn(loop: list[Corner], roughness: float, pieces: int) -> list[Point]:
    """The loop's points, shaken by a hand that shakes the same way every time."""
    points = []
    random = Random("coast").uniform
    for start, end in zip(loop, loop[1:] + loop[:1], strict=True):
        (x, y), (end_x, end_y) = _at(start), _at(end)
        along_x, along_y = end_x - x, end_y - y
        bulge = random(-1.0, 1.0) * roughness
        for piece in range(pieces):
            fraction = piece / pieces
            off = bulge * 4 * fraction * (1 - fraction) + random(-0.45, 0.45) * roughness
            points.append((x + along_x * fraction - along_y * off, y + along_y * fraction + along_x * off))
    return points


def _smooth(points: list[Point]) -> QPainterPath:
    """A closed curve through all points (Catmull-Rom)."""
    path = QPainterPath()
    path.moveTo(*points[0])
    count = len(points)
    for index, (start_x, start_y) in enumerate(points):
        before_x, before_y = points[index - 1]
        end_x, end_y = points[(index + 1) % count]
        after_x, after_y = points[(index + 2) % count]
        path.cubicTo(
            start_x + (end_x - before_x) / 6,
            start_y + (end_y - before_y) / 6,
            end_x - (after_x - start_x) / 6,
            end_y - (after_y - start_y) / 6,
            end_x,
            end_y,
        )
    path.closeSubpath()
    return path


def _region(board: Board, inside: Callable[[Hex], bool], roughness: float, pieces: int) -> QPainterPath:
    path = QPainterPath()
    for loop in _loops(board, inside):
        path.addPath(_smooth(_drawn(loop, roughness, pieces)))
    return path


@cache
def shores(board: Board) -> QPainterPath:
    """The edges between land and sea in north-up units, straight."""
    path = QPainterPath()
    for loop in _loops(board, _is_land):
        path.moveTo(*_at(loop[0]))
        for corner in loop[1:]:
            path.lineTo(*_at(corner))
        path.closeSubpath()
    return path


def _is_land(hex_: Hex) -> bool:
    return hex_.kind is not Kind.SEA


@cache
def islands(board: Board) -> QPainterPath:
    """Every island in north-up units, odd-even filled so that inner seas stay open."""
    return _region(board, _is_land, 0.12, 4)


@cache
def charted_sea(board: Board) -> QPainterPath:
    """The edge of all hexes in play in north-up units."""
    return _region(board, lambda _: True, 0.05, 3)


@cache
def land_grid(board: Board) -> QPainterPath:
    """The edges between hexes on land in north-up units; the coast is drawn by `islands`."""
    return _inner_edges(board, _is_land)


@cache
def sea_grid(board: Board) -> QPainterPath:
    """The edges between hexes at sea in north-up units; the rim is drawn by `charted_sea`."""
    return _inner_edges(board, lambda hex_: not _is_land(hex_))


def _inner_edges(board: Board, inside: Callable[[Hex], bool]) -> QPainterPath:
    edges = Counter(
        tuple(sorted((_corner(hex_, side), _corner(hex_, (side + 1) % 6))))
        for hex_ in board.hexes
        if inside(hex_)
        for side in range(6)
    )
    path = QPainterPath()
    for (start, end), hexes in sorted(edges.items()):
        if hexes == 2:
            path.moveTo(*_at(start))
            path.lineTo(*_at(end))
    return path
