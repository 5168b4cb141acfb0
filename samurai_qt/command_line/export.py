"""`export`: the record of a game, from a record, a save or a transcript, or the game in plain words."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from engine.samurai import print_record
from samurai_qt.command_line.output import print_utf8
from samurai_qt.command_line.path_argument import path_argument
from samurai_qt.command_line.record_text import record_text
from samurai_qt.command_line.types import Subparsers
from samurai_qt.storage.game_files import read_game


def add_parser(subparsers: Subparsers, parents: Sequence[argparse.ArgumentParser]) -> None:
    """Add `export FILE [--text]`."""
    parser = subparsers.add_parser(
        "export",
        parents=parents,
        help="print the record of a game",
        description="Print the record of a game that a record, save or transcript holds. Hidden tiles are left out;"
        " a transcript shows every hand that was opened at the end.",
    )
    parser.add_argument("file", metavar="FILE", type=path_argument, help="a record, or a .samurai file")
    parser.add_argument("--text", action="store_true", help="print the game in plain words, one turn a line")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the record, or the game in words."""
    game = read_game(arguments.file).game
    print_utf8(record_text(game) if arguments.text else print_record(game.record))
    return 0
