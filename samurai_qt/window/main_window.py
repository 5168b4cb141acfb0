"""The main window: a stack of pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from samurai_qt import words
from samurai_qt.game_setup import GameSetup
from samurai_qt.pages.page import Page
from samurai_qt.session import Session
from samurai_qt.storage.errors import StorageError
from samurai_qt.window.games import Games
from samurai_qt.window.geometry import geometry_text, restore_geometry
from samurai_qt.window.notice_bar import NoticeBar

if TYPE_CHECKING:
    from samurai_qt.lan.node import Node
    from samurai_qt.pages.start import StartPage
    from samurai_qt.window.lan import LanGames
    from samurai_qt.window.preparing import Preparing


class MainWindow(QMainWindow):
    """Shows one page at a time; the start page lies under all others.

    Pages are imported where they are opened, so that the window's start waits for none that it doesn't show.
    `begin` opens the first page in place of the start page, once the user has a name.
    """

    def __init__(
        self,
        session: Session,
        begin: Callable[[MainWindow], object] | None = None,
        make_node: Callable[[], Node] | None = None,
    ) -> None:
        super().__init__()
        self.session = session
        self.setWindowTitle("Samurai")
        restore_geometry(self, session.settings.window_geometry)
        self._pages = QStackedWidget()
        self.notices = NoticeBar()
        body = QWidget()
        layout = QVBoxLayout(body)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._pages, 1)
        layout.addWidget(self.notices)
        self.setCentralWidget(body)
        for keys in ("Escape", "Alt+Left"):
            QShortcut(QKeySequence(keys), self, lambda: self.page.escape())
        session.notice.connect(self.notices.tell)
        for notice in session.first_notices:
            self.notices.tell(words.settings_notice_text(notice))
        self.games = Games(self)
        self._make_node = make_node
        self._lan: LanGames | None = None
        self._preparing: Preparing | None = None
        self._try(self.games.look_after_autosave)
        self._start_page: StartPage | None = None
        if not session.settings.name:
            self._ask_name(begin)
        elif begin is not None:
            self._try(lambda: begin(self))
        if not self._pages.count():
            self.go_to_start()

    @property
    def lan(self) -> LanGames:
        """The pages of the network; only for a window that was given a way to it."""
        if self._lan is None:
            from samurai_qt.window.lan import LanGames

            assert self._make_node is not None
            self._lan = LanGames(self, self._make_node)
        return self._lan

    def _lay_start_page(self) -> None:
        """Put the start page under all others, if it is not there yet."""
        if self._start_page is not None:
            return
        from samurai_qt.pages.start import StartPage

        page = self._start_page = StartPage(self.session)
        page.resume_requested.connect(lambda: self._try(self.games.resume))
        page.new_game_requested.connect(self.open_new_game)
        page.network_requested.connect(self._enter_network)
        page.network.setVisible(self._make_node is not None)
        page.saves_requested.connect(self.open_saves)
        page.quit_requested.connect(self.close)
        page.rules_requested.connect(self.open_rules)
        page.settings_requested.connect(self.open_settings)
        self._pages.insertWidget(0, page)

    def _enter_network(self) -> None:
        """Open the list of tables as soon as the network's modules are read."""
        from samurai_qt.window.preparing import NETWORK, Preparing

        if self._preparing is None:
            self._preparing = Preparing(NETWORK, self)
            self._preparing.ready.connect(self._open_list)
        self._preparing.start()

    def _open_list(self) -> None:
        # Whoever went elsewhere meanwhile stays there.
        if self.page is self._start_page:
            self.lan.open_list()

    def _ask_name(self, begin: Callable[[MainWindow], object] | None) -> None:
        from samurai_qt.pages.welcome import WelcomePage

        welcome = WelcomePage(self.session)
        self.open_page(welcome)
        if begin is not None:
            welcome.back_requested.connect(lambda: self._try(lambda: begin(self)))

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

    @property
    def can_go_back(self) -> bool:
        """Whether the visible page is another one than the start page."""
        return self._start_page is None or self._pages.count() > 1

    def go_back(self) -> None:
        """Leave the visible page for the one below; the start page stays."""
        self._lay_start_page()
        if self.can_go_back:
            self._drop(self.page)
            self.page.shown()

    def go_to_start(self) -> None:
        """Leave every page but the start page."""
        self._lay_start_page()
        while self._pages.count() > 1:
            self._drop(self.page)
        self.page.shown()

    def _drop(self, page: Page) -> None:
        page.finish()
        self._pages.removeWidget(page)
        page.deleteLater()

    def open_new_game(self) -> None:
        """Open the page that sets a game up."""
        from samurai_qt.pages.new_game import NewGamePage

        page = NewGamePage(self.session)
        page.start_requested.connect(self._start_game)
        self.open_page(page)

    def open_saves(self) -> None:
        """Open the page of saved games and replays."""
        from samurai_qt.pages.saves import SavesPage

        page = SavesPage(self.session, on_network=self._make_node is not None)
        page.open_requested.connect(lambda path: self._try(lambda: self.games.open_file(path)))
        page.resume_requested.connect(lambda key: self.lan.resume(key))
        self.open_page(page)

    def _start_game(self, setup: GameSetup) -> None:
        # The table takes the place of the page that set it up: from there one goes back to the start.
        self.go_to_start()
        self._try(lambda: self.games.start(setup))

    def _try(self, do: Callable[[], object]) -> None:
        """Do something with files; what goes wrong there is told in the window."""
        try:
            do()
        except StorageError as error:
            self.session.notice.emit(words.storage_text(error))

    def open_rules(self) -> None:
        """Open the rules over whatever page is shown."""
        from samurai_qt.pages.rules import RulesPage

        self.open_page(RulesPage(self.session))

    def open_settings(self) -> None:
        """Open the settings over whatever page is shown."""
        from samurai_qt.pages.settings import SettingsPage

        self.open_page(SettingsPage(self.session))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let every page end what it runs, and remember the window's place."""
        for index in range(self._pages.count()):
            page = self._pages.widget(index)
            assert isinstance(page, Page)
            page.finish()
        if self._preparing is not None:
            self._preparing.wait()
        if self._lan is not None:
            self._lan.close()
        self.session.change_settings(window_geometry=geometry_text(self))
        event.accept()
