"""`samurai-qt open`: a save to play on, or a record to watch, in the window."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from samurai_qt.command_line.path_argument import path_argument
from samurai_qt.command_line.types import Subparsers
from samurai_qt.command_line.window import prepare_for_window
from samurai_qt.command_line.window_arguments import add_ui_map_argument
from samurai_qt.storage.game_files import read_game

if TYPE_CHECKING:
    from samurai_qt.window.main_window import MainWindow


def add_parser(subparsers: Subparsers, parents: Sequence[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = subparsers.add_parser("open", parents=list(parents), help="a save or record in the window")
    parser.add_argument("file", type=path_argument, metavar="FILE", help="a .samurai save, or a record")
    add_ui_map_argument(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Show the window with the game in it; a file that holds none is refused before any window."""
    game = read_game(arguments.file)
    path: Path = arguments.file.absolute()
    prepare_for_window()
    from samurai_qt.application import run_window

    def begin(window: MainWindow) -> None:
        window.games.open_game(path, game)

    return run_window(arguments.data_dir, begin, ui_map=arguments.ui_map)
