"""The tool that pictures the pages."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from samurai_qt.screenshots.__main__ import parse_arguments, write_pictures
from samurai_qt.screenshots.pages import PAGES


@pytest.mark.parametrize("page", PAGES)
def test_every_page_is_pictured(qapp: QApplication, tmp_path: Path, page: str) -> None:
    arguments = [str(tmp_path), "--page", page, "--size", "1024x700", "--theme", "dark", "--language", "zh_CN"]
    written = list(write_pictures(parse_arguments(arguments)))
    assert written == [tmp_path / f"{page}-1024x700-dark-zh_CN.png"]
    picture = QImage(str(written[0]))
    assert (picture.width(), picture.height()) == (1024, 700)
    colours = {picture.pixel(x, y) for x in range(0, 1024, 8) for y in range(0, 700, 8)}
    assert len(colours) > 8


@pytest.mark.parametrize("wrong", [["--size", "big"], ["--page", "nowhere"], ["--theme", "pink"], []])
def test_wrong_use_is_told(wrong: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parse_arguments([str(tmp_path), *wrong] if wrong else [])
    assert ended.value.code == 2
    assert capsys.readouterr().err
