"""The arena and training on a Dask cluster, here on loopback: the same work, and nothing left behind."""

from __future__ import annotations

import os
import shlex
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import Client

from samurai_qt.arena import cluster
from samurai_qt.arena.cluster import ClusterError, cluster_executor
from samurai_qt.arena.executors import AHEAD, as_done, executor_for
from samurai_qt.arena.installation import Installation, installation
from samurai_qt.training import __main__ as training
from samurai_qt.training.rounds import rounds
from tests.samurai_qt.arena.running import arena, failure, seats
from tests.samurai_qt.bots.programs import WORKER, program

# All in one process: there is one cluster.
pytestmark = pytest.mark.xdist_group("cluster")


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
        document = arena(capsys, *players, "--games", "6", "--seed", "9", "--records", str(folder), *where)
        documents.append(document)
        records.append([path.read_text() for path in sorted(folder.iterdir())])
    assert documents[0] == documents[1]
    assert records[0] == records[1]
    assert len(records[0]) == 6


def test_training_comes_to_the_same_on_a_cluster(cluster_address: str) -> None:
    with executor_for(1, None) as here, executor_for(None, cluster_address) as there:
        assert list(rounds(here, 2, 1, 2, "short")) == list(rounds(there, 2, 1, 2, "short"))


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


def test_a_scheduler_without_samurai_is_told_in_one_line(cluster_address: str) -> None:
    # Dask's words where a scheduler can't import what it is handed.
    words = "Error during deserialization of the task graph. This frequently\noccurs if …"
    told = "its scheduler can't read the games: the same Samurai must be installed there"
    refused = pytest.raises(ClusterError, match=rf"^cluster {cluster_address}: {told}$")
    with refused, cluster_executor(cluster_address, 1):
        raise RuntimeError(words)
