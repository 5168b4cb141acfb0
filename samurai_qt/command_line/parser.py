"""The argument parser, built from the list of command modules."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from typing import Any, NoReturn, Protocol

from samurai_qt.command_line import (
    arena,
    bench,
    bot_worker,
    discover,
    export,
    host,
    join,
    open_game,
    play,
    start,
    verify,
)
from samurai_qt.command_line.path_argument import path_argument
from samurai_qt.command_line.types import Subparsers
from samurai_qt.command_line.window_arguments import add_ui_map_argument
from samurai_qt.errors import UsageError
from samurai_qt.version import VERSION


class Command(Protocol):
    """What a command's module offers: `add_parser` adds its parser, whose `run` default does the work."""

    def add_parser(self, subparsers: Subparsers, parents: Sequence[argparse.ArgumentParser]) -> None:
        """Add the command's own parser, with the shared options in `parents`."""


# In the order of --help. A new command is added here and nowhere else.
COMMANDS: tuple[Command, ...] = (
    play,
    open_game,
    host,
    join,
    discover,
    arena,
    export,
    verify,
    bench,
    bot_worker,
)


class OneLineParser(argparse.ArgumentParser):
    """A parser whose errors are raised as `UsageError` instead of printed with the usage; options are never cut."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**{**options, "allow_abbrev": False})

    def error(self, message: str) -> NoReturn:
        """Raise `UsageError`, naming the command."""
        unknown = re.fullmatch(r"argument COMMAND: invalid choice: ('.*?') \(choose from .*\)", message)
        if unknown:
            message = f"unknown command {unknown[1]}: samurai-qt --help lists the commands"
        command = self.prog.partition(" ")[2]
        raise UsageError(f"{command}: {message}" if command else message)


def build_parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line; what it parses holds `run`, to call for an exit code."""
    parser: argparse.ArgumentParser = OneLineParser(
        prog="samurai-qt",
        description="Samurai, the board game by Reiner Knizia. Without a command: the window.",
    )
    parser.add_argument("--version", action="version", version=f"samurai-qt {VERSION}")
    _add_data_dir(parser, default=None)
    add_ui_map_argument(parser, default=None)
    parser.set_defaults(run=start.run)
    shared = argparse.ArgumentParser(add_help=False)
    # SUPPRESS: a command without the option must not undo the one given before the command.
    _add_data_dir(shared, default=argparse.SUPPRESS)
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", prog="samurai-qt")
    for command in COMMANDS:
        command.add_parser(subparsers, (shared,))
    return parser


def parse_arguments(argv: Sequence[str]) -> argparse.Namespace:
    """Parse the command line; raises `UsageError` for anything wrong in it."""
    return build_parser().parse_args(argv)


def _add_data_dir(parser: argparse.ArgumentParser, default: str | None) -> None:
    parser.add_argument(
        "--data-dir",
        type=path_argument,
        metavar="DIR",
        default=default,
        help="keep settings and saves in DIR instead of the user's own folder",
    )
