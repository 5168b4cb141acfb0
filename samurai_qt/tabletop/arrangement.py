"""Where the parts of the table page lie: the map first, always at least 60 % of the window."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRect, QSize

GUIDANCE_HEIGHT = 30
LOG_HEADING_HEIGHT = 36
LEAST_LOG_HEIGHT = 130


class Arrangement(NamedTuple):
    """The rectangles of the page's parts, in pixels of the page."""

    map: QRect
    header: QRect
    players: QRect
    log: QRect
    """Beside the map, only its heading where it is folded; over the map, empty where it is folded."""
    actions: QRect
    guidance: QRect
    lower: QRect
    log_beside: bool
    """Whether there is room for the log beside the map; else it lies over the map while it is open."""


def is_tall(size: QSize) -> bool:
    """Whether the players stand in a strip on top of a page of this size."""
    return size.height() > size.width()


def arrange(size: QSize, *, players_height: int, log_open: bool) -> Arrangement:
    """Arrange the page: a column at the side, or, where the window is taller than wide, a strip on top.

    `players_height` is what the players' panel needs, as a column or as that strip.
    """
    width, height = size.width(), size.height()
    lower_height = _between(round(height * 0.15), 104, 176)
    if is_tall(size):
        return _tall(width, height, lower_height, players_height, log_open)
    return _wide(width, height, lower_height, players_height, log_open)


def _wide(width: int, height: int, lower_height: int, players_height: int, log_open: bool) -> Arrangement:
    side = _between(round(width * 0.215), 250, 400)
    left = width - side
    map_height = height - lower_height - GUIDANCE_HEIGHT
    header_height = 44
    actions_height = _between(lower_height + GUIDANCE_HEIGHT, 134, 206)
    room = height - header_height - actions_height
    players_height = min(players_height, room)
    log_beside = room - players_height >= LEAST_LOG_HEIGHT
    if log_beside:
        log_height = room - players_height if log_open else LOG_HEADING_HEIGHT
        log = QRect(left, header_height + players_height, side, log_height)
    else:
        log = _log_over(QRect(0, 0, left, map_height), log_open)
        # What ending the turn does may take more than two lines.
        actions_height = room - players_height + actions_height
    return Arrangement(
        map=QRect(0, 0, left, map_height),
        header=QRect(left, 0, side, header_height),
        players=QRect(left, header_height, side, players_height),
        log=log,
        actions=QRect(left, height - actions_height, side, actions_height),
        guidance=QRect(0, map_height, left, GUIDANCE_HEIGHT),
        lower=QRect(0, map_height + GUIDANCE_HEIGHT, left, lower_height),
        log_beside=log_beside,
    )


def _tall(width: int, height: int, lower_height: int, players_height: int, log_open: bool) -> Arrangement:
    header_height = 40
    top = header_height + players_height
    actions_width = _between(round(width * 0.27), 180, 300)
    bottom = height - lower_height - GUIDANCE_HEIGHT
    map_area = QRect(0, top, width, bottom - top)
    return Arrangement(
        map=map_area,
        header=QRect(0, 0, width, header_height),
        players=QRect(0, header_height, width, players_height),
        log=_log_over(map_area, log_open),
        actions=QRect(width - actions_width, bottom, actions_width, lower_height + GUIDANCE_HEIGHT),
        guidance=QRect(0, bottom, width - actions_width, GUIDANCE_HEIGHT),
        lower=QRect(0, bottom + GUIDANCE_HEIGHT, width - actions_width, lower_height),
        log_beside=False,
    )


def _log_over(map_area: QRect, log_open: bool) -> QRect:
    """The open log over the lower right part of the map."""
    if not log_open:
        return QRect()
    width = min(map_area.width(), 420)
    height = round(map_area.height() * 0.45)
    return QRect(map_area.right() + 1 - width, map_area.bottom() + 1 - height, width, height)


def _between(value: int, least: int, most: int) -> int:
    return max(least, min(most, value))
