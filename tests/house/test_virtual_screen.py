"""The program opens its window on a real screen."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.virtual_screen import virtual_screen


@pytest.mark.screen
def test_program_opens_and_closes_its_window_on_a_screen(tmp_path: Path) -> None:
    command = (sys.executable, "-m", "samurai_qt", "--data-dir", tmp_path)
    with virtual_screen(1366, 768) as screen, screen.running(*command) as program:
        screen.close_window(screen.wait_for_window("Samurai"))
        assert program.wait(30) == 0


@pytest.mark.screen
def test_the_keyboard_stays_the_same_from_the_first_key_on() -> None:
    watcher = (sys.executable, Path(__file__).parents[1] / "samurai_qt" / "keyboard_watcher.py")
    with virtual_screen(1366, 768) as screen:
        with subprocess.Popen(watcher, env=screen.environment, stdout=subprocess.PIPE, encoding="utf-8") as program:
            screen.wait_for_window("Watcher")
            screen.press("a")
            seen, _ = program.communicate(timeout=30)
        assert seen == "[]\n"
