"""The page of saved games and replays."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.samurai import print_record
from samurai_qt import words
from samurai_qt.art import crest_pixmap
from samurai_qt.art.pixmaps import render
from samurai_qt.controls.centred import centred
from samurai_qt.controls.header import PageHeader
from samurai_qt.controls.page_parts import foot_of, stacked
from samurai_qt.controls.question import ask
from samurai_qt.controls.roles import button, label, with_role
from samurai_qt.pages.page import Page
from samurai_qt.pages.saves_reader import SavesReader
from samurai_qt.session import Session
from samurai_qt.storage.atomic_write import write_atomically
from samurai_qt.storage.errors import StorageError
from samurai_qt.storage.game_files import read_game
from samurai_qt.storage.network_tables import count_unfinished_tables, delete_table
from samurai_qt.storage.saves import SUFFIXES, GameState, SavedGame, delete_saved_game, list_saved_games

if TYPE_CHECKING:
    from samurai_qt.lan.model import UnfinishedTable

CREST_SIZE = 22
ROW_HEIGHT = 44


class SavesPage(Page):
    """A list of games, newest first, and what can be done with the chosen one.

    Tables between computers that are unfinished are among them where this computer can play `on_network`.
    """

    open_requested = Signal(Path)
    resume_requested = Signal(str)
    """The key of the table to take up again."""

    def __init__(self, session: Session, *, on_network: bool = False) -> None:
        super().__init__(session)
        self._on_network = on_network
        self._entries: list[SavedGame | UnfinishedTable] = []
        self._tables: tuple[UnfinishedTable, ...] = ()
        self._reader = SavesReader()
        self._reader.game_read.connect(self._take_game)
        self._reader.tables_read.connect(self._take_tables)
        self._header = PageHeader()
        self._header.back_requested.connect(self.back_requested)
        self.other = button()
        self.other.clicked.connect(self._choose_other)
        self._header.row.addWidget(self.other)
        self._empty = label("muted", wrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.list = with_role(QTreeWidget(), "table")
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setIconSize(QSize(CREST_SIZE * 4 + 12, CREST_SIZE))
        self.list.setAllColumnsShowFocus(True)
        self.list.setColumnCount(4)
        self.list.header().setStretchLastSection(False)
        self.list.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.currentItemChanged.connect(self._show_choice)
        self.list.itemActivated.connect(self._open)
        self._fault = label("error", wrap=True)
        self.open = button("primary")
        self.open.clicked.connect(self._open)
        self.export = button()
        self.export.clicked.connect(self._ask_where)
        self.delete = button()
        self.delete.clicked.connect(self._ask_to_delete)
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(24, 20, 24, 20)
        column.addWidget(self._empty, 1)
        column.addWidget(self.list, 1)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self._fault, 1)
        for action in (self.delete, self.export, self.open):
            row.addWidget(action)
        stacked(self, self._header, centred(body), foot_of(row))
        session.style.changed.connect(self.refresh)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text anew."""
        self._header.set_texts(self.tr("Saved games and replays"))
        self.other.setText(self.tr("Open a file…"))
        self._empty.setText(self.tr("Nothing is saved yet. Games that end are kept here."))
        self.list.setHeaderLabels([self.tr("Players"), self.tr("Saved"), self.tr("Turns"), self.tr("State")])
        self.export.setText(self.tr("Export the record…"))
        self.delete.setText(self.tr("Delete…"))
        self.refresh()

    def shown(self) -> None:
        """Read the folder anew and give the keyboard to the list."""
        self.refresh()
        if self._on_network and count_unfinished_tables(self.session.folder.path):
            self._reader.read_tables(self.session.folder.path)
        (self.list if self._entries else self.other).setFocus(Qt.FocusReason.OtherFocusReason)

    def finish(self) -> None:
        """Read no more."""
        self._reader.close()

    def refresh(self) -> None:
        """Read the folder anew; what is chosen stays chosen while it is there."""
        games = [self._reader.known(game) for game in list_saved_games(self.session.folder.saves)]
        self._reader.read_games([game for game in games if game.unread])
        self._show([*games, *self._tables])

    def _take_game(self, read: SavedGame) -> None:
        """Show what a file that took its time holds."""
        for row, entry in enumerate(self._entries):
            item = self.list.topLevelItem(row)
            if isinstance(entry, SavedGame) and entry.path == read.path and item is not None:
                self._entries[row] = read
                self._fill(item, read)
        self._show_choice()

    def _take_tables(self, tables: tuple[UnfinishedTable, ...]) -> None:
        self._tables = tables
        self._show([*(entry for entry in self._entries if isinstance(entry, SavedGame)), *tables])

    def _show(self, entries: list[SavedGame | UnfinishedTable]) -> None:
        chosen = self.chosen
        self._entries = sorted(entries, key=_when, reverse=True)
        self.list.clear()
        for entry in self._entries:
            item = QTreeWidgetItem()
            self._fill(item, entry)
            self.list.addTopLevelItem(item)
        marks = [_mark(entry) for entry in self._entries]
        row = marks.index(_mark(chosen)) if chosen is not None and _mark(chosen) in marks else 0
        first = self.list.topLevelItem(row)
        if first is not None:
            self.list.setCurrentItem(first)
        self.list.setVisible(bool(self._entries))
        self._empty.setVisible(not self._entries)
        self._show_choice()

    @property
    def chosen(self) -> SavedGame | UnfinishedTable | None:
        """What is chosen in the list."""
        item = self.list.currentItem()
        row = -1 if item is None else self.list.indexOfTopLevelItem(item)
        return self._entries[row] if 0 <= row < len(self._entries) else None

    @property
    def _chosen_file(self) -> SavedGame | None:
        entry = self.chosen
        return entry if isinstance(entry, SavedGame) else None

    def _fill(self, item: QTreeWidgetItem, entry: SavedGame | UnfinishedTable) -> None:
        when = QDateTime.fromSecsSinceEpoch(int(_when(entry)[0]))
        date = QLocale().toString(when, self.tr("d MMM yyyy, HH:mm", "how a date is written"))
        if isinstance(entry, SavedGame):
            record = entry.record
            names = [] if record is None else [seat.name for seat in record.seats]
            title = words.joined(names) if names else entry.path.stem if entry.unread else entry.path.name
            texts = (title, date, "" if record is None else str(len(record.turns)), self._state_text(entry))
            colours = [] if record is None else [seat.colour for seat in record.seats]
            hint = entry.path.name
        else:
            texts = (words.joined(entry.names), date, "", self.tr("unfinished, on the network"))
            colours, hint = list(entry.colours), entry.name
        for column, text in enumerate(texts):
            item.setText(column, text)
        item.setTextAlignment(2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        item.setSizeHint(0, QSize(0, ROW_HEIGHT))
        item.setToolTip(0, hint)
        if colours:
            item.setIcon(0, self._crests(colours))

    def _crests(self, colours: Sequence[str]) -> QIcon:
        ratio = self.devicePixelRatioF()
        theme = self.session.style.colours
        crests = [crest_pixmap(colour, CREST_SIZE, ratio, theme) for colour in colours]

        def paint(painter: QPainter) -> None:
            for number, crest in enumerate(crests):
                painter.drawPixmap(number * (CREST_SIZE + 4), 0, crest)

        icon = QIcon(render(CREST_SIZE * 4 + 12, CREST_SIZE, ratio, paint))
        # Qt would tint the icon of the chosen row, and the colours are what it tells.
        icon.addPixmap(icon.pixmap(self.list.iconSize(), ratio), QIcon.Mode.Selected)
        return icon

    def _state_text(self, game: SavedGame) -> str:
        if game.record is not None and game.record.result is not None:
            winners = [game.record.seats[seat].name for seat in game.record.result.winners]
            return self.tr("won by {names}").format(names=words.joined(winners))
        return {
            GameState.RUNNING: self.tr("unfinished"),
            GameState.OVER: self.tr("over"),
            GameState.STOPPED: self.tr("stopped"),
            GameState.DAMAGED: self.tr("can't be read"),
            GameState.UNREAD: self.tr("being checked"),
        }[game.state]

    def _show_choice(self) -> None:
        game = self._chosen_file
        readable = game is not None and (game.record is not None or game.unread)
        is_table = self.chosen is not None and game is None
        self.open.setVisible(readable or is_table)
        self.export.setVisible(readable)
        self.delete.setVisible(self.chosen is not None)
        goes_on = is_table or (game is not None and game.can_go_on)
        self.open.setText(self.tr("Play on") if goes_on else self.tr("Watch"))
        self._fault.setText("" if game is None or game.error is None else words.game_file_text(game.error))

    def _open(self) -> None:
        entry = self.chosen
        if isinstance(entry, SavedGame):
            if entry.error is None:
                self.open_requested.emit(entry.path)
        elif entry is not None:
            self.resume_requested.emit(entry.key)

    def _choose_other(self) -> None:
        patterns = " ".join(f"*{suffix}" for suffix in SUFFIXES)
        kinds = self.tr("Games ({patterns})").format(patterns=patterns)
        dialog = QFileDialog(self, self.tr("Open a game"), "", kinds)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._open_other)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _open_other(self, name: str) -> None:
        self.open_requested.emit(Path(name))

    def _ask_where(self) -> None:
        game = self._chosen_file
        if game is None:
            return
        # The list can't change under a dialog that lies over the window: the chosen file stays the one exported.
        dialog = QFileDialog(self, self.tr("Export the record"), f"{game.path.stem}.json", "JSON (*.json)")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("json")
        dialog.fileSelected.connect(self._export_chosen)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _export_chosen(self, name: str) -> None:
        if self._chosen_file is not None:
            self.export_to(self._chosen_file.path, Path(name))

    def export_to(self, source: Path, target: Path) -> None:
        """Write the record of a saved game to a file."""
        try:
            write_atomically(target, print_record(read_game(source).record).encode())
        except StorageError as error:
            self.session.notice.emit(words.storage_text(error))

    def _ask_to_delete(self) -> None:
        entry = self.chosen
        if entry is None:
            return
        detail = entry.path.name if isinstance(entry, SavedGame) else self.tr("You can't come back to this table.")
        ask(self, self.tr("Delete this game?"), detail, self.tr("Delete"), lambda: self._delete(entry))

    def _delete(self, entry: SavedGame | UnfinishedTable) -> None:
        try:
            if isinstance(entry, SavedGame):
                delete_saved_game(entry.path)
            else:
                delete_table(self.session.folder.path, entry.key)
                self._tables = tuple(table for table in self._tables if table.key != entry.key)
        except StorageError as error:
            self.session.notice.emit(words.storage_text(error))
        self.refresh()


def _when(entry: SavedGame | UnfinishedTable) -> tuple[float, str]:
    """When it was last played; the name settles which of two comes first."""
    if isinstance(entry, SavedGame):
        return entry.modified.timestamp(), entry.path.name
    return entry.played, entry.key


def _mark(entry: SavedGame | UnfinishedTable) -> Path | str:
    """What tells an entry from all others."""
    return entry.path if isinstance(entry, SavedGame) else entry.key
