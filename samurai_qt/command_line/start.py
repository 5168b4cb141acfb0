"""Without a command: the window, at the start page."""

from __future__ import annotations

import argparse

from samurai_qt.display_check import check_display


def run(arguments: argparse.Namespace) -> int:
    """Show the window until it is closed."""
    check_display()
    from samurai_qt.application import run_window

    return run_window(arguments.data_dir, ui_map=arguments.ui_map)
