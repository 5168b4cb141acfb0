"""The window's bot processes: answers by signal, failures in words, nothing left behind."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QProcess
from pytestqt.qtbot import QtBot

from engine.samurai import Phase
from samurai_qt.bots import limits
from samurai_qt.bots.messages import question_for
from samurai_qt.bots.process import BotProcess, worker_command
from samurai_qt.bots.seats import BotSeats
from tests.samurai_qt.bots import programs
from tests.samurai_qt.bots.programs import program
from tests.samurai_qt.bots.tables import is_legal, play_turns, table_in_phase

LONG = 60_000  # milliseconds a bot would think if nobody ended it


@pytest.fixture
def parent() -> Iterator[QObject]:
    parent = QObject()
    yield parent
    for process in parent.findChildren(BotProcess):
        process.close()
    assert not parent.findChildren(QProcess, "running")


@contextmanager
def no_process_left(process: BotProcess) -> Iterator[int]:
    """The id of the running program; afterwards it must be gone."""
    running = process.findChildren(QProcess)[-1]
    identifier = running.processId()
    assert identifier
    yield identifier
    with pytest.raises(ProcessLookupError):
        os.kill(identifier, 0)


@pytest.mark.parametrize("phase", [Phase.OPENING, Phase.FIGURES, Phase.TURNS])
def test_answers_by_signal(qtbot: QtBot, parent: QObject, phase: Phase) -> None:
    table = table_in_phase(phase)
    process = BotProcess.for_level("greedy", parent)
    with qtbot.waitSignal(process.answered, timeout=20_000) as answered:
        process.ask(question_for(table, table.awaited[0], 300))
    seat, choice = answered.args
    assert seat == table.awaited[0]
    assert is_legal(table, choice)


def test_questions_wait_for_one_another(qtbot: QtBot, parent: QObject) -> None:
    table = table_in_phase(Phase.OPENING)
    process = BotProcess.for_level("random", parent)
    with qtbot.waitSignals([process.answered] * 2, timeout=20_000, order="strict"):
        for seat in table.awaited:
            process.ask(question_for(table, seat, 300))
    process.tell_end(table.record())


def test_closing_ends_a_thought_at_once(qtbot: QtBot, parent: QObject) -> None:
    table = table_in_phase(Phase.TURNS)
    process = BotProcess.for_level("master", parent)
    with qtbot.waitSignal(process.answered, timeout=20_000):
        process.ask(question_for(table, table.awaited[0], 20))
    with no_process_left(process):
        process.ask(question_for(table, table.awaited[0], LONG))
        qtbot.waitUntil(lambda: process.busy)
        process.close()
    assert not process.busy


def test_cancelling_forgets_and_the_next_question_is_answered(qtbot: QtBot, parent: QObject) -> None:
    table = table_in_phase(Phase.TURNS)
    process = BotProcess.for_level("master", parent)
    process.ask(question_for(table, table.awaited[0], LONG))
    qtbot.waitUntil(lambda: process.busy)
    process.cancel()
    with qtbot.waitSignal(process.answered, timeout=20_000):
        process.ask(question_for(table, table.awaited[0], 20))


def test_a_worker_that_crashes_is_started_once_more(qtbot: QtBot, parent: QObject) -> None:
    table = table_in_phase(Phase.TURNS)
    process = BotProcess.for_level("master@1500", parent)
    process.ask(question_for(table, table.awaited[0], 1500))
    qtbot.waitUntil(lambda: process.busy)
    with qtbot.waitSignal(process.answered, timeout=20_000):
        process.findChildren(QProcess)[-1].kill()


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (programs.DIES, "The bot's program ended (1: no more)."),
        (programs.RUBBISH, "The bot gave a wrong answer: not JSON"),
        (programs.ENDLESS_LINE, "The bot wrote a line of more than 65536 bytes."),
        (programs.HANGS, "The bot gave no answer within 0.4 s."),
    ],
)
def test_failures_are_told_in_words(
    qtbot: QtBot, parent: QObject, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str, why: str
) -> None:
    if body == programs.HANGS:
        monkeypatch.setattr(limits, "LATE_SECONDS_AT_FIRST", 0.3)
    table = table_in_phase(Phase.OPENING)
    process = BotProcess.for_program(program(tmp_path, body), parent)
    with qtbot.waitSignal(process.failed, timeout=20_000) as failed:
        process.ask(question_for(table, table.awaited[0], 100))
    assert failed.args[0] == table.awaited[0]
    assert failed.args[1].startswith(why)
    assert not process.busy


def test_a_program_that_cannot_be_started(qtbot: QtBot, parent: QObject) -> None:
    table = table_in_phase(Phase.OPENING)
    process = BotProcess.for_program("/no/such/program", parent)
    with qtbot.waitSignal(process.failed, timeout=20_000) as failed:
        process.ask(question_for(table, table.awaited[0], 100))
    assert failed.args[1].startswith("The bot could not be started: ")


def test_the_command_of_a_frozen_program(monkeypatch: pytest.MonkeyPatch) -> None:
    assert worker_command("hard") == [sys.executable, "-m", "samurai_qt", "bot-worker", "hard"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert worker_command("hard") == [sys.executable, "bot-worker", "hard"]


def test_a_worker_ends_when_the_window_is_killed() -> None:
    window = """
