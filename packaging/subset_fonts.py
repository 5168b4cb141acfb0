"""Makes the fonts in resources/fonts: subsets of Noto CJK with every character that the program shows.

Run it after translations or rules pages changed; it needs fonttools and Debian's fonts-noto-cjk.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from xml.etree import ElementTree

from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection, TTFont

ROOT = Path(__file__).parents[1]
SOURCES = Path("/usr/share/fonts/opentype/noto")
LICENCE = "Licensed under the SIL Open Font License 1.1; a subset of {source}, made for the game Samurai."


def code_points(*ranges: tuple[int, int]) -> set[str]:
    """Return the characters of some ranges, both ends included."""
    return {chr(point) for first, last in ranges for point in range(first, last + 1)}


# European names and texts, punctuation, arrows and signs; CJK punctuation and full-width forms.
LATIN = code_points((0x20, 0x7E), (0xA0, 0x17F), (0x218, 0x21B), (0x2010, 0x2026), (0x2030, 0x203A))
SIGNS = set("←↑→↓↔↕−×÷≤≥≈≠∞✓●○■□▲△▼▽◆◇★☆•·…№™€")
CJK_SIGNS = code_points((0x3000, 0x3017), (0xFF01, 0xFF5E))
KANA = code_points((0x3041, 0x3096), (0x3099, 0x30FF))
GAME = set("侍屏風屏风兜仏像田米浪人船江戸")


def name_characters(language: str) -> set[str]:
    """Return the characters that names and chat are commonly written with: the first plane of GB 2312 or Big5."""
    if language == "en":
        return set()
    codec, rows = ("gb2312", range(0xB0, 0xD8)) if language == "zh_CN" else ("big5", range(0xA4, 0xC7))
    pairs = (bytes((row, cell)) for row in rows for cell in range(0x40, 0xFF))
    return set("".join(pair.decode(codec, "ignore") for pair in pairs))


def shown_characters(language: str) -> set[str]:
    """Return the characters of one language's translation and rules page."""
    shown: set[str] = set()
    translation = ROOT / "resources" / "translations" / f"samurai_{language}.ts"
    if translation.exists():
        for element in ElementTree.parse(translation).iter("translation"):
            shown.update("".join(element.itertext()))
    for page in (ROOT / "resources" / "rules").glob(f"*{language}*.html"):
        shown.update(page.read_text(encoding="utf-8"))
    return {character for character in shown if character.isprintable()}


def open_source(file: str, family: str) -> TTFont:
    """Return one family's font out of a Noto CJK collection."""
    for font in TTCollection(SOURCES / file, lazy=True).fonts:
        if font["name"].getDebugName(1) == family or font["name"].getDebugName(16) == family:
            return font
    raise SystemExit(f"{file} holds no {family}")


def make_subset(file: str, source: str, family: str, characters: Iterable[str], target: Path) -> None:
    """Write the subset of one font under the project's own family name."""
    font = open_source(file, source)
    options = Options()
    options.layout_features = ["kern", "liga", "locl", "ccmp", "mark", "mkmk"]
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.name_languages = [0x409]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[ord(character) for character in characters])
    subsetter.subset(font)
    make_digits_tabular(font)
    style = "Bold" if "Bold" in file else "Regular"
    names = {
        1: family,
        2: style,
        3: f"{family} {style}",
        4: f"{family} {style}",
        6: f"{family} {style}".replace(" ", ""),
        13: LICENCE.format(source=source),
    }
    for identifier, text in names.items():
        font["name"].setName(text, identifier, 3, 1, 0x409)
    font["CFF "].cff.fontNames = [names[6]]
    # A rerun on the same texts gives the same bytes.
    font.recalcTimestamp = False
    font.save(target)


def make_digits_tabular(font: TTFont) -> None:
    """Give all ten digits the width of the widest, each centred in it, so that columns of numbers line up."""
    names = [font.getBestCmap()[ord(digit)] for digit in "0123456789"]
    width = max(font["hmtx"][name][0] for name in names)
    glyphs = font.getGlyphSet()
    top = font["CFF "].cff.topDictIndex[0]
    for name in names:
        old_width, bearing = font["hmtx"][name]
        if old_width == width:
            continue
        shift = (width - old_width) // 2
        pen = T2CharStringPen(width, glyphs)
        glyphs[name].draw(TransformPen(pen, (1, 0, 0, 1, shift, 0)))
        old = top.CharStrings[name]
        top.CharStrings[name] = pen.getCharString(private=old.private, globalSubrs=old.globalSubrs)
        font["hmtx"][name] = (width, bearing + shift)


def main() -> int:
    """Make all fonts and print their sizes.

    English is written in the Japanese fonts: quotation marks and apostrophes of the Chinese ones are as wide as
    their characters.
    """
    folder = ROOT / "resources" / "fonts"
    for language, region in (("en", "JP"), ("zh_CN", "SC"), ("zh_TW", "TC")):
        shown = LATIN | SIGNS | CJK_SIGNS | GAME | shown_characters(language)
        # The language menu names every language in its own script.
        shown |= set("简体中文繁體中文")
        for style, weight in (("Sans", "Regular"), ("Sans", "Bold"), ("Serif", "Regular"), ("Serif", "Bold")):
            characters = shown
            if (style, weight) == ("Sans", "Regular"):
                characters = shown | KANA | name_characters(language)
            target = folder / f"samurai-{style}-{region}-{weight}.otf".lower()
            make_subset(
                f"Noto{style}CJK-{weight}.ttc",
                f"Noto {style} CJK {region}",
                f"Samurai {style} {region}",
                characters,
                target,
            )
            print(f"{target.name}: {len(characters)} characters, {target.stat().st_size / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
