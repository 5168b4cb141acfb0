from __future__ import annotations

import re

import pytest
from pytestqt.qtbot import QtBot

from engine.samurai import FIGURES, Tile
from samurai_qt.language.translations import TRANSLATIONS
from samurai_qt.pages.rules import HEADING, RulesPage, rules_html
from samurai_qt.pages.rules_pictures import CITY_EXAMPLE, VILLAGE_EXAMPLE, rules_picture
from samurai_qt.session import Session
from samurai_qt.theme.colours import LIGHT

PICTURE = re.compile(r'src="art:([^"]+)"')


def make_page(qtbot: QtBot, session: Session) -> RulesPage:
    page = RulesPage(session)
    qtbot.addWidget(page)
    page.resize(1024, 700)
    page.show()
    return page


def visible_sections(page: RulesPage) -> list[str]:
    items = [page.sections.item(row) for row in range(page.sections.count())]
    return [item.text() for item in items if not item.isHidden()]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_the_same_sections_and_pictures(language: str) -> None:
    source, english = rules_html(language), rules_html("en")
    assert [match["anchor"] for match in HEADING.finditer(source)] == [
        match["anchor"] for match in HEADING.finditer(english)
    ]
    assert source.count("<h2>") == len(HEADING.findall(source)) == 12
    assert PICTURE.findall(source) == PICTURE.findall(english)


def test_every_picture_can_be_drawn(session: Session) -> None:
    for name in PICTURE.findall(rules_html("en")):
        assert not rules_picture(name, LIGHT, 1.0).isNull()
    with pytest.raises(KeyError):
        rules_picture("tile/Z9/red/64", LIGHT, 1.0)
    with pytest.raises(KeyError):
        rules_picture("dragon/64", LIGHT, 1.0)


def totals(example: tuple[tuple[str, Tile | None, str], ...]) -> dict[str, tuple[int, ...]]:
    """Return each colour's influence on helmets, Buddhas and rice."""
    sums: dict[str, list[int]] = {}
    for _, tile, colour in example:
        if tile is not None:
            influence = sums.setdefault(colour, [0] * len(FIGURES))
            for kind in range(len(FIGURES)):
                influence[kind] += tile.influence[kind]
    return {colour: tuple(values) for colour, values in sums.items()}


def test_the_examples_add_up_to_what_the_text_says() -> None:
    village, city = totals(VILLAGE_EXAMPLE), totals(CITY_EXAMPLE)
    assert (village["red"][1], village["blue"][1]) == (4, 3)
    assert (city["red"][0], city["blue"][0], city["yellow"][0]) == (4, 2, 2)
    assert (city["red"][2], city["blue"][2], city["yellow"][2]) == (1, 4, 0)
    for example in (VILLAGE_EXAMPLE, CITY_EXAMPLE):
        assert all(tile is not None for terrain, tile, _ in example if terrain == "land")
        assert all(tile in (None, Tile.V1, Tile.V2) for terrain, tile, _ in example if terrain == "sea")


def test_search_keeps_the_sections_that_hold_the_words(qtbot: QtBot, session: Session) -> None:
    page = make_page(qtbot, session)
    assert len(visible_sections(page)) == 12
    page.search.setText("surrounded")
    assert visible_sections(page) == ["Capturing figures", "Options"]
    assert len(page.text.extraSelections()) == 2
    assert page.text.textCursor().selectedText() == "surrounded"
    first = page.text.textCursor().position()
    page.find_next()
    second = page.text.textCursor().position()
    page.find_next()
    assert second > first == page.text.textCursor().position()


def test_escape_ends_the_search_before_the_page(qtbot: QtBot, session: Session) -> None:
    page = make_page(qtbot, session)
    page.search.setText("no such words")
    assert visible_sections(page) == []
    page.escape()
    assert len(visible_sections(page)) == 12
    with qtbot.waitSignal(page.back_requested):
        page.escape()


def test_a_section_scrolls_into_view(qtbot: QtBot, session: Session) -> None:
    page = make_page(qtbot, session)
    page.sections.itemClicked.emit(page.sections.item(5))
    assert page.text.verticalScrollBar().value() > 0


def test_language_and_theme_change_the_open_page(qtbot: QtBot, session: Session) -> None:
    page = make_page(qtbot, session)
    session.change_settings(language="zh_CN", theme="dark")
    assert visible_sections(page)[0] == "概要"
    assert "影响力" in page.text.toPlainText()
