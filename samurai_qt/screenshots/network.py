"""The pages of the network, each with something on it, without a network."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import cast

from engine.samurai import Choice, Event, Hand, LocalTable, Position, Record, RuleSet, SeatInfo
from samurai_qt.lan import events
from samurai_qt.lan.model import Audit, Failure, FoundTable, Lobby, LobbySeat, Presence, UnfinishedTable
from samurai_qt.lan.node import Node
from samurai_qt.screenshots import games
from samurai_qt.table.link import Link
from samurai_qt.window.main_window import MainWindow

ANN, BEA, CLEO = "a" * 64, "b" * 64, "c" * 64
"""Keys of computers."""
LONG_AGO = 95.0
"""Seconds for which somebody has been away."""


class PicturedNode(Node):
    """A `Node` that does nothing of what it is asked, and tells what a picture needs."""

    online = True
    port = 31603

    def __init__(self) -> None:
        self.tell: Callable[[object], None] = lambda told: None

    def subscribe(self, listener: Callable[[object], None]) -> None:
        """Tell the listener from now on."""
        self.tell = listener

    def hear(self, told: object) -> Sequence[events.LanEvent]:
        """What was told is an event already."""
        return (cast("events.LanEvent", told),)


class _PicturedTable:
    """A table at this computer as one between computers; seat 0 is the person's."""

    own = (0,)

    def __init__(self, table: LocalTable) -> None:
        self._table = table
        self.seats: tuple[SeatInfo, ...] = tuple(seat._replace(player=games.PERSON) for seat in table.seats)

    @property
    def position(self) -> Position:
        return self._table.position

    @property
    def awaited(self) -> tuple[int, ...]:
        return self._table.awaited

    def hand(self, seat: int) -> Hand:
        return self._table.hand(seat)

    def record(self) -> Record:
        return self._table.record()

    def submit(self, seat: int, choice: Choice) -> None:
        self._table.submit(seat, choice)

    def subscribe(self, listener: Callable[[Event], None]) -> Callable[[], None]:
        return self._table.subscribe(listener)

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        return lambda: None


def tables(window: MainWindow) -> None:
    """The list, with every kind of table in it."""
    node = _listed(window)
    found = FoundTable(
        "1", "Evening table", "Bea", 1, 3, RuleSet(), False, False, 1.4, "192.168.1.7:31603", "Samurai 0.3"
    )
    long_name = "The table of everybody who has nothing better to do on a rainy evening"
    others = (
        found._replace(key="2", name="Friends only", host="Cleo", seats=4, taken=2, locked=True, ping=12.0),
        found._replace(key="3", name=long_name, host="Dai", rules=RuleSet("1998", "immediate", "random", "random")),
        found._replace(key="4", name="Bea and Dai", taken=2, seats=2, started=True),
        found._replace(key="5", name="牌桌", host="小林", playable=False, program="Samurai 0.9"),
    )
    node.tell(events.TablesFound((found, *others)))
    unfinished = UnfinishedTable("6", "Friday", ("Ann", "Bea", "Kenji"), 1_795_000_000.0, ("red", "blue", "green"))
    node.tell(events.UnfinishedFound((unfinished,)))


def no_tables(window: MainWindow) -> None:
    """The list with nothing in it, and with something that went wrong."""
    node = _listed(window)
    page = window.lan.list_page
    assert page is not None
    page.patience.stop()
    node.tell(events.TablesFound(()))
    node.tell(events.Failed(Failure.NO_ANSWER, "192.168.1.7:31603"))


def host_form(window: MainWindow) -> None:
    """The form that sets a table up."""
    _listed(window)
    page = window.lan.open_host_form()
    page.counts.button(4).setChecked(True)
    page.others[2].setCurrentIndex(page.others[2].findData("master"))


def lobby(window: MainWindow) -> None:
    """The lobby as its host sees it, with a name that somebody else had, a bot and a free seat."""
    node = _listed(window)
    seats = (
        LobbySeat("Ann", "red", "human", ANN),
        LobbySeat("Bea", "blue", "human", BEA),
        LobbySeat("Yuki", "green", "bot:hard", ANN),
        None,
    )
    addresses = ("192.168.1.7:31603", "[fd12:3456::7]:31603")
    node.tell(events.LobbyChanged(Lobby("Ann's table", RuleSet(), True, seats, ANN, ANN, addresses)))
    node.tell(events.WordsToCompare(BEA, ("lantern", "sesame", "syrup", "pilot")))
    node.tell(events.KeyChanged(BEA, "Bea"))
    node.tell(events.ChatSaid(1, "Good evening"))


def guests_lobby(window: MainWindow) -> None:
    """The lobby as a guest sees it, by rules that are not the usual ones."""
    node = _listed(window)
    seats = (
        LobbySeat("Bea", "blue", "human", BEA, ready=True),
        LobbySeat("Ann", "red", "human", ANN),
        LobbySeat("Yuki", "green", "bot:hard", BEA, ready=True),
    )
    rules = RuleSet("1998", "immediate", tied_leaders=True)
    node.tell(events.LobbyChanged(Lobby("Bea's table", rules, False, seats, BEA, ANN)))
    node.tell(events.WordsToCompare(BEA, ("lantern", "sesame", "syrup", "pilot")))


def table(window: MainWindow) -> None:
    """A game in which one is away, one has left, and one would end it."""
    node = _listed(window)
    node.tell(events.Started(_PicturedTable(games.middle().table)))
    now = time.monotonic()
    links = (Link.HERE, Link.RECONNECTING, Link.LEFT, Link.CONNECTED)
    node.tell(events.PresenceChanged(tuple(Presence(link, now - LONG_AGO) for link in links)))
    node.tell(events.ChatSaid(3, "Shall we go on tomorrow?"))
    node.tell(events.EndProposed((3,)))


def end(window: MainWindow) -> None:
    """A game that was checked, and that somebody would play again."""
    _ended(window, Audit(412, 80, 61))
    _listed_node(window).tell(events.RematchOffered(1))


def broken_end(window: MainWindow) -> None:
    """A game whose check found a fault."""
    _ended(window, Audit(412, 80, 61, fault="ILLEGAL_BAG", seat=1))


def _ended(window: MainWindow, audit: Audit) -> None:
    node = _listed(window)
    finished = _PicturedTable(games.finished())
    node.tell(events.Started(finished))
    node.tell(events.PresenceChanged(tuple(Presence(Link.CONNECTED) for _ in finished.seats)))
    window.lan.bridge.presence_changed.connect(lambda: window.lan.show_result(finished))
    node.tell(events.Audited(audit, "2026-11-30 21.15 Ann, Hana, Kenji, Tomoe.samurai"))


def _listed(window: MainWindow) -> PicturedNode:
    window.lan.open_list()
    return _listed_node(window)


def _listed_node(window: MainWindow) -> PicturedNode:
    node = window.lan.bridge.node
    assert isinstance(node, PicturedNode)
    return node
