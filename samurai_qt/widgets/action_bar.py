"""Hint, undo, redo and end turn, always in one place, with what ending the turn does."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from samurai_qt import art
from samurai_qt.controls.roles import with_role
from samurai_qt.session import Session
from samurai_qt.widgets.fitting_label import FittingLabel
from samurai_qt.widgets.themed import ThemedWidget

ICON = QSize(20, 20)
TOOL_HEIGHT = 44
FITS = ((48, 8, True), (40, 6, True), (36, 6, True), (36, 6, False), (28, 4, False))
"""Widths of tools, gaps between, and whether the button that ends the turn has an icon: the first that fits."""


class ActionBar(ThemedWidget):
    """The bar never moves and never changes its width: what it says is fitted in."""

    end_requested = Signal()
    """End the turn, or pass where that is all that can be done."""
    undo_requested = Signal()
    redo_requested = Signal()
    hint_requested = Signal()
    """Show a hint, or take away the one that is there."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._passing = False
        self.preview = FittingLabel(session)
        self.hint_button = self._tool(QKeySequence("T"), self.hint_requested)
        self.hint_button.setObjectName("hint")
        self.hint_button.setCheckable(True)
        self.undo_button = self._tool(QKeySequence(QKeySequence.StandardKey.Undo), self.undo_requested)
        self.redo_button = self._tool(QKeySequence(QKeySequence.StandardKey.Redo), self.redo_requested)
        self.end_button = QPushButton()
        self.end_button.setProperty("role", "primary")
        self.end_button.setMinimumHeight(44)
        self.end_button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.end_button.clicked.connect(self.end_requested)
        self._row = row = QHBoxLayout()
        row.addWidget(self.hint_button)
        row.addWidget(self.undo_button)
        row.addWidget(self.redo_button)
        row.addWidget(self.end_button, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self.preview, 1)
        layout.addLayout(row)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.set_state(can_end=False, can_undo=False, can_redo=False)
        self.restyle()
        self.retranslate()

    def _tool(self, key: QKeySequence, signal: object) -> QToolButton:
        button = with_role(QToolButton(), "tool")
        button.setIconSize(ICON)
        button.setShortcut(key)
        button.clicked.connect(signal)
        return button

    def set_state(self, *, can_end: bool, can_undo: bool, can_redo: bool, passing: bool = False) -> None:
        """Say what can be done now; `passing`: nothing can be placed, so the turn can only be passed."""
        self._passing = passing
        self.end_button.setEnabled(can_end)
        self.undo_button.setEnabled(can_undo)
        self.redo_button.setEnabled(can_redo)
        self.retranslate()

    def set_hint(self, *, can_ask: bool, shown: bool) -> None:
        """Say whether a hint can be asked for, and whether one is there."""
        self.hint_button.setEnabled(can_ask)
        self.hint_button.setChecked(shown)

    def set_preview(self, text: str, *, muted: bool = False) -> None:
        """Say what ending the turn does, or whose turn it is."""
        self.preview.set_text(text, muted=muted)
        self.end_button.setAccessibleDescription(text)

    def sizeHint(self) -> QSize:
        """Wide enough for the longest names at the text size in use."""
        return QSize(self.fontMetrics().horizontalAdvance("n" * 36), 108)

    def restyle(self) -> None:
        """Draw the icons in the theme's ink."""
        super().restyle()
        self.hint_button.setIcon(art.icon("hint", self.colours))
        self.undo_button.setIcon(art.icon("undo", self.colours))
        self.redo_button.setIcon(art.icon("redo", self.colours))
        self._mind_room()

    def _mind_room(self) -> None:
        """Where the words need the room, the tools give way, then the icon does."""
        name = "pass" if self._passing else "end-turn"
        icon = art.icon(name, self.colours, colour=self.colours.on_accent)
        tools = [tool for tool in (self.hint_button, self.undo_button, self.redo_button) if not tool.isHidden()]
        for width, gap, has_icon in FITS:
            self.end_button.setIcon(icon if has_icon else QIcon())
            if self.width() - len(tools) * (width + gap) >= self.end_button.minimumSizeHint().width():
                break
        self._row.setSpacing(gap)
        for tool in tools:
            tool.setFixedSize(width, TOOL_HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See whether the words still leave room for the icon."""
        super().resizeEvent(event)
        self._mind_room()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.end_button.setText(self.tr("Pass") if self._passing else self.tr("End turn"))
        self.restyle()
        # Setting a button's text takes its shortcut away.
        self.end_button.setShortcut(QKeySequence("Ctrl+Return"))
        tools = (
            (self.hint_button, self.tr("Hint")),
            (self.undo_button, self.tr("Undo")),
            (self.redo_button, self.tr("Redo")),
        )
        for tool, name in tools:
            tool.setAccessibleName(name)
            key = tool.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            tool.setToolTip(f"{name} ({key})" if key else name)
        self.end_button.setToolTip(self.end_button.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
