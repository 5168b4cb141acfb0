"""End turn, undo and redo, always in one place, with what ending the turn does."""

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
TOOL, NARROW_TOOL = (48, 44), 36
GAP = 8


class ActionBar(ThemedWidget):
    """The bar never moves and never changes its width: what it says is fitted in."""

    end_requested = Signal()
    """End the turn, or pass where that is all that can be done."""
    undo_requested = Signal()
    redo_requested = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._passing = False
        self.preview = FittingLabel(session)
        self.undo_button = self._tool(QKeySequence(QKeySequence.StandardKey.Undo), self.undo_requested)
        self.redo_button = self._tool(QKeySequence(QKeySequence.StandardKey.Redo), self.redo_requested)
        self.end_button = QPushButton()
        self.end_button.setProperty("role", "primary")
        self.end_button.setMinimumHeight(44)
        self.end_button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.end_button.clicked.connect(self.end_requested)
        row = QHBoxLayout()
        row.setSpacing(GAP)
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
        button.setFixedSize(*TOOL)
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
        self.undo_button.setIcon(art.icon("undo", self.colours))
        self.redo_button.setIcon(art.icon("redo", self.colours))
        self._mind_room()

    def _mind_room(self) -> None:
        """Where the words need the room, the icon gives way, then the tools do."""
        name = "pass" if self._passing else "end-turn"
        self.end_button.setIcon(art.icon(name, self.colours, colour=self.colours.on_accent))
        room = self.width() - 2 * (TOOL[0] + GAP)
        if room < self.end_button.minimumSizeHint().width():
            self.end_button.setIcon(QIcon())
        short = room < self.end_button.minimumSizeHint().width()
        for tool in (self.undo_button, self.redo_button):
            tool.setFixedSize(NARROW_TOOL if short else TOOL[0], TOOL[1])

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
        for tool, name in ((self.undo_button, self.tr("Undo")), (self.redo_button, self.tr("Redo"))):
            tool.setAccessibleName(name)
            key = tool.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            tool.setToolTip(f"{name} ({key})" if key else name)
        self.end_button.setToolTip(self.end_button.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