import sys
from PySide6.QtCore import QCoreApplication, QProcess, QTimer
from samurai_qt.bots.messages import question_for
from samurai_qt.bots.process import BotProcess
from tests.samurai_qt.bots.tables import table_in_phase
from engine.samurai import Phase
application = QCoreApplication([])
table = table_in_phase(Phase.TURNS)
bot = BotProcess.for_level("master")
bot.ask(question_for(table, table.awaited[0], 60_000))
def tell():
    if bot.busy:
        print(bot.findChildren(QProcess)[0].processId(), flush=True)
timer = QTimer()
timer.timeout.connect(tell)
timer.start(50)
application.exec()
"""
    killed = subprocess.Popen([sys.executable, "-c", window], stdout=subprocess.PIPE, text=True)
    assert killed.stdout
    worker = int(killed.stdout.readline())
    killed.kill()
    killed.wait()
    killed.stdout.close()
    _wait_until_gone(worker)


def _wait_until_gone(identifier: int) -> None:
    """Wait for a process that is nobody's child here; the suite's own time limit ends a wait in vain."""
    descriptor = os.pidfd_open(identifier) if hasattr(os, "pidfd_open") else None
    if descriptor is not None:
        import select

        poller = select.poll()
        poller.register(descriptor, select.POLLIN)
        assert poller.poll(30_000)
        os.close(descriptor)


def test_seats_share_a_process_and_are_asked_once(qtbot: QtBot) -> None:
    table = table_in_phase(Phase.OPENING)
    seats = BotSeats({0: "random", 1: "random"})
    answers: list[int] = []
    seats.answered.connect(lambda seat, choice: answers.append(seat))
    with qtbot.waitSignals([seats.answered] * 2, timeout=20_000):
        for seat in (*table.awaited, *table.awaited):
            seats.ask(seat, table)
    assert sorted(answers) == [0, 1]
    assert len(seats.findChildren(BotProcess)) == 1
    seats.close()


@pytest.mark.parametrize("bot", ["genius", "cmd:{program}", "--help", ""])
def test_what_is_no_level_fails_and_runs_nothing(qtbot: QtBot, tmp_path: Path, bot: str) -> None:
    """The name may come from somebody's save."""
    table = table_in_phase(Phase.OPENING)
    bot = bot.format(program=program(tmp_path, f"open('{tmp_path / 'ran'}', 'w')"))
    seats = BotSeats({0: bot})
    with qtbot.waitSignal(seats.failed) as failed:
        seats.ask(0, table)
    assert failed.args is not None
    assert failed.args[0] == 0
    assert failed.args[1].startswith("This program has no bot ‘")
    assert not seats.findChildren(BotProcess)
    seats.replace(0, "random")
    with qtbot.waitSignal(seats.answered, timeout=20_000):
        seats.ask(0, table)
    seats.close()
    assert not (tmp_path / "ran").exists()


def test_another_bot_may_take_a_seat(qtbot: QtBot) -> None:
    table = table_in_phase(Phase.OPENING)
    seats = BotSeats({0: "random"})
    seats.replace(0, "greedy")
    assert seats.bots == {0: "greedy"}
    with qtbot.waitSignal(seats.answered, timeout=20_000):
        seats.ask(0, table)
    seats.close()


def test_a_seed_makes_a_level_choose_the_same_again(qtbot: QtBot) -> None:
    table = table_in_phase(Phase.TURNS)
    choices = []
    for _ in range(2):
        seats = BotSeats({0: "random", 1: "random"}, seed=7)
        with qtbot.waitSignal(seats.answered, timeout=20_000) as answered:
            seats.ask(table.awaited[0], table)
        choices.append(answered.args)
        seats.close()
    assert choices[0] == choices[1]


def test_an_answer_to_what_is_past_is_not_told_and_the_bot_is_asked_again(qtbot: QtBot, parent: QObject) -> None:
    """At a table between computers the others may tell what came next while a bot still thinks."""
    table = table_in_phase(Phase.TURNS)
    seat = table.awaited[0]
    hand = table.hand(seat)
    seats = BotSeats({seat: "greedy"}, parent=parent)
    with qtbot.waitSignal(seats.answered, timeout=20_000) as answered:
        seats.ask(seat, table)
        play_turns(table, 2)
        assert table.awaited == (seat,) and table.hand(seat) != hand
    assert is_legal(table, answered.args[1])
    seats.close()
