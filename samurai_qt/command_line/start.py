"""Without a command: the window, at the start page."""

from __future__ import annotations

import argparse

from samurai_qt.command_line.window import prepare_for_window


def run(arguments: argparse.Namespace) -> int:
    """Show the window until it is closed."""
    prepare_for_window()
    from samurai_qt.application import run_window

    return run_window(arguments.data_dir, ui_map=arguments.ui_map)
