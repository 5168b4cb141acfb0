"""Tables in the main window: begun, taken up again, and what follows them."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from engine.samurai import Draft, LocalTable, Phase, Record, save_table, score
from samurai_qt import words
from samurai_qt.bots.seats import BotSeats
from samurai_qt.game_setup import GameSetup
from samurai_qt.pages.page import Page
from samurai_qt.storage.atomic_write import write_atomically
from samurai_qt.storage.autosave_slot import archive_autosave, clear_autosave
from samurai_qt.storage.errors import StorageError
from samurai_qt.storage.game_files import GameFile, read_game
from samurai_qt.storage.saves import free_path, new_file_name
from samurai_qt.table.autosave import Autosave
from samurai_qt.table.controller import TableController, players_of
from samurai_qt.table.offline import OfflineKeeper
from samurai_qt.table.offline_copy import offline_copy

if TYPE_CHECKING:
    from samurai_qt.lan.node import SharedTable
    from samurai_qt.pages.replay import ReplayPage
    from samurai_qt.pages.table import TablePage
    from samurai_qt.window.main_window import MainWindow


class Games(QObject):
    """Opens games as pages of one window; a game that begins moves the one in progress among the saves."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._session = window.session

    def start(self, setup: GameSetup, seed: int | None = None) -> TablePage:
        """Deal a new game and open it; the seed decides the deal and what bots choose."""
        archive_autosave(self._session.folder, datetime.now())
        return self._open(setup.new_table(seed), None, seed)

    def look_after_autosave(self) -> None:
        """Put a game that ended or can't be read among the saves, and tell of the latter."""
        game = clear_autosave(self._session.folder, datetime.now())
        if game is not None and game.error is not None:
            line = self.tr("The last game can't be taken up again: {fault}. The file is kept as {file}.")
            fault = words.game_file_text(game.error)
            self._session.notice.emit(line.format(fault=fault, file=game.path.name))

    def resume(self) -> Page:
        """Take the game in progress up again; GameFileError if its file can't be read."""
        return self.open_file(self._session.folder.autosave)

    def open_file(self, path: Path) -> Page:
        """Open a save to play on, or a record to watch; GameFileError if it is neither."""
        return self.open_game(path, read_game(path))

    def open_game(self, path: Path, game: GameFile) -> Page:
        """Open what was read from a file."""
        if game.saved is None or game.game.final.phase is Phase.OVER:
            return self.watch(game.game.record)
        if path.absolute() != self._session.folder.autosave:
            archive_autosave(self._session.folder, datetime.now())
        return self._open(game.saved.table, game.saved.draft, None)

    def play_copy(self, table: SharedTable) -> TablePage:
        """Play a game between computers on at this one, with bots for the others."""
        archive_autosave(self._session.folder, datetime.now())
        people, _ = players_of(table)
        hands = {seat: table.hand(seat) for seat in people if seat in table.own}
        return self._open(offline_copy(table.record(), hands, SystemRandom()), None, None)

    def watch(self, record: Record) -> ReplayPage:
        """Open the replay of a record."""
        from samurai_qt.pages.replay import ReplayPage

        page = ReplayPage(self._session, record)
        self._window.open_page(page)
        return page

    def _open(self, table: LocalTable, draft: Draft | None, seed: int | None) -> TablePage:
        from samurai_qt.pages.table import TablePage

        people, levels = players_of(table)
        autosave = Autosave(self._session.folder.autosave)
        bots = BotSeats(levels, seed)
        keeper = OfflineKeeper(table)
        controller = TableController(table, people, bots, keeper=keeper, autosave=autosave, draft=draft)
        page = TablePage(self._session, controller)
        page.result_requested.connect(lambda: self._show_result(table))
        page.save_requested.connect(lambda: self._save(page, table))
        page.rules_requested.connect(self._window.open_rules)
        controller.closed.connect(lambda: self._put_away(table))
        self._window.open_page(page)
        page.begin()
        return page

    def _show_result(self, table: LocalTable) -> None:
        from samurai_qt.pages.end import EndPage

        page = EndPage(self._session, table.record(), score(table.position))
        page.rematch_requested.connect(lambda: self._rematch(table))
        page.replay_requested.connect(self.watch)
        page.start_requested.connect(self._window.go_to_start)
        self._window.open_page(page)

    def _rematch(self, table: LocalTable) -> None:
        self._window.go_to_start()
        self.start(GameSetup(table.rules, table.seats))

    def _save(self, page: TablePage, table: LocalTable) -> None:
        staging = page.controller.staging
        path = free_path(self._session.folder.saves, new_file_name(table.seats, datetime.now()))
        try:
            write_atomically(path, save_table(table, None if staging is None else staging.draft))
        except StorageError as error:
            self._session.notice.emit(words.storage_text(error))
        else:
            page.tell(self.tr("Saved as {file}").format(file=path.name))

    def _put_away(self, table: LocalTable) -> None:
        """A game that is over is in progress no more: its save becomes one of the replays."""
        if table.position.phase is Phase.OVER:
            try:
                archive_autosave(self._session.folder, datetime.now())
            except StorageError as error:
                self._session.notice.emit(words.storage_text(error))
