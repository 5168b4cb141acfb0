"""Two windows on two displays and two hosts: hosted, joined and played to "verified" by mouse alone."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from samurai_qt.__main__ import main
from tests.lan.network import Lan
from tests.samurai_qt.played_window import PlayedWindow, played_window
from tests.virtual_screen import virtual_screen

pytestmark = [pytest.mark.screen, pytest.mark.root, pytest.mark.timeout(900)]

PLAYERS = ("Ann", "Bea")

OpenWindow = Callable[[int], PlayedWindow]


@pytest.fixture
def open_window(qtbot: QtBot, tmp_path: Path) -> Iterator[OpenWindow]:
    """Opens the program of a player, at their host and display."""
    with Lan(len(PLAYERS)) as lan, ExitStack() as opened:
        screens = [opened.enter_context(virtual_screen(1366, 768)) for _ in PLAYERS]

        def open_window(player: int) -> PlayedWindow:
            folder = tmp_path / PLAYERS[player]
            data = folder / "data"
            data.mkdir(parents=True, exist_ok=True)
            settings = {"name": PLAYERS[player], "language": "en", "pace": "instant", "reduced_motion": True}
            (data / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
            program = (*lan.prefix(player + 1), sys.executable, "-m", "samurai_qt")
            return opened.enter_context(played_window(qtbot, screens[player], folder, data, program=program))

        yield open_window


def is_of_interest(state: dict[str, Any]) -> bool:
    return state.get("person") is not None or bool(state.get("over"))


def state_of(window: PlayedWindow) -> dict[str, Any]:
    state: dict[str, Any] = window.look().get("state", {})
    return state


def says(window: PlayedWindow, text: str) -> None:
    """Wait until a text stands on screen."""
    window.wait(lambda seen: any(text in control["text"] for control in seen.get("controls", ())))


def transcript_in(folder: Path) -> Path:
    (path,) = (folder / "data" / "saves").glob("*.samurai")
    return path


def meet(ann: PlayedWindow, bea: PlayedWindow) -> None:
    """From both start pages to the table."""
    ann.click("Play on the network")
    ann.click("Host a table")
    ann.wait_for_page("LanHostPage")
    ann.click("Open the table")
    ann.wait_for_page("LobbyPage")
    bea.click("Play on the network")
    bea.click("Join")
    for window in (ann, bea):
        window.wait_for_page("LobbyPage")
        says(window, "All seats are taken.")
    ann.click("Ready")
    bea.click("Ready")
    for window in (ann, bea):
        window.wait_for_page("LanTablePage")


def play_until(windows: list[PlayedWindow], random: Random, holds: Callable[[dict[str, Any]], bool]) -> None:
    """Act in whichever window is to act, until a condition holds for what is seen in all."""
    while not all(holds(state_of(window)) for window in windows):
        window = next((window for window in windows if state_of(window).get("person") is not None), None)
        if window is None:
            windows[0].wait(lambda _: any(is_of_interest(state_of(other)) for other in windows))
        else:
            window.act(state_of(window), random)


def test_hosted_joined_killed_and_played_to_verified(
    open_window: OpenWindow, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    random = Random(1)
    ann, bea = open_window(0), open_window(1)
    meet(ann, bea)
    play_until([ann, bea], random, lambda state: state.get("phase") == "figures")
    # The host is nobody special once the game runs: killed, it takes the game up where it was.
    ann.kill()
    bea.wait(lambda seen: seen["state"]["links"] == ["reconnecting", "here"])
    ann = open_window(0)
    ann.click("Play on the network")
    ann.click("Take it up again")
    ann.wait_for_page("LanTablePage")
    play_until([ann, bea], random, lambda state: bool(state.get("over")))
    for window in (ann, bea):
        window.click("See the result")
        window.wait_for_page("EndPage")
        says(window, "Verified")
    paths = [transcript_in(tmp_path / name) for name in PLAYERS]
    assert paths[0].read_bytes() == paths[1].read_bytes()
    assert main(["verify", *map(str, paths)]) == 0
    assert capsys.readouterr().err == ""
