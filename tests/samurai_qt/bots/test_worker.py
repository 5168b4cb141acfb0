"""The bot worker on streams, and as a process."""

import os
import subprocess
import sys
from io import BytesIO, StringIO

import pytest

from engine.samurai import Phase
from engine.samurai.bots import parse_level
from samurai_qt.bots.messages import EndNotice, WrongMessage, format_request, parse_answer, question_for
from samurai_qt.bots.thinking import Thinker
from samurai_qt.bots.worker import Worker
from tests.samurai_qt.bots.tables import is_legal, table_in_phase

PHASES = (Phase.OPENING, Phase.FIGURES, Phase.TURNS)


def answers_to(lines: list[str], level: str = "hard@2p", seed: str = "1") -> list[str]:
    answers = StringIO()
    Worker(
        Thinker(parse_level(level), seed), BytesIO("".join(f"{line}\n" for line in lines).encode()), answers
    ).serve()
    return answers.getvalue().splitlines()


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("level", ["random", "greedy", "hard@2p", "master@10"])
def test_answers_are_legal(phase: Phase, level: str) -> None:
    table = table_in_phase(phase, turns=3)
    question = question_for(table, table.awaited[0], 50)
    (line,) = answers_to([format_request(question)], level)
    assert is_legal(table, parse_answer(line, question))


def test_one_line_out_for_each_question_and_none_for_an_end() -> None:
    tables = [table_in_phase(phase) for phase in PHASES]
    lines = [format_request(question_for(table, table.awaited[0], 50)) for table in tables]
    assert len(answers_to([*lines, format_request(EndNotice(tables[0].record()))])) == 3


def test_the_same_seed_answers_the_same_in_any_order() -> None:
    tables = [table_in_phase(Phase.TURNS, turns=count) for count in (1, 4)]
    lines = [format_request(question_for(table, table.awaited[0], 50)) for table in tables]
    there = answers_to(lines, "greedy")
    assert answers_to(lines[::-1], "greedy") == there[::-1]


def test_a_request_out_of_turn_is_refused() -> None:
    table = table_in_phase(Phase.TURNS)
    question = question_for(table, table.awaited[0], 50)
    with pytest.raises(WrongMessage, match="does not wait for seat"):
        answers_to([format_request(question._replace(seat=1 - question.seat))])


def run_worker(*arguments: str, requests: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "samurai_qt", "bot-worker", *arguments]
    return subprocess.run(command, input=requests, capture_output=True, text=True, timeout=60, check=False)


def test_the_command_ends_with_its_input() -> None:
    done = run_worker("hard")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize(
    ("level", "code", "says"),
    [("hard", 1, "bot-worker: not JSON"), ("grand", 2, "there is no bot “grand”")],
)
def test_the_command_says_in_one_line_what_is_wrong(level: str, code: int, says: str) -> None:
    done = run_worker(level, requests="rubbish\n")
    assert (done.returncode, done.stdout) == (code, "")
    assert says in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_command_needs_no_qt() -> None:
    check = (
        "import sys; from samurai_qt.__main__ import main; code = main(['bot-worker', 'greedy']);"
        "sys.exit(code or any('PySide6' in name for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", check], input=b"", timeout=60, check=False).returncode == 0


def test_the_worker_answers_at_once_and_ends_when_its_input_does() -> None:
    table = table_in_phase(Phase.TURNS)
    question = question_for(table, table.awaited[0], 60_000)
    worker = subprocess.Popen(
        [sys.executable, "-m", "samurai_qt", "bot-worker", "master"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert worker.stdin
    worker.stdin.write(format_request(question).encode() + b"\n")
    worker.stdin.close()
    # It would think for a minute; the suite's own time limit is the only clock here.
    assert worker.wait(30) == 0
    assert worker.stdout
    with worker.stdout as answers:
        (line,) = answers
    assert is_legal(table, parse_answer(line, question))
