"""The program on a virtual screen, seen through its `--ui-map` and used by mouse alone."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from pytestqt import exceptions
from pytestqt.qtbot import QtBot

from tests.virtual_screen import VirtualScreen

PATIENCE_MILLISECONDS = 60_000


class PlayedWindow:
    """A running program. Everything is found on screen by what the map of its window says, and clicked there."""

    def __init__(self, qtbot: QtBot, screen: VirtualScreen, program: subprocess.Popen[bytes], ui_map: Path) -> None:
        self._qtbot = qtbot
        self._program = program
        self._screen = screen
        self._ui_map = ui_map

    def look(self) -> dict[str, Any]:
        """The newest map of the window; empty before the first."""
        if not self._ui_map.exists():
            return {}
        seen: dict[str, Any] = json.loads(self._ui_map.read_bytes())
        return seen

    def wait(self, condition: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Wait until what is on screen meets a condition, and return what met it."""
        seen: dict[str, Any] = {}

        def meets() -> bool:
            nonlocal seen
            seen = self.look()
            return bool(condition(seen))

        try:
            self._qtbot.waitUntil(meets, timeout=PATIENCE_MILLISECONDS)
        except exceptions.TimeoutError as error:
            raise AssertionError(f"it never came to that; on screen is {seen}") from error
        return seen

    def settled(self) -> dict[str, Any]:
        """What is on screen once nothing moves any more, so that a click hits what it is aimed at."""
        return self.wait(lambda seen: seen.get("steady"))

    def wait_for_page(self, name: str) -> None:
        self.wait(lambda seen: seen.get("page") == name)

    def control(self, text: str) -> dict[str, Any] | None:
        """The control with this text or name that can be used now."""
        return _control(self.look(), text)

    def click(self, text: str) -> None:
        """Click the control with this text or name, once it is there."""
        seen = self.wait(lambda seen: seen.get("steady") and _control(seen, text) is not None)
        control = _control(seen, text)
        assert control is not None
        self.click_control(control)

    def click_control(self, control: dict[str, Any]) -> None:
        x, y, width, height = control["rect"]
        self._screen.click(x + width // 2, y + height // 2)

    def type(self, text: str) -> None:
        self._screen.xdotool("type", text)

    def click_hex(self, name: str) -> None:
        x, y = self.settled()["hexes"][name]
        self._screen.click(x, y)

    def of_class(self, name: str) -> list[dict[str, Any]]:
        """The usable controls of one class, in order."""
        return [
            control for control in self.settled()["controls"] if control["class"] == name and control["enabled"]
        ]

    def kill(self) -> None:
        """End the program as a failing computer does."""
        self._program.kill()
        self._program.wait()

    # Playing

    def play_to_the_end(self, seed: int = 1) -> None:
        """Play until the game is over and its end has been seen."""
        self.play(until=lambda state: state["over"], seed=seed)

    def play(self, until: Callable[[dict[str, Any]], object], seed: int = 1) -> None:
        """Act whenever a person has to, at random among what is legal, until the state meets a condition."""
        random = Random(seed)
        while True:
            state = self.wait(lambda seen: seen.get("steady") and _is_waiting(seen["state"]))["state"]
            if until(state):
                return
            self.act(state, random)

    def act(self, state: dict[str, Any], random: Random) -> None:
        """Do one thing, and wait until the window shows that it is done."""
        if state["phase"] == "figures":
            self.click_hex(random.choice(state["legal"]))
        elif state["cover"] is not None:
            self.click("confirm-presence")
        elif state["phase"] == "opening":
            for number, tile in enumerate(random.sample(range(20), 5), 1):
                self.click_control(self.of_class("TileButton")[tile])
                self._wait_for_state("chosen", number)
            self.click("Begin with these five")
            self.wait(lambda seen: not _chooses(seen["state"], state["person"]))
        elif state["staged"]:
            self.click("End turn")
        elif state["must_pass"]:
            self.click("Pass")
        else:
            self.stage_one(state, random)
            return
        self.wait(lambda seen: seen["state"] != state)

    def stage_one(self, state: dict[str, Any], random: Random) -> None:
        """Put a tile on a hex; an exchange is begun only where nothing else is left to play."""
        panels = [panel for panel in state["hand"] if panel["playable"]]
        panel = random.choice([panel for panel in panels if panel["tile"] not in ("X", "M")] or panels)
        self._screen.click(*panel["place"])
        state = self.wait(lambda seen: seen["state"]["tile"] == panel["tile"])["state"]
        while not state["staged"]:
            self.click_hex(random.choice(state["legal"]))
            state = self._picked(state)

    def _picked(self, before: dict[str, Any]) -> dict[str, Any]:
        """The state after a hex was clicked; where several figures stand there, any of them is picked."""
        seen = self.wait(lambda seen: seen["state"] != before or seen["modal"] == "QMenu")
        if seen["modal"] == "QMenu":
            self.click_control(self.of_class("QAction")[0])
            seen = self.wait(lambda seen: seen["state"] != before)
        state: dict[str, Any] = seen["state"]
        return state

    def _wait_for_state(self, key: str, value: object) -> None:
        self.wait(lambda seen: seen["state"][key] == value)


def _control(seen: dict[str, Any], text: str) -> dict[str, Any] | None:
    for control in seen.get("controls", []):
        if control["enabled"] and text in (control["text"], control["name"]):
            found: dict[str, Any] = control
            return found
    return None


def _chooses(state: dict[str, Any], person: int) -> bool:
    return bool(state["phase"] == "opening" and state["person"] == person)


def _is_waiting(state: dict[str, Any]) -> bool:
    return bool(state) and (state["over"] or state["person"] is not None)


@contextmanager
def played_window(
    qtbot: QtBot,
    screen: VirtualScreen,
    folder: Path,
    data_dir: Path,
    *arguments: str | Path,
    program: tuple[str | Path, ...] = (sys.executable, "-m", "samurai_qt"),
) -> Iterator[PlayedWindow]:
    """Start the program with these arguments, and close its window in the end as a person does."""
    ui_map = folder / "ui-map.json"
    ui_map.unlink(missing_ok=True)
    command = (*program, *arguments, "--data-dir", data_dir, "--ui-map", ui_map)
    with screen.running(*command) as running:
        screen.wait_for_window("Samurai")
        played = PlayedWindow(qtbot, screen, running, ui_map)
        try:
            played.wait(lambda seen: seen.get("page"))
            yield played
            if running.poll() is None:
                # Looked up again: the first one found may have been that of a program killed just before.
                screen.close_window(screen.wait_for_window("Samurai"))
                assert running.wait(30) == 0
        except BaseException:
            screen.photograph(folder / "failure.png")
            raise
