"""The arena and training on a Dask cluster, here on loopback: the same work, and nothing left behind."""

from __future__ import annotations

import json
import os
import shlex
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from distributed import Client

from samurai_qt.__main__ import main
from samurai_qt.arena import cluster
from samurai_qt.arena.cluster import ClusterError, ClusterExecutor, cluster_executor
from samurai_qt.arena.executors import AHEAD, as_done, executor_for
from samurai_qt.arena.installation import Installation, installation
from samurai_qt.training import __main__ as training
from tests.samurai_qt.arena.local_cluster import local_cluster
from tests.samurai_qt.bots.programs import WORKER, program

# All in one process: there is one cluster.
pytestmark = pytest.mark.xdist_group("cluster")


def arena(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """What `arena --json` prints, but for times."""
    assert main(["arena", *arguments, "--json"]) == 0
    document: dict[str, Any] = json.loads(capsys.readouterr().out)
    for seat in document["seats"]:
        del seat["ms_per_turn"]
    return document


def failure(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line of an arena that fails, without its progress bar."""
    assert main(["arena", *arguments]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("samurai-qt: ") == 1
    line: str = printed.err.rpartition("samurai-qt: ")[2]
    assert line.count("\n") == 1
    return line.strip()


def seats(*players: str) -> list[str]:
    return [argument for player in players for argument in ("--seat", player)]


def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def numbers(folder: Path) -> list[int]:
    """The ids of processes that left a file of that name."""
    return [int(path.name) for path in folder.iterdir()]


@pytest.fixture
def told(tmp_path: Path) -> Path:
    folder = tmp_path / "told"
    folder.mkdir()
    return folder


def test_a_seed_gives_the_same_games_on_a_cluster(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, cluster_address: str
) -> None:
    documents, records = [], []
    for number, where in enumerate((["--jobs", "1"], ["--cluster", cluster_address])):
        folder = tmp_path / str(number)
        players = seats("hard@3p", "greedy", "random")
        document = arena(capsys, *players, "--games", "12", "--seed", "9", "--records", str(folder), *where)
        documents.append(document)
        records.append([path.read_text() for path in sorted(folder.iterdir())])
    assert documents[0] == documents[1]
    assert records[0] == records[1]
    assert len(records[0]) == 12


def test_training_comes_to_the_same_on_a_cluster(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, cluster_address: str
) -> None:
    texts = []
    for where in ([], ["--cluster", cluster_address]):
        file = tmp_path / "weights.json"
        options = ["--games", "2", "1", "1", "--rounds", "1", "--seed", "short", *where]
        monkeypatch.setattr("sys.argv", ["training", str(file), *options])
        training.main()
        texts.append(file.read_text())
    assert texts[0] == texts[1]


def test_training_says_in_one_line_what_is_wrong(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.argv", ["training", str(tmp_path / "weights.json"), "--cluster", "nowhere"])
    with pytest.raises(SystemExit, match=r"^python -m samurai_qt.training: cluster nowhere: no Dask scheduler .*$"):
        training.main()


def test_so_many_games_are_handed_out_at_a_time(cluster_address: str) -> None:
    with executor_for(None, cluster_address) as executor:
        assert executor.at_a_time == 2 * AHEAD
    with executor_for(1, cluster_address) as executor:
        assert executor.at_a_time == 1


def test_programs_run_on_the_workers_and_end_there(
    capsys: pytest.CaptureFixture[str], told: Path, cluster_address: str
) -> None:
    script = f"touch {shlex.quote(str(told))}/$$; exec {WORKER} greedy --seed 1"
    outside = f"cmd:sh -c {shlex.quote(script)}"
    games = ["--games", "4", "--seed", "4", "--cluster", cluster_address]
    document = arena(capsys, *seats(outside, "random"), *games)
    assert document["forfeits"] == []
    assert document["seats"][0]["wins"] == 4
    processes = numbers(told)
    # One a game: those of another game may still be playing on the same worker.
    assert len(processes) == 4
    assert all(map(is_gone, processes))


def test_a_program_that_no_worker_has_is_named(capsys: pytest.CaptureFixture[str], cluster_address: str) -> None:
    line = failure(capsys, *seats("random", "cmd:no-such-bot"), "--cluster", cluster_address)
    assert line.startswith("arena: --seat cmd:no-such-bot: there is no program no-such-bot that can be run on the")
    assert line.partition("on the worker ")[2].startswith("tcp://127.0.0.1:")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_nothing_goes_on_once_the_arena_has_ended(
    tmp_path: Path, told: Path, cluster_address: str, number: signal.Signals
) -> None:
    # Each program tells its id and then never answers.
    body = f"open(f'{told}/{{os.getpid()}}', 'w').close(); time.sleep(600)"
    bad = f"cmd:{program(tmp_path, body)}"
    command = [sys.executable, "-m", "samurai_qt", "arena", *seats(bad, "random"), "--cluster", cluster_address]
    running = subprocess.Popen([*command, "--time-ms", "600000"], stderr=subprocess.PIPE, text=True)
    assert running.stderr
    while len(numbers(told)) < 2:
        assert running.poll() is None
    running.send_signal(number)
    said = running.stderr.read()
    running.stderr.close()
    assert running.wait(60) == (130 if number == signal.SIGINT else -signal.SIGKILL)
    if number == signal.SIGINT:
        assert said.endswith("samurai-qt: interrupted\n")
        assert "Traceback" not in said
    # The workers hear of it, and end the programs; those of games not yet begun are never started.
    while not all(map(is_gone, numbers(told))):
        pass
    with executor_for(None, cluster_address) as executor:
        assert list(as_done(executor, [int, int, int])) == [0, 0, 0]
    assert len(numbers(told)) == 2


# A program's parent is the worker: to end that is to lose a worker in the middle of a game.
ENDS_WORKER = "os.kill(os.getppid(), 9); sys.exit()"


def test_a_game_whose_worker_was_lost_is_played_by_another(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, cluster_address: str
) -> None:
    lost = tmp_path / "lost"
    first = f"if not os.path.exists('{lost}'): open('{lost}', 'w').close(); {ENDS_WORKER}"
    then = f"os.execv(sys.executable, [sys.executable, *{shlex.split(WORKER)[1:]}, 'greedy', '--seed', '1'])"
    script = f"import os, sys\n{first}\n{then}\n"
    path = tmp_path / "bot.py"
    path.write_text(script)
    outside = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"
    games = ["--games", "2", "--seed", "4"]
    on_cluster = arena(capsys, *seats(outside, "random"), *games, "--cluster", cluster_address)
    assert lost.exists()
    assert on_cluster == arena(capsys, *seats(outside, "random"), *games, "--jobs", "1")


def test_a_game_that_ends_every_worker_is_given_up(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, cluster_address: str
) -> None:
    bad = f"cmd:{program(tmp_path, ENDS_WORKER)}"
    line = failure(capsys, *seats(bad, "random"), "--games", "1", "--cluster", cluster_address)
    assert line == (
        f"cluster {cluster_address}: several workers ended while they did the same job, one after the other;"
        " their logs may say why"
    )


def test_other_versions_are_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, cluster_address: str
) -> None:
    other = Installation("0.0", "3.99", "2020.1", "abcdef")
    monkeypatch.setattr(cluster, "installation", lambda: other)
    line = failure(capsys, *seats("random", "random"), "--cluster", cluster_address)
    assert line.startswith("cluster: the worker tcp://127.0.0.1:")
    here = "Samurai 0.0 (abcdef), Python 3.99, Dask 2020.1"
    assert line.endswith(f" has {installation()}, but here it is {here}: install the same on both")


def test_the_extra_is_named_where_it_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    line = failure(capsys, *seats("random", "random"), "--cluster", "127.0.0.1:8786")
    assert line == "--cluster needs an optional extra: pip install 'samurai-qt[cluster]'"


@pytest.fixture
def silent_address() -> Iterator[str]:
    """Of a server that says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield "{}:{}".format(*server.getsockname())


@pytest.fixture
def deserted_address() -> str:
    """Where nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return "{}:{}".format(*server.getsockname())


@pytest.mark.parametrize("which", ["silent_address", "deserted_address"])
def test_no_answer_is_told_in_bounded_time(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
    which: str,
) -> None:
    monkeypatch.setattr(cluster, "CONNECT_SECONDS", 0.5)
    address = request.getfixturevalue(which)
    line = failure(capsys, *seats("random", "random"), "--cluster", address)
    assert line == f"cluster {address}: no Dask scheduler answers there"


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("", "missing port number in address ''"),
        ("192.0.2.7", "missing port number in address '192.0.2.7'"),
        ("http://192.0.2.7:80", "unknown address scheme 'http'"),
    ],
)
def test_what_is_no_address_is_named(capsys: pytest.CaptureFixture[str], address: str, why: str) -> None:
    line = failure(capsys, *seats("random", "random"), "--cluster", address)
    assert line.startswith(f"cluster {address}: no Dask scheduler answers there ({why}")


def test_a_worker_is_no_scheduler(cluster_address: str) -> None:
    with Client(cluster_address, set_as_default=False) as client:
        worker = next(iter(client.nthreads()))
    with pytest.raises(
        ClusterError, match=f"^cluster {worker}: a Dask worker, not the cluster's scheduler, answers"
    ):
        cluster_executor(worker, None)


def test_a_cluster_without_workers_and_one_that_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "CONNECT_SECONDS", 2.0)
    monkeypatch.setattr(cluster, "LOOK_SECONDS", 0.1)
    with local_cluster(workers=0) as (address, process):
        with pytest.raises(ClusterError, match=f"^cluster {address}: it has no workers$"):
            cluster_executor(address, None)

        monkeypatch.setattr(cluster, "WORKERLESS_SECONDS", 0.3)
        client = Client(address, set_as_default=False)
        with (
            pytest.raises(ClusterError, match=f"^cluster {address}: it has no workers any more$"),
            ClusterExecutor(client, address, 1) as executor,
        ):
            executor.submit(int).result()

        monkeypatch.setattr(cluster, "WORKERLESS_SECONDS", 60.0)
        client = Client(address, set_as_default=False)
        with (
            pytest.raises(ClusterError, match=f"^cluster {address}: the connection to it was lost$"),
            ClusterExecutor(client, address, 1) as executor,
        ):
            future = executor.submit(int)
            process.kill()
            future.result()
