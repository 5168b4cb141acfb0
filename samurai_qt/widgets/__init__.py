"""The pieces of the table's window around the map."""

from samurai_qt.widgets.hand_screen import HandScreen
from samurai_qt.widgets.screen_panel import TILE_MIME_TYPE

__all__ = ["TILE_MIME_TYPE", "HandScreen"]
