"""A Dask cluster that loses workers, has none, or goes."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import Client

from samurai_qt.arena import cluster
from samurai_qt.arena.cluster import ClusterError, ClusterExecutor, cluster_executor
from tests.samurai_qt.arena.local_cluster import local_cluster
from tests.samurai_qt.arena.running import arena, failure, seats
from tests.samurai_qt.bots.programs import WORKER, program

pytestmark = pytest.mark.xdist_group("lost workers")


@pytest.fixture(scope="module")
def cluster_address() -> Iterator[str]:
    # As many as are ended here: how soon Dask has others in their place is its own affair.
    with local_cluster(workers=3) as (address, _):
        yield address


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
