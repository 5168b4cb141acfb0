"""The program's own fonts: a sans for controls and a book serif for headings and numerals."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from resources.files import resource_path

TEXT_POINTS = 11.0
"""Size of ordinary text at 100 %."""


@cache
def load_fonts() -> None:
    """Give Qt the fonts of the package; calling it again changes nothing."""
    # Qt isn't asked what it has: to answer, it would look through every font of the system.
    for path in sorted(resource_path("fonts").glob("*.otf")):
        QFontDatabase.addApplicationFont(str(path))


def family_name(style: str, region: str) -> str:
    """Return a family's name; `style` is "Sans" or "Serif", `region` "JP", "SC" or "TC"."""
    return f"Samurai {style} {region}"


def sans_families(language: str) -> list[str]:
    """Return the families of controls and text, the one with the language's character forms first."""
    return [family_name("Sans", region) for region in _regions(language)]


def serif_families(language: str) -> list[str]:
    """Return the families of headings and numerals, each followed by the sans that holds rarer characters."""
    return [family_name("Serif", region) for region in _regions(language)] + sans_families(language)


def text_font(language: str, percent: int = 100) -> QFont:
    """Return the font of controls and text at `percent` of its ordinary size."""
    return _font(sans_families(language), TEXT_POINTS * percent / 100)


def serif_font(language: str, points: float, *, bold: bool = True) -> QFont:
    """Return the font of headings and numerals."""
    font = _font(serif_families(language), points)
    font.setBold(bold)
    return font


def _font(families: Iterable[str], points: float) -> QFont:
    font = QFont()
    font.setFamilies(list(families))
    font.setPointSizeF(points)
    return font


def _regions(language: str) -> tuple[str, ...]:
    # The Japanese fonts hold no Chinese, but narrow quotation marks: for languages in Latin letters.
    return {"zh_CN": ("SC", "TC"), "zh_TW": ("TC", "SC")}.get(language, ("JP", "SC", "TC"))
