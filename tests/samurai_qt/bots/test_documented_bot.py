"""The bot of docs/bots.md, taken from the page, plays."""

import json
import re
import shlex
import sys
from pathlib import Path

import pytest

from engine.samurai.bots import LEVELS
from samurai_qt.__main__ import main

PAGE = Path(__file__).parents[3] / "docs" / "bots.md"


def test_the_bot_of_the_page_beats_chance(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    source = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert source
    path = tmp_path / "mybot.py"
    path.write_text(source[1], encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(PAGE.parents[1]))
    bot = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"
    command = ["arena", "--seat", bot, "--seat", "random", "--games", "6", "--rotate", "--jobs", "1", "--seed", "1"]
    assert main([*command, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["forfeits"] == []
    assert document["seats"][0]["score"] > 0.5


def test_every_level_is_on_the_page() -> None:
    rows = re.findall(r"^\| (`.*?`) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(LEVELS) <= {name for row in rows for name in re.findall(r"`(\w+)`", row)}
