"""The games of a contest spread over processes; leaving, also by Ctrl-C, leaves no process behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Generator
from concurrent import futures
from itertools import islice
from multiprocessing.connection import wait
from multiprocessing.util import Finalize
from threading import Thread

from samurai_qt.arena.contest import Contest
from samurai_qt.arena.match import GameReport, Programs, play_game

AHEAD = 4
"""So many games for each job are handed out at a time: none waits for work, and a million need no memory."""

_programs = Programs()


def play_all(contest: Contest, jobs: int) -> Generator[GameReport]:
    """Every game's report as it ends; a single job plays here, in order."""
    if jobs == 1:
        try:
            for game in range(contest.number_of_games):
                yield play_game(contest, game, _programs)
        finally:
            _programs.end_all()
        return
    # Started anew, not forked: the same on every system, and nothing open here is inherited.
    executor = futures.ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_prepare)
    try:
        games = iter(range(contest.number_of_games))
        running = {executor.submit(_play, contest, game) for game in islice(games, AHEAD * jobs)}
        while running:
            done, running = futures.wait(running, return_when=futures.FIRST_COMPLETED)
            running |= {executor.submit(_play, contest, game) for game in islice(games, len(done))}
            for future in done:
                yield future.result()
    except BaseException:
        _terminate_children()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def _terminate_children() -> None:
    for child in multiprocessing.active_children():
        child.terminate()


def _play(contest: Contest, game: int) -> GameReport:
    return play_game(contest, game, _programs)


def _prepare() -> None:
    """Make a job's process end on its own terms: with its programs, and when the arena has gone."""
    # Ctrl-C reaches every process of the terminal; the arena decides what becomes of its jobs.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda number, frame: _die())
    Finalize(None, _programs.end_all, exitpriority=0)
    Thread(target=_die_with_parent, daemon=True).start()


def _die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent
    wait([parent.sentinel])
    _die()


def _die() -> None:
    for bot in _programs.running():
        bot.kill()
    os._exit(1)
