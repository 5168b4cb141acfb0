"""A peer without a window: bots in its seats, one JSON line an event."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import NamedTuple

from engine.samurai import Event as GameEvent
from engine.samurai import FigurePlaced, GameEnded, IllegalAction, OpeningChosen, TurnPlayed
from engine.samurai.bots import LevelChoice
from net.errors import LocalProtocolError, RemoteProtocolError
from net.node import (
    Began,
    Chatted,
    Dismissed,
    Failed,
    HostLeft,
    Joined,
    Listening,
    LobbySeen,
    Moved,
    Node,
    NodeEvent,
    Over,
    PresenceChanged,
    Reach,
    Replaced,
    Settled,
    Undone,
    Unsubmitted,
)
from net.node.events import Presence
from net.node.limits import LINGER_SECONDS
from net.samurai.table import NetworkTable
from net.state import Stage
from net.transcript import Transcript
from samurai_qt.errors import SamuraiError
from samurai_qt.lan import reports
from samurai_qt.lan.bot_seats import ThinkingSeats, Thought
from samurai_qt.lan.findings import conviction
from samurai_qt.lan.transcripts import check_transcript, save_transcript

EXIT_VERIFIED = 0
EXIT_NOT_OPENED = 3

# Failures after which there is nothing more to do.
_FATAL = frozenset({"host", "join", "resume", "journal", "network", "sit", "ready"})

Tell = Callable[..., None]


class TableFailed(SamuraiError):
    """The table can't be opened, joined, or played on."""


class Plan(NamedTuple):
    """Who plays here: name and bots (own seats in order, the first is the player's own), seed, where to save."""

    name: str
    bots: tuple[LevelChoice, ...]
    seed: int | None
    save: Path | None
    watching: bool = False


