"""`samurai-qt discover`: the tables on the network."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from samurai_qt.command_line.lan_arguments import add_interface_argument
from samurai_qt.command_line.types import Subparsers

_LONGEST_SECONDS = 3600.0


def add_parser(subparsers: Subparsers, parents: Sequence[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = subparsers.add_parser("discover", parents=list(parents), help="list the tables on the local network")
    parser.add_argument("--seconds", metavar="S", type=_seconds, default=3.0, help="how long to look (3)")
    add_interface_argument(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON list")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Look for a while, then list what answers."""
    from samurai_qt.command_line.discovering import discover

    return discover(arguments)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds <= _LONGEST_SECONDS:
        raise argparse.ArgumentTypeError(f"must be seconds, more than 0, not {text}")
    return seconds
