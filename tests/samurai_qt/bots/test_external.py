"""Outside programs as bots: those that play, and every way to fail."""

from pathlib import Path

import pytest

from engine.samurai import Phase
from samurai_qt.bots import limits
from samurai_qt.bots.external import ExternalBot
from samurai_qt.bots.failures import BotFailure, FailureKind, failure_text
from samurai_qt.bots.limits import command_of, name_of, seconds_allowed
from samurai_qt.bots.messages import question_for
from tests.samurai_qt.bots import programs
from tests.samurai_qt.bots.programs import WORKER, program
from tests.samurai_qt.bots.tables import is_legal, table_in_phase


@pytest.fixture
def short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LATE_SECONDS_AT_FIRST", 0.3)


def ask_once(command: str) -> BotFailure:
    """The failure of a program that is asked for an opening hand."""
    table = table_in_phase(Phase.OPENING)
    with ExternalBot(command) as bot, pytest.raises(BotFailure) as failure:
        bot.ask(question_for(table, table.awaited[0], 20))
    return failure.value


def test_plays_through_setup_and_turns() -> None:
    with ExternalBot(f"{WORKER} greedy") as bot:
        for phase in (Phase.OPENING, Phase.FIGURES, Phase.TURNS):
            table = table_in_phase(phase)
            assert is_legal(table, bot.ask(question_for(table, table.awaited[0], 50)))
            bot.tell_end(table.record())


def test_a_program_that_dies(tmp_path: Path) -> None:
    failure = ask_once(program(tmp_path, programs.DIES))
    assert failure.kind is FailureKind.ENDED
    assert failure_text(failure) == "The bot's program ended (1: no more)."


@pytest.mark.usefixtures("short_patience")
def test_a_program_that_hangs(tmp_path: Path) -> None:
    failure = ask_once(program(tmp_path, programs.HANGS))
    assert failure_text(failure) == "The bot gave no answer within 0.32 s."


def test_a_program_that_answers_rubbish(tmp_path: Path) -> None:
    failure = ask_once(program(tmp_path, programs.RUBBISH))
    assert failure.kind is FailureKind.WRONG_ANSWER
    assert "not JSON" in failure_text(failure)


def test_a_program_that_closes_its_output(tmp_path: Path) -> None:
    failure = ask_once(program(tmp_path, programs.NO_ANSWER_AT_ALL))
    assert failure_text(failure) == "The bot's program closed its output."


def test_a_program_that_writes_without_end(tmp_path: Path) -> None:
    assert ask_once(program(tmp_path, programs.ENDLESS_LINE)).kind is FailureKind.TOO_LONG


def test_a_program_that_answers_twice(tmp_path: Path) -> None:
    table = table_in_phase(Phase.OPENING)
    answer = '{"opening": ["S1", "S1", "S2", "S2", "S3"]}'
    with ExternalBot(program(tmp_path, f"print('{answer}'); print('{answer}')")) as bot:
        question = question_for(table, table.awaited[0], 20)
        bot.ask(question)
        with pytest.raises(BotFailure) as failure:
            # The second line may only arrive while the next question is out, and answers that one then.
            while True:
                bot.ask(question)
    assert failure.value.kind is FailureKind.NOT_ASKED
    assert failure_text(failure.value) == f"The bot spoke without being asked: “{answer}”."


def test_a_stray_print_is_shown(tmp_path: Path) -> None:
    failure = ask_once(program(tmp_path, programs.STRAY_PRINT))
    assert failure_text(failure) == (
        "The bot gave a wrong answer: not JSON: Expecting value (line 1, column 1):"
        f" “thinking\\x1b[31m about 1 {'x' * 38}…”."
    )


def test_what_a_program_complains_of_at_its_end_controls_no_terminal(tmp_path: Path) -> None:
    failure = ask_once(program(tmp_path, "sys.exit('no \\x1b[31mmore')"))
    assert failure_text(failure) == "The bot's program ended (1: no \\x1b[31mmore)."


def test_a_program_that_floods_is_not_read_for_ever(tmp_path: Path) -> None:
    table = table_in_phase(Phase.OPENING)
    answer = '{"opening": ["S1", "S1", "S2", "S2", "S3"]}'
    flood = f"print('{answer}')\n    while True: print('more', flush=True)"
    with ExternalBot(program(tmp_path, flood)) as bot:
        question = question_for(table, table.awaited[0], 20)
        bot.ask(question)
        # The reader lets go of the pipe, which ends the program.
        bot.threads[1].join()
        with pytest.raises(BotFailure) as failure:
            bot.ask(question)
    assert failure.value.kind is FailureKind.NOT_ASKED


def test_a_program_that_does_not_exist() -> None:
    with pytest.raises(BotFailure) as failure:
        ExternalBot("/no/such/program")
    assert failure_text(failure.value) == "The bot could not be started: No such file or directory."


def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    # The child holds the pipe open; were it left alive, the reader's thread would wait for it.
    child = "import subprocess; subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])"
    with ExternalBot(program(tmp_path, f"{child}; print('[]')")) as bot:
        table = table_in_phase(Phase.OPENING)
        with pytest.raises(BotFailure):
            bot.ask(question_for(table, table.awaited[0], 1000))
    assert not any(thread.is_alive() for thread in bot.threads)


def test_times_allowed() -> None:
    assert seconds_allowed(1000, first=True) == 6
    assert seconds_allowed(1000, first=False) == 2


@pytest.mark.parametrize(
    ("command", "name"),
    [
        ("./strong-bot", "strong-bot"),
        ("/opt/bots/strong --depth 3", "strong"),
        ("python3 -u bots/mine.py --fast", "mine.py"),
        ("'/with space/bot'", "bot"),
    ],
)
def test_names_in_records(command: str, name: str) -> None:
    assert name_of(command) == name


@pytest.mark.parametrize("command", ["", "  ", "'open"])
def test_what_is_no_command(command: str) -> None:
    with pytest.raises(ValueError, match=r"missing|quotation"):
        command_of(command)
