"""Executors on this computer: few jobs handed out ahead, results in order where asked for, clear ends."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest

from samurai_qt.arena.executors import JobExecutor, JobsLost, as_done, executor_for


def test_jobs_are_taken_only_as_they_are_handed_out() -> None:
    taken = []

    def jobs() -> Iterator[partial[int]]:
        for number in range(100):
            taken.append(number)
            yield partial(abs, -number)

    with JobExecutor(ThreadPoolExecutor(2), 3) as executor:
        results = as_done(executor, jobs())
        first = next(results)
        assert len(taken) <= 6
        assert sorted([first, *results]) == list(range(100))


def test_map_keeps_the_order_and_takes_no_more_than_it_hands_out() -> None:
    numbers = iter(range(100))
    with JobExecutor(ThreadPoolExecutor(2), 3) as executor:
        results = executor.map(abs, numbers)
        assert next(results) == 0
        assert next(numbers) == 4
        assert list(results) == [number for number in range(1, 100) if number != 4]


def test_a_single_job_is_done_here_and_several_in_other_processes() -> None:
    with executor_for(1, None) as executor:
        assert executor.submit(os.getpid).result() == os.getpid()
    with executor_for(2, None) as executor:
        assert executor.submit(os.getpid).result() != os.getpid()


def test_an_error_of_a_job_is_raised_where_its_result_is_wanted() -> None:
    with executor_for(1, None) as executor:
        future = executor.submit(int, "one")
        with pytest.raises(ValueError, match="'one'"):
            future.result()


def test_a_process_that_was_killed_is_told_in_one_line() -> None:
    with pytest.raises(JobsLost, match=r"^a process that played games has ended"), executor_for(2, None) as jobs:
        jobs.submit(os.kill, jobs.submit(os.getpid).result(), signal.SIGKILL).result()
