"""Dask's own local cluster in a process of its own: it ends with the tests, however they end."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from distributed import LocalCluster

ROOT = Path(__file__).parents[3]


@contextmanager
def local_cluster(workers: int) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A cluster on loopback with so many workers, each a process with one thread: its address, and its process."""
    # One worker may be lost for a job, not two.
    settings = {**os.environ, "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "1"}
    process = subprocess.Popen(
        [sys.executable, "-m", __name__, str(workers)],
        cwd=ROOT,
        env=settings,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    with process:
        assert process.stdout
        yield process.stdout.readline().strip(), process
        # Leaving closes its input, at which it ends.


def serve(workers: int) -> None:
    """Tell the address, and go on until the input ends."""
    with LocalCluster(
        n_workers=workers, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=":0"
    ) as cluster:
        print(cluster.scheduler_address, flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    serve(int(sys.argv[1]))
