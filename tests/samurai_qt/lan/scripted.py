"""A network that does what a test says: it writes down what is asked of it and tells what it is told to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from engine.samurai import Choice, Event, Hand, LocalTable, Position, Record, RuleSet, SeatInfo
from samurai_qt.lan.events import LanEvent
from samurai_qt.lan.model import FoundTable, Lobby, LobbySeat
from samurai_qt.lan.node import HostWish, JoinWish

ANN, BEA, CLEO = "a" * 64, "b" * 64, "c" * 64
"""Keys of computers."""


class ScriptedNode:
    """A `Node` without a network."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []
        self.tell: Callable[[LanEvent], None] = lambda event: None
        self.closed = False
        self.online = True
        self.port = 31603

    def take(self) -> list[tuple[object, ...]]:
        """What has been asked since the last time, without looking for tables."""
        asked = [wish for wish in self.asked if wish[0] != "look"]
        self.asked.clear()
        return asked

    def subscribe(self, listener: Callable[[object], None]) -> None:
        self.tell = listener

    def hear(self, told: object) -> Sequence[LanEvent]:
        return (cast("LanEvent", told),)

    def look(self, looking: bool) -> None:
        self.asked.append(("look", looking))

    def host(self, wish: HostWish) -> None:
        self.asked.append(("host", wish))

    def join(self, wish: JoinWish) -> None:
        self.asked.append(("join", wish))

    def resume(self, key: str) -> None:
        self.asked.append(("resume", key))

    def change(self, seat: int, name: str, colour: str) -> None:
        self.asked.append(("change", seat, name, colour))

    def set_ready(self, ready: bool) -> None:
        self.asked.append(("ready", ready))

    def say(self, text: str) -> None:
        self.asked.append(("say", text))

    def kick(self, seat: int) -> None:
        self.asked.append(("kick", seat))

    def add_bot(self, level: str) -> None:
        self.asked.append(("bot", level))

    def set_seats(self, players: int) -> None:
        self.asked.append(("seats", players))

    def set_rules(self, rules: RuleSet) -> None:
        self.asked.append(("rules", rules))

    def trust(self, computer: str) -> None:
        self.asked.append(("trust", computer))

    def cut(self, seat: int) -> None:
        self.asked.append(("cut", seat))

    def take_back(self) -> None:
        self.asked.append(("back",))

    def propose_end(self, wanted: bool) -> None:
        self.asked.append(("end", wanted))

    def rematch(self) -> None:
        self.asked.append(("rematch",))

    def step_away(self) -> None:
        self.asked.append(("away",))

    def leave(self) -> None:
        self.asked.append(("leave",))

    def close(self) -> None:
        self.closed = True


class ConfirmedTable:
    """A `SharedTable` whose choices happen once the test confirms them, as a table between computers does."""

    def __init__(self, table: LocalTable, own: tuple[int, ...]) -> None:
        self.table = table
        self.own = own
        self.resting = False
        """Whether a roll or a departure is under way: nobody is awaited."""
        self._sent: list[tuple[int, Choice]] = []
        self._watchers: list[Callable[[], None]] = []

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        return self.table.seats

    @property
    def position(self) -> Position:
        return self.table.position

    @property
    def awaited(self) -> tuple[int, ...]:
        sent = [seat for seat, _ in self._sent]
        return () if self.resting else tuple(seat for seat in self.table.awaited if seat not in sent)

    def hand(self, seat: int) -> Hand:
        assert seat in self.own
        return self.table.hand(seat)

    def record(self) -> Record:
        return self.table.record()

    def submit(self, seat: int, choice: Choice) -> None:
        self._sent.append((seat, choice))

    def subscribe(self, listener: Callable[[Event], None]) -> Callable[[], None]:
        return self.table.subscribe(listener)

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        self._watchers.append(changed)
        return lambda: self._watchers.remove(changed)

    def refuse(self) -> None:
        """Take nothing of what was submitted."""
        self._sent.clear()
        self.look()

    def look(self) -> None:
        """Say that the table stands differently."""
        for changed in tuple(self._watchers):
            changed()

    def confirm(self) -> None:
        """Let what was submitted happen."""
        sent, self._sent = self._sent, []
        for seat, choice in sent:
            self.table.submit(seat, choice)
        self.look()


def found(key: str = "t1", **values: object) -> FoundTable:
    """A table as the list shows it, with some values changed."""
    table = FoundTable(
        key, "Evening table", "Ann", 1, 3, RuleSet(), False, False, 1.4, "192.168.1.7:31603", "Samurai 0.3"
    )
    return table._replace(**values)  # type: ignore[arg-type]  # named by the callers


def seat(name: str, colour: str, computer: str, player: str = "human", *, ready: bool = False) -> LobbySeat:
    return LobbySeat(name, colour, player, computer, ready)


def lobby(*seats: LobbySeat | None, own: str = BEA, rules: RuleSet | None = None, locked: bool = False) -> Lobby:
    """A lobby that Ann opened, seen from a computer."""
    addresses = ("192.168.1.7:31603",) if own == ANN else ()
    return Lobby("Evening table", rules or RuleSet(), locked, seats, ANN, own, addresses)
