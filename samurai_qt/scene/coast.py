"""Coastlines that follow the edges of hexes by hand: whole islands and the edge of the charted sea."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from engine.samurai import Board, Hex, Kind
from samurai_qt.scene.layout import unit_centre

# Axial steps to the neighbours, in turn around the hex.
_STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

Corner = tuple[int, int]
"""Three times the axial coordinates of a point where three hexes meet: whole numbers, so exact."""


def _corner(hex_: Hex, side: int) -> Corner:
    first, second = _STEPS[side - 1], _STEPS[side]
    return 3 * hex_.q + first[0] + second[0], 3 * hex_.r + first[1] + second[1]


def _at(corner: Corner) -> QPointF:
    q, r = corner
    x, y = unit_centre(q, r)
    return QPointF(x / 3, y / 3)


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


def _drawn(loop: list[Corner], roughness: float, pieces: int) -> list[QPointF]:
    """The loop's points, shaken by a hand that shakes the same way every time."""
    points = []
    random = Random("coast")
    for start, end in zip(loop, loop[1:] + loop[:1], strict=True):
        first, second = _at(start), _at(end)
        along = second - first
        across = QPointF(-along.y(), along.x())
        bulge = random.uniform(-1.0, 1.0) * roughness
        for piece in range(pieces):
            fraction = piece / pieces
            swell = bulge * 4 * fraction * (1 - fraction)
            shake = random.uniform(-0.45, 0.45) * roughness
            points.append(first + along * fraction + across * (swell + shake))
    return points


def _smooth(points: list[QPointF]) -> QPainterPath:
    """A closed curve through all points (Catmull-Rom)."""
    path = QPainterPath(points[0])
    count = len(points)
    for index in range(count):
        before, start = points[index - 1], points[index]
        end, after = points[(index + 1) % count], points[(index + 2) % count]
        path.cubicTo(start + (end - before) / 6, end - (after - start) / 6, end)
    path.closeSubpath()
    return path


def _region(board: Board, inside: Callable[[Hex], bool], roughness: float, pieces: int) -> QPainterPath:
    path = QPainterPath()
    for loop in _loops(board, inside):
        path.addPath(_smooth(_drawn(loop, roughness, pieces)))
    return path


@cache
def islands(board: Board) -> QPainterPath:
    """Every island in north-up units, odd-even filled so that inner seas stay open."""
    return _region(board, lambda hex_: hex_.kind is not Kind.SEA, 0.12, 4)


@cache
def charted_sea(board: Board) -> QPainterPath:
    """The edge of all hexes in play in north-up units."""
    return _region(board, lambda _: True, 0.05, 3)


@cache
def grid(board: Board, kinds: frozenset[Kind]) -> QPainterPath:
    """The edges of hexes of these kinds in north-up units, each edge once, drawn straight."""
    edges = set()
    for hex_ in board.hexes:
        if hex_.kind in kinds:
            for side in range(6):
                start, end = sorted((_corner(hex_, side), _corner(hex_, (side + 1) % 6)))
                edges.add((start, end))
    path = QPainterPath()
    for start, end in sorted(edges):
        path.moveTo(_at(start))
        path.lineTo(_at(end))
    return path
