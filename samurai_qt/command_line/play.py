"""`samurai-qt play`: straight into an offline game."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engine.samurai import PLAYER_COUNTS
from engine.samurai.bots import LEVELS
from samurai_qt.command_line.game_arguments import add_rules_arguments, rules_of
from samurai_qt.command_line.types import Subparsers
from samurai_qt.command_line.window import prepare_for_window
from samurai_qt.command_line.window_arguments import add_ui_map_argument
from samurai_qt.errors import UsageError
from samurai_qt.game_setup import DEFAULT_LEVEL, usual_setup
from samurai_qt.words import unnamed_player

if TYPE_CHECKING:
    from samurai_qt.pages.table import TablePage
    from samurai_qt.window.main_window import MainWindow


def add_parser(subparsers: Subparsers, parents: Sequence[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = subparsers.add_parser("play", parents=list(parents), help="straight into an offline game")
    parser.add_argument("--players", type=int, choices=PLAYER_COUNTS, help="how many play (default: 2)")
    parser.add_argument(
        "--bots",
        type=lambda text: text.split(","),
        metavar="L1,L2,…",
        help="levels of the bots in the last seats; people here take the others (default: one person against "
        f"{DEFAULT_LEVEL}; with --players alone, people only). Levels: {', '.join(LEVELS)}",
    )
    add_rules_arguments(parser)
    add_ui_map_argument(parser)
    parser.add_argument("--seed", type=int, help="deal and let bots think the same way every time")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Show the window with a new game in it."""
    begin = beginning_of(arguments)
    prepare_for_window()
    from samurai_qt.application import run_window

    return run_window(arguments.data_dir, begin, ui_map=arguments.ui_map)


def beginning_of(arguments: argparse.Namespace) -> Callable[[MainWindow], TablePage]:
    """Return what opens the game in a window; `UsageError` for seats or rules that can't be."""
    people, bots = seats_of(arguments)
    rules = rules_of(arguments)

    def begin(window: MainWindow) -> TablePage:
        settings = window.session.settings
        unnamed = [unnamed_player(number) for number in range(1, people + 1)]
        names = [settings.name or unnamed[0], *unnamed[1:]] if people else []
        setup = usual_setup(names, settings.colour, bots)._replace(rules=rules)
        return window.games.start(setup, arguments.seed)

    return begin


def seats_of(arguments: argparse.Namespace) -> tuple[int, tuple[str, ...]]:
    """Return how many people play and the bots' levels; `UsageError` for seats that can't be."""
    bots: tuple[str, ...] = tuple(arguments.bots or ())
    for level in bots:
        if level not in LEVELS:
            raise UsageError(f"--bots: there is no level “{level}”; levels are {', '.join(LEVELS)}")
    if arguments.bots is None and arguments.players is None:
        return 1, (DEFAULT_LEVEL,)
    players: int = arguments.players or min(max(len(bots) + 1, PLAYER_COUNTS[0]), PLAYER_COUNTS[-1])
    if len(bots) > players:
        raise UsageError(f"--bots names {len(bots)} bots for {players} seats")
    return players - len(bots), bots
