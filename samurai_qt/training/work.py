"""Where the games of a training command are played, and by which seed: its arguments in common."""

from __future__ import annotations

import argparse

from samurai_qt.arena.executors import JobExecutor, executor_for
from samurai_qt.command_line.cluster_argument import add_cluster_argument
from samurai_qt.command_line.positive import positive


def add_work_arguments(parser: argparse.ArgumentParser) -> None:
    """Add `--seed`, `--jobs` and `--cluster`."""
    parser.add_argument("--seed", default="1", help="makes the same games again (1)")
    parser.add_argument("--jobs", type=positive, help="games played at once (1; on a cluster one a thread)")
    add_cluster_argument(parser)


def executor_by(arguments: argparse.Namespace) -> JobExecutor:
    """What plays the games, one at a time in this process unless told otherwise; raises as `executor_for` does."""
    return executor_for(arguments.jobs or (1 if arguments.cluster is None else None), arguments.cluster)
