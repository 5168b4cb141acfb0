"""The page of saved games and replays."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.samurai import Record, print_record
from samurai_qt import words
from samurai_qt.art import crest_pixmap
from samurai_qt.art.pixmaps import render
from samurai_qt.controls.header import PageHeader
from samurai_qt.controls.question import ask
from samurai_qt.controls.roles import button, label, with_role
from samurai_qt.pages.page import Page
from samurai_qt.session import Session
from samurai_qt.storage.atomic_write import write_atomically
from samurai_qt.storage.errors import StorageError
from samurai_qt.storage.game_files import read_game
from samurai_qt.storage.saves import SUFFIXES, GameState, SavedGame, delete_saved_game, list_saved_games

CREST_SIZE = 22
ROW_HEIGHT = 44


class SavesPage(Page):
    """A list of files, newest first, and what can be done with the chosen one."""

    open_requested = Signal(Path)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._games: list[SavedGame] = []
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
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._header)
        layout.addWidget(body, 1)
        layout.addWidget(self._make_foot())
        session.style.changed.connect(self.refresh)
        self.retranslate()

    def _make_foot(self) -> QFrame:
        foot = with_role(QFrame(), "foot")
        row = QHBoxLayout(foot)
        row.setContentsMargins(24, 12, 24, 12)
        row.setSpacing(12)
        row.addWidget(self._fault, 1)
        for action in (self.delete, self.export, self.open):
            row.addWidget(action)
        return foot

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
        (self.list if self._games else self.other).setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Read the folder anew; the chosen file stays chosen while it is there."""
        chosen = self.chosen
        self._games = list_saved_games(self.session.folder.saves)
        self.list.clear()
        for game in self._games:
            self.list.addTopLevelItem(self._row(game))
        paths = [game.path for game in self._games]
        row = paths.index(chosen.path) if chosen is not None and chosen.path in paths else 0
        first = self.list.topLevelItem(row)
        if first is not None:
            self.list.setCurrentItem(first)
        self.list.setVisible(bool(self._games))
        self._empty.setVisible(not self._games)
        self._show_choice()

    @property
    def chosen(self) -> SavedGame | None:
        """The file chosen in the list."""
        item = self.list.currentItem()
        row = -1 if item is None else self.list.indexOfTopLevelItem(item)
        return self._games[row] if 0 <= row < len(self._games) else None

    def _row(self, game: SavedGame) -> QTreeWidgetItem:
        record = game.record
        modified = QDateTime.fromSecsSinceEpoch(int(game.modified.timestamp()))
        date = QLocale().toString(modified, self.tr("d MMM yyyy, HH:mm", "how a date is written"))
        names = game.path.name if record is None else words.joined([seat.name for seat in record.seats])
        turns = "" if record is None else str(len(record.turns))
        item = QTreeWidgetItem([names, date, turns, self._state_text(game)])
        item.setTextAlignment(2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        item.setSizeHint(0, QSize(0, ROW_HEIGHT))
        item.setToolTip(0, game.path.name)
        if record is not None:
            item.setIcon(0, self._crests(record))
        return item

    def _crests(self, record: Record) -> QIcon:
        ratio = self.devicePixelRatioF()
        theme = self.session.style.colours
        crests = [crest_pixmap(seat.colour, CREST_SIZE, ratio, theme) for seat in record.seats]

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
        }[game.state]

    def _show_choice(self) -> None:
        game = self.chosen
        readable = game is not None and game.record is not None
        self.open.setVisible(readable)
        self.export.setVisible(readable)
        self.delete.setVisible(game is not None)
        self.open.setText(self.tr("Play on") if game is not None and game.can_go_on else self.tr("Watch"))
        self._fault.setText("" if game is None or game.error is None else words.game_file_text(game.error))

    def _open(self) -> None:
        game = self.chosen
        if game is not None and game.record is not None:
            self.open_requested.emit(game.path)

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
        game = self.chosen
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
        if self.chosen is not None:
            self.export_to(self.chosen.path, Path(name))

    def export_to(self, source: Path, target: Path) -> None:
        """Write the record of a saved game to a file."""
        try:
            write_atomically(target, print_record(read_game(source).record).encode())
        except StorageError as error:
            self.session.notice.emit(words.storage_text(error))

    def _ask_to_delete(self) -> None:
        game = self.chosen
        if game is not None:
            ask(
                self,
                self.tr("Delete this game?"),
                game.path.name,
                self.tr("Delete"),
                lambda: self._delete(game.path),
            )

    def _delete(self, path: Path) -> None:
        try:
            delete_saved_game(path)
        except StorageError as error:
            self.session.notice.emit(words.storage_text(error))
        self.refresh()
