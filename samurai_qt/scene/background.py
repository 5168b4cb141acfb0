"""The map itself: paper, sea, coast, land, settlements, drawn once for each size and turn."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import ceil, cos, pi, sin
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap

from engine.samurai import Kind
from samurai_qt.art.pixmaps import cached, render
from samurai_qt.art.settlements import settlement_pixmap
from samurai_qt.art.shapes import faded, hexagon, mix
from samurai_qt.scene.coast import charted_sea, islands, land_grid, sea_grid, shores
from samurai_qt.scene.layout import Layout
from samurai_qt.theme.colours import Theme


class Outlines(NamedTuple):
    """The map's large shapes in the pixels of a layout."""

    land: QPainterPath
    shores: QPainterPath
    sea: QPainterPath
    land_grid: QPainterPath
    sea_grid: QPainterPath


@lru_cache(maxsize=2)
def _outlines(layout: Layout) -> Outlines:
    board, transform = layout.board, layout.transform
    return Outlines(
        transform.map(islands(board)),
        transform.map(shores(board)),
        transform.map(charted_sea(board)),
        transform.map(land_grid(board)),
        transform.map(sea_grid(board)),
    )


def _pen(colour: str | QColor, width: float) -> QPen:
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def wave_pattern(radius: float, dpr: float, theme: Theme) -> QPixmap:
    """One repeat of the overlapping-waves pattern (seigaiha), lines alone, for hexes of that radius."""
    wave = max(5.0, round(radius * 0.42))

    def paint(painter: QPainter) -> None:
        pen = _pen(theme.sea_wave, max(0.7, wave * 0.09))
        for row in (-1, 0, 1, 2):
            for column in (-1, 0, 1):
                x = column * 2 * wave + (wave if row % 2 else 0.0)
                y = row * wave / 2 + wave
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(Qt.GlobalColor.black)
                painter.drawEllipse(QPointF(x, y), wave, wave)
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                for ring in (1.0, 0.68, 0.36):
                    painter.drawEllipse(QPointF(x, y), wave * ring, wave * ring)

    return cached(("waves", theme.name), 2 * wave, wave, dpr, paint)


def washi(dpr: float, theme: Theme) -> QPixmap:
    """One repeat of the paper's fibres."""
    side = 256

    def paint(painter: QPainter) -> None:
        painter.fillRect(0, 0, side, side, QColor(theme.paper))
        random = Random("washi")
        for _ in range(70):
            x, y, angle = random.uniform(20, 236), random.uniform(20, 236), random.uniform(0, 2 * pi)
            length, bend = random.uniform(4, 18), random.uniform(-6, 6)
            fibre = QPainterPath(QPointF(x, y))
            end = QPointF(x + length * cos(angle), y + length * sin(angle))
            fibre.quadTo((QPointF(x, y) + end) / 2 + QPointF(bend, -bend), end)
            painter.setPen(_pen(faded(theme.ink, random.uniform(0.02, 0.07)), random.uniform(0.5, 1.1)))
            painter.drawPath(fibre)

    return cached(("washi", theme.name), side, side, dpr, paint)


@lru_cache(maxsize=2)
def _brush_strokes(unit: Layout) -> list[tuple[QPainterPath, float]]:
    """Tapered strokes of ink wash on the land of a layout of radius 1, with their opacities."""
    strokes = []
    random = Random("wash")
    for index in unit.board.land:
        for _ in range(2):
            x, y = random.uniform(-0.5, 0.5), random.uniform(-0.6, 0.6)
            length, width = random.uniform(0.5, 1.1), random.uniform(0.06, 0.16)
            lift = random.uniform(-0.12, 0.12)
            stroke = QPainterPath(QPointF(x - length / 2, y))
            stroke.quadTo(x, y - width + lift, x + length / 2, y + lift)
            stroke.quadTo(x, y + width + lift, x - length / 2, y)
            strokes.append((stroke.translated(unit.centre(index)), random.uniform(0.10, 0.24)))
    return strokes


