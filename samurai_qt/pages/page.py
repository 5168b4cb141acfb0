"""What every page of the main window has in common."""

from __future__ import annotations

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
        """Bring the page up to date: it has just become the visible one."""

    def may_leave(self) -> bool:
        """Tell whether the window may show another page or close; the page may ask the user first."""
        return True

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
