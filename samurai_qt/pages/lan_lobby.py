"""The lobby: who sits where, by which rules, who is ready; chat beside it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from engine.samurai import PLAYER_COUNTS
from samurai_qt import art, words
from samurai_qt.controls.centred import centred
from samurai_qt.controls.header import PageHeader
from samurai_qt.controls.page_parts import foot_of, stacked
from samurai_qt.controls.question import ask
from samurai_qt.controls.roles import button, label
from samurai_qt.lan.bridge import LanBridge
from samurai_qt.lan.model import Lobby
from samurai_qt.pages.page import Page
from samurai_qt.session import Session
from samurai_qt.widgets.chat_panel import ChatPanel
from samurai_qt.widgets.lobby_rules import LobbyRules
from samurai_qt.widgets.lobby_seat import LobbySeatCard


class LobbyPage(Page):
    """Shows the lobby this computer sits in; the game begins by itself once all are ready."""

    left = Signal()
    """The player leaves the lobby."""

    def __init__(self, session: Session, bridge: LanBridge, lobby: Lobby) -> None:
        super().__init__(session)
        self._bridge = bridge
        self._lobby = lobby
        self._header = PageHeader()
        self._header.back_requested.connect(self.escape)
        self.address = label("muted")
        self.address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy = button("quiet")
        self.copy.clicked.connect(self._copy)
        self._header.row.addWidget(self.address)
        self._header.row.addWidget(self.copy)
        self.cards: list[LobbySeatCard] = []
        self.more_seats = button("quiet")
        self.more_seats.clicked.connect(lambda: bridge.node.set_seats(len(self._lobby.seats) + 1))
        self.rules = LobbyRules(session)
        self.rules.rules_chosen.connect(bridge.node.set_rules)
        self.chat = ChatPanel(session)
        self.chat.said.connect(bridge.node.say)
        self.status = label(wrap=True)
        self.status.setObjectName("status")
        self.ready = button("primary")
        self.ready.setObjectName("ready")
        self.ready.clicked.connect(self._toggle_ready)
        self._build()
        bridge.lobby_changed.connect(self._show)
        bridge.words_changed.connect(self._show_seats)
        bridge.chat_said.connect(self.chat.hear)
        session.style.changed.connect(self._paint)
        self._paint()
        self.retranslate()

    def _build(self) -> None:
        self._seats = QVBoxLayout()
        self._seats.setSpacing(8)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(24, 20, 12, 20)
        column.setSpacing(8)
        column.addLayout(self._seats)
        column.addWidget(self.more_seats, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        scroll = QScrollArea(widgetResizable=True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(left)
        right = QVBoxLayout()
        right.setContentsMargins(12, 20, 24, 20)
        right.setSpacing(12)
        right.addWidget(self.rules)
        right.addWidget(self.chat, 1)
        body = QWidget()
        sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, body)
        sides.setContentsMargins(0, 0, 0, 0)
        sides.setSpacing(0)
        sides.addWidget(scroll, 6)
        sides.addLayout(right, 4)
        row = QHBoxLayout()
        row.addWidget(self.status, 1)
        row.addWidget(self.ready)
        stacked(self, self._header, centred(body), foot_of(row))

    @property
    def lobby(self) -> Lobby:
        """The lobby as shown."""
        return self._lobby

    def _show(self, lobby: Lobby) -> None:
        self._tell_who_came(self._lobby, lobby)
        self._lobby = lobby
        self.retranslate()

    def _tell_who_came(self, before: Lobby, after: Lobby) -> None:
        old = {seat.computer: seat.name for seat in before.seats if seat is not None and not seat.is_bot}
        new = {seat.computer: seat.name for seat in after.seats if seat is not None and not seat.is_bot}
        for computer in new.keys() - old.keys():
            self.chat.tell(self.tr("{name} has come to the table").format(name=new[computer]))
        for computer in old.keys() - new.keys():
            self.chat.tell(self.tr("{name} has gone").format(name=old[computer]))

    def _show_seats(self) -> None:
        lobby = self._lobby
        while len(self.cards) < len(lobby.seats):
            self._add_card(len(self.cards))
        for number, card in enumerate(self.cards):
            card.setVisible(number < len(lobby.seats))
            if number < len(lobby.seats):
                seat = lobby.seats[number]
                computer = "" if seat is None or seat.is_bot else seat.computer
                card.set_state(
                    lobby, self._bridge.words.get(computer, ()), self._bridge.strangers.get(computer, "")
                )
        self.more_seats.setVisible(lobby.is_host and len(lobby.seats) < PLAYER_COUNTS[-1])

    def _add_card(self, number: int) -> None:
        node = self._bridge.node
        card = LobbySeatCard(self.session, number)
        card.changed.connect(lambda name, colour: self._change(number, name, colour))
        card.kick_requested.connect(lambda: self._kick(number))
        card.bot_requested.connect(node.add_bot)
        card.close_requested.connect(lambda: node.set_seats(len(self._lobby.seats) - 1))
        card.trust_requested.connect(self._bridge.trust)
        self.cards.append(card)
        self._seats.addWidget(card)

    def _change(self, number: int, name: str, colour: str) -> None:
        self._bridge.node.change(number, name, colour)

    def _kick(self, number: int) -> None:
        seat = self._lobby.seats[number]
        if seat is None:
            return
        if seat.is_bot:
            self._bridge.node.kick(number)
            return
        question = self.tr("Send {name} away?").format(name=seat.name)
        detail = self.tr("The seat is free again, and they may come back.")
        ask(self, question, detail, self.tr("Send away"), lambda: self._bridge.node.kick(number))

    @property
    def is_ready(self) -> bool:
        """Whether the player here is ready."""
        own = self._lobby.own_seat
        seat = None if own is None else self._lobby.seats[own]
        return seat is not None and seat.ready

    def _toggle_ready(self) -> None:
        self._bridge.node.set_ready(not self.is_ready)

    def _copy(self) -> None:
        if self._lobby.addresses:
            QGuiApplication.clipboard().setText(self._lobby.addresses[0])
            self.chat.tell(self.tr("{address} is copied").format(address=self._lobby.addresses[0]))

    def _status(self) -> str:
        lobby = self._lobby
        if lobby.empty:
            return self.tr("Waiting for %n more player(s).", "", lobby.empty)
        if not self.is_ready:
            return self.tr("All seats are taken. The game begins when everyone is ready.")
        waiting = [seat.name for seat in lobby.seats if seat is not None and not seat.ready]
        if waiting:
            return self.tr("Waiting for {names} to be ready.").format(names=words.joined(waiting))
        return self.tr("All are ready: the game begins.")

    def retranslate(self) -> None:
        """Set every text anew."""
        lobby = self._lobby
        self._header.set_texts(lobby.name)
        self.address.setText("  ".join(lobby.addresses))
        for part in (self.address, self.copy):
            part.setVisible(bool(lobby.addresses))
        self.copy.setText(self.tr("Copy the address"))
        tip = self.tr("For those who don't see the table in their list. A firewall has to let in TCP port {port}.")
        self.copy.setToolTip(tip.format(port=self._bridge.node.port))
        self.more_seats.setText(self.tr("Add a seat"))
        self.chat.set_seats(
            [self.tr("Free seat") if seat is None else seat.name for seat in lobby.seats],
            ["" if seat is None else seat.colour for seat in lobby.seats],
        )
        self.rules.set_lobby(lobby)
        self.status.setText(self._status())
        self.ready.setText(self.tr("Not ready") if self.is_ready else self.tr("Ready"))
        self.ready.setEnabled(not lobby.empty and lobby.own_seat is not None)
        self._show_seats()

    def shown(self) -> None:
        """Give the keyboard to Ready, or to the chat while seats are free."""
        (self.chat.entry if self._lobby.empty else self.ready).setFocus(Qt.FocusReason.OtherFocusReason)

    def escape(self) -> None:
        """Ask before leaving."""
        if self._lobby.is_host and any(self._others()):
            detail = self.tr("The table closes, and all who sit here are told.")
            ask(self, self.tr("Close the table?"), detail, self.tr("Close the table"), self.left.emit)
        else:
            self.left.emit()

    def _others(self) -> list[str]:
        return [
            seat.computer for seat in self._lobby.seats if seat is not None and seat.computer != self._lobby.own
        ]

    def _paint(self) -> None:
        self.copy.setIcon(art.icon("copy", self.session.style.colours))
