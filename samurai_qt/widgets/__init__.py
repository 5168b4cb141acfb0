"""The pieces of the table's window around the map. All follow theme, text size and language while they live."""

from samurai_qt.widgets.action_bar import ActionBar
from samurai_qt.widgets.cover_screen import CoverScreen
from samurai_qt.widgets.figure_tray import FigureTray
from samurai_qt.widgets.hand_screen import HandScreen
from samurai_qt.widgets.log_panel import LogPanel
from samurai_qt.widgets.opening_chooser import OpeningChooser
from samurai_qt.widgets.players_panel import PlayersPanel
from samurai_qt.widgets.screen_panel import TILE_MIME_TYPE

__all__ = [
    "TILE_MIME_TYPE",
    "ActionBar",
    "CoverScreen",
    "FigureTray",
    "HandScreen",
    "LogPanel",
    "OpeningChooser",
    "PlayersPanel",
]
