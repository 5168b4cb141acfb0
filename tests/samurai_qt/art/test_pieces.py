from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap, qGray
from PySide6.QtWidgets import QApplication

from engine.samurai import FIGURES, TILES, Figure, Kind, Tile
from samurai_qt import art
from samurai_qt.art.contact_sheet import contact_sheet
from samurai_qt.art.outlines import glyph, parse_path
from samurai_qt.art.shapes import mix
from samurai_qt.theme.colours import COLOUR_NAMES, DARK, LIGHT, Theme, contrast

pytestmark = pytest.mark.usefixtures("qapp")
both = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)


def painted(pixmap: QPixmap) -> float:
    """The share of pixels that are more than half opaque."""
    image = pixmap.toImage()
    pixels = [image.pixelColor(x, y).alpha() for x in range(image.width()) for y in range(image.height())]
    return sum(alpha > 127 for alpha in pixels) / len(pixels)


def greys(pixmap: QPixmap) -> list[int]:
    """Grey values pixel by pixel, on white."""
    ground = QImage(pixmap.size(), QImage.Format.Format_RGB32)
    ground.fill(QColor("white"))
    painter = QPainter(ground)
    painter.drawPixmap(0, 0, pixmap)
    painter.end()
    grey = ground.convertToFormat(QImage.Format.Format_Grayscale8)
    return [qGray(grey.pixel(x, y)) for y in range(grey.height()) for x in range(grey.width())]


@both
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.code)
def test_every_tile_is_drawn_in_every_colour(tile: Tile, theme: Theme) -> None:
    for colour, pointy, staged in product(COLOUR_NAMES, (False, True), (False, True)):
        pixmap = art.tile_pixmap(tile, colour, 32, 1.0, theme, pointy=pointy, staged=staged)
        # A hexagon of nine tenths fills 0.9 * 0.9 * 0.65 of the square around its hex.
        assert 0.48 < painted(pixmap) < 0.66


@both
def test_no_two_tiles_look_alike(theme: Theme) -> None:
    for first, second in combinations(TILES, 2):
        images = [art.tile_pixmap(tile, "green", 40, 1.0, theme).toImage() for tile in (first, second)]
        different = sum(images[0].pixel(x, y) != images[1].pixel(x, y) for x in range(40) for y in range(40))
        assert different > 40, (first, second)


@both
def test_numerals_have_contrast(theme: Theme) -> None:
    for player in theme.players.values():
        assert contrast(player.ink, player.tint) >= 4.5
        assert contrast(player.ink, mix(player.tint, "#FFFFFF", 0.55).name()) >= 4.5


def test_the_one_has_a_foot_and_so_is_no_seven() -> None:
    one = glyph("digit-1")
    bounds = one.boundingRect()

    def ink(y: float) -> list[int]:
        return [x for x in range(-60, 60) if one.contains(QPointF(x, y))]

    head, stem, foot = ink(bounds.top() + 8), ink(0), ink(bounds.bottom() - 3)
    assert len(foot) >= 2 * len(stem), "the foot is wider than the stem"
    assert len(foot) > 1.25 * len(head), "a seven is widest at its head"
    assert min(foot) < min(stem) and max(stem) < max(foot), "the stem stands on the middle of the foot"


@both
def test_players_differ_without_hue(theme: Theme) -> None:
    for size in (32, 48, 96):
        backs = {colour: greys(art.tile_pixmap(Tile.S2, colour, size, 1.0, theme)) for colour in COLOUR_NAMES}
        for first, second in combinations(COLOUR_NAMES, 2):
            apart = [abs(a - b) for a, b in zip(backs[first], backs[second], strict=True)]
            assert sum(difference > 24 for difference in apart) > 0.04 * size * size, (first, second)


@both
def test_figures_differ_by_silhouette_at_16_pixels(theme: Theme) -> None:
    shapes: dict[Figure, set[tuple[int, int]]] = {}
    for figure in FIGURES:
        image = art.figure_pixmap(figure, 16, 1.0, theme).toImage()
        dark = {
            (x, y)
            for x in range(16)
            for y in range(16)
            if image.pixelColor(x, y).alpha() > 127 and image.pixelColor(x, y).lightness() < 110
        }
        assert len(dark) > 50
        shapes[figure] = dark
    for first, second in combinations(FIGURES, 2):
        overlap = len(shapes[first] & shapes[second]) / len(shapes[first] | shapes[second])
        assert overlap < 0.62, (first, second)


