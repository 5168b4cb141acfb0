"""The folding screens (屏風) behind which each player keeps tiles and captures."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPixmap, QPolygonF

from samurai_qt.art.crests import draw_crest
from samurai_qt.art.pixmaps import cached
from samurai_qt.art.shapes import between, faded, fill, mix
from samurai_qt.theme.colours import PlayerColours, Theme

LACQUER = "#17110E"
SLANT = 0.035
"""How far a panel's far edge stands back, as a share of the panel's height."""


def _panel(rectangle: QRectF, leans_right: bool, inset: float) -> list[QPointF]:
    back = rectangle.height() * SLANT
    left, right = (0.0, back) if leans_right else (back, 0.0)
    inner = rectangle.adjusted(inset, inset, -inset, -inset)
    return [
        QPointF(inner.left(), inner.top() + left),
        QPointF(inner.right(), inner.top() + right),
        QPointF(inner.right(), inner.bottom() - right),
        QPointF(inner.left(), inner.bottom() - left),
    ]


def _trim(painter: QPainter, player: PlayerColours, field: list[QPointF], unit: float) -> None:
    """The player's edge pattern along the field's foot and head."""
    light = faded(player.on_strong, 0.75)
    for start, end, inwards in ((field[0], field[1], 1), (field[3], field[2], -1)):
        width = max(1.0, unit * 0.035)
        drop = QPointF(0, inwards * unit * 0.07)
        count = 12
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        for step in range(count):
            a, b, c = (between(start, end, (step + part) / count) + drop for part in (0.0, 0.5, 1.0))
            thick = QPointF(0, inwards * width)
            if player.edge == "solid":
                painter.drawPolygon(QPolygonF([a, c, c + thick, a + thick]))
            elif player.edge == "striped":
                painter.drawPolygon(QPolygonF([a, b, b + thick * 1.6, a + thick * 1.6]))
            elif player.edge == "dotted":
                painter.drawEllipse(b, width * 0.8, width * 0.8)
            else:
                painter.drawPolygon(QPolygonF([a, c, b + thick * 2]))


def draw_panel(
    painter: QPainter, player: PlayerColours, rectangle: QRectF, *, leans_right: bool, crest: bool, trim: bool
) -> None:
    """Draw one panel of a screen: lacquer frame, the player's colour, crest and edge pattern."""
    unit = min(rectangle.width(), rectangle.height())
    frame = max(1.0, unit * 0.04)
    fill(painter, QPolygonF(_panel(rectangle, leans_right, 0.0)), LACQUER)
    field = _panel(rectangle, leans_right, frame)
    near, far = mix(player.strong, "#000000", 0.05), mix(player.strong, "#000000", 0.36)
    shade = QLinearGradient(rectangle.topLeft(), rectangle.topRight())
    shade.setColorAt(0, near if leans_right else far)
    shade.setColorAt(1, far if leans_right else near)
    painter.setBrush(shade)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPolygon(QPolygonF(field))
    if trim:
        _trim(painter, player, field, unit)
    if crest:
        size = unit * 0.62
        colour = mix(player.strong, player.on_strong, 0.82).name()
        draw_crest(painter, player.crest, rectangle.center().x(), rectangle.center().y(), size, colour)


def screen_panel_pixmap(
    colour_name: str,
    width_px: float,
    height_px: float,
    dpr: float,
    theme: Theme,
    *,
    leans_right: bool = True,
    crest: bool = False,
) -> QPixmap:
    """One panel of a screen, to lay a tile on; neighbours lean in turn to the right and to the left."""

    def paint(painter: QPainter) -> None:
        whole = QRectF(0, 0, width_px, height_px)
        draw_panel(painter, theme.players[colour_name], whole, leans_right=leans_right, crest=crest, trim=True)

    key = ("panel", colour_name, theme.name, leans_right, crest)
    return cached(key, width_px, height_px, dpr, paint)


def screen_pixmap(
    colour_name: str, width_px: float, height_px: float, dpr: float, theme: Theme, *, panels: int = 5
) -> QPixmap:
    """A whole screen standing folded open, the crest on its middle panel."""

    def paint(painter: QPainter) -> None:
        each = width_px / panels
        for panel in range(panels):
            draw_panel(
                painter,
                theme.players[colour_name],
                QRectF(panel * each, 0, each, height_px),
                leans_right=panel % 2 == 0,
                crest=panel == panels // 2,
                trim=each * dpr >= 24,
            )

    return cached(("screen", colour_name, theme.name, panels), width_px, height_px, dpr, paint)