class HeadlessPeer:
    """Plays one table to its end; `tell` prints an event."""

    def __init__(self, plan: Plan, tell: Tell) -> None:
        self._plan = plan
        self._tell = tell
        self.events: SimpleQueue[NodeEvent | Thought] = SimpleQueue()
        self._table: NetworkTable | None = None
        self._bots: ThinkingSeats | None = None
        self._seated: dict[int, str] = {}
        self._asked_for_seat = False
        self._signed: bytes | None = None
        self._presences: dict[bytes, Presence] = {}
        self._taking_back: set[int] = set()
        self._exit: int | None = None
        self._linger_until: float | None = None
        self._waits_for_others = False
        self._turns_told = 0

    @property
    def is_watching(self) -> bool:
        """Whether it has no seat and wants none."""
        return self._plan.watching

    def play(self, node: Node) -> int:
        """Answer whatever comes until the table is over; the exit code, or TableFailed."""
        try:
            while True:
                event = self._next()
                if event is None or (isinstance(event, Settled) and self._exit is not None):
                    assert self._exit is not None
                    return self._exit
                self._take(node, event)
        finally:
            if self._bots is not None:
                self._bots.close()

    def _next(self) -> NodeEvent | Thought | None:
        """The next event; None once nobody else comes to see the end."""
        if self._linger_until is None:
            return self.events.get()
        try:
            return self.events.get(timeout=max(0.0, self._linger_until - time.monotonic()))
        except Empty:
            return None

    def _take(self, node: Node, event: NodeEvent | Thought) -> None:
        if isinstance(event, Listening):
            self._tell("listening", address=event.address, port=event.port)
        elif isinstance(event, Joined):
            self._tell("connected", name=event.peer.name, words=list(event.peer.words))
        elif isinstance(event, LobbySeen):
            self._see_lobby(node, event)
        elif isinstance(event, Chatted):
            self._tell("chat", seat=event.seat, name=event.name, text=event.text)
        elif isinstance(event, Began):
            self._begin(node, event)
        elif isinstance(event, Thought):
            self._choose(event)
        elif isinstance(event, Moved | Undone | Unsubmitted):
            self._move(node, event)
        elif isinstance(event, PresenceChanged):
            self._see_players(node, event.players)
        elif isinstance(event, Over):
            self._end(node, event.transcript)
        elif isinstance(event, Failed):
            self._fail(event)
        elif isinstance(event, Dismissed):
            raise TableFailed(f"the host sent this player away: {event.reason}")
        elif isinstance(event, HostLeft):
            raise TableFailed("the host left before the game began")
        elif isinstance(event, Replaced):
            raise TableFailed("this table was opened in another program with the same identity")

    def _see_lobby(self, node: Node, event: LobbySeen) -> None:
        lobby = event.lobby
        seated = {number: seat.name for number, seat in enumerate(lobby.seats) if seat is not None}
        for number, seat in enumerate(lobby.seats):
            if seat is not None and self._seated.get(number) != seat.name:
                self._tell("joined", seat=number, name=seat.name, colour=seat.colour, player=seat.player)
        for number in sorted(set(self._seated) - set(seated)):
            self._tell("left", seat=number, name=self._seated[number])
        self._seated = seated
        if self._plan.watching:
            return
        if not event.own:
            if not self._asked_for_seat:
                self._asked_for_seat = True
                node.sit(self._plan.name, "", f"bot:{self._plan.bots[0].level}")
            return
        charter = lobby.charter()
        if charter is not None and charter.table_id != self._signed:
            self._signed = charter.table_id
            node.ready(True)

    def _begin(self, node: Node, event: Began) -> None:
        table = NetworkTable(node, event)
        self._table = table
        levels = dict(zip(event.own, self._plan.bots, strict=False))
        self._bots = ThinkingSeats(levels, self._plan.seed, self.events.put)
        self._tell(
            "started",
            table=table.table_id.hex(),
            name=event.name,
            seats=[seat._asdict() for seat in table.seats],
            own=list(event.own),
            rules=table.position.rules.to_json(),
            grace=table.standing.state.charter.grace,
            resumed=event.resumed,
            turns=len(table.record().turns),
        )
        self._turns_told = len(table.record().turns)
        table.subscribe(self._report)
        self._waits_for_others = event.resumed
        self._take_seats_back(node)
        self._bots.ask(table)

    def _choose(self, thought: Thought) -> None:
        assert self._table is not None and self._bots is not None
        if not self._bots.still_counts(thought, self._table):
            self._bots.forget(thought.seat)
        else:
            try:
                self._tell("chose", seat=thought.seat)
                self._table.submit(thought.seat, thought.choice)
            except IllegalAction as error:
                raise TableFailed(f"the bot in seat {thought.seat} chose what the rules forbid: {error}") from error
        self._bots.ask(self._table)

    def _move(self, node: Node, event: Moved | Undone | Unsubmitted) -> None:
        assert self._table is not None and self._bots is not None
        if isinstance(event, Undone):
            self._tell("undone", step=event.step)
        if isinstance(event, Unsubmitted):
            self._bots.forget(event.seat)
        self._table.handle(event)
        if isinstance(event, Undone):
            self._turns_told = len(self._table.record().turns)
        self._tell_if_playing()
        self._take_seats_back(node)
        self._go_on_without_the_silent(node)
        self._bots.ask(self._table)

    def _take_seats_back(self, node: Node) -> None:
        """The others went on while this player was away: its bots play again where the caretaker does now."""
        assert self._table is not None
        state = self._table.standing.state
        lost = {seat for seat in self._table.own if not state.seats[seat].present}
        for seat in sorted(self._taking_back - lost):
            self._tell("back", seats=[seat], name=self._table.seats[seat].name)
        self._taking_back &= lost
        if state.stage is Stage.PLAYING:
            for seat in sorted(lost - self._taking_back):
                self._tell("cut", seats=[seat], name=self._table.seats[seat].name)
                node.come_back(seat)
            self._taking_back |= lost

    def _tell_if_playing(self) -> None:
        """Say once that a table that was taken up again goes on: the others have told what this player signed."""
        assert self._table is not None
        if self._waits_for_others and not self._table.standing.recalling:
            self._waits_for_others = False
            self._tell("playing")

    def _report(self, event: GameEvent) -> None:
        assert self._table is not None
        board = self._table.position.board
        if isinstance(event, OpeningChosen):
            self._tell("opening", seat=event.seat)
        elif isinstance(event, FigurePlaced):
            self._tell("figure", seat=event.seat, hex=board.hexes[event.hex].name, figure=event.figure.code)
        elif isinstance(event, TurnPlayed):
            self._tell("turn", **reports.turn_of(self._table.record(), self._turns_told))
            self._turns_told += 1
        elif isinstance(event, GameEnded):
            self._tell("ended", **reports.result(self._table.record()))

    def _see_players(self, node: Node, players: Sequence[Presence]) -> None:
        for player in players:
            known = self._presences.get(player.installation)
            before = Reach.HERE if known is None else known.reach
            if player.reach is not before:
                word = {Reach.AWAY: "reconnecting", Reach.HERE: "back"}.get(player.reach, player.reach.value)
                since = {} if player.reach is Reach.HERE else {"since": round(player.since, 4)}
                self._tell(word, seats=list(player.seats), name=player.name, **since)
            self._presences[player.installation] = player
        self._go_on_without_the_silent(node)

    def _go_on_without_the_silent(self, node: Node) -> None:
        """Vote, in each step anew: a player is cut only where something is due from it."""
        players = self._presences.values()
        silent = [player for player in players if player.exhausted]
        if not silent or self._table is None or self._plan.watching:
            return
        still_in = [player for player in players if player.reach not in (Reach.LEFT, Reach.CUT)]
        # All others still in have to vote, who is silent too among them, and be more than half of those in.
        if len(silent) == 1 and 2 * len(still_in) > len(still_in) + 1:
            node.vote_to_cut(silent[0].seats[0])
        elif self._table.standing.state.stage is Stage.OPENING_UP:
            node.conclude()

    def _end(self, node: Node, transcript: Transcript) -> None:
        assert self._table is not None
        try:
            checked = check_transcript(transcript)
        except RemoteProtocolError as error:
            raise TableFailed(f"the audit failed: {error}") from error
        found = checked.audit
        if self._plan.save is not None:
            save_transcript(self._plan.save, transcript)
        if not self._plan.watching:
            node.kept()
        proven = conviction(checked)
        if proven is not None:
            self._tell("audit", verified=False, complete=False, fault=proven)
            raise TableFailed(f"the table stopped: {proven}")
        self._tell(
            "audit",
            verified=found.complete,
            complete=found.complete,
            unopened=list(found.unopened),
            unfinished=found.unfinished,
            signatures=found.signatures,
        )
        self._exit = EXIT_VERIFIED if found.complete else EXIT_NOT_OPENED
        self._linger_until = time.monotonic() + LINGER_SECONDS

    def _fail(self, event: Failed) -> None:
        if event.what == "ready" and isinstance(event.error, LocalProtocolError):
            # The lobby has changed since it was looked at, or the game has begun: what comes next says what to do.
            return
        if event.what in _FATAL:
            raise TableFailed(reports.one_line(event.error)) from event.error
        if event.what != "cut":
            self._tell("warning", what=event.what, message=reports.one_line(event.error))
