"""`samurai-qt play` with a game of four, up to a board that can be played on: says so, and ends with its input."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from samurai_qt.command_line.parser import parse_arguments
from samurai_qt.command_line.play import beginning_of
from samurai_qt.command_line.window import prepare_for_window

if TYPE_CHECKING:
    from samurai_qt.window.main_window import MainWindow

# The person begins: nothing but the first paint is between the start and the first tile.
PLAY = ("play", "--players", "4", "--bots", "hard,hard,hard", "--seed", "2")
DEALT = ("--option", "opening=random", "--option", "figures=random")


def main(argv: Sequence[str]) -> int:
    """Start the window with the arguments of `samurai-qt` before its command."""
    arguments = parse_arguments([*argv, *PLAY, *DEALT])
    begin = beginning_of(arguments)
    prepare_for_window()
    from samurai_qt.application import run_window

    def begin_watched(window: MainWindow) -> None:
        from samurai_qt.bench.first_paint import FirstPaint

        FirstPaint(window, begin(window))

    return run_window(arguments.data_dir, begin_watched)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
