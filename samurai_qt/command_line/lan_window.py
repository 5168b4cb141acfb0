"""A table on the network, in the window."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING

from net.node import StoredTable, TablesFolder
from samurai_qt.command_line.headless_run import name_of
from samurai_qt.command_line.window import prepare_for_window
from samurai_qt.errors import UsageError
from samurai_qt.lan.place import NetworkPlace
from samurai_qt.lan.settings import TABLES
from samurai_qt.lan.unfinished import table_to_resume
from samurai_qt.storage.data_folder import DataFolder

if TYPE_CHECKING:
    from samurai_qt.window.lan import LanGames
    from samurai_qt.window.main_window import MainWindow

_HEADLESS_ONLY = ("bot", "seed", "save")


def run_in_window(
    arguments: argparse.Namespace,
    is_meant: Callable[[StoredTable, str], bool],
    begin: Callable[[LanGames, str, str], None],
) -> int:
    """Show the window with the unfinished table that is meant, or the one that `begin` opens or joins.

    `begin` gets the player's name and colour.
    """
    for name in _HEADLESS_ONLY:
        if getattr(arguments, name) is not None:
            raise UsageError(f"--{name} goes with --headless")
    folder = DataFolder(arguments.data_dir)
    name = name_of(arguments, folder)
    tables = TablesFolder(folder.path / TABLES).unfinished()
    watching = getattr(arguments, "spectate", False)
    stored = table_to_resume(tables, lambda table: is_meant(table, name), new=arguments.new, watching=watching)

    def open_table(window: MainWindow) -> None:
        settings = window.session.settings
        if stored is not None:
            window.lan.resume(stored.table_id.hex())
        else:
            begin(window.lan, arguments.name or settings.name, settings.colour)

    prepare_for_window()
    from samurai_qt.application import run_window

    listen = arguments.listen
    place = NetworkPlace(listen.addresses, listen.port, arguments.name or "", tuple(arguments.interfaces))
    return run_window(arguments.data_dir, open_table, ui_map=arguments.ui_map, place=place)
