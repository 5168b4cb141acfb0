"""Where jobs are done: in this process, in processes of this computer, or on somebody's cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent import futures
from concurrent.futures import BrokenExecutor, Executor, Future
from importlib.util import find_spec
from itertools import islice
from multiprocessing.connection import wait
from threading import Thread
from types import TracebackType
from typing import Any, ParamSpec, TypeVar

from samurai_qt.errors import SamuraiError

AHEAD = 4
"""So many times as can be done at once are handed out: none waits for work, and a million jobs need no memory."""

P = ParamSpec("P")
T = TypeVar("T")


class ExtraMissing(SamuraiError):
    """What a cluster needs is not installed."""


class JobsLost(SamuraiError):
    """A process that did jobs has gone."""


class JobExecutor(Executor):
    """An Executor that is handed so many jobs at a time; left by an error or Ctrl-C it gives up those in hand."""

    remote = False
    """Whether jobs are done on other computers, several perhaps in one process."""

    def __init__(self, executor: Executor, at_a_time: int) -> None:
        self._executor = executor
        self.at_a_time = at_a_time

    def submit(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Have the function called, somewhere."""
        return self._executor.submit(function, *args, **kwargs)

    def map(
        self, fn: Callable[..., T], *iterables: Iterable[Any], timeout: float | None = None, chunksize: int = 1
    ) -> Iterator[T]:
        """What the function comes to for each of these, in order, each in `timeout` seconds; chunks are of one."""
        calls = zip(*iterables, strict=False)
        running = deque(self.submit(fn, *call) for call in islice(calls, self.at_a_time))
        while running:
            result = running.popleft().result(timeout)
            running.extend(self.submit(fn, *call) for call in islice(calls, 1))
            yield result

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Take no more jobs."""
        self._executor.shutdown(wait, cancel_futures=cancel_futures)

    def give_up(self) -> None:
        """End what is being done, where anything can be."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            self.give_up()
        self.shutdown(cancel_futures=True)
        if isinstance(error, BrokenExecutor):
            raise JobsLost("a process that played games has ended, killed perhaps for want of memory") from error


class _Here(Executor):
    """Calls functions at once, in this process."""

    def submit(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(function(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class _Processes(JobExecutor):
    """Processes of this computer, started as they are needed."""

    def give_up(self) -> None:
        for child in multiprocessing.active_children():
            child.terminate()


def executor_for(jobs: int | None, cluster: str | None, prepare: Callable[[], None] | None = None) -> JobExecutor:
    """Where jobs are done, so many at once, or else one a processor, or one a thread of the cluster's workers.

    Without a cluster's address that is in processes here, each prepared so or by `prepare_process`; a single job
    needs none, and is done in this one. Raises `SamuraiError` where the cluster can't be used.
    """
    if cluster is None:
        return _local_executor(jobs or os.cpu_count() or 1, prepare or prepare_process)
    if find_spec("distributed") is None:
        raise ExtraMissing("--cluster needs an optional extra: pip install 'samurai-qt[cluster]'")
    from samurai_qt.arena.cluster import cluster_executor

    return cluster_executor(cluster, jobs)


def _local_executor(jobs: int, prepare: Callable[[], None]) -> JobExecutor:
    if jobs == 1:
        return JobExecutor(_Here(), 1)
    # Started anew, not forked: the same on every system, and nothing open here is inherited.
    context = multiprocessing.get_context("spawn")
    return _Processes(futures.ProcessPoolExecutor(jobs, context, initializer=prepare), AHEAD * jobs)


def as_done(executor: JobExecutor, jobs: Iterable[Callable[[], T]]) -> Generator[T]:
    """What the jobs come to, each as it is done."""
    waiting = iter(jobs)
    running = {executor.submit(job) for job in islice(waiting, executor.at_a_time)}
    while running:
        done, running = futures.wait(running, return_when=futures.FIRST_COMPLETED)
        running |= {executor.submit(job) for job in islice(waiting, len(done))}
        for future in done:
            yield future.result()


def prepare_process(kill: Callable[[], object] = lambda: None) -> None:
    """Make a job's process end on its own terms: when it is told to, and when the one that started it has gone.

    Before that it kills what it has started itself.
    """

    def die() -> None:
        kill()
        os._exit(1)

    def die_with_parent() -> None:
        parent = multiprocessing.parent_process()
        assert parent
        wait([parent.sentinel])
        die()

    # Ctrl-C reaches every process of the terminal; the one that started them decides what becomes of its jobs.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda number, frame: die())
    Thread(target=die_with_parent, daemon=True).start()
