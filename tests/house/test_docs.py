"""The pages for people point to what is there, and the drawing of the imports comes from the code."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])


@pytest.fixture(scope="module")
def draw_imports() -> dict[str, Any]:
    """Return what the script that draws defines."""
    return runpy.run_path(str(ROOT / "docs" / "draw_imports.py"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_to_files(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        assert target.startswith("https://") or (page.parent / target).exists(), target


def test_drawing_shows_the_packages_and_arrows_downwards_alone(draw_imports: dict[str, Any]) -> None:
    drawing = draw_imports["drawing"]()
    for package in ("samurai_qt.command_line", "net", "engine.samurai.records", "resources"):
        assert f"    {package}\n" in drawing
    assert re.search(r"samurai_qt\S* --> engine\.samurai\n", drawing)
    assert not re.search(r"(engine|net|resources)\S* --> samurai_qt", drawing)


def test_drawing_replaces_the_one_before(draw_imports: dict[str, Any]) -> None:
    with_drawing = draw_imports["with_drawing"]
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert with_drawing(with_drawing(page)) == with_drawing(page)
    assert with_drawing(page).startswith(page.partition("<!--")[0])


def test_arrows_that_a_longer_way_implies_are_left_out(draw_imports: dict[str, Any]) -> None:
    without_shortcuts = draw_imports["without_shortcuts"]
    assert without_shortcuts({("a", "b"), ("b", "c"), ("a", "c")}) == {("a", "b"), ("b", "c")}


def test_circles_stay_whole(draw_imports: dict[str, Any]) -> None:
    circle = {("a", "b"), ("b", "a")}
    assert draw_imports["without_shortcuts"](circle) == circle
