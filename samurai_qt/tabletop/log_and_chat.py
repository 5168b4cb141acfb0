"""The log and the chat of a game between computers, one behind the other under two tabs."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from samurai_qt import art
from samurai_qt.session import Session
from samurai_qt.widgets.chat_panel import ChatPanel
from samurai_qt.widgets.log_panel import MOST, LogPanel

LOG, CHAT = 0, 1


class LogAndChat(QWidget):
    """Folds with the log; a line of chat that comes while the log is in front is counted on the chat's tab."""

    def __init__(self, session: Session, log: LogPanel, chat: ChatPanel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.log = log
        self.chat = chat
        self._unread = 0
        self.tabs = QButtonGroup(self)
        self._stack = QStackedWidget()
        heading = QHBoxLayout()
        heading.setSpacing(4)
        for number, part in ((LOG, log), (CHAT, chat)):
            tab = QToolButton()
            tab.setProperty("role", "small")
            tab.setObjectName(("log-tab", "chat-tab")[number])
            tab.setCheckable(True)
            tab.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            tab.setIconSize(QSize(18, 18))
            self.tabs.addButton(tab, number)
            heading.addWidget(tab)
            self._stack.addWidget(part)
        heading.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addLayout(heading)
        layout.addWidget(self._stack, 1)
        log.heading.hide()
        log.folded.connect(self._fold)
        self.tabs.idClicked.connect(self._choose)
        self.tabs.button(LOG).setChecked(True)
        chat.heard.connect(self._count)
        session.style.changed.connect(self._paint)
        self._paint()
        self._retranslate()

    def show_chat(self) -> None:
        """Bring the chat to the front, with the keyboard in its line."""
        self.tabs.button(CHAT).setChecked(True)
        self._choose(CHAT)

    def _choose(self, tab: int) -> None:
        if self.log.is_folded:
            self.log.set_folded(False)
        self._stack.setCurrentIndex(tab)
        if tab == CHAT:
            self._unread = 0
            self.chat.view.scrollToBottom()
            # Who asks for the chat would say something; the keys of the map would do other things.
            self.chat.entry.setFocus()
        self._retranslate()

    def _count(self) -> None:
        if self._stack.currentIndex() != CHAT or self.log.is_folded:
            self._unread += 1
            self._retranslate()

    def _fold(self, folded: bool) -> None:
        self._stack.setVisible(not folded)
        self.setMaximumHeight(self.tabs.button(LOG).sizeHint().height() if folded else MOST)

    def _paint(self) -> None:
        for number, icon in ((LOG, "log"), (CHAT, "chat")):
            self.tabs.button(number).setIcon(art.icon(icon, self._session.style.colours))

    def _retranslate(self) -> None:
        self.tabs.button(LOG).setText(self.tr("Log"))
        chat = self.tr("Chat")
        self.tabs.button(CHAT).setText(f"{chat} ({self._unread})" if self._unread else chat)
        news = self.tr("%n new line(s)", "of chat", self._unread) if self._unread else ""
        self.tabs.button(CHAT).setAccessibleName(f"{chat}, {news}" if news else chat)

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
