"""The arena as people run it."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.samurai import parse_record, replay
from samurai_qt.__main__ import main
from samurai_qt.bots import limits
from tests.samurai_qt.bots import programs
from tests.samurai_qt.bots.programs import WORKER, program


def arena(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> dict[str, Any]:
    """What `arena --json` prints."""
    assert main(["arena", *arguments, "--json"]) == code
    document: dict[str, Any] = json.loads(capsys.readouterr().out)
    return document


def seats(*players: str) -> list[str]:
    return [argument for player in players for argument in ("--seat", player)]


def test_the_document_is_as_described(capsys: pytest.CaptureFixture[str]) -> None:
    document = arena(capsys, *seats("greedy", "random"), "--games", "6", "--seed", "1", "--jobs", "1", "--rotate")
    assert list(document) == ["games", "seed", "seats", "forfeits"]
    assert (document["games"], document["seed"], document["forfeits"]) == (6, 1, [])
    first, second = document["seats"]
    assert list(first) == ["player", "score", "wins", "shared", "interval", "elo", "ms_per_turn", "forfeits"]
    assert (first["player"], second["player"]) == ("greedy", "random")
    assert first["score"] + second["score"] == 1
    assert first["score"] > second["score"]


def without_times(document: dict[str, Any]) -> dict[str, Any]:
    for seat in document["seats"]:
        del seat["ms_per_turn"]
    return document


def test_a_seed_decides_everything_but_time_however_many_jobs(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    documents, records = [], []
    for jobs in ("1", "2"):
        folder = tmp_path / jobs
        players = seats("hard@3p", "greedy", "random")
        document = arena(capsys, *players, "--games", "4", "--seed", "9", "--jobs", jobs, "--records", str(folder))
        documents.append(without_times(document))
        records.append([path.read_text() for path in sorted(folder.iterdir())])
    assert documents[0] == documents[1]
    assert records[0] == records[1]
    assert len(records[0]) == 4


def test_records_are_sound_and_whole(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    options = ["--option", "capture=immediate", "--option", "figures=random", "--edition", "1998"]
    arena(capsys, *seats("greedy", "random"), "--games", "2", "--jobs", "1", "--records", str(tmp_path), *options)
    for path in sorted(tmp_path.iterdir()):
        record = parse_record(path.read_bytes())
        assert replay(record).complete
        assert (record.rules.edition, record.rules.capture) == ("1998", "immediate")
        assert [seat.player for seat in record.seats] == ["bot:greedy", "bot:random"]


def test_an_outside_program_plays_like_the_level_it_runs(capsys: pytest.CaptureFixture[str]) -> None:
    outside = f"cmd:{WORKER} greedy --seed 1"
    document = arena(capsys, *seats(outside, "random"), "--games", "3", "--seed", "4", "--jobs", "1")
    assert document["forfeits"] == []
    assert document["seats"][0]["wins"] == 3


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (programs.DIES, "The bot's program ended (1: no more)."),
        (programs.HANGS, "The bot gave no answer within 0.3 s."),
        (programs.RUBBISH, "The bot gave a wrong answer: not JSON: Extra data (line 1, column 3)."),
        (programs.ILLEGAL, "Illegal: An opening hand is chosen from the player's own twenty tiles."),
    ],
)
def test_a_program_that_fails_forfeits_and_the_report_says_why(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str, why: str
) -> None:
    if body == programs.HANGS:
        monkeypatch.setattr(limits, "LATE_SECONDS_AT_FIRST", 0.25)
    bad = f"cmd:{program(tmp_path, body)}"
    arguments = [*seats("random", bad, "random"), "--games", "2", "--jobs", "1", "--time-ms", "50"]
    assert main(["arena", *arguments, "--json", "--records", str(tmp_path / "records")]) == 0
    printed = capsys.readouterr()
    document = json.loads(printed.out)
    assert document["forfeits"] == [{"game": game, "seat": 1, "why": why} for game in (1, 2)]
    assert [(seat["shared"], seat["forfeits"]) for seat in document["seats"]] == [(2, 0), (0, 2), (2, 0)]
    assert printed.err.count(f"forfeits. {why}") == 2
    record = parse_record((tmp_path / "records" / "game-1.json").read_bytes())
    assert replay(record).final.conceded == 1
    assert record.seats[1].player == "cmd:bot.py"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (seats("greedy"), "--seat must be given two, three or four times, not 1"),
        (seats(*["random"] * 5), "two, three or four times, not 5"),
        (seats("greedy", "grand"), "there is no bot “grand”"),
        (seats("greedy", "cmd:"), "the program's name is missing"),
        (seats("greedy", "cmd:/no/such/bot"), "there is no program /no/such/bot"),
        ([*seats("greedy", "random"), "--games", "0"], "--games: must be a whole number of at least 1, not 0"),
        ([*seats("greedy", "random"), "--games", "many"], "must be a whole number of at least 1, not many"),
        ([*seats("greedy", "random"), "--option", "colour=red"], "there is no option “colour”"),
        ([*seats("greedy", "random"), "--option", "capture=never"], "capture"),
        ([*seats("greedy", "random"), "--time-ms", "0"], "--time-ms: must be a whole number of at least 1, not 0"),
    ],
)
def test_wrong_use_is_named_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    assert main(["arena", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert says in printed.err
    assert printed.err.count("\n") == 1


def test_text_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *seats("greedy", "random"), "--games", "2", "--jobs", "1", "--seed", "3"]) == 0
    first, header, *rows = capsys.readouterr().out.splitlines()
    assert first.startswith("2 games, seed 3;")
    assert header.split() == ["player", "score", "interval", "wins", "shared", "Elo", "ms/turn", "forfeits"]
    assert [row.split()[0] for row in rows] == ["greedy", "random"]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_all_processes(tmp_path: Path, jobs: str) -> None:
    # Each program tells its id and then never answers.
    told = tmp_path / "told"
    told.mkdir()
    body = f"open(f'{told}/{{os.getpid()}}', 'w').close(); time.sleep(600)"
    bad = f"cmd:{program(tmp_path, body)}"
    command = [sys.executable, "-m", "samurai_qt", "arena", *seats(bad, "random"), "--jobs", jobs]
    running = subprocess.Popen(
        [*command, "--time-ms", "600000"], stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert running.stderr
    while len(list(told.iterdir())) < int(jobs):
        assert running.poll() is None
    # As a terminal does it: to every process of the group.
    os.killpg(running.pid, signal.SIGINT)
    assert running.wait(60) == 130
    # The jobs share this pipe: its end shows that the last of them has gone.
    assert running.stderr.read().endswith("samurai-qt: interrupted\n")
    running.stderr.close()
    for path in told.iterdir():
        with pytest.raises(ProcessLookupError):
            os.kill(int(path.name), 0)
