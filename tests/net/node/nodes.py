"""Nodes of one process on loopback, each with a table as its program would hold it."""

from collections.abc import Callable, Iterable
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import TypeVar

from engine.samurai import (
    ALL_TILES,
    Choice,
    Draft,
    OpeningChoice,
    Phase,
    RuleSet,
    legal_figure_placements,
)
from net.limits import GRACE_SECONDS
from net.node import (
    Began,
    Failed,
    HostTerms,
    Listening,
    LobbySeen,
    Node,
    NodeEvent,
    Over,
    Settings,
)
from net.samurai import options_of, playable_game, terms_of
from net.samurai.table import NetworkTable

E = TypeVar("E")

WAIT_SECONDS = 60.0


class Player:
    """A node, what it told, and the table once there is one."""

    def __init__(self, folder: Path, name: str, stirred: SimpleQueue[None]) -> None:
        self.folder = folder
        self.name = name
        self.stirred = stirred
        self.events: SimpleQueue[NodeEvent] = SimpleQueue()
        self.seen: list[NodeEvent] = []
        self.table: NetworkTable | None = None
        self.over: Over | None = None
        self.random = Random(name)
        self.passed_over = {"stranger", "cut"}
        """What may fail without the test's failing."""
        settings = Settings(
            *(folder / "tables", name, "samurai-qt test", "0", playable_game, options_of),
            *(("127.0.0.1",), 0, ("127.0.0.1",)),
        )
        self.node = Node(settings, self._hear)
        self.node.start()

    def _hear(self, event: NodeEvent) -> None:
        self.events.put(event)
        self.stirred.put(None)

    def take(self) -> NodeEvent:
        """The next event, given to the table too."""
        event = self.events.get(timeout=WAIT_SECONDS)
        self.seen.append(event)
        if isinstance(event, Began):
            self.table = NetworkTable(self.node, event)
        elif isinstance(event, Over):
            self.over = event
        if self.table is not None:
            self.table.handle(event)
        return event

    def wait_for(self, kind: type[E], holds: Callable[[E], bool] = lambda event: True) -> E:
        """Take events up to the first of this kind for which the condition holds."""
        while True:
            event = self.take()
            if isinstance(event, kind) and holds(event):
                return event
            if isinstance(event, Failed) and event.what not in self.passed_over and kind is not Failed:
                raise AssertionError(f"{self.name}: {event.what}: {event.error!r}")

    def expect(self, kind: type[E], holds: Callable[[E], bool] = lambda event: True) -> E:
        """The first such event ever, waited for if need be."""
        known = next((event for event in self.seen if isinstance(event, kind) and holds(event)), None)
        return self.wait_for(kind, holds) if known is None else known

    def act(self) -> bool:
        """Choose at random for the own seats that the table waits for; whether any was."""
        table = self.table
        assert table is not None
        seats = [seat for seat in table.awaited if seat in table.own]
        for seat in seats:
            table.submit(seat, self._choice(table, seat))
        return bool(seats)

    def _choice(self, table: NetworkTable, seat: int) -> Choice:
        position = table.position
        if position.phase is Phase.OPENING:
            return OpeningChoice(tuple(self.random.sample(ALL_TILES, 5)))
        if position.phase is Phase.FIGURES:
            return self.random.choice(legal_figure_placements(position))
        draft = Draft(position, table.hand(seat))
        while (legal := draft.legal_actions()) and (not draft.actions or self.random.random() < 0.4):
            draft.push(self.random.choice(legal))
        return draft.finish()

    @property
    def address(self) -> tuple[str, int]:
        """Where the node listens."""
        return "127.0.0.1", self.expect(Listening).port

    def close(self) -> None:
        """End the node."""
        self.node.close()


class Company:
    """Players who are closed at the end; a context manager."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._stirred: SimpleQueue[None] = SimpleQueue()
        self.players: list[Player] = []
        self.port = 0

    def player(self, name: str, folder: str | None = None) -> Player:
        """A player with a data folder of their own, or one there is already."""
        player = Player(self._folder / (folder or name), name, self._stirred)
        self.players.append(player)
        return player

    def host(
        self,
        name: str,
        players: int,
        rules: RuleSet | None = None,
        code: str | None = None,
        seat_name: str | None = None,
        grace: int = GRACE_SECONDS,
    ) -> Player:
        """A player who opens a table and sits at it, under the name of the settings or another one."""
        host = self.player(name)
        chosen = rules or RuleSet()
        seats = ((seat_name or name, "red", "human"),)
        host.node.host(HostTerms(f"{name}'s table", terms_of(chosen, grace), players, seats, code))
        self.port = host.wait_for(Listening).port
        return host

    def guest(self, name: str, *, sits: bool = True, code: str | None = None) -> Player:
        """A player who joins, and has a seat if `sits`."""
        guest = self.player(name)
        guest.node.join((("127.0.0.1", self.port),), code=code)
        guest.wait_for(LobbySeen)
        if sits:
            guest.node.sit(name, "", "human")
            guest.wait_for(LobbySeen, lambda event: bool(event.own))
        return guest

    def watcher(self, name: str) -> Player:
        """Somebody who watches."""
        watcher = self.player(name)
        watcher.node.join((("127.0.0.1", self.port),), watching=True)
        return watcher

    def begin(self, *players: Player) -> None:
        """All are ready, and the game begins."""
        for player in players:
            player.expect(LobbySeen, lambda event: None not in event.lobby.seats)
            player.node.ready(True)
        for player in players:
            player.wait_for(Began)

    def __enter__(self) -> "Company":
        return self

    def __exit__(self, *_: object) -> None:
        for player in self.players:
            player.close()


def play_until(players: Iterable[Player], is_over: Callable[[], bool]) -> None:
    """Let all choose and hear until the condition holds."""
    players = tuple(players)
    while not is_over():
        for player in players:
            while not player.events.empty():
                player.take()
        acted = [player.act() for player in players if player.table is not None]
        if not any(acted) and all(player.events.empty() for player in players) and not is_over():
            # One word for each event of anybody's, those taken long ago among them.
            players[0].stirred.get(timeout=WAIT_SECONDS)
