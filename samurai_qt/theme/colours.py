"""The named colours of both themes, as "#rrggbb" strings that QColor and style sheets take as they are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

COLOUR_NAMES = ("red", "blue", "yellow", "green")
"""The players' colours, in the order seats take them."""


@dataclass(frozen=True)
class PlayerColours:
    """One player's colours and marks in one theme; lightness, crest and edge differ as well as hue."""

    name: str
    strong: str
    """Edges of tiles, screens, bars: large areas and thick lines."""
    on_strong: str
    """Text and crests on `strong`, at least 4.5:1."""
    tint: str
    """The ground of tiles and of a player's panel."""
    ink: str
    """Numerals and text on `tint`, at least 4.5:1."""
    text: str
    """The player's name on `paper` or `raised`, at least 4.5:1."""
    crest: str
    """Name of the crest: "comma", "wave", "chrysanthemum" or "pine"."""
    edge: str
    """Name of the edge pattern: "solid", "striped", "dotted" or "toothed"."""


@dataclass(frozen=True)
class Theme:
    """Every colour the window uses, by what it is for."""

    name: str
    dark: bool

    paper: str
    """The window's ground."""
    raised: str
    """Panels, cards, buttons: a step above `paper`."""
    sunken: str
    """Entry fields, the log, wells: a step below `paper`."""
    ink: str
    """Text on `paper`, `raised` and `sunken`."""
    muted: str
    """Second-rank text, at least 4.5:1 on `paper`, `raised` and `sunken`."""
    line: str
    """Borders and rules that carry no meaning."""
    strong_line: str
    """Borders that show where a control is, at least 3:1 on `paper` and `raised`."""
    hover: str
    """A control under the pointer."""
    pressed: str
    """A control held down."""
    selected: str
    """A chosen row or page; `ink` reads on it."""
    focus: str
    """The ring around what has the keyboard, at least 3:1 on `paper` and `raised`."""
    accent: str
    """The one main action of a page: vermilion."""
    accent_hover: str
    """The main action under the pointer."""
    on_accent: str
    """Text on `accent`, at least 4.5:1."""
    disabled: str
    """Text of what can't be used now; deliberately faint."""
    error: str
    """Text that names a fault."""
    good: str
    """Text that says something went well."""

    sea: str
    sea_wave: str
    """Lines of the wave pattern."""
    shore: str
    """The lighter band of shallow water along the coast."""
    land: str
    land_wash: str
    """Ink-wash strokes on land."""
    coast: str
    """The ink line along the coast."""
    grid: str
    """Edges of free hexes on land."""
    sea_grid: str
    """Edges of free hexes at sea."""

    figure: str
    """Silhouettes of figures."""
    figure_outline: str
    """The thin outline that keeps figures clear on every ground."""
    seal: str
    """The square seal of fast tiles."""
    on_seal: str
    """The character in the seal."""
    roof: str
    curtain: str
    """The blue curtain of villages."""
    pillar: str
    """The red pillars of cities."""
    wall: str
    """Plastered walls of the keep."""
    gold: str
    """The ridge of Edo's keep."""

    glow: str
    """Hexes where the chosen tile may go."""
    glow_edge: str
    """The darker rim that parts the glow from its ground."""
    halo: str
    """Tiles placed since their owner's last turn."""
    mark: str
    """A figure chosen for an exchange, the keyboard's hex."""
    hint: str
    """What a hint proposes, on the map and in the hand; on `figure_outline`."""
    shadow: str
    """Shadows under pieces, used half transparent."""

    players: Mapping[str, PlayerColours]


