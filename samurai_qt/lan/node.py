"""What the window asks of the network: one node a program, in a thread of its own. No call waits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from engine.samurai import RuleSet, Table
from samurai_qt.lan.events import LanEvent
from samurai_qt.lan.model import USUAL_GRACE


class HostWish(NamedTuple):
    """A table to open: `bots` are levels for its last seats; an empty code leaves it open to all.

    `grace` are the seconds for which a silent player is waited for.
    """

    name: str
    player: str
    colour: str
    players: int
    rules: RuleSet
    code: str = ""
    bots: tuple[str, ...] = ()
    listen: str = ""
    grace: int = USUAL_GRACE


class JoinWish(NamedTuple):
    """A table to join: the key of one that was found, or an address as typed."""

    table: str
    address: str
    player: str
    colour: str
    code: str = ""
    watch: bool = False


class SharedTable(Table, Protocol):
    """A table between computers: like any other, but it may stand differently without an event."""

    @property
    def own(self) -> tuple[int, ...]:
        """The seats this computer holds, its bots' among them."""
        ...

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call this whenever the table stands differently, until the returned function is called."""
        ...


class Node(Protocol):
    """The network; every answer comes as an event. All is called in the window's thread."""

    def subscribe(self, listener: Callable[[object], None]) -> None:
        """Call the listener in the network's thread with whatever is told; `hear` says what it means."""

    def hear(self, told: object) -> Sequence[LanEvent]:
        """What something that was told means for the window; called in the order of telling."""

    @property
    def online(self) -> bool:
        """Whether this computer is on a network at all."""
        ...

    @property
    def port(self) -> int:
        """The TCP port at which others reach this computer: the open one, else the one that a table opens."""
        ...

    def look(self, looking: bool) -> None:
        """Look for tables, or stop looking."""

    def host(self, wish: HostWish) -> None:
        """Open a table."""

    def join(self, wish: JoinWish) -> None:
        """Ask to be let in to a table's lobby, or to watch its game."""

    def resume(self, key: str) -> None:
        """Take an unfinished table up again."""

    def change(self, seat: int, name: str, colour: str) -> None:
        """Sit in one of the own seats under another name or colour."""

    def set_ready(self, ready: bool) -> None:
        """Sign the charter for the own seats, or take that back."""

    def say(self, text: str) -> None:
        """Say something to everyone at the table."""

    def kick(self, seat: int) -> None:
        """As host: empty a seat."""

    def add_bot(self, level: str) -> None:
        """As host: put a bot of this computer in a free seat."""

    def set_seats(self, players: int) -> None:
        """As host: play with so many seats; fewer close empty ones."""

    def set_rules(self, rules: RuleSet) -> None:
        """As host: play by other rules."""

    def trust(self, computer: str) -> None:
        """Remember this computer under the name it carries, although another one had it."""

    def cut(self, seat: int) -> None:
        """Vote to go on without a silent seat."""

    def take_back(self) -> None:
        """Take the own seats back from the caretaker."""

    def propose_end(self, wanted: bool) -> None:
        """Sign that the game may end here, or take the wish back."""

    def rematch(self) -> None:
        """Play again with the same seats."""

    def step_away(self) -> None:
        """Close the table and keep it: the others see this computer as gone for a while."""

    def leave(self) -> None:
        """Leave the lobby, or the game for good."""

    def close(self) -> None:
        """End the network's thread; tables in play are kept."""