def _surround(
    painter: QPainter,
    layout: Layout,
    hexes: Iterable[int],
    colour: QColor,
    reach: float,
    dpr: float,
    area: QRectF,
    drop: float = 0.0,
) -> None:
    """Fill these hexes and what lies within `reach` radii around: one sprite a hex is far faster than a stroke."""
    radius = layout.radius
    half = ceil(radius * (1 + reach)) + 1.0

    def paint(sprite: QPainter) -> None:
        sprite.translate(half, half)
        sprite.setPen(_pen(colour, 2 * reach * radius))
        sprite.setBrush(colour)
        sprite.drawPolygon(hexagon(radius, layout.pointy))

    key = ("surround", colour.name(), reach, layout.radius, layout.pointy)
    sprite = cached(key, 2 * half, 2 * half, dpr, paint)
    size = QSizeF(2 * half, 2 * half)
    for index in hexes:
        corner = on_pixels(layout.centre(index) + QPointF(-half, drop * radius - half), dpr)
        if area.intersects(QRectF(corner, size)):
            painter.drawPixmap(corner, sprite)


def _paint_sea(painter: QPainter, layout: Layout, theme: Theme, area: QRectF, dpr: float) -> None:
    board, radius = layout.board, layout.radius
    sea = _outlines(layout).sea
    edge = [index for index in board.sea if len(board.neighbours[index]) < 6]
    for reach, strength in ((0.42, 0.10), (0.24, 0.18)):
        _surround(painter, layout, edge, mix(theme.paper, theme.sea_wave, strength), reach, dpr, area)
    _surround(painter, layout, edge, mix(theme.paper, theme.shadow, 0.3), 0.06, dpr, area, drop=0.07)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.sea))
    painter.drawPath(sea)
    coast = [index for index in (*board.land, *board.settlements) if _is_coastal(layout, index)]
    for reach, strength in ((0.52, 0.3), (0.34, 0.58), (0.17, 0.95)):
        _surround(painter, layout, coast, mix(theme.sea, theme.shore, strength), reach, dpr, area)
    painter.setBrush(QBrush(wave_pattern(radius, dpr, theme)))
    painter.drawPath(sea)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(theme.sea_grid, max(0.9, radius * 0.04)))
    painter.drawPath(_outlines(layout).sea_grid)
    painter.setPen(_pen(theme.coast, max(1.0, radius * 0.07)))
    painter.drawPath(sea)


def _is_coastal(layout: Layout, index: int) -> bool:
    board = layout.board
    return any(board.hexes[neighbour].kind is Kind.SEA for neighbour in board.neighbours[index])


def _paint_land(painter: QPainter, layout: Layout, theme: Theme) -> None:
    radius = layout.radius
    land = _outlines(layout).land
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.land))
    painter.drawPath(land)
    painter.save()
    painter.scale(radius, radius)
    for stroke, opacity in _brush_strokes(layout._replace(radius=1.0)):
        painter.setBrush(faded(theme.land_wash, opacity))
        painter.drawPath(stroke)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.save()
    painter.setClipPath(land)
    # Along straight edges: a band this wide along every bend of the coast takes as long as all the rest.
    painter.setPen(_pen(faded(theme.land_wash, 0.24), radius * 0.42))
    painter.drawPath(_outlines(layout).shores)
    painter.restore()
    painter.setPen(_pen(theme.grid, max(1.0, radius * 0.045)))
    painter.drawPath(_outlines(layout).land_grid)
    painter.setPen(_pen(theme.coast, max(1.2, radius * 0.085)))
    painter.drawPath(land)


def paint_map(painter: QPainter, layout: Layout, theme: Theme, area: QRectF, dpr: float) -> None:
    """Draw what of the map lies in `area`, in the layout's pixels; the painter is already in place."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(area, QBrush(washi(dpr, theme)))
    _paint_sea(painter, layout, theme, area, dpr)
    _paint_land(painter, layout, theme)
    size = 2 * layout.radius
    for index in layout.board.settlements:
        place = settlement_pixmap(layout.board.hexes[index].kind, size, dpr, theme, pointy=layout.pointy)
        corner = layout.centre(index) - QPointF(layout.radius, layout.radius)
        if area.intersects(QRectF(corner, corner + QPointF(size, size))):
            painter.drawPixmap(on_pixels(corner, dpr), place)


def map_pixmap(layout: Layout, theme: Theme, area: QRectF, dpr: float) -> QPixmap:
    """The part of the map in `area` as a pixmap."""

    def paint(painter: QPainter) -> None:
        painter.translate(-area.topLeft())
        paint_map(painter, layout, theme, area, dpr)

    return render(area.width(), area.height(), dpr, paint, QColor(theme.paper))


def on_pixels(point: QPointF, dpr: float) -> QPointF:
    """The nearest point on the grid of physical pixels, so that pixmaps stay sharp."""
    return QPointF(round(point.x() * dpr) / dpr, round(point.y() * dpr) / dpr)
