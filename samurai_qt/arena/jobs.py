"""The games of a contest as jobs of an executor; leaving it, also by Ctrl-C, leaves no program behind."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from multiprocessing.util import Finalize

from samurai_qt.arena.contest import Contest
from samurai_qt.arena.executors import JobExecutor, as_done, executor_for, prepare_process
from samurai_qt.arena.match import GameReport, Programs, play_game

_programs = Programs()


def executor_for_games(jobs: int | None, cluster: str | None) -> JobExecutor:
    """What `play_all` plays with: `executor_for`, with outside programs ended as its processes end."""
    return executor_for(jobs, cluster, _prepare)


def play_all(contest: Contest, executor: JobExecutor) -> Generator[GameReport]:
    """Every game's report as it ends."""
    play = _play_on_worker() if executor.remote else _play
    try:
        yield from as_done(executor, (partial(play, contest, game) for game in range(contest.number_of_games)))
    finally:
        _programs.end_all()


def _play(contest: Contest, game: int) -> GameReport:
    return play_game(contest, game, _programs)


def _play_on_worker() -> Callable[[Contest, int], GameReport]:
    # Here, for it needs Dask, which is an optional extra.
    from samurai_qt.arena.on_worker import play_alone

    return play_alone


def _prepare() -> None:
    Finalize(None, _programs.end_all, exitpriority=0)
    prepare_process(_programs.kill_all)
