"""`samurai-qt join`: join a table on the network."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from samurai_qt.command_line.lan_arguments import add_player_arguments
from samurai_qt.command_line.types import Subparsers
from samurai_qt.command_line.window_arguments import add_ui_map_argument

if TYPE_CHECKING:
    pass


def add_parser(subparsers: Subparsers, parents: Sequence[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = subparsers.add_parser("join", parents=list(parents), help="join a table on the local network")
    parser.add_argument(
        "table", metavar="TABLE|HOST:PORT", help="a table's name or the start of its id, or where it is"
    )
    parser.add_argument("--spectate", action="store_true", help="watch instead of playing")
    add_player_arguments(parser)
    add_ui_map_argument(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Join a table; the exit code says whether its game was verified."""
    from samurai_qt.command_line.joining import join

    return join(arguments)
