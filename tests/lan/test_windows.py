"""Three windows on three displays: hosted, joined and played to "verified" by mouse alone, with players killed."""

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

from tests.lan.network import Lan
from tests.samurai_qt.played_window import PlayedWindow, played_window
from tests.verified import check_verified
from tests.virtual_screen import VirtualScreen, virtual_screen

pytestmark = [pytest.mark.screen, pytest.mark.root, pytest.mark.timeout(1500)]

ANN, BEA, CLEO = range(3)
NAMES = ("Ann", "Bea", "Cleo")

Condition = Callable[[dict[str, Any]], object]


class Windows:
    """The windows of all players, each with a display and a data directory of its own."""

    def __init__(self, qtbot: QtBot, folder: Path, prefixes: list[tuple[str, ...]], opened: ExitStack) -> None:
        self._qtbot = qtbot
        self._folder = folder
        self._prefixes = prefixes
        self._opened = opened
        self._screens: list[VirtualScreen] = [
            opened.enter_context(virtual_screen(1366, 768)) for _ in range(len(NAMES))
        ]
        self._random = Random(1)
        self.all = [self.open(player) for player in range(len(NAMES))]

    def open(self, player: int) -> PlayedWindow:
        """Start a player's program."""
        folder = self._folder / NAMES[player]
        data = folder / "data"
        if not data.exists():
            data.mkdir(parents=True)
            settings = {"name": NAMES[player], "language": "en", "pace": "instant", "reduced_motion": True}
            (data / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
        program = (*self._prefixes[player], sys.executable, "-m", "samurai_qt")
        screen = self._screens[player]
        return self._opened.enter_context(played_window(self._qtbot, screen, folder, data, program=program))

    def meet(self) -> None:
        """From all start pages to the table, which Ann hosts."""
        host, *guests = self.all
        host.click("Play on the network")
        host.click("Host a table")
        host.wait_for_page("LanHostPage")
        host.click("3")
        host.click("Open the table")
        host.wait_for_page("LobbyPage")
        for guest in guests:
            guest.click("Play on the network")
            guest.click("Join")
            guest.wait_for_page("LobbyPage")
        for window in self.all:
            says(window, "All seats are taken.")
        for window in self.all:
            window.click("Ready")
        for window in self.all:
            window.wait_for_page("LanTablePage")

    def play_until(self, holds: Condition) -> None:
        """Act in whichever window is to act, until a condition holds for what is seen in all."""
        while not all(holds(state_of(window)) for window in self.all):
            window = next((window for window in self.all if state_of(window).get("person") is not None), None)
            if window is None:
                self.all[0].wait(lambda _: any(is_of_interest(state_of(other)) for other in self.all))
            else:
                window.act(state_of(window), self._random)

    def kill_and_take_up_again(self, player: int) -> None:
        """Kill a program; the others see that; then start it again and go on."""
        self.all[player].kill()
        others = [window for number, window in enumerate(self.all) if number != player]
        for window in others:
            window.wait(lambda seen: seen["state"]["links"][player] == "reconnecting")
        self.all[player] = window = self.open(player)
        window.click("Play on the network")
        window.click("Take it up again")
        window.wait_for_page("LanTablePage")
        for window in self.all:
            window.wait(lambda seen: "reconnecting" not in seen["state"]["links"])

    def check_end(self) -> None:
        """All see the result, and what they keep of the game is the same and sound."""
        for window in self.all:
            window.click("See the result")
            window.wait_for_page("EndPage")
            says(window, "Verified")
        saves = [self._folder / name / "data" / "saves" for name in NAMES]
        check_verified([path for folder in saves for path in folder.glob("*.samurai")])
        assert [len([*folder.glob("*.samurai")]) for folder in saves] == [1] * len(NAMES)


@pytest.fixture
def windows(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Iterator[Windows]:
    """Three windows on so many hosts."""
    hosts: int = request.param
    with Lan(hosts) as lan, ExitStack() as opened:
        prefixes = [lan.prefix(min(player + 1, hosts)) for player in range(len(NAMES))]
        yield Windows(qtbot, tmp_path, prefixes, opened)


def is_of_interest(state: dict[str, Any]) -> bool:
    return state.get("person") is not None or bool(state.get("over"))


def state_of(window: PlayedWindow) -> dict[str, Any]:
    state: dict[str, Any] = window.look().get("state", {})
    return state


def has_turns(number: int) -> Condition:
    """Whether so many turns were played, and the game goes on."""
    return lambda state: state.get("phase") == "turns" and state["turns"] >= number


def says(window: PlayedWindow, text: str) -> None:
    """Wait until a text stands on screen."""
    window.wait(lambda seen: any(text in control["text"] for control in seen.get("controls", ())))


@pytest.mark.parametrize("windows", [3], indirect=True)
def test_three_hosts_play_to_verified_with_a_guest_and_the_host_killed(windows: Windows) -> None:
    windows.meet()
    windows.play_until(lambda state: state.get("phase") == "figures")
    windows.kill_and_take_up_again(CLEO)
    windows.play_until(has_turns(5))
    # The host is nobody special once the game runs: killed, it takes the game up where it was.
    windows.kill_and_take_up_again(ANN)
    windows.play_until(lambda state: bool(state.get("over")))
    windows.check_end()


@pytest.mark.parametrize("windows", [1], indirect=True)
def test_three_data_directories_on_one_computer_with_a_guest_and_the_host_killed(windows: Windows) -> None:
    windows.meet()
    windows.play_until(has_turns(4))
    windows.kill_and_take_up_again(BEA)
    windows.play_until(has_turns(7))
    windows.kill_and_take_up_again(ANN)
    windows.play_until(lambda state: bool(state.get("over")))
    windows.check_end()
