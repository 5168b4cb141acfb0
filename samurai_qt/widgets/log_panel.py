"""The log: every line in words; choosing one shows its hexes on the map."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListView, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from samurai_qt import art
from samurai_qt.session import Session
from samurai_qt.widgets.log_lines import LogDelegate, LogModel
from samurai_qt.widgets.themed import ThemedWidget
from samurai_qt.words import LogLine

MOST = 16_777_215
"""Qt's own greatest height of a widget."""
SLACK = 8
"""As near the end as this many pixels counts as reading the end."""


class _LogView(QListView):
    """A list whose rows are measured again when its size changes, and which keeps in view what was."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - SLACK
        super().resizeEvent(event)
        self.doItemsLayout()
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())
        elif at_end:
            self.scrollToBottom()


class LogPanel(ThemedWidget):
    """The log under a heading that folds it away; new lines come into view unless one reads further up."""

    clicked = Signal(object)
    """The hexes of the line that was chosen, by mouse or keyboard: a tuple of ints, perhaps empty."""
    line_chosen = Signal(int)
    """The number of that line."""
    folded = Signal(bool)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._folded = False
        self._model = LogModel()
        self._model.setParent(self)
        self.heading = QToolButton()
        self.heading.setProperty("role", "small")
        self.heading.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.heading.setIconSize(QSize(18, 18))
        self.heading.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.heading.clicked.connect(lambda: self.set_folded(not self._folded))
        self.view = _LogView()
        self.view.setModel(self._model)
        self.view.setUniformItemSizes(False)
        self.view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setMouseTracking(True)
        self.view.setMinimumHeight(64)
        self._delegate = LogDelegate(session, self.view)
        self.view.setItemDelegate(self._delegate)
        self.view.clicked.connect(self._choose)
        self.view.activated.connect(self._choose)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self.heading)
        layout.addWidget(self.view, 1)
        self.restyle()
        self.retranslate()

    def set_seats(self, colour_names: Sequence[str]) -> None:
        """Say in which colour each seat's crest is drawn."""
        self._delegate.colour_names = tuple(colour_names)
        self.view.viewport().update()

    def append(self, lines: Sequence[LogLine]) -> None:
        """Add lines at the end, and bring them into view if the last ones were."""
        bar = self.view.verticalScrollBar()
        follow = bar.value() >= bar.maximum() - SLACK
        self._model.append(lines)
        if follow:
            self.view.scrollToBottom()

    def set_lines(self, lines: Sequence[LogLine]) -> None:
        """Hold these lines instead, for instance in another language."""
        self._model.replace(lines)
        self.view.scrollToBottom()

    def show_line(self, number: int) -> None:
        """Mark a line as the one on show, and bring it into view; -1 marks none."""
        index = self._model.index(number)
        self.view.setCurrentIndex(index)
        if index.isValid():
            self.view.scrollTo(index)
        else:
            self.view.clearSelection()

    @property
    def lines(self) -> tuple[LogLine, ...]:
        """All lines, the oldest first."""
        return tuple(self._model.lines)

    @property
    def is_folded(self) -> bool:
        """Whether only the heading is seen."""
        return self._folded

    def set_folded(self, folded: bool) -> None:
        """Fold the log away, or show it again."""
        if folded == self._folded:
            return
        self._folded = folded
        self.view.setVisible(not folded)
        self.setMaximumHeight(self.heading.sizeHint().height() if folded else MOST)
        self.retranslate()
        self.folded.emit(folded)

    def _choose(self, index: QModelIndex) -> None:
        self.line_chosen.emit(index.row())
        self.clicked.emit(self._model.lines[index.row()].hexes)

    def restyle(self) -> None:
        """Take up a new theme or text size."""
        super().restyle()
        self.heading.setIcon(art.icon("log", self.colours))
        self.view.scheduleDelayedItemsLayout()

    def retranslate(self) -> None:
        """Set every text but the lines' anew: those come from `set_lines`."""
        self.heading.setText(self.tr("Log") if not self.is_folded else self.tr("Show the log"))
        self.heading.setToolTip(self.tr("Show the log") if self.is_folded else self.tr("Fold the log away"))
        self.view.setAccessibleName(self.tr("Log"))
