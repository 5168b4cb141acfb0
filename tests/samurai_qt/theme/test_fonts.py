"""The font subset against everything that the program shows."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fontTools.ttLib import TTFont

from resources.files import resource_path
from samurai_qt.language.translations import OWN_NAMES

REGIONS = {"en": "jp", "zh_CN": "sc", "zh_TW": "tc"}
FONTS = sorted(resource_path("fonts").glob("*.otf"))


def characters(font: Path) -> set[str]:
    with TTFont(font, lazy=True) as opened:
        return {chr(point) for point in opened.getBestCmap()}


def shown(language: str) -> set[str]:
    """Return every printable character of a language's translation and rules page."""
    texts = [re.sub(r"<[^>]*>", "", resource_path("rules", f"rules_{language}.html").read_text("utf-8"))]
    translation = resource_path("translations", f"samurai_{language}.ts")
    if translation.exists():
        texts += ["".join(element.itertext()) for element in ElementTree.parse(translation).iter("translation")]
    return {character for text in texts for character in text if character.isprintable()}


@pytest.mark.parametrize("language", REGIONS)
@pytest.mark.parametrize("face", ["sans-{}-regular", "sans-{}-bold", "serif-{}-regular", "serif-{}-bold"])
def test_every_character_shown_is_in_every_face(language: str, face: str) -> None:
    font = resource_path("fonts", f"samurai-{face.format(REGIONS[language])}.otf")
    missing = (shown(language) | set("侍" + "".join(OWN_NAMES.values()))) - characters(font)
    assert missing == set(), "run packaging/subset_fonts.py"


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.stem)
def test_digits_are_tabular(font: Path) -> None:
    with TTFont(font, lazy=True) as opened:
        names = opened.getBestCmap()
        assert len({opened["hmtx"][names[ord(digit)]][0] for digit in "0123456789"}) == 1


def test_english_has_narrow_quotation_marks() -> None:
    for font in FONTS:
        if "-jp-" in font.stem:
            with TTFont(font, lazy=True) as opened:
                names = opened.getBestCmap()
                assert all(opened["hmtx"][names[ord(mark)]][0] < 600 for mark in "‘’“”")


def test_common_names_can_be_written() -> None:
    assert set("王小明李芳 Ødegård サムライ") <= characters(resource_path("fonts", "samurai-sans-sc-regular.otf"))
    assert set("陳美麗黃志偉張") <= characters(resource_path("fonts", "samurai-sans-tc-regular.otf"))


def test_fonts_stay_small_and_carry_their_licence() -> None:
    assert len(FONTS) == 12
    assert sum(font.stat().st_size for font in FONTS) < 7_000_000
    assert "SIL OPEN FONT LICENSE Version 1.1" in resource_path("fonts", "OFL.txt").read_text("utf-8")
