"""The list of tables on the network: one row a table, kept in place while tables come and go."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from samurai_qt import art
from samurai_qt.controls.roles import with_role
from samurai_qt.lan.model import FoundTable
from samurai_qt.session import Session
from samurai_qt.widgets.themed import ThemedWidget
from samurai_qt.words.network import rules_at_a_glance, seats_taken

ROW_HEIGHT = 46
ICON = 20
NAME, HOST, SEATS, RULES, STATE, PING = range(6)
KEY = Qt.ItemDataRole.UserRole


class TableList(ThemedWidget):
    """Shows tables and which of them is chosen; the first is chosen by itself."""

    chosen_changed = Signal()
    activated = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._tables: dict[str, FoundTable] = {}
        self.view = with_role(QTreeWidget(), "table")
        self.view.setRootIsDecorated(False)
        self.view.setUniformRowHeights(True)
        self.view.setAllColumnsShowFocus(True)
        self.view.setIconSize(QSize(ICON, ICON))
        self.view.setTextElideMode(Qt.TextElideMode.ElideRight)
        header = self.view.header()
        self.view.setColumnCount(6)
        header.setStretchLastSection(False)
        for column in (SEATS, STATE, PING):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        for column in (NAME, HOST, RULES):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self.view.currentItemChanged.connect(self.chosen_changed)
        self.view.itemActivated.connect(self.activated)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.setFocusProxy(self.view)
        self.retranslate()

    @property
    def chosen(self) -> FoundTable | None:
        """The table that is chosen."""
        item = self.view.currentItem()
        return None if item is None else self._tables.get(str(item.data(NAME, KEY)))

    def choose(self, key: str) -> None:
        """Choose the table with this key."""
        for row in range(self.view.topLevelItemCount()):
            item = self.view.topLevelItem(row)
            if item is not None and item.data(NAME, KEY) == key:
                self.view.setCurrentItem(item)

    def set_tables(self, tables: Sequence[FoundTable]) -> None:
        """Show these tables; those shown already stay where they are, new ones come last."""
        self._tables = {table.key: table for table in tables}
        shown: set[str] = set()
        for row in reversed(range(self.view.topLevelItemCount())):
            item = self.view.topLevelItem(row)
            assert item is not None
            table = self._tables.get(str(item.data(NAME, KEY)))
            if table is None:
                self.view.takeTopLevelItem(row)
            else:
                self._fill(item, table)
                shown.add(table.key)
        for table in tables:
            if table.key not in shown:
                item = QTreeWidgetItem()
                self._fill(item, table)
                self.view.addTopLevelItem(item)
        first = self.view.topLevelItem(0)
        if first is not None and not self.view.selectedItems():
            self.view.setCurrentItem(first)
        self.chosen_changed.emit()

    def _fill(self, item: QTreeWidgetItem, table: FoundTable) -> None:
        texts = {
            NAME: table.name,
            HOST: table.host,
            SEATS: seats_taken(table),
            RULES: rules_at_a_glance(table.rules),
            STATE: self._state(table),
            PING: self.tr("{ping} ms", "milliseconds").format(ping=max(1, round(table.ping))),
        }
        item.setData(NAME, KEY, table.key)
        for column, text in texts.items():
            item.setText(column, text)
        item.setToolTip(NAME, "\n".join((table.name, table.host, table.address)))
        item.setToolTip(RULES, texts[RULES])
        item.setToolTip(STATE, texts[STATE])
        item.setTextAlignment(PING, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        item.setSizeHint(NAME, QSize(0, ROW_HEIGHT))
        colours = self.colours
        icon = "visible" if table.started else "lock" if table.locked else "network"
        item.setIcon(NAME, art.icon(icon, colours, colour=colours.muted))

    def _state(self, table: FoundTable) -> str:
        if not table.playable:
            return self.tr("other version: {program}").format(program=table.program)
        if table.started:
            return self.tr("in play")
        if table.full:
            return self.tr("full", "a table")
        return self.tr("room code") if table.locked else self.tr("open", "a table without a room code")

    def restyle(self) -> None:
        """Draw the icons in the new ink."""
        super().restyle()
        self.set_tables(tuple(self._tables.values()))

    def retranslate(self) -> None:
        """Set every text anew."""
        self.view.setAccessibleName(self.tr("Tables on the network"))
        self.view.setHeaderLabels(
            [
                self.tr("Table"),
                self.tr("Host"),
                self.tr("Seats"),
                self.tr("Rules"),
                self.tr("State"),
                self.tr("Ping", "how long an answer takes"),
            ]
        )
        self.set_tables(tuple(self._tables.values()))
