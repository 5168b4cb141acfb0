"""What every page of the main window has in common."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from samurai_qt.session import Session


class Page(QWidget):
    """One page of the window's stack; a subclass sets its texts in `retranslate`."""

    back_requested = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def retranslate(self) -> None:
        """Set every text anew; called by the subclass once it is built, and whenever the language changes."""

    def shown(self) -> None:
        """Bring the page up to date and give the keyboard to its main control: it has become the visible one."""

    def escape(self) -> None:
        """Answer the Escape key: ask to go back, unless the page has something smaller to give up first."""
        self.back_requested.emit()

    def finish(self) -> None:
        """Stop whatever the page runs: it has left the stack, or the window is closing."""

    def described_state(self) -> dict[str, Any]:
        """Tell what `samurai_qt.window.ui_map` writes of the page besides its controls."""
        return {}

    def described_hexes(self) -> dict[str, list[int]]:
        """Tell where on screen the hexes of a map are, by name."""
        return {}

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
