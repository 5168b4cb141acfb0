"""What the tests of the wheel and of the frozen folder share."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

from pytestqt.qtbot import QtBot

from tests.samurai_qt.played_window import played_window
from tests.virtual_screen import virtual_screen

ROOT = Path(__file__).parents[2]


def tracked_files(*folders: str) -> list[Path]:
    """Return the files under version control, or those in some folders, relative to the clone."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", *folders], cwd=ROOT, capture_output=True, encoding="utf-8", check=True
    )
    return [Path(name) for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def copy_tracked_files(target: Path) -> None:
    """Copy all files under version control, so that a build sees no left-overs and leaves none."""
    for name in tracked_files():
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target / name)


def run_program(program: Path, *arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the program offscreen in another folder than the clone, with no way back to the clone's packages."""
    environment = {
        name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV", "DISPLAY")
    }
    return subprocess.run(
        [program, *arguments],
        cwd=folder,
        env={**environment, "QT_QPA_PLATFORM": "offscreen"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=100,
        check=False,
    )


def check_that_bots_play(program: Path, folder: Path) -> None:
    """Let bots play in worker processes, and the program verify what it recorded."""
    seats = ("--seat", "greedy", "--seat", "random", "--seat", "novice")
    played = run_program(
        program, "arena", *seats, "--games", "2", "--jobs", "2", "--records", "games", "--json", folder=folder
    )
    assert played.returncode == 0, played.stderr
    assert json.loads(played.stdout)["games"] == 2
    assert json.loads(played.stdout)["forfeits"] == []
    # What only some people need is not handed to everybody.
    refused = run_program(program, "arena", *seats, "--cluster", "127.0.0.1:8786", folder=folder)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert refused.stderr == "samurai-qt: --cluster needs an optional extra: pip install 'samurai-qt[cluster]'\n"
    names = ["games/game-1.json", "games/game-2.json"]
    verified = run_program(program, "verify", *names, "--json", folder=folder)
    assert verified.returncode == 0, verified.stderr
    assert [report["complete"] for report in json.loads(verified.stdout)] == [True, True]


def check_that_the_window_shows_a_game_of_bots(program: Path, folder: Path, qtbot: QtBot) -> None:
    """Let bots, each a process of its own, play in the program's window to the end, and verify the game."""
    data = folder / "data"
    data.mkdir()
    (data / "settings.json").write_text('{"name": "Ann", "pace": "instant"}', encoding="utf-8")
    play = ("play", "--players", "3", "--bots", "greedy,novice,random")
    with (
        virtual_screen(1366, 768) as screen,
        played_window(qtbot, screen, folder, data, *play, program=(program,)) as window,
    ):
        window.wait_for_page("TablePage")
        window.play_to_the_end()
    (saved,) = (data / "saves").iterdir()
    exported = run_program(program, "export", str(saved), folder=folder)
    assert exported.returncode == 0, exported.stderr
    (folder / "record.json").write_text(exported.stdout, encoding="utf-8")
    verified = run_program(program, "verify", "record.json", "--json", folder=folder)
    assert [report["complete"] for report in json.loads(verified.stdout)] == [True]
