"""Tables between computers in the main window: from the list through the lobby and the game to its end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from engine.samurai import score
from samurai_qt import words
from samurai_qt.bots.seats import BotSeats
from samurai_qt.lan.bridge import LanBridge
from samurai_qt.lan.errors import NetworkError
from samurai_qt.lan.events import Audited, Failed
from samurai_qt.lan.model import Failure, Lobby
from samurai_qt.lan.node import HostWish, JoinWish, Node, SharedTable
from samurai_qt.table.controller import TableController, players_of
from samurai_qt.words.network import dismissed_text, lan_failure_text, network_text

if TYPE_CHECKING:
    from samurai_qt.pages.end import EndPage
    from samurai_qt.pages.lan import LanPage
    from samurai_qt.pages.lan_host import LanHostPage
    from samurai_qt.pages.lan_lobby import LobbyPage
    from samurai_qt.pages.lan_table import LanTablePage
    from samurai_qt.window.main_window import MainWindow


class LanGames(QObject):
    """Opens one window's pages of the network as events ask for them; the network starts with the first page."""

    def __init__(self, window: MainWindow, make_node: Callable[[], Node]) -> None:
        super().__init__(window)
        self._window = window
        self._session = window.session
        self._make_node = make_node
        self._bridge: LanBridge | None = None
        self._name = ""
        self.list_page: LanPage | None = None
        self._lobby: LobbyPage | None = None
        self._table: LanTablePage | None = None
        self._end: EndPage | None = None
        self._audited: Audited | None = None

    @property
    def bridge(self) -> LanBridge:
        """The bridge to the network, which is started if it doesn't run yet; NetworkError."""
        if self._bridge is None:
            bridge = LanBridge(self._make_node(), self)
            bridge.lobby_changed.connect(self._show_lobby)
            bridge.dismissed.connect(self._leave_lobby)
            bridge.started.connect(self._begin)
            bridge.audited.connect(self._take_audit)
            bridge.departed.connect(self._go)
            bridge.rematch_offered.connect(self._show_offer)
            bridge.failed.connect(self._fail)
            self._bridge = bridge
            self._name = self._session.settings.name
        return self._bridge

    def close(self) -> None:
        """End the network."""
        if self._bridge is not None:
            self._bridge.close()

    # Pages before the game

    def open_list(self) -> LanPage | None:
        """Open the list of tables; None where there can be no network."""
        from samurai_qt.pages.lan import LanPage

        self._window.go_to_start()
        if self._bridge is not None and self._name != self._session.settings.name:
            # Tables are shown under the name the network was started with.
            self._bridge.close()
            self._bridge = None
        try:
            bridge = self.bridge
        except NetworkError as error:
            self._session.notice.emit(network_text(error))
            return None
        self.list_page = LanPage(self._session, bridge)
        self.list_page.host_requested.connect(self.open_host_form)
        self._window.open_page(self.list_page)
        return self.list_page

    def open_host_form(self) -> LanHostPage:
        """Open the page that sets a table up."""
        from samurai_qt.pages.lan_host import LanHostPage

        page = LanHostPage(self._session, self.bridge)
        self._window.open_page(page)
        return page

    def host(self, wish: HostWish) -> None:
        """Open a table at once."""
        if self.open_list() is not None:
            self.open_host_form()
            self.bridge.node.host(wish)

    def join(self, wish: JoinWish) -> None:
        """Join a table at once."""
        page = self.open_list()
        if page is not None:
            page.wish_to_join(wish)

    def join_named(self, text: str, wish: JoinWish) -> None:
        """Join the table of this name, or with an id that begins so, once it shows."""
        page = self.open_list()
        if page is not None:
            page.join_when_found(text, wish)

    def resume(self, key: str) -> None:
        """Take an unfinished table up again."""
        if self.open_list() is not None:
            self.bridge.node.resume(key)

    def _show_lobby(self, lobby: Lobby) -> None:
        if self._lobby is None:
            from samurai_qt.pages.lan_lobby import LobbyPage

            self._table = self._end = None
            self._to_list()
            self._lobby = LobbyPage(self._session, self.bridge, lobby)
            self._lobby.left.connect(self._give_lobby_up)
            self._window.open_page(self._lobby)

    def _give_lobby_up(self) -> None:
        self.bridge.node.leave()
        self._leave_lobby("")

    def _leave_lobby(self, reason: str) -> None:
        page, self._lobby = self._lobby, None
        host = "" if page is None else page.lobby.host_name
        listed = self._to_list()
        if reason and listed is not None:
            listed.tell(dismissed_text(reason, host))

    def _to_list(self) -> LanPage | None:
        """Leave every page above the list; opens it where it is gone."""
        while self._window.page is not self.list_page:
            if not self._window.can_go_back:
                return self.open_list()
            self._window.go_back()
        return self.list_page

    # The game

    def _begin(self, table: SharedTable) -> None:
        from samurai_qt.pages.lan_table import LanTablePage

        self._lobby = self.list_page = self._end = self._audited = None
        people, levels = players_of(table)
        own = table.own
        bots = BotSeats({seat: level for seat, level in levels.items() if seat in own})
        controller = TableController(table, tuple(seat for seat in people if seat in own), bots)
        controller.closed.connect(table.watch(controller.look_again))
        page = LanTablePage(self._session, controller, self.bridge)
        page.result_requested.connect(lambda: self.show_result(table))
        page.rules_requested.connect(self._window.open_rules)
        page.away_requested.connect(self._step_away)
        page.left.connect(self._leave_table)
        page.rematch_requested.connect(self._rematch)
        page.copy_requested.connect(lambda: self._play_copy(table))
        self._window.go_to_start()
        self._table = page
        self._window.open_page(page)
        page.begin()

    def _step_away(self) -> None:
        self.bridge.node.step_away()
        self._table = self._end = None
        self._window.go_to_start()

    def _leave_table(self) -> None:
        """Leave for good: the page stays until the others have confirmed it."""
        self.bridge.node.leave()

    def _go(self) -> None:
        """The player has left the game."""
        if self._table is not None:
            self._table = self._end = None
            self._window.go_to_start()

    def _play_copy(self, table: SharedTable) -> None:
        self._step_away()
        self._window.games.play_copy(table)

    def show_result(self, table: SharedTable) -> None:
        """Open the result of a game that is over."""
        from samurai_qt.pages.end import EndPage
        from samurai_qt.widgets.audit_bar import AuditBar

        bar = AuditBar(self._session, table.seats)
        page = EndPage(self._session, table.record(), score(table.position), bar)
        page.rematch_requested.connect(self._rematch)
        page.replay_requested.connect(self._window.games.watch)
        page.back_requested.connect(self._forget_result)
        page.start_requested.connect(self._step_away)
        # Who watches has no seat to keep; the others open up what they sealed before they go on to another game.
        page.rematch_button.setVisible(bool(self._table is not None and self._table.controller.seating.people))
        page.rematch_button.setEnabled(False)
        self._end = page
        if self._audited is not None:
            self._take_audit(self._audited)
        self._window.open_page(page)

    def _forget_result(self) -> None:
        self._end = None

    def _take_audit(self, audited: Audited) -> None:
        self._audited = audited
        if self._end is not None and self._end.audit_bar is not None and self._table is not None:
            self._end.audit_bar.set_audit(audited.audit, Path(audited.transcript).name)
            self._end.take_record(self._table.controller.table.record())
            self._end.rematch_button.setEnabled(True)

    def _rematch(self) -> None:
        if self._end is not None:
            self._end.rematch_button.setEnabled(False)
        self.bridge.node.rematch()

    def _show_offer(self, seat: int) -> None:
        """Somebody has opened a table to play again; it is entered by the same button."""
        if self._table is None:
            return
        name = words.seat_name(self._table.controller.table.seats, seat)
        text = self.tr("{name} has opened the table again.").format(name=name)
        if self._end is not None:
            self._end.tell(text)
        else:
            self._table.ask_for_rematch(text)

    def _fail(self, failed: Failed) -> None:
        """Say what went wrong at the table or after it; pages of before the game say so themselves."""
        if self._table is None:
            return
        if failed.failure is Failure.DISK and not self._table.controller.is_over:
            self._table.show_failure(lan_failure_text(failed))
            return
        self._session.notice.emit(lan_failure_text(failed))
        if self._end is not None:
            self._end.rematch_button.setEnabled(self._audited is not None)
