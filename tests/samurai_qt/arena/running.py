"""The arena as it is run by tests of clusters."""

from __future__ import annotations

import json
from typing import Any

import pytest

from samurai_qt.__main__ import main


def arena(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """What `arena --json` prints, but for times."""
    assert main(["arena", *arguments, "--json"]) == 0
    document: dict[str, Any] = json.loads(capsys.readouterr().out)
    for seat in document["seats"]:
        del seat["ms_per_turn"]
    return document


def failure(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line of an arena that fails, without its progress bar."""
    assert main(["arena", *arguments]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("samurai-qt: ") == 1
    line: str = printed.err.rpartition("samurai-qt: ")[2]
    assert line.count("\n") == 1
    return line.strip()


def seats(*players: str) -> list[str]:
    return [argument for player in players for argument in ("--seat", player)]
