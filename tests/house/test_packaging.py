"""The files that desktops and software centres read agree with the program."""

from __future__ import annotations

import tomllib
from configparser import ConfigParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage

from samurai_qt.version import VERSION

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
IDENTIFIER = "org.samurai_qt.Samurai"


def project() -> dict[str, Any]:
    """Return pyproject.toml's [project]."""
    table: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return table


def metainfo() -> ElementTree.Element:
    """Return the AppStream description."""
    return ElementTree.parse(PACKAGING / f"{IDENTIFIER}.metainfo.xml").getroot()


def test_desktop_entry_starts_the_program() -> None:
    entry = ConfigParser(interpolation=None)
    entry.read(PACKAGING / f"{IDENTIFIER}.desktop", encoding="utf-8")
    assert entry["Desktop Entry"]["Exec"] in project()["scripts"]
    assert entry["Desktop Entry"]["Icon"] == IDENTIFIER


def test_description_names_the_desktop_entry_and_this_version() -> None:
    assert metainfo().findtext("id") == IDENTIFIER
    assert metainfo().findtext("launchable") == f"{IDENTIFIER}.desktop"
    release = metainfo().find("releases/release")
    assert release is not None
    assert release.get("version") == VERSION


@pytest.mark.parametrize("language", ["zh_CN", "zh_TW"])
def test_description_is_complete_in_every_language(language: str) -> None:
    marked = "{http://www.w3.org/XML/1998/namespace}lang"
    for parent in metainfo().iter():
        for tag in ("name", "summary", "p", "li"):
            texts = [child for child in parent.findall(tag) if parent.tag != "developer"]
            assert len([text for text in texts if text.get(marked) is None]) == len(
                [text for text in texts if text.get(marked) == language]
            ), (parent.tag, tag)


@pytest.mark.parametrize("size", [16, 24, 32, 48, 64, 128, 256, 512])
def test_icons_have_their_sizes_and_clear_corners(size: int) -> None:
    icon = QImage(str(PACKAGING / "icons" / f"{size}.png"))
    assert (icon.width(), icon.height()) == (size, size)
    assert icon.pixelColor(0, 0).alpha() == 0
    assert icon.pixelColor(size // 2, size // 2).alpha() == 255


def test_windows_icon_holds_every_size_up_to_256() -> None:
    data = (PACKAGING / "icons" / "samurai.ico").read_bytes()
    count = int.from_bytes(data[4:6], "little")
    widths = [data[6 + 16 * entry] or 256 for entry in range(count)]
    assert sorted(widths) == [16, 24, 32, 48, 64, 128, 256]


@pytest.mark.parametrize("folder", ["fonts", "art"])
def test_licence_lies_beside_what_comes_from_a_font(folder: str) -> None:
    text = (ROOT / "resources" / folder / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