LIGHT = Theme(
    name="light",
    dark=False,
    paper="#F4EDE0",
    raised="#FBF7EE",
    sunken="#EAE0CE",
    ink="#1F1B16",
    muted="#62584A",
    line="#D5C8B0",
    strong_line="#8A7C66",
    hover="#EFE5D2",
    pressed="#E2D4BA",
    selected="#E8D3B4",
    focus="#1F5A8C",
    accent="#B5352A",
    accent_hover="#9E2B22",
    on_accent="#FFF8EC",
    disabled="#A39783",
    error="#9E2B22",
    good="#2B6342",
    sea="#35566B",
    sea_wave="#456A7E",
    shore="#6C93A3",
    land="#DCCFA8",
    land_wash="#96845A",
    coast="#2A2219",
    grid="#A8966A",
    sea_grid="#587B8E",
    figure="#14110E",
    figure_outline="#FBF5E6",
    seal="#B5352A",
    on_seal="#FFF8EC",
    roof="#564D43",
    curtain="#2C5B8F",
    pillar="#B4402F",
    wall="#F7F1E2",
    gold="#E2B43A",
    glow="#FFFAE6",
    glow_edge="#B8741A",
    halo="#FFFBEF",
    mark="#E4572E",
    hint="#7B2D8E",
    shadow="#1A140C",
    players=MappingProxyType(
        {
            "red": PlayerColours(
                name="red",
                strong="#CC4736",
                on_strong="#FFFFFF",
                tint="#F4CFC3",
                ink="#3A0F0A",
                text="#A8301F",
                crest="comma",
                edge="solid",
            ),
            "blue": PlayerColours(
                name="blue",
                strong="#173D70",
                on_strong="#FFFFFF",
                tint="#BFD5EA",
                ink="#0C2038",
                text="#1B4A80",
                crest="wave",
                edge="striped",
            ),
            "yellow": PlayerColours(
                name="yellow",
                strong="#E6B52E",
                on_strong="#2E2203",
                tint="#FAEBB4",
                ink="#382A05",
                text="#755605",
                crest="chrysanthemum",
                edge="dotted",
            ),
            "green": PlayerColours(
                name="green",
                strong="#2B6642",
                on_strong="#FFFFFF",
                tint="#C4E0C4",
                ink="#0F2A19",
                text="#285C3C",
                crest="pine",
                edge="toothed",
            ),
        }
    ),
)
"""Washi paper by day."""

DARK = Theme(
    name="dark",
    dark=True,
    paper="#1B1A1D",
    raised="#27252A",
    sunken="#131215",
    ink="#EFE6D6",
    muted="#ADA392",
    line="#3B383F",
    strong_line="#7E7787",
    hover="#333037",
    pressed="#3E3A43",
    selected="#4A3B33",
    focus="#7FB2DE",
    accent="#B93B2F",
    accent_hover="#C44538",
    on_accent="#FFF8EC",
    disabled="#69636B",
    error="#F0907F",
    good="#8CC79D",
    sea="#1B3344",
    sea_wave="#254152",
    shore="#34566A",
    land="#4A4436",
    land_wash="#2F2A20",
    coast="#0B0A09",
    grid="#7A6F58",
    sea_grid="#3B586C",
    figure="#0C0A09",
    figure_outline="#EFE6D6",
    seal="#B5352A",
    on_seal="#FFF8EC",
    roof="#37322F",
    curtain="#3D6FA6",
    pillar="#B84A38",
    wall="#D9D0BE",
    gold="#E2B43A",
    glow="#FFE9B8",
    glow_edge="#C98A2A",
    halo="#FFE9A8",
    mark="#FF7A4D",
    hint="#8E3BA6",
    shadow="#000000",
    players=MappingProxyType(
        {
            "red": PlayerColours(
                name="red",
                strong="#CC4736",
                on_strong="#FFFFFF",
                tint="#E3B7A9",
                ink="#310B07",
                text="#F29482",
                crest="comma",
                edge="solid",
            ),
            "blue": PlayerColours(
                name="blue",
                strong="#1A427A",
                on_strong="#FFFFFF",
                tint="#A6BFD8",
                ink="#091A2F",
                text="#8DB8E6",
                crest="wave",
                edge="striped",
            ),
            "yellow": PlayerColours(
                name="yellow",
                strong="#E6B52E",
                on_strong="#2E2203",
                tint="#E8D79B",
                ink="#322503",
                text="#EAC253",
                crest="chrysanthemum",
                edge="dotted",
            ),
            "green": PlayerColours(
                name="green",
                strong="#2B6642",
                on_strong="#FFFFFF",
                tint="#ABCBAC",
                ink="#0B2213",
                text="#8CC79D",
                crest="pine",
                edge="toothed",
            ),
        }
    ),
)
"""Black lacquer by night."""

THEMES: Mapping[str, Theme] = MappingProxyType({"light": LIGHT, "dark": DARK})


def luminance(colour: str) -> float:
    """Relative luminance of "#rrggbb", 0 to 1, as WCAG defines it."""
    channels = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: str, second: str) -> float:
    """The contrast ratio of two colours, 1 to 21, as WCAG defines it."""
    brighter, darker = sorted((luminance(first), luminance(second)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def lightness(colour: str) -> float:
    """CIE lightness L* of a colour, 0 to 100."""
    value = luminance(colour)
    return 116 * value ** (1 / 3) - 16 if value > 216 / 24389 else value * 24389 / 27
