"""The table page of a game between computers: connections, chat, and what to do when somebody is away."""

from __future__ import annotations

import time
from typing import Any

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMessageBox, QWidget

from samurai_qt import words
from samurai_qt.controls.question import ask, choose
from samurai_qt.lan.bridge import LanBridge
from samurai_qt.lan.events import EndProposed, Stopped
from samurai_qt.lan.model import Presence
from samurai_qt.pages.table import TablePage
from samurai_qt.session import Session
from samurai_qt.table.controller import TableController
from samurai_qt.table.link import Link
from samurai_qt.tabletop.log_and_chat import LogAndChat
from samurai_qt.tabletop.request_bar import RequestBar
from samurai_qt.widgets.chat_panel import ChatPanel
from samurai_qt.words.network import presence_text, stopped_text

TICK_MILLISECONDS = 1000


class LanTablePage(TablePage):
    """As offline, and: nothing stands still here while another page is in front, since others may be waiting."""

    away_requested = Signal()
    """Close the table and keep it."""
    left = Signal()
    """Leave the game for good."""
    copy_requested = Signal()
    """Play on offline in a copy."""

    rematch_requested = Signal()
    """The game is over: play again at the table that another player has opened."""

    offers_hints = False

    def __init__(self, session: Session, controller: TableController, bridge: LanBridge) -> None:
        chat = ChatPanel(session)
        super().__init__(session, controller, lambda log: LogAndChat(session, log, chat, self))
        self.chat = chat
        self._bridge = bridge
        self._proposal = EndProposed(())
        self._resigns: bool | None = None
        """Whether the player resigns, or leaves; None while they stay."""
        self._stopped: Stopped | None = None
        self._taken = False
        self._waits_for = -1
        self.absence: dict[int, QMessageBox] = {}
        """The open question about each seat that has been away for too long."""
        self.request = RequestBar(self)
        seats = controller.table.seats
        chat.set_seats(
            [words.seat_name(seats, seat) for seat in range(len(seats))], [seat.colour for seat in seats]
        )
        chat.said.connect(bridge.node.say)
        bridge.chat_said.connect(chat.hear)
        bridge.presence_changed.connect(self._show_presence)
        bridge.grace_over.connect(self._ask_about)
        bridge.end_proposed.connect(self._show_proposal)
        bridge.departing.connect(self._show_departure)
        bridge.stopped.connect(self._stop)
        bridge.seat_taken.connect(self._show_caretaker)
        bridge.opened_elsewhere.connect(self._show_elsewhere)
        bridge.undone.connect(controller.take_up_anew)
        controller.changed.connect(self._hide_departure)
        self.header.end_requested.connect(self._ask_to_propose)
        self.header.save.setVisible(False)
        plays = bool(controller.seating.people)
        self.header.end.setVisible(plays)
        if not plays:
            chat.only_listen()
        self._clock = QTimer(self, interval=TICK_MILLISECONDS)
        self._clock.timeout.connect(self._show_links)
        self._told_links: dict[int, Link] = {}
        self._show_presence()

    # Connections

    def _show_presence(self) -> None:
        seats = self.controller.table.seats
        for seat, presence in enumerate(self._bridge.presence):
            before = self._told_links.get(seat, presence.link)
            self._told_links[seat] = presence.link
            if before is not presence.link:
                self.chat.tell(self._news(words.seat_name(seats, seat), presence.link))
            if presence.link is not Link.RECONNECTING and seat in self.absence:
                self.absence.pop(seat).close()
            if presence.link is not Link.RECONNECTING and seat == self._waits_for:
                self._waits_for = -1
                self.request.hide()
        self._show_links()

    def _news(self, name: str, link: Link) -> str:
        return {
            Link.RECONNECTING: self.tr("{name} is no longer connected"),
            Link.LEFT: self.tr("{name} has left the game"),
            Link.CARETAKER: self.tr("The caretaker plays on for {name}"),
        }.get(link, self.tr("{name} is connected again")).format(name=name)

    def _show_links(self) -> None:
        now = time.monotonic()
        presence = self._bridge.presence
        if len(presence) != len(self.controller.table.seats):
            presence = tuple(self._unknown(seat) for seat in range(len(self.controller.table.seats)))
        self.set_links([(one.link, presence_text(one, now)) for one in presence])
        if any(one.link is Link.RECONNECTING for one in presence):
            self._clock.start()
        else:
            self._clock.stop()

    def _unknown(self, seat: int) -> Presence:
        here = (*self.controller.seating.people, *self.controller.bot_levels)
        return Presence(Link.HERE if seat in here else Link.WATCHED)

    def _ask_about(self, seat: int, can_cut: bool) -> None:
        """Somebody has been silent for long: wait on, put the game away, or go on without."""
        if seat in self.absence:
            return
        seats = self.controller.table.seats
        name = words.seat_name(seats, seat)
        ways = [
            (self.tr("Wait"), lambda: self._wait_on(seat, can_cut)),
            (self.tr("Save for another day"), self.away_requested.emit),
        ]
        if can_cut:
            detail = self.tr(
                "If all others agree, the game goes on without them: their hand is dealt anew in the open, and the "
                "caretaker plays it until they come back. They lose nothing else."
            )
            ways.append((self.tr("Go on without {name}").format(name=name), lambda: self._go_on_without(seat)))
        else:
            detail = self.tr("You are too few to go on at this table. A copy can be played on offline, with bots.")
            ways.append((self.tr("Play on in a copy"), self.copy_requested.emit))
        question = self.tr("{name} has not been connected for a while").format(name=name)
        box = choose(self, question, detail, ways)
        self.absence[seat] = box
        box.finished.connect(lambda: self.absence.pop(seat, None))

    def _wait_on(self, seat: int, can_cut: bool) -> None:
        """Ask no more by itself, but leave the question at hand."""
        name = words.seat_name(self.controller.table.seats, seat)
        text = self.tr("{name} is still not connected.").format(name=name)
        self._waits_for = seat
        self.request.ask(text, [(self.tr("What now?"), lambda: self._ask_about(seat, can_cut))])
        self._place_request()

    def _go_on_without(self, seat: int) -> None:
        """Vote so, and say that the vote stands: nothing else happens before the next step of the game."""
        self._bridge.node.cut(seat)
        name = words.seat_name(self.controller.table.seats, seat)
        text = self.tr("You go on without {name} as soon as all others agree and the next move is made.")
        self._waits_for = seat
        self.request.ask(text.format(name=name), [])
        self._place_request()

    # The end by agreement, and the end for good

    def _ask_to_propose(self) -> None:
        question = self.tr("Propose to end the game here?")
        detail = self.tr("It ends if everyone agrees, and is counted as it stands. Until then it goes on.")
        ask(self, question, detail, self.tr("Propose"), lambda: self._bridge.node.propose_end(True))

    def _show_proposal(self, proposal: EndProposed) -> None:
        self._proposal = proposal
        node = self._bridge.node
        people = self.controller.seating.people
        if self._resigns is not None:
            return
        if self.controller.is_over or not (proposal.seats or proposal.pending):
            self.request.hide()
            return
        seats = self.controller.table.seats
        names = words.joined([words.seat_name(seats, seat) for seat in proposal.seats if seat not in people])
        if set(proposal.seats) & set(people):
            text = self.tr("You wish to end the game here. It goes on until all agree.")
            if proposal.pending:
                text = self.tr("You wish to end the game here. The others hear of it with the next move.")
            self.request.ask(text, [(self.tr("Take it back"), lambda: node.propose_end(False))])
        elif proposal.pending:
            text = self.tr("You play on after all. The others hear of it with the next move.")
            self.request.ask(text, [(self.tr("End it here"), lambda: node.propose_end(True))])
        else:
            text = self.tr("{names} would end the game here and count it as it stands.").format(names=names)
            ways = [
                (self.tr("Agree"), lambda: node.propose_end(True)),
                (self.tr("Play on"), self.request.hide),
            ]
            self.request.ask(text, ways)
        self._place_request()

    def _show_caretaker(self, taken: bool) -> None:
        """The others went on without this player: the seat can be taken back as it stands."""
        self._taken = taken
        if taken:
            text = self.tr("The others went on while you were away: the caretaker plays your seat.")
            self.request.ask(text, [(self.tr("Take it back"), self._bridge.node.take_back)])
            self._place_request()
        elif not self._proposal.seats:
            self.request.hide()

    def _show_elsewhere(self) -> None:
        text = self.tr("This table was opened in another program with your identity, which plays on.")
        self.request.ask(text, [(self.tr("Back to start"), self.away_requested.emit)], warns=True)
        self._place_request()

    def _stop(self, stopped: Stopped) -> None:
        self._stopped = stopped
        text = stopped_text(stopped, self.controller.table.seats)
        self.request.ask(text, [(self.tr("Back to start"), self.away_requested.emit)], warns=True)
        self._place_request()

    def ask_for_rematch(self, text: str) -> None:
        """The game is over, and somebody would play another one."""
        self.request.ask(text, [(self.tr("Play again"), self.rematch_requested.emit)])
        self._place_request()

    def show_failure(self, text: str) -> None:
        """The table can't go on here; what it came to is kept."""
        self.request.ask(text, [(self.tr("Back to start"), self.away_requested.emit)], warns=True)
        self._place_request()

    # Leaving

    def leave(self) -> None:
        """Ask what is to become of the seat; once the game is over there is nothing to ask."""
        if self.controller.is_over or self._stopped is not None or not self.controller.seating.people:
            self.away_requested.emit()
            return
        players = len(self.controller.table.seats)
        stay = self.tr(
            "Saved for another day, the game goes on when you open it again; the others see that you are away."
        )
        if players > 2:
            go = self.tr("If you leave for good, the caretaker plays your seat in the open.")
        else:
            go = self.tr("If you resign, the other player wins.")
        ways = [
            (self.tr("Save for another day"), self.away_requested.emit),
            (self.tr("Leave for good") if players > 2 else self.tr("Resign"), self._leave_for_good),
        ]
        choose(self, self.tr("Leave the table?"), f"{stay}\n\n{go}", ways, cancel=True)

    def ask_to_resign(self) -> None:
        """Ask before the seat is given up."""
        if len(self.controller.table.seats) > 2:
            self.leave()
            return
        detail = self.tr("The game ends here, and the other player wins.")
        ask(self, self.tr("Resign the game?"), detail, self.tr("Resign"), self._resign)

    def _leave_for_good(self) -> None:
        if len(self.controller.table.seats) > 2:
            self.left.emit()
        else:
            self._resign()

    def _resign(self) -> None:
        self.controller.resign()

    def _show_departure(self, resigned: bool) -> None:
        """Say that the player goes until the others have confirmed it."""
        self._resigns = resigned
        if resigned:
            self.request.ask(self.tr("You have resigned. It counts once the others have confirmed it."), [])
        else:
            text = self.tr("You leave the game. Once the others have confirmed it the caretaker plays your seat.")
            self.request.ask(text, [(self.tr("Back to start"), self.away_requested.emit)])
        self._place_request()

    def _hide_departure(self) -> None:
        if self._resigns and self.controller.is_over:
            self._resigns = None
            self.request.hide()

    def described_state(self) -> dict[str, Any]:
        """The game's state, and how each seat is connected."""
        return {**super().described_state(), "links": [link.value for link, _ in self.shown_links]}

    # Place and time

    def hideEvent(self, event: QHideEvent) -> None:
        """The game goes on: others may be waiting."""
        QWidget.hideEvent(self, event)

    def showEvent(self, event: QShowEvent) -> None:
        """Nothing was stopped."""
        QWidget.showEvent(self, event)
        self.log.view.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the request at the map's top, where no log lies over it."""
        super().resizeEvent(event)
        self._place_request()

    def _place_request(self) -> None:
        area = self.map.geometry()
        width = min(area.width() - 24, 760)
        height = max(self.request.sizeHint().height(), 64)
        self.request.setGeometry(area.right() - width - 12, area.top() + 12, width, height)

    def changeEvent(self, event: QEvent) -> None:
        """Say what is asked in the new language, too."""
        super().changeEvent(event)
        if event.type() != QEvent.Type.LanguageChange:
            return
        self._show_links()
        if self._stopped is not None:
            self._stop(self._stopped)
        elif self._taken:
            self._show_caretaker(True)
        elif self._resigns is not None:
            self._show_departure(self._resigns)
        elif self._proposal.seats or self._proposal.pending:
            self._show_proposal(self._proposal)
