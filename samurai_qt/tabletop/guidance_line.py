"""The line under the map: guidance, or for a while what was just told or refused."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

TOLD_MILLISECONDS = 6000


class GuidanceLine(QLabel):
    """Shows the guidance given last unless there is news; a refusal is news until something else was done."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, textFormat=Qt.TextFormat.PlainText)
        self.setObjectName("guidance")
        self._guidance = self._told = ""
        self._is_refusal = False
        self._telling = QTimer(self, singleShot=True, interval=TOLD_MILLISECONDS)
        self._telling.timeout.connect(self.forget)

    def guide(self, text: str) -> None:
        """Say what to do next, as soon as there is no news."""
        self._guidance = text
        self._refresh()

    def tell(self, text: str, *, refusal: bool = False) -> None:
        """Say something for a while."""
        self._told, self._is_refusal = text, refusal
        self._telling.start()
        self._refresh()

    def forget(self) -> None:
        """Go back to the guidance."""
        self._told, self._is_refusal = "", False
        self._refresh()

    def forget_refusal(self) -> None:
        """Go back to the guidance if something was refused."""
        if self._is_refusal:
            self.forget()

    def _refresh(self) -> None:
        self.setText(self._told or self._guidance)
        role = "error" if self._is_refusal else ""
        if self.property("role") != role:
            self.setProperty("role", role)
            self.style().polish(self)
