"""The program killed at any moment, in a process of its own: at most the move in flight is lost."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from engine.samurai import load_table
from samurai_qt.storage.settings import Settings, save_settings

PATIENCE_MILLISECONDS = 60_000


class Program:
    """A program without a screen that plays a game of bots, and what its `--ui-map` says of the game."""

    def __init__(self, qtbot: QtBot, process: subprocess.Popen[bytes], ui_map: Path) -> None:
        self.process = process
        self._qtbot = qtbot
        self._ui_map = ui_map

    @property
    def state(self) -> dict[str, Any]:
        """What the visible page says of itself."""
        if not self._ui_map.exists():
            return {}
        state: dict[str, Any] = json.loads(self._ui_map.read_bytes())["state"]
        return state

    def wait_for_turns(self, number: int) -> int:
        """Wait until so many turns have been played; returns how many there are."""
        self._qtbot.waitUntil(lambda: self.state.get("turns", -1) >= number, timeout=PATIENCE_MILLISECONDS)
        turns: int = self.state["turns"]
        return turns


@contextmanager
def running(qtbot: QtBot, folder: Path, *arguments: str | Path) -> Iterator[Program]:
    ui_map = folder / "ui-map.json"
    ui_map.unlink(missing_ok=True)
    command = (sys.executable, "-m", "samurai_qt", *arguments, "--data-dir", folder / "data", "--ui-map", ui_map)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL) as process:
        try:
            yield Program(qtbot, process, ui_map)
        finally:
            process.kill()


def workers_of(process: int) -> list[int]:
    """The bot workers that a program has started (Linux)."""
    children = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for line in children for child in line.read_text().split()]


def is_alive(process: int) -> bool:
    status = Path(f"/proc/{process}/status")
    return status.exists() and "State:\tZ" not in status.read_text()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "data").mkdir()
    save_settings(tmp_path / "data" / "settings.json", Settings(name="Ann", language="en", pace="fast"))
    return tmp_path


BOTS = ("play", "--players", "2", "--bots", "random,greedy", "--option", "figures=random", "--seed", "4")
MASTERS = ("play", "--players", "2", "--bots", "master,master", "--option", "opening=random")


@pytest.mark.parametrize("turns", [1, 7])
def test_a_killed_game_is_taken_up_where_it_was(qtbot: QtBot, folder: Path, turns: int) -> None:
    with running(qtbot, folder, *BOTS) as program:
        seen = program.wait_for_turns(turns)
        program.process.send_signal(signal.SIGKILL)
        program.process.wait()
    autosave = folder / "data" / "autosave.samurai"
    saved = len(load_table(autosave.read_bytes()).table.record().turns)
    assert saved >= seen - 1
    with running(qtbot, folder, "open", autosave) as program:
        assert program.wait_for_turns(saved) >= saved
        program.wait_for_turns(saved + 2)


@pytest.mark.skipif(sys.platform != "linux", reason="finds the workers in /proc")
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_no_worker_is_left_behind(qtbot: QtBot, folder: Path, number: signal.Signals) -> None:
    with running(qtbot, folder, *MASTERS) as program:
        program.wait_for_turns(0)
        qtbot.waitUntil(lambda: bool(workers_of(program.process.pid)), timeout=PATIENCE_MILLISECONDS)
        workers = workers_of(program.process.pid)
        program.process.send_signal(number)
        status = program.process.wait(30)
    assert status == (-signal.SIGKILL if number is signal.SIGKILL else 128 + signal.SIGTERM)
    qtbot.waitUntil(lambda: not any(map(is_alive, workers)), timeout=PATIENCE_MILLISECONDS)
