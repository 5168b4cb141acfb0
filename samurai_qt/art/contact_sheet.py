"""Every drawing at many sizes on one sheet: python -m samurai_qt.art.contact_sheet OUT.png [light|dark]."""

from __future__ import annotations

import sys

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPixmap

from engine.samurai import FIGURES, TILES, Kind
from samurai_qt import art
from samurai_qt.art.settlements import FIGURE_SPOTS
from samurai_qt.theme.colours import COLOUR_NAMES, THEMES, Theme

WIDTH = 1840


class Sheet:
    """Pixmaps laid out in rows on one image."""

    def __init__(self, theme: Theme, height: int) -> None:
        self.image = QImage(WIDTH, height, QImage.Format.Format_RGB32)
        self.image.fill(QColor(theme.land))
        self.painter = QPainter(self.image)
        self.x = 0.0
        self.y = 0.0
        self.row = 0.0

    def add(self, pixmap: QPixmap) -> None:
        """Put a pixmap after the last one, on a new row where it doesn't fit."""
        size = pixmap.deviceIndependentSize()
        if self.x + size.width() > WIDTH:
            self.next_row()
        self.painter.drawPixmap(QPointF(self.x, self.y), pixmap)
        self.x += size.width() + 2
        self.row = max(self.row, size.height())

    def next_row(self) -> None:
        """Begin a new row."""
        self.x = 0.0
        self.y += self.row + 4
        self.row = 0.0


def _tiles(sheet: Sheet, theme: Theme) -> None:
    for size in (96, 64, 48, 40, 32):
        for pointy in (False, True):
            for colour in COLOUR_NAMES:
                for tile in TILES:
                    sheet.add(
                        art.tile_pixmap(tile, colour, size, 1.0, theme, pointy=pointy, staged=tile.code == "X")
                    )
                sheet.add(art.tile_back_pixmap(colour, size, 1.0, theme, pointy=pointy))
                if size > 50:
                    sheet.next_row()
            sheet.next_row()


def _places(sheet: Sheet, theme: Theme) -> None:
    for size in (96, 64, 48, 32):
        for pointy in (False, True):
            for kind, capacity in ((Kind.VILLAGE, 1), (Kind.CITY, 2), (Kind.EDO, 3)):
                place = QPixmap(art.settlement_pixmap(kind, size, 1.0, theme, pointy=pointy))
                sheet.add(place)
                painter = QPainter(place)
                for figure, (x, y, height) in zip(FIGURES, FIGURE_SPOTS[capacity], strict=False):
                    half = size / 2
                    at = QPointF(half * (1 + x - height / 2), half * (1 + y - height / 2))
                    painter.drawPixmap(at, art.figure_pixmap(figure, height * half, 1.0, theme))
                painter.end()
                sheet.add(place)
    sheet.next_row()


def _small_things(sheet: Sheet, theme: Theme) -> None:
    for size in (96, 48, 32, 24, 16):
        for figure in FIGURES:
            sheet.add(art.figure_pixmap(figure, size, 1.0, theme))
        sheet.add(art.figure_pixmap(FIGURES[0], size, 1.0, theme, greyed=True))
        sheet.add(art.seal(size, 1.0, theme))
        for colour in COLOUR_NAMES:
            sheet.add(art.crest_pixmap(colour, size, 1.0, theme))
    sheet.next_row()
    for colour in COLOUR_NAMES:
        for panel in range(5):
            sheet.add(art.screen_panel_pixmap(colour, 56, 76, 1.0, theme, leans_right=panel % 2 == 0))
        sheet.add(art.screen_pixmap(colour, 90, 40, 1.0, theme))
    sheet.next_row()
    for size in (32, 24, 16):
        for name in art.icon_names():
            sheet.add(art.icon_pixmap(name, size, 1.0, theme))
        sheet.next_row()


def contact_sheet(theme: Theme) -> QImage:
    """All drawings of one theme in one picture; needs a QGuiApplication."""
    sheet = Sheet(theme, 2600)
    _tiles(sheet, theme)
    _places(sheet, theme)
    _small_things(sheet, theme)
    sheet.painter.end()
    return sheet.image.copy(0, 0, WIDTH, int(sheet.y))


def main(arguments: list[str]) -> int:
    """Write the sheet; the exit code."""
    if not 1 <= len(arguments) <= 2 or arguments[1:] not in ([], ["light"], ["dark"]):
        print(__doc__, file=sys.stderr)
        return 2
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    application = QGuiApplication([])
    saved = contact_sheet(THEMES[(arguments[1:] or ["light"])[0]]).save(arguments[0])
    application.quit()
    return 0 if saved else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
