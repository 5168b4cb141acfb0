from __future__ import annotations

from dataclasses import fields
from itertools import combinations

import pytest

from samurai_qt.theme.colours import COLOUR_NAMES, DARK, LIGHT, THEMES, Theme, contrast, lightness, luminance

both = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)


def test_contrast_by_hand() -> None:
    assert luminance("#000000") == 0
    assert luminance("#FFFFFF") == pytest.approx(1)
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#777777") == pytest.approx(1)
    # WebAIM's well-known borderline grey.
    assert contrast("#767676", "#FFFFFF") == pytest.approx(4.54, abs=0.01)
    assert lightness("#FFFFFF") == pytest.approx(100)
    assert lightness("#777777") == pytest.approx(50, abs=0.5)


@both
def test_every_colour_is_a_hex_triplet(theme: Theme) -> None:
    assert THEMES[theme.name] is theme
    values = {field.name: getattr(theme, field.name) for field in fields(theme)}
    for name, value in values.items():
        if name not in {"name", "dark", "players"}:
            assert len(value) == 7 and value[0] == "#" and int(value[1:], 16) >= 0, name


@both
def test_text_contrast(theme: Theme) -> None:
    for ground in (theme.paper, theme.raised, theme.sunken):
        for text in (theme.ink, theme.muted, theme.error, theme.good):
            assert contrast(text, ground) >= 4.5, (text, ground)
    for ground in (theme.hover, theme.pressed, theme.selected):
        assert contrast(theme.ink, ground) >= 4.5
    for ground in (theme.paper, theme.raised):
        assert contrast(theme.strong_line, ground) >= 3
        assert contrast(theme.focus, ground) >= 3
    for ground in (theme.accent, theme.accent_hover):
        assert contrast(theme.on_accent, ground) >= 4.5
    assert contrast(theme.on_seal, theme.seal) >= 4.5


@both
def test_player_contrast(theme: Theme) -> None:
    assert tuple(theme.players) == COLOUR_NAMES
    for name, player in theme.players.items():
        assert player.name == name
        assert contrast(player.ink, player.tint) >= 7
        assert contrast(player.on_strong, player.strong) >= 4.5, name
        assert contrast(player.text, theme.paper) >= 4.5, name
        assert contrast(player.text, theme.raised) >= 4.5, name


@both
def test_players_differ_by_lightness_alone(theme: Theme) -> None:
    for first, second in combinations(theme.players.values(), 2):
        assert abs(lightness(first.strong) - lightness(second.strong)) >= 9, (first.name, second.name)


@both
def test_players_differ_by_crest_and_edge(theme: Theme) -> None:
    assert len({player.crest for player in theme.players.values()}) == 4
    assert len({player.edge for player in theme.players.values()}) == 4
    assert [player.crest for player in LIGHT.players.values()] == [player.crest for player in DARK.players.values()]


@both
def test_figures_are_clear_on_every_ground(theme: Theme) -> None:
    for ground in (theme.land, theme.sea, *(player.tint for player in theme.players.values())):
        assert max(contrast(theme.figure_outline, ground), contrast(theme.figure, ground)) >= 4.5
    assert contrast(theme.figure_outline, theme.figure) >= 12
