"""`samurai-qt host`: open a table on the network."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.samurai import PLAYER_COUNTS
from engine.samurai.bots import LEVELS
from samurai_qt.command_line.game_arguments import add_rules_arguments
from samurai_qt.command_line.lan_arguments import add_player_arguments
from samurai_qt.command_line.types import Subparsers
from samurai_qt.command_line.window_arguments import add_ui_map_argument

if TYPE_CHECKING:
    pass


def add_parser(subparsers: Subparsers, parents: Sequence[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = subparsers.add_parser("host", parents=list(parents), help="open a table on the local network")
    parser.add_argument("--players", type=int, choices=PLAYER_COUNTS, help="how many play")
    parser.add_argument("--table", metavar="TEXT", help="the table's name (default: yours)")
    parser.add_argument(
        "--bots",
        metavar="L1,L2,…",
        default="",
        help=f"bots run by this computer, in seats of their own; levels: {', '.join(LEVELS)}",
    )
    parser.add_argument(
        "--grace",
        metavar="SECONDS",
        type=int,
        help="how long a silent player is waited for before the others may go on without (default: 120)",
    )
    add_rules_arguments(parser)
    add_player_arguments(parser)
    add_ui_map_argument(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Host a table; the exit code says whether its game was verified."""
    from samurai_qt.command_line.hosting import host

    return host(arguments)
