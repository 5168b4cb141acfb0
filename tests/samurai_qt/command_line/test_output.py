"""Standard streams that are closed, full, gone or of another encoding."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from samurai_qt.command_line.output import print_error
from tests.engine.games import GAME_FILES
from tests.samurai_qt.programs import ROOT, run_program

GAME = str(GAME_FILES / "game0005.json")


def run_in_shell(command: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a shell command in which "$@" stands for the program with these arguments."""
    return subprocess.run(
        ["/bin/sh", "-c", command, "sh", sys.executable, "-m", "samurai_qt", *arguments],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )


@pytest.mark.parametrize("arguments", [("export", GAME), ("verify", GAME), ("verify", "--json", GAME)])
def test_output_closed_or_full_is_one_line(arguments: tuple[str, ...]) -> None:
    closed = run_in_shell('"$@" >&-', *arguments)
    assert (closed.returncode, closed.stderr) == (1, "samurai-qt: standard output is closed\n")
    full = run_in_shell('"$@" >/dev/full', *arguments)
    assert (full.returncode, full.stderr) == (
        1,
        "samurai-qt: standard output can't be written: No space left on device\n",
    )


ARENA = ("arena", "--seat", "random", "--seat", "random", "--games", "1", "--jobs", "1")


@pytest.mark.parametrize("json", [(), ("--json",)])
def test_the_arena_minds_its_output(json: tuple[str, ...]) -> None:
    closed = run_in_shell('"$@" >&-', *ARENA, *json)
    assert closed.returncode == 1
    assert closed.stderr.endswith("\nsamurai-qt: standard output is closed\n")
    no_progress = run_in_shell('"$@" 2>&-', *ARENA, *json)
    assert (no_progress.returncode, no_progress.stderr) == (0, "")
    in_ascii = run_in_shell('PYTHONIOENCODING=ascii "$@"', *ARENA, *json)
    assert in_ascii.returncode == 0
    assert "random" in in_ascii.stdout


def test_a_worker_without_an_input_says_so() -> None:
    done = run_in_shell('"$@" <&-', "bot-worker", "random")
    assert (done.returncode, done.stderr) == (1, "samurai-qt: bot-worker: standard input or output is closed\n")


def test_a_reader_that_goes_away_is_no_fault_worth_words() -> None:
    done = run_in_shell('{ "$@"; echo $? >&2; } | :', "verify", *[GAME] * 20)
    assert done.stderr == "1\n"


def test_without_a_standard_error_nothing_else_is_written_to() -> None:
    done = run_in_shell('"$@" 2>&-', "export", "/none")
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "")


def test_nothing_in_a_fault_controls_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    print_error("a\nb\x1b[2J\x9bc\u202e\u2028日本\udcff")
    assert capsys.readouterr().err == "samurai-qt: a b\\x1b[2J\\x9bc\\u202e 日本\\udcff\n"


@pytest.mark.parametrize(
    "locale",
    [
        {"LANG": "C"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "ascii"},
        {"LC_ALL": "zz_ZZ.GB2312"},
    ],
)
def test_any_locale_prints_the_same_utf8(locale: dict[str, str], tmp_path: Path) -> None:
    expected = run_program("export", "--text", GAME, PYTHONUTF8="1")
    assert expected.returncode == 0
    done = run_program("export", "--text", GAME, **locale)
    assert (done.returncode, done.stdout, done.stderr) == (0, expected.stdout, "")
    wrong = run_program("verify", str(tmp_path / "屏風"), **locale)
    assert wrong.returncode == 1
    assert wrong.stderr.startswith("samurai-qt: ")
    assert wrong.stderr.endswith(": can't be read: No such file or directory\n")
    assert run_program("--help", **locale).returncode == 0
