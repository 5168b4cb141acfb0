"""`bot-worker`: a bot as a process of its own, for the window and for whoever speaks the bots' protocol."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Sequence
from io import FileIO

from engine.samurai import RecordError
from engine.samurai.bots import LevelChoice, UnknownLevel, parse_level
from samurai_qt.command_line.types import Subparsers
from samurai_qt.errors import SamuraiError

NICENESS = 5


class RequestError(SamuraiError):
    """A line on the worker's input is no request that makes sense."""


def add_parser(subparsers: Subparsers, parents: Sequence[argparse.ArgumentParser]) -> None:
    """Add the command; it stands in no help, for nobody types it."""
    parser = subparsers.add_parser("bot-worker", parents=parents)
    parser.add_argument("level", metavar="LEVEL[@MS|@Np]", type=level_argument)
    parser.add_argument("--seed", default=None, help="makes the bot's choices the same again")
    parser.set_defaults(run=run)


def level_argument(text: str) -> LevelChoice:
    """A bot's level from the command line."""
    try:
        return parse_level(text)
    except UnknownLevel as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def run(arguments: argparse.Namespace) -> int:
    """Answer requests until standard input ends."""
    # Here, so that no other command waits for them.
    from samurai_qt.bots.messages import WrongMessage
    from samurai_qt.bots.thinking import Thinker
    from samurai_qt.bots.worker import Worker

    if not sys.stdin or not sys.stdout:
        raise RequestError("bot-worker: standard input or output is closed")
    if hasattr(os, "nice"):
        # The window comes first where processors are few.
        os.nice(NICENESS)
    seed = secrets.token_hex(8) if arguments.seed is None else arguments.seed
    worker = Worker(Thinker(arguments.level, seed), FileIO(sys.stdin.fileno(), closefd=False), sys.stdout)
    try:
        worker.serve()
    except (WrongMessage, RecordError) as error:
        raise RequestError(f"bot-worker: {error}") from error
    return 0
