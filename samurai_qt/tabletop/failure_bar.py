"""What to do about a bot that gave no answer: ask it again, or let another level play on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QWidget

from samurai_qt import words
from samurai_qt.controls.roles import button, label, with_role

FALLBACK_LEVEL = "novice"


class FailureBar(QFrame):
    """One line of words, and the two ways on; hidden while no bot has failed."""

    retry_requested = Signal()
    level_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        with_role(self, "card")
        self._text = label("error", wrap=True)
        self.retry = button()
        self.levels = QComboBox()
        self.replace = button()
        self._failed: tuple[str, str] = ("", "")
        self.retry.clicked.connect(self.retry_requested)
        self.replace.clicked.connect(lambda: self.level_chosen.emit(str(self.levels.currentData())))
        row = QHBoxLayout(self)
        row.addWidget(self._text, 1)
        for widget in (self.retry, self.levels, self.replace):
            row.addWidget(widget)
        self.hide()

    def tell(self, player: str, level: str, message: str) -> None:
        """Say that this player's bot failed, and why."""
        self._failed = (player, message)
        self.levels.clear()
        for other in words.OFFERED_LEVELS:
            if other != level:
                self.levels.addItem(words.piece_title(words.level_name(other)), other)
        self.levels.setCurrentIndex(max(0, self.levels.findData(FALLBACK_LEVEL)))
        self.retranslate()
        self.show()
        self.raise_()
        self.retry.setFocus()

    def retranslate(self) -> None:
        """Set every text anew."""
        player, message = self._failed
        text = self.tr("{player}, a bot, gave no answer: {message}")
        self._text.setText(text.format(player=player, message=message))
        self.retry.setText(self.tr("Ask again"))
        self.replace.setText(self.tr("Let this level play on"))
        self.levels.setAccessibleName(self.tr("Level that plays on"))
