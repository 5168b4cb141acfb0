"""The whole program as its user meets it: exit codes and the one line on stderr."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from samurai_qt.__main__ import main
from tests.samurai_qt.programs import ROOT, run_program


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["frobnicate"], "unknown command 'frobnicate'"),
        (["--frobnicate"], "--frobnicate"),
        (["--data-dir"], "--data-dir"),
        (["--data-dir", ""], "--data-dir: the name is empty"),
        ([""], "unknown command ''"),
        (["frob\nnicate\x1b[2J"], "unknown command"),
        (["export", ""], "export: argument FILE: the name is empty"),
        (["verify", "--js", "file"], "--js"),
        (["play", "--player", "2"], "--player"),
        (["arena", "--se", "random"], "--se"),
        (["play", "--players", "5"], "--players"),
        (["play", "--players", "two"], "--players"),
        (["play", "--bots", "genius"], "there is no level"),
        (["play", "--bots", ""], "there is no level"),
        (["play", "--bots", "easy,easy,easy,easy,easy"], "5 bots for 4 seats"),
        (["play", "--edition", "1999"], "--edition"),
        (["play", "--option", "capture"], "K=V"),
        (["play", "--option", "kapture=immediate"], "kapture"),
        (["play", "--option", "capture=sometimes"], "sometimes"),
        (["play", "--option", "tied_leaders=maybe"], "maybe"),
        (["play", "--option", "capture=immediate", "--option", "capture=immediate"], "given twice"),
        (["play", "--edition", "1998", "--option", "edition=2015"], "different things"),
        (["play", "--seed", "x"], "--seed"),
        (["open"], "FILE"),
        (["open", ""], "FILE: the name is empty"),
        (["arena", "--seat", "random"], "two, three or four times"),
        (["arena", "--seat", "genius", "--seat", "random"], "genius"),
        (["arena", "--seat", "cmd:/no/program", "--seat", "random"], "/no/program"),
        (["arena", "--seat", "cmd:", "--seat", "random"], "cmd:"),
        (["arena", "--seat", "cmd:'", "--seat", "random"], "cmd:'"),
        (["arena", "--seat", "random", "--seat", "random", "--games", "0"], "--games"),
        (["bot-worker", "genius"], "genius"),
    ],
)
def test_wrong_use_is_one_line_and_exit_2(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert named in captured.err


def test_version_and_help_need_no_qt() -> None:
    code = "import sys; from samurai_qt.__main__ import main\ntry: main(['--help'])\nexcept SystemExit: pass\n"
    code += "assert not any(name.startswith('PySide6') for name in sys.modules)"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True)


def test_no_display_is_one_line(tmp_path: Path) -> None:
    done = run_program("--data-dir", str(tmp_path))
    assert done.returncode == 1
    assert done.stderr == ("samurai-qt: no display: start the program in a desktop session (DISPLAY is not set)\n")


def test_silent_display_is_one_line(tmp_path: Path) -> None:
    done = run_program("--data-dir", str(tmp_path), DISPLAY=":4711")
    assert done.returncode == 1
    assert done.stderr == "samurai-qt: no display: no X server answers at DISPLAY=:4711\n"


def test_missing_library_names_its_debian_package(tmp_path: Path) -> None:
    (tmp_path / "libxcb-cursor.so.0").touch()
    done = run_program("--data-dir", str(tmp_path / "data"), DISPLAY=":4711", LD_LIBRARY_PATH=str(tmp_path))
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert done.stderr.endswith("sudo apt-get install libxcb-cursor0\n")


def test_data_folder_that_is_a_file_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = run_program("--data-dir", str(tmp_path / "file"), QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 1
    assert done.stderr == f"samurai-qt: data folder {tmp_path / 'file'} can't be used: Not a directory\n"


def test_second_program_on_a_data_folder_is_refused_until_the_first_is_killed(tmp_path: Path) -> None:
    holder = subprocess.Popen(
        [
            sys.executable,
            "-c",
            "import sys, time; from pathlib import Path\n"
            "from samurai_qt.storage.data_folder import DataFolder\n"
            "folder = DataFolder(Path(sys.argv[1])).open(); print('held', flush=True); time.sleep(60)",
            str(tmp_path),
        ],
        cwd=ROOT,
        stdout=subprocess.PIPE,
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == b"held\n"
    try:
        done = run_program("--data-dir", str(tmp_path), QT_QPA_PLATFORM="offscreen")
    finally:
        holder.kill()
        holder.wait()
        holder.stdout.close()
    assert done.returncode == 1
    assert done.stderr.startswith(f"samurai-qt: another samurai-qt is already using {tmp_path}")
    assert done.stderr.count("\n") == 1
    from samurai_qt.storage.data_folder import DataFolder

    with DataFolder(tmp_path).open():
        pass


INTERRUPTED_IMPORT = """
import os, signal, sys

class Interrupt:
    def find_spec(self, name, path, target=None):
        if name == sys.argv[1]:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupt())
from samurai_qt.__main__ import main
sys.exit(main(sys.argv[2:]))
"""


@pytest.mark.parametrize(
    "module", ["argparse", "engine.samurai.draft", "PySide6.QtCore", "PySide6.QtWidgets", "samurai_qt.session"]
)
def test_interrupt_while_the_program_is_loading_is_one_line_and_130(module: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED_IMPORT, module, "--data-dir", tmp_path / "data"],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "samurai-qt: interrupted\n")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_closes_the_window_with_the_shells_exit_code(number: signal.Signals, tmp_path: Path) -> None:
    code = (
        "import sys; from PySide6.QtCore import QTimer\n"
        "from samurai_qt.window.main_window import MainWindow\n"
        "show = MainWindow.show\n"
        "report = lambda: print('shown', flush=True)\n"
        "MainWindow.show = lambda self: (show(self), QTimer.singleShot(0, report))\n"
        "from samurai_qt.__main__ import main; sys.exit(main(['--data-dir', sys.argv[1]]))"
    )
    program = subprocess.Popen(
        [sys.executable, "-c", code, str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert program.stdout is not None
    assert program.stdout.readline() == b"shown\n"
    program.send_signal(number)
    _, errors = program.communicate(timeout=30)
    assert (program.returncode, errors) == (128 + number, b"")
