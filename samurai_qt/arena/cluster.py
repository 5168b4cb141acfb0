"""Jobs on somebody's Dask cluster. A cluster runs pickled code, and so does its client: trusted networks only."""

from __future__ import annotations

import asyncio
import logging
import warnings
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from functools import partial
from threading import Event, Thread
from types import TracebackType
from typing import ParamSpec, TypeVar

from distributed import Client, KilledWorker, Security, rpc
from distributed.versions import VersionMismatchWarning

from samurai_qt.arena.executors import AHEAD, JobExecutor
from samurai_qt.arena.installation import installation
from samurai_qt.arena.on_worker import do_job
from samurai_qt.errors import SamuraiError

CONNECT_SECONDS = 10.0
WORKERLESS_SECONDS = 60.0
"""Workers that are started anew are back before this."""
LOOK_SECONDS = 5.0

P = ParamSpec("P")
T = TypeVar("T")


class ClusterError(SamuraiError):
    """A cluster can't be reached, or has gone."""


class ClusterExecutor(JobExecutor):
    """The workers of a cluster; a job whose worker has gone is done by another."""

    remote = True

    def __init__(self, client: Client, address: str, jobs: int | None) -> None:
        super().__init__(client.get_executor(pure=False), jobs or AHEAD * sum(client.nthreads().values()))
        self._client = client
        self._address = address
        self._closed = Event()
        self._without_workers = False
        self._watcher = Thread(target=self._watch, daemon=True)
        self._watcher.start()

    def submit(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Have a worker call the function."""
        # All in one function: Dask would look through arguments of its own for more work to do.
        return self._executor.submit(partial(do_job, installation(), partial(function, *args, **kwargs)))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster; it forgets what it was still to do."""
        self._executor.shutdown(wait and not cancel_futures)
        self._closed.set()
        self._watcher.join(LOOK_SECONDS)
        self._client.close()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        super().__exit__(kind, error, trace)
        if isinstance(error, KilledWorker):
            raise ClusterError(
                f"cluster {self._address}: several workers ended while they did the same job, one after the other;"
                " their logs may say why"
            ) from error
        if isinstance(error, RuntimeError) and str(error).startswith("Error during deserialization"):
            # Dask's own words and class for it: the scheduler reads what workers are to do.
            raise ClusterError(
                f"cluster {self._address}: its scheduler can't read the games: the same Samurai must be installed"
                " there"
            ) from error
        if isinstance(error, CancelledError):
            why = "it has no workers any more" if self._without_workers else "the connection to it was lost"
            raise ClusterError(f"cluster {self._address}: {why}") from error

    def _watch(self) -> None:
        """Give up where nobody is left to do what is waited for."""
        seconds = 0.0
        while not self._closed.wait(LOOK_SECONDS) and self._client.status == "running":
            # Where the scheduler has gone Dask itself gives up what is waited for.
            with suppress(OSError, RuntimeError):
                seconds = 0.0 if self._client.nthreads() else seconds + LOOK_SECONDS
            if seconds >= WORKERLESS_SECONDS:
                self._without_workers = True
                self._executor.shutdown(wait=False)
                return


def cluster_executor(address: str, jobs: int | None) -> ClusterExecutor:
    """The cluster whose scheduler is at this address; does so many jobs at once, else as many as it can.

    Raises `ClusterError`, in bounded time, if no scheduler is there, or if it has no workers.
    """
    # What Dask has to say of connections is said in one line by ClusterError.
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        found = asyncio.run(_type_of(address))
    # Anything may answer there, and anything may come of taking it for Dask.
    except Exception as error:
        raise ClusterError(f"cluster {address}: no Dask scheduler answers there{_reason(error)}") from error
    if found != "Scheduler":
        raise ClusterError(f"cluster {address}: a Dask {found.lower()}, not the cluster's scheduler, answers there")
    with warnings.catch_warnings():
        # Each job compares what matters, and says so in one line.
        warnings.simplefilter("ignore", VersionMismatchWarning)
        # Results come by the scheduler: nothing connects to any address but the given one.
        client = Client(address, timeout=CONNECT_SECONDS, set_as_default=False, direct_to_workers=False)
    try:
        client.wait_for_workers(1, timeout=CONNECT_SECONDS)
        return ClusterExecutor(client, address, jobs)
    except TimeoutError:
        client.close()
        raise ClusterError(f"cluster {address}: it has no workers") from None
    except BaseException:
        client.close()
        raise


async def _type_of(address: str) -> str:
    """What kind of Dask's servers is at this address."""
    # With a limit of our own: Dask's ends with the connection, and would wait for the first word for ever.
    async with asyncio.timeout(CONNECT_SECONDS):
        async with rpc(address, connection_args=Security().get_connection_args("client")) as server:
            return str((await server.identity())["type"])


def _reason(error: BaseException) -> str:
    """The innermost reason, where it says something, as the end of a line."""
    while error.__cause__ is not None:
        error = error.__cause__
    said = " ".join(str(error).split())
    return f" ({said})" if said else ""
