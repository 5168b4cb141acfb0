"""The one style sheet: `resources/window.qss`, filled with the theme's colours.

Widgets say what they are by a dynamic property, `role`: buttons "primary", "quiet", "segment" or "entry"; frames
"card", "bar" or "rule"; tool buttons "tool" or "small"; labels "title", "heading", "muted" or "error".
"""

from __future__ import annotations

import dataclasses
from string import Template

from resources.files import resource_path
from samurai_qt.theme.colours import Theme
from samurai_qt.theme.fonts import TEXT_POINTS, serif_families


def make_style_sheet(colours: Theme, language: str, text_size: int) -> str:
    """Return the application's style sheet for a theme, a language's fonts and a text size in per cent."""
    points = TEXT_POINTS * text_size / 100
    values = {item.name: getattr(colours, item.name) for item in dataclasses.fields(colours)}
    values |= {
        "serif": ", ".join(f'"{family}"' for family in serif_families(language)),
        # A drawing rather than text: it keeps its size.
        "sign": f"{TEXT_POINTS * 8:.1f}",
        "help": f"{points * 0.92:.1f}",
        "title": f"{points * 2.2:.1f}",
        "heading": f"{points * 1.3:.1f}",
        "entry": f"{points * 1.35:.1f}",
        "icons": resource_path("icons").as_posix(),
    }
    return Template(resource_path("window.qss").read_text(encoding="utf-8")).substitute(values)
