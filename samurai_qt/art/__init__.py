"""The pieces and places of the game, drawn by this project and rendered once for each size."""

from samurai_qt.art.crests import crest_pixmap
from samurai_qt.art.figures import figure_pixmap
from samurai_qt.art.icons import icon, icon_names, icon_pixmap
from samurai_qt.art.screens import screen_panel_pixmap, screen_pixmap
from samurai_qt.art.seal import seal
from samurai_qt.art.settlements import settlement_pixmap
from samurai_qt.art.tiles import tile_back_pixmap, tile_pixmap

__all__ = [
    "crest_pixmap",
    "figure_pixmap",
    "icon",
    "icon_names",
    "icon_pixmap",
    "screen_panel_pixmap",
    "screen_pixmap",
    "seal",
    "settlement_pixmap",
    "tile_back_pixmap",
    "tile_pixmap",
]
