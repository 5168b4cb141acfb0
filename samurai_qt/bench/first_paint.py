"""The moment a table page has been painted for the first time."""

from __future__ import annotations

import sys

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QMainWindow

from samurai_qt.pages.table import TablePage


class FirstPaint(QObject):
    """Prints "shown" once all is painted and the person can play; closes the window with the program's input."""

    def __init__(self, window: QMainWindow, page: TablePage) -> None:
        super().__init__(page)
        self._window = window
        self._page = page
        page.map.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the map's paint; all widgets of a window are painted in one go, and then the loop turns."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._tell)
        return False

    def _tell(self) -> None:
        controller = self._page.controller
        usable = self._page.map.settled and controller.hand is not None and controller.staging is not None
        print("shown" if usable else "not usable", flush=True)
        sys.stdin.readline()
        self._window.close()
