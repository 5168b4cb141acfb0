"""The chat: what was said at the table, and a line to say something in."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListView, QVBoxLayout, QWidget

from net.limits import MAXIMUM_CHAT_CHARACTERS
from net.text import clean_chat
from samurai_qt.controls.roles import button
from samurai_qt.session import Session
from samurai_qt.widgets.log_lines import LogDelegate, LogModel
from samurai_qt.widgets.themed import ThemedWidget
from samurai_qt.words import LogKind, LogLine

BREAK = "\u200b"
"""A space without width."""
WORD_LENGTH = 16
LONG_WORD = re.compile(rf"\S{{{WORD_LENGTH},}}")
MOST_LINES = 500
"""Lines kept on screen: more than anyone scrolls back to, and a flood can't grow without end."""


class _ChatView(QListView):
    """A list that measures its rows again when its width changes, and stays at its end."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.doItemsLayout()
        self.scrollToBottom()


class ChatPanel(ThemedWidget):
    """Shows lines as plain text, each with its speaker's crest; what is typed is sent with Enter."""

    said = Signal(str)
    """What was typed here, to be sent."""
    heard = Signal()
    """Somebody at the table has said something."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._names: tuple[str, ...] = ()
        self._listens = False
        self._model = LogModel()
        self._model.setParent(self)
        self.view = _ChatView()
        self.view.setModel(self._model)
        self.view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.view.setMinimumHeight(48)
        self._delegate = LogDelegate(session, self.view)
        self.view.setItemDelegate(self._delegate)
        self.entry = QLineEdit(maxLength=MAXIMUM_CHAT_CHARACTERS)
        self.entry.returnPressed.connect(self._say)
        self.send = button()
        # Enter in the line sends already; here it would send twice.
        self.send.setAutoDefault(False)
        self.send.clicked.connect(self._say)
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.entry, 1)
        row.addWidget(self.send)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self.view, 1)
        layout.addLayout(row)
        self.retranslate()

    @property
    def texts(self) -> tuple[str, ...]:
        """The lines as shown, the oldest first."""
        return tuple(line.text.replace(BREAK, "") for line in self._model.lines)

    def only_listen(self) -> None:
        """Let nothing be said here: who watches has no voice at the table."""
        self._listens = True
        self.entry.setEnabled(False)
        self.send.setEnabled(False)
        self.retranslate()

    def set_seats(self, names: Sequence[str], colours: Sequence[str]) -> None:
        """Say who sits where; lines that are shown already stay as they are."""
        self._names = tuple(names)
        self._delegate.colour_names = tuple(colours)
        self.view.viewport().update()

    def hear(self, seat: int, text: str) -> None:
        """Show a line that a seat said; -1 is somebody who watches."""
        speaker = self._names[seat] if 0 <= seat < len(self._names) else self.tr("A spectator")
        line = self.tr("{name}: {text}", "a line of chat").format(name=speaker, text=breakable(text))
        self._add(LogLine(line, (), seat, LogKind.ACTION))
        self.heard.emit()

    def tell(self, text: str) -> None:
        """Show a line of the program's own, such as who has come or gone."""
        self._add(LogLine(text, (), -1, LogKind.SETUP))

    def _add(self, line: LogLine) -> None:
        if len(self._model.lines) >= MOST_LINES:
            self._model.replace(self._model.lines[MOST_LINES // 5 :])
        bar = self.view.verticalScrollBar()
        follow = bar.value() >= bar.maximum() - 8
        self._model.append([line])
        if follow:
            self.view.scrollToBottom()

    def _say(self) -> None:
        text = clean_chat(self.entry.text())
        self.entry.clear()
        if text:
            self.said.emit(text)

    def restyle(self) -> None:
        """Measure the lines again."""
        super().restyle()
        self.view.scheduleDelayedItemsLayout()

    def retranslate(self) -> None:
        """Set every text but the lines anew."""
        self.view.setAccessibleName(self.tr("Chat"))
        prompt = self.tr("Only players speak at the table") if self._listens else self.tr("Say something")
        self.entry.setPlaceholderText(prompt)
        self.entry.setAccessibleName(prompt)
        self.send.setText(self.tr("Send"))


def breakable(text: str) -> str:
    """The text with places to break in words that are too long for a line."""
    return LONG_WORD.sub(lambda word: BREAK.join(re.findall(rf".{{1,{WORD_LENGTH}}}", word[0])), text)
