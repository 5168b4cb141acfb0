"""The main window: a stack of pages."""

from __future__ import annotations

from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from samurai_qt.pages.page import Page
from samurai_qt.pages.start import StartPage
from samurai_qt.session import Session

MINIMUM_SIZE = (1024, 700)
FIRST_SIZE = (1280, 800)


class MainWindow(QMainWindow):
    """Shows one page at a time; the start page lies under all others."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.setMinimumSize(*MINIMUM_SIZE)
        self.resize(*FIRST_SIZE)
        self.setWindowTitle("Samurai")
        self._pages = QStackedWidget()
        self.setCentralWidget(self._pages)
        start = StartPage(session)
        start.quit_requested.connect(self.close)
        self.open_page(start)

    @property
    def page(self) -> Page:
        """The visible page."""
        page = self._pages.currentWidget()
        assert isinstance(page, Page)
        return page

    def open_page(self, page: Page) -> None:
        """Put a page on top of the stack; it leaves when it asks to go back."""
        page.back_requested.connect(self.go_back)
        self._pages.setCurrentIndex(self._pages.addWidget(page))
        page.shown()

    def go_back(self) -> None:
        """Leave the visible page for the one below, if the page lets go; the start page stays."""
        page = self.page
        if self._pages.count() == 1 or not page.may_leave():
            return
        self._pages.removeWidget(page)
        page.deleteLater()
        self.page.shown()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close unless the visible page wants to stay."""
        if self.page.may_leave():
            event.accept()
        else:
            event.ignore()