@both
def test_fast_tiles_and_no_others_bear_the_seal(theme: Theme) -> None:
    seal = QColor(theme.seal)
    for tile in TILES:
        image = art.tile_pixmap(tile, "blue", 96, 1.0, theme).toImage()
        count = sum(image.pixelColor(x, y) == seal for x in range(96) for y in range(96))
        assert (count > 60) == tile.fast, tile


def test_a_pixmap_honours_the_pixel_ratio() -> None:
    for ratio, pixels in ((1.0, 40), (1.25, 50), (1.5, 60), (2.0, 80)):
        pixmap = art.tile_pixmap(Tile.H2, "red", 40, ratio, LIGHT)
        assert (pixmap.width(), pixmap.height(), pixmap.devicePixelRatio()) == (pixels, pixels, ratio)
        assert pixmap.deviceIndependentSize().width() == 40


def test_a_pixmap_is_rendered_once() -> None:
    first = art.figure_pixmap(Figure.RICE, 33, 1.0, LIGHT)
    assert art.figure_pixmap(Figure.RICE, 33, 1.0, LIGHT).cacheKey() == first.cacheKey()
    assert art.figure_pixmap(Figure.RICE, 33, 1.0, DARK).cacheKey() != first.cacheKey()


@both
def test_places_screens_crests_and_seal_are_drawn(theme: Theme) -> None:
    for kind in (Kind.VILLAGE, Kind.CITY, Kind.EDO):
        for pointy in (False, True):
            assert painted(art.settlement_pixmap(kind, 48, 1.0, theme, pointy=pointy)) > 0.5
    for colour in COLOUR_NAMES:
        assert painted(art.screen_panel_pixmap(colour, 30, 40, 1.0, theme)) > 0.9
        assert painted(art.screen_pixmap(colour, 60, 30, 1.0, theme)) > 0.9
        assert painted(art.crest_pixmap(colour, 24, 1.0, theme)) > 0.7
        assert 0.25 < painted(art.crest_pixmap(colour, 24, 1.0, theme, disc=False)) < 0.8
        assert painted(art.tile_back_pixmap(colour, 32, 1.0, theme)) > 0.45
    assert painted(art.seal(20, 1.0, theme)) > 0.9


@both
def test_every_icon_is_drawn_at_every_size_asked_for(theme: Theme) -> None:
    assert {
        "undo",
        "redo",
        "zoom-in",
        "zoom-out",
        "fit",
        "rotate",
        "compass",
        "settings",
        "log",
        "pass",
        "end-turn",
    } <= set(art.icon_names())
    for name in art.icon_names():
        assert painted(art.icon_pixmap(name, 24, 1.0, theme)) > 0.04, name
    icon = QIcon(art.icon("undo", theme))
    for size in (16, 22, 64):
        for ratio in (1.0, 1.25, 2.0):
            shown = icon.pixmap(QSize(size, size), ratio)
            assert shown.width() == round(size * ratio)
            assert painted(shown) > 0.04
    faint = icon.pixmap(QSize(24, 24), 1.0, QIcon.Mode.Disabled).toImage()
    assert faint != icon.pixmap(QSize(24, 24), 1.0).toImage()
    with pytest.raises(KeyError):
        art.icon("no-such-icon", theme)


def test_path_data_is_read_as_svg_means_it() -> None:
    path = parse_path("M1 2L3 4H7V-8C1 1 2 2 3.5 -3ZM0 0 10 0 10 10Z")
    points = [(path.elementAt(index).x, path.elementAt(index).y) for index in range(path.elementCount())]
    assert points == [
        (1, 2),
        (3, 4),
        (7, 4),
        (7, -8),
        (1, 1),
        (2, 2),
        (3.5, -3),
        (1, 2),
        (0, 0),
        (10, 0),
        (10, 10),
        (0, 0),
    ]


def test_the_contact_sheet_shows_everything(qapp: QApplication) -> None:
    sheet = contact_sheet(LIGHT)
    assert isinstance(sheet, QImage)
    assert sheet.width() == 1840 and 1500 < sheet.height() < 2600
