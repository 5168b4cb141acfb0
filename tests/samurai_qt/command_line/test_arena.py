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
from samurai_qt.version import VERSION
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
        (programs.RUBBISH, "The bot gave a wrong answer: not JSON: Extra data (line 1, column 3): “{}}”."),
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
    assert document["forfeits"] == [{"game": game, "seat": 1, "at": "opening", "why": why} for game in (1, 2)]
    assert [(seat["shared"], seat["forfeits"]) for seat in document["seats"]] == [(2, 0), (0, 2), (2, 0)]
    assert printed.err.count(f"), opening: {why}") == 2
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
    first, second, header, *rows = capsys.readouterr().out.splitlines()
    assert first == f"2 games, seed 3; default rules; Samurai {VERSION}"
    assert second == "score is the mean share of victories, the interval Wilson's at 95 %"
    columns = ["seat", "player", "a", "turn", "score", "interval", "wins", "shared", "Elo", "ms/turn", "forfeits"]
    assert header.split() == columns
    assert [row.split()[:4] for row in rows] == [["0", "greedy", "5000", "ms"], ["1", "random", "5000", "ms"]]


def test_a_kept_report_says_what_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    players = seats("hard@1p", "random@20", "random")
    rules = ["--edition", "1998", "--option", "distinct_cities=true"]
    arguments = [*players, "--games", "2", "--jobs", "1", "--seed", "3", "--time-ms", "70", "--rotate", *rules]
    assert main(["arena", *arguments]) == 0
    first, _, _, *rows = capsys.readouterr().out.splitlines()
    assert first == (
        f"3 games, seed 3, each deal from every seat; rules: edition=1998, distinct_cities=true; Samurai {VERSION}"
    )
    assert [row.split()[1:4] for row in rows] == [
        ["hard@1p", "1", "playouts"],
        ["random@20", "20", "ms"],
        ["random", "70", "ms"],
    ]


@pytest.mark.parametrize("asked", ["figure", "turn"])
@pytest.mark.parametrize(
    ("fault", "why"),
    [
        (programs.DIES, "The bot's program ended (1: no more)."),
        (programs.HANGS, "The bot gave no answer within 0.3 s."),
        (programs.PASSES_OR_PLACES_NOWHERE, "Illegal: "),
    ],
)
def test_a_forfeit_names_the_question(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    asked: str,
    fault: str,
    why: str,
) -> None:
    monkeypatch.setattr(limits, "LATE_SECONDS", 0.25)
    hand = programs.OPENING_ANSWER
    bad = program(tmp_path, f"{hand} if json.loads(line)['cmd'] == 'opening' else {fault}")
    figures = "placed" if asked == "figure" else "random"
    arguments = ["--games", "1", "--jobs", "1", "--time-ms", "50", "--option", f"figures={figures}"]
    command = ["arena", *seats("random", f"cmd:{bad}"), *arguments, "--records", str(tmp_path / "records")]
    assert main(command) == 0
    printed = capsys.readouterr()
    record = parse_record((tmp_path / "records" / "game-1.json").read_bytes())
    at = f"figure {len(record.setup) + 1}" if asked == "figure" else f"turn {len(record.turns) + 1}"
    *_, title, line = printed.out.splitlines()
    assert title == "forfeits:"
    assert line.startswith("game 1, seat 1 (cmd:")
    assert f"), {at}: {why}" in line
    assert f"forfeit: {line}\n" in printed.err
    assert record.meta
    assert record.meta["forfeit"] == {"seat": 1, "at": at, "why": line.partition(f"), {at}: ")[2]}


def test_long_commands_keep_the_columns_and_equal_ones_their_seats(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / ("long" * 20)
    folder.mkdir()
    bots = [f"cmd:{program(folder, programs.DIES, f'{number}bot.py')}" for number in (1, 2)]
    assert main(["arena", *seats("random", *bots), "--games", "1", "--jobs", "1", "--seed", "1"]) == 0
    _, _, header, *rows = capsys.readouterr().out.splitlines()
    table, (title, forfeit) = rows[:3], rows[3:]
    names = [row[header.index("player") : header.index("a turn")].rstrip() for row in table]
    assert [len(name) for name in names] == [6, 40, 40]
    assert names[1].startswith("cmd:")
    assert "…" in names[1]
    assert names[1].endswith("bot.py")
    assert [row.split()[0] for row in table] == ["0", "1", "2"]
    assert {len(row) for row in table} == {len(header)}
    assert title == "forfeits:"
    assert forfeit in [
        f"game 1, seat {seat} ({names[seat]}), opening: The bot's program ended (1: no more)." for seat in (1, 2)
    ]


def test_records_are_never_written_over(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = ["arena", *seats("random", "random"), "--games", "1", "--jobs", "1", "--records", str(tmp_path)]
    (tmp_path / "notes.txt").touch()
    assert main(arguments) == 0
    record = (tmp_path / "game-1.json").read_bytes()
    capsys.readouterr()
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == (
        f"samurai-qt: arena: --records {tmp_path}: it holds records already (game-1.json); name another folder\n"
    )
    assert (tmp_path / "game-1.json").read_bytes() == record


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
