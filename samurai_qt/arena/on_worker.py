"""What a worker of a Dask cluster does for the arena and for training."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.util import Finalize
from threading import Event, Thread
from typing import TypeVar

from distributed import Status, get_worker

from samurai_qt.arena.contest import Contest
from samurai_qt.arena.installation import Installation, installation
from samurai_qt.arena.match import GameReport, Programs, play_game
from samurai_qt.bots.limits import command_of
from samurai_qt.errors import SamuraiError

NOTICED_SECONDS = 0.2

T = TypeVar("T")


class DifferentInstallation(SamuraiError):
    """Worker and client would not play the same games."""


class ProgramMissing(SamuraiError):
    """A worker has no such program."""


def do_job(wanted: Installation, job: Callable[[], T]) -> T:
    """Do the job, on this worker; DifferentInstallation where it could come to something else at the client."""
    if installation() != wanted:
        raise DifferentInstallation(
            f"cluster: the worker {get_worker().address} has {installation()}, but here it is {wanted}:"
            " install the same on both"
        )
    return job()


def play_alone(contest: Contest, game: int) -> GameReport:
    """Play this game with programs of its own, for several may be played on one worker; ProgramMissing."""
    for contestant in contest.contestants:
        if contestant.program and shutil.which(command_of(contestant.program)[0]) is None:
            raise ProgramMissing(
                f"arena: --seat {contestant.text}: there is no program {command_of(contestant.program)[0]}"
                f" that can be run on the worker {get_worker().address}"
            )
    programs = Programs()
    # The worker may be ended in the middle of a game.
    at_exit = Finalize(None, programs.kill_all, exitpriority=0)
    try:
        with given_up(programs.kill_all) as is_given_up:
            return play_game(contest, game, programs, is_given_up)
    finally:
        programs.end_all()
        at_exit.cancel()


@contextmanager
def given_up(stop: Callable[[], None]) -> Iterator[Callable[[], bool]]:
    """Tell whether nobody wants the worker's present task any more; once that is so, call `stop` now and then."""
    worker = get_worker()
    key = worker.get_current_task()
    noticed, done = Event(), Event()

    def is_given_up() -> bool:
        task = worker.state.tasks.get(key)
        return task is None or task.state == "cancelled" or worker.status in (Status.closing, Status.closed)

    def watch() -> None:
        while not done.wait(NOTICED_SECONDS):
            if is_given_up():
                noticed.set()
                stop()

    watcher = Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield noticed.is_set
    finally:
        done.set()
        watcher.join()
