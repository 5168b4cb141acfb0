"""The pages by name, each opened in a window with something to see on it."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from datetime import datetime
from types import MappingProxyType
from typing import TypeAlias

from PySide6.QtCore import QEventLoop

from engine.samurai import print_record, save_table, score
from samurai_qt.pages.end import EndPage
from samurai_qt.pages.table import TablePage
from samurai_qt.pages.welcome import WelcomePage
from samurai_qt.screenshots import games, network
from samurai_qt.screenshots.games import Shown
from samurai_qt.storage.atomic_write import write_atomically
from samurai_qt.storage.saves import new_file_name
from samurai_qt.window.main_window import MainWindow

Opener: TypeAlias = Callable[[MainWindow], object]


def _open_table(window: MainWindow, shown: Shown) -> TablePage:
    folder = window.session.folder
    write_atomically(folder.autosave, save_table(shown.table, shown.draft))
    page = window.games.resume()
    assert isinstance(page, TablePage)
    return page


def _start(window: MainWindow) -> None:
    window.go_to_start()


def _first_start(window: MainWindow) -> None:
    window.open_page(WelcomePage(window.session))


def _opening(window: MainWindow) -> None:
    _open_table(window, games.opening())


def _figures(window: MainWindow) -> None:
    _open_table(window, games.figures())


def _table(window: MainWindow) -> None:
    _open_table(window, games.middle())


def _choosing(window: MainWindow) -> None:
    controller = _open_table(window, Shown(games.middle().table)).controller
    if controller.hand is not None and controller.staging is not None:
        playable = [tile for tile in controller.hand.tiles if tile in controller.staging.playable]
        controller.choose_tile(playable[0])


def _hint(window: MainWindow) -> None:
    _show_hint(_open_table(window, Shown(games.middle().table)))


def _show_hint(page: TablePage) -> None:
    page.hints.toggle()
    side = page.hints.side
    assert side is not None
    waiting = QEventLoop()
    side.hints.changed.connect(waiting.quit)
    side.hints.failed.connect(waiting.quit)
    if side.hints.thinking:
        waiting.exec()


def _opening_hint(window: MainWindow) -> None:
    _show_hint(_open_table(window, games.opening()))


def _figures_hint(window: MainWindow) -> None:
    _show_hint(_open_table(window, games.figures()))


def _help(window: MainWindow) -> None:
    _open_table(window, games.middle()).header.help.click()


def _hot_seat(window: MainWindow) -> None:
    _open_table(window, games.hot_seat())


def _end(window: MainWindow) -> None:
    table = games.finished()
    window.open_page(EndPage(window.session, table.record(), score(table.position)))


def _replay(window: MainWindow) -> None:
    page = window.games.watch(games.finished().record())
    page.bar.go(page.timeline.last * 2 // 3)


def _saves(window: MainWindow) -> None:
    folder = window.session.folder.saves
    over = games.finished((games.PERSON, games.BOT), 3)
    contents = (
        (datetime(2026, 11, 2, 20, 15), over, ".json", print_record(over.record()).encode()),
        (datetime(2026, 11, 14, 21, 40), games.hot_seat().table, ".samurai", None),
        (datetime(2026, 11, 21, 19, 5), games.finished(), ".samurai", None),
        (datetime(2026, 11, 29, 22, 30), games.middle().table, ".samurai", None),
    )
    for when, table, suffix, content in contents:
        path = folder / new_file_name(table.seats, when, suffix)
        path.write_bytes(content or save_table(table, None))
        os.utime(path, (when.timestamp(), when.timestamp()))
    window.open_saves()


PAGES: Mapping[str, Opener] = MappingProxyType(
    {
        "start": _start,
        "first-start": _first_start,
        "new-game": MainWindow.open_new_game,
        "opening": _opening,
        "figures": _figures,
        "table": _table,
        "choosing": _choosing,
        "hint": _hint,
        "opening-hint": _opening_hint,
        "figures-hint": _figures_hint,
        "help": _help,
        "hot-seat": _hot_seat,
        "end": _end,
        "replay": _replay,
        "saves": _saves,
        "rules": MainWindow.open_rules,
        "settings": MainWindow.open_settings,
        "network": network.tables,
        "network-empty": network.no_tables,
        "network-host": network.host_form,
        "network-lobby": network.lobby,
        "network-guest": network.guests_lobby,
        "network-table": network.table,
        "network-end": network.end,
        "network-fault": network.broken_end,
    }
)
