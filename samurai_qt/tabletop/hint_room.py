"""Where a hint's card stands on the page: beside the map over the log, or in the map's emptiest corner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect

from samurai_qt.tabletop.arrangement import Arrangement

BUTTONS_HEIGHT = 57
"""Pixels that stay free for the buttons at the foot of the column."""
NEAR = 80
"""Pixels that the card grows to cover the log wholly rather than all but a strip."""
WIDEST = 420
GAP = 8


class HintRoom(NamedTuple):
    """The part of the page that a card may cover. Beside the map it stands at the foot of it."""

    area: QRect
    width: int
    edge: int
    """Where the log, which the card covers, begins, in the page's pixels."""
    over_map: bool
    blocks: tuple[QRect, ...]
    """What stands above the log; the card covers all of such a block or nothing."""

    def place(self, height: int, hexes: Sequence[QRect]) -> QRect:
        """The rectangle of a card that needs this height, where the map's hexes lie in these squares."""
        height = min(height, self.area.height())
        if self.over_map:
            return min(self._corners(height), key=lambda corner: sum(corner.intersects(each) for each in hexes))
        top = self.area.bottom() + 1 - height
        if 0 < top - self.edge <= NEAR:
            top = self.edge
        for block in self.blocks:
            # By the last pixel too, for rounded corners would let the block's frame be seen.
            if block.top() <= top <= block.bottom():
                top = max(block.top() - 1, self.area.top())
        return QRect(self.area.left(), top, self.width, self.area.bottom() + 1 - top)

    def _corners(self, height: int) -> list[QRect]:
        area = self.area
        right, lower = area.right() + 1 - self.width, area.bottom() + 1 - height
        places = [(right, lower), (right, area.top()), (area.left(), area.top()), (area.left(), lower)]
        return [QRect(QPoint(*place), QPoint(place[0] + self.width - 1, place[1] + height - 1)) for place in places]


def room_in(parts: Arrangement, blocks: Sequence[QRect]) -> HintRoom:
    """The room on a page arranged so, where these blocks of the players' panel lie."""
    column = parts.actions.adjusted(2, 0, -GAP, -BUTTONS_HEIGHT)
    if parts.header.left() == column.left() - 2:
        column.setTop(parts.header.bottom())
        return HintRoom(column, column.width(), parts.log.top(), over_map=False, blocks=tuple(blocks))
    area = parts.map.adjusted(GAP, GAP, -GAP, -GAP)
    return HintRoom(area, min(WIDEST, area.width()), 0, over_map=True, blocks=())
