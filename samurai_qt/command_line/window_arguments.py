"""Arguments that the commands which show a window share."""

from __future__ import annotations

import argparse

from samurai_qt.command_line.path_argument import path_argument


def add_ui_map_argument(parser: argparse.ArgumentParser, default: str | None = argparse.SUPPRESS) -> None:
    """Add `--ui-map`, for developers and for tests that use a real mouse (CONTRIBUTING.md).

    A command's own parser has no default: it must not undo the option given before the command.
    """
    parser.add_argument(
        "--ui-map",
        type=path_argument,
        metavar="FILE",
        default=default,
        help="for developers: keep FILE up to date with where everything is on screen, as JSON",
    )
