"""A faulty network inside one process: everything that happens follows from a seed."""

import heapq
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from net.errors import LocalProtocolError
from net.folding import step_hash
from net.misconduct import Misconduct
from net.peer.effects import Caught, Disagreed, Effect, Refused, Rewound, Send, Stepped, Store
from net.peer.machine import TablePeer
from net.peer.stored import decode_record, encode_record
from net.secrecy.table_secret import TableSecret
from net.state import Stage
from net.transcript import print_transcript
from samurai_qt.bench.random_player import wanted_choice
from tests.net.tables import TableSetup

_MOST_EVENTS = 300_000


class Faults(NamedTuple):
    """How bad network, computers and players are.

    `delay` of frames and `thinking` of players are in seconds, at most; `drop`, `duplicate` and `breaking` are
    shares of frames, `crash` of effects, `rollback` and `losing` (the table secret) of crashes; `partition`,
    `absence` (of a computer, for minutes) and `leaving` (of a player) are chances per second.
    """

    delay: float = 0.1
    thinking: float = 0.0
    drop: float = 0.0
    duplicate: float = 0.0
    breaking: float = 0.0
    crash: float = 0.0
    rollback: float = 0.0
    partition: float = 0.0
    absence: float = 0.0
    losing: float = 0.0
    leaving: float = 0.0
    most_crashes: int = 1000


NO_FAULTS = Faults()


class Stuck(AssertionError):
    """A run that did not come to its end."""


class Computer:
    """One computer: its journal as it is on the disk, and its program while it runs."""

    def __init__(self, number: int, seed: int) -> None:
        self.number = number
        self.random = Random(seed)
        self.journal: list[bytes] = []
        self.peer: TablePeer | None = None
        self.life = 0
        self.thinks_until = -1.0
        self.stepped: dict[int, bytes] = {}
        self.caught: list[Misconduct] = []
        self.disagreed: list[Disagreed] = []
        self.refused: list[Refused] = []

    @property
    def running(self) -> TablePeer:
        """The program, which must be running."""
        assert self.peer is not None
        return self.peer


class Simulation:
    """Computers at one table and the network between them."""

    def __init__(self, setup: TableSetup, seed: int, faults: Faults = NO_FAULTS) -> None:
        self.setup = setup
        self.faults = faults
        self.random = Random(seed)
        self.now = 0.0
        self.crashes = 0
        self.computers = [Computer(number, seed * 10 + number) for number in range(len(setup.keys))]
        self.links: dict[frozenset[int], int] = {}
        self.groups: list[int] = [0] * len(setup.keys)
        self.faulty = True
        self.plays: set[int] = set(range(len(setup.keys)))
        """The computers whose players choose."""
        self._queue: list[tuple[float, int, Callable[[], None]]] = []
        self._events = 0
        for computer in self.computers:
            peer, effects = TablePeer.opening(
                setup.opened(computer.number),
                setup.game(),
                self.random.randbytes(32),
                setup.installations[computer.number],
            )
            computer.peer = peer
            self.carry_out(computer, effects)
        for computer in self.computers:
            self._tick(computer)
            for other in self.computers[: computer.number]:
                self._link(computer.number, other.number)
        self._sometimes(faults.partition, self._part)
        self._sometimes(faults.absence, self._send_away)
        self._sometimes(faults.leaving, self._let_leave)

    def later(self, delay: float, event: Callable[[], None]) -> None:
        """Have something happen after so many seconds."""
        self._events += 1
        heapq.heappush(self._queue, (self.now + delay, self._events, event))

    def run(self, is_over: Callable[[], bool]) -> None:
        """Let things happen until this holds; Stuck after very many events."""
        for _ in range(_MOST_EVENTS):
            if is_over():
                return
            self.now, _, event = heapq.heappop(self._queue)
            event()
        peers = [computer.peer for computer in self.computers]
        places = [peer and (peer.state.step, peer.ledger.expected, peer.ledger.missing) for peer in peers]
        raise Stuck(f"after {self.now:.0f} s at {places}")

    def run_for(self, seconds: float) -> None:
        """Let so many seconds go by."""
        end = self.now + seconds
        self.run(lambda: self.now >= end)

    def calm_down(self) -> None:
        """No more faults from now on."""
        self.faulty = False
        self.part([0] * len(self.computers))

    def all_at(self, *stages: Stage) -> bool:
        """Whether all computers run and are at one of these stages."""
        peers = [computer.peer for computer in self.computers]
        return all(peer is not None and peer.state.stage in stages for peer in peers)

    def _sometimes(self, rate: float, event: Callable[[], None]) -> None:
        def happen() -> None:
            if self.faulty:
                event()
                self._sometimes(rate, event)

        if rate:
            self.later(self.random.expovariate(rate), happen)

    def carry_out(self, computer: Computer, effects: list[Effect]) -> None:
        """Do what the program wants done; the power may fail in between."""
        for effect in effects:
            if self._is_to_crash(computer):
                self.crash(computer)
                return
            self._carry_out_one(computer, effect)
        if computer.peer is not None:
            self._let_choose(computer)

    def _is_to_crash(self, computer: Computer) -> bool:
        if not self.faulty or self.crashes >= self.faults.most_crashes or len(computer.journal) < 2:
            return False
        return computer.peer is not None and self.random.random() < self.faults.crash

    def _carry_out_one(self, computer: Computer, effect: Effect) -> None:
        if isinstance(effect, Store):
            computer.journal.append(effect.record)
        elif isinstance(effect, Send):
            self._send(computer, self.setup.keys.index(effect.installation), effect.frame)
        elif isinstance(effect, Stepped):
            ledger = computer.running.ledger
            number = next(
                index for index in range(len(ledger.steps) - 1, -1, -1) if ledger.steps[index] == effect.step
            )
            computer.stepped[number] = step_hash(ledger.state_before(number), effect.step)
        elif isinstance(effect, Rewound):
            computer.stepped = {step: known for step, known in computer.stepped.items() if step < effect.step}
        elif isinstance(effect, Caught):
            computer.caught.append(effect.misconduct)
        elif isinstance(effect, Disagreed):
            computer.disagreed.append(effect)
        elif isinstance(effect, Refused):
            computer.refused.append(effect)
            self.unlink(computer.number, self.setup.keys.index(effect.installation))

    def _let_choose(self, computer: Computer) -> None:
        peer = computer.running
        if computer.number not in self.plays or peer.recalling or peer.stopped is not None:
            return
        for seat in peer.own:
            choice = wanted_choice(peer, seat, computer.random)
            if choice is None:
                continue
            if not self.faults.thinking or not self.faulty:
                self.carry_out(computer, peer.submit(seat, choice))
                return
            if computer.thinks_until < self.now:
                delay = self.random.random() * self.faults.thinking
                computer.thinks_until = self.now + delay
                self.later(delay, lambda: self._choose(computer, peer))

    def _choose(self, computer: Computer, peer: TablePeer) -> None:
        if computer.peer is not peer or peer.recalling or peer.stopped is not None:
            return
        for seat in peer.own:
            choice = wanted_choice(peer, seat, computer.random)
            if choice is not None:
                self.carry_out(computer, peer.submit(seat, choice))
                return

    def _send(self, computer: Computer, other: int, frame: bytes) -> None:
        link = frozenset((computer.number, other))
        epoch = self.links.get(link)
        if epoch is None:
            return
        if self.faulty and self.random.random() < self.faults.breaking:
            self.unlink(computer.number, other)
            return
        if self.faulty and self.random.random() < self.faults.drop:
            return
        copies = 2 if self.faulty and self.random.random() < self.faults.duplicate else 1
        for _ in range(copies):
            self.later(
                self.random.random() * self.faults.delay,
                lambda: self._deliver(link, epoch, computer.number, other, frame),
            )

    def _deliver(self, link: frozenset[int], epoch: int, sender: int, receiver: int, frame: bytes) -> None:
        computer = self.computers[receiver]
        if self.links.get(link) == epoch and computer.peer is not None:
            self.carry_out(computer, computer.peer.receive(self.setup.keys[sender], frame))

    def _link(self, one: int, other: int) -> None:
        """Try to connect two computers, and go on trying."""
        link = frozenset((one, other))
        first, second = self.computers[one], self.computers[other]
        if link not in self.links and first.peer and second.peer and self.groups[one] == self.groups[other]:
            self._events += 1
            self.links[link] = self._events
            self.carry_out(first, first.peer.connect(self.setup.keys[other]))
            if link in self.links and second.peer:
                self.carry_out(second, second.peer.connect(self.setup.keys[one]))
        self.later(0.5 + self.random.random(), lambda: self._link(one, other))

    def unlink(self, one: int, other: int) -> None:
        """Break the connection of two computers; what is under way is lost."""
        if self.links.pop(frozenset((one, other)), None) is None:
            return
        for here, there in ((one, other), (other, one)):
            peer = self.computers[here].peer
            if peer is not None:
                peer.disconnect(self.setup.keys[there])

    def _tick(self, computer: Computer) -> None:
        if computer.peer is not None:
            self.carry_out(computer, computer.peer.tick(self.now))
        if computer.peer is not None:
            self._vote(computer, computer.peer)
        if computer.peer is not None:
            self._come_back(computer, computer.peer)
        self.later(1.0, lambda: self._tick(computer))

    def _vote(self, computer: Computer, peer: TablePeer) -> None:
        """Go on without whoever has been silent for the whole grace, where that can be."""
        for silence in peer.silences():
            if peer.patience.is_exhausted(silence.installation):
                seats = [number for number, seat in enumerate(self.setup.charter.charter.seats)]
                seat = next(
                    number
                    for number in seats
                    if self.setup.charter.charter.seats[number].installation == silence.installation
                )
                try:
                    self.carry_out(computer, peer.vote_to_cut(seat))
                except LocalProtocolError:
                    continue
                return

    def _come_back(self, computer: Computer, peer: TablePeer) -> None:
        """Take back what the caretaker plays, every now and then."""
        if self.random.random() > 0.05 or peer.state.stage is not Stage.PLAYING:
            return
        for seat in self.setup.seats_of[computer.number]:
            if not peer.state.seats[seat].present:
                self.carry_out(computer, peer.come_back(seat, TableSecret(self.random.randbytes(32))))
                return
            if peer.own[seat].is_lost(peer.state) and peer.own[seat].departing is None:
                self.carry_out(computer, peer.depart(seat, resigned=False))
                return

    def _send_away(self) -> None:
        self.crash(self.random.choice(self.computers), pause=self.random.uniform(60, 300))

    def _let_leave(self) -> None:
        computer = self.random.choice(self.computers)
        peer = computer.peer
        if peer is not None and peer.own and not peer.recalling:
            seat = self.random.choice(sorted(peer.own))
            if peer.state.seats[seat].present:
                self.carry_out(computer, peer.depart(seat, resigned=self.random.random() < 0.3))

    def crash(self, computer: Computer, rollback: int | None = None, pause: float = 1.0) -> None:
        """Kill a computer's program; it starts again from its journal, of which the newest records may be lost."""
        if computer.peer is None:
            return
        self.crashes += 1
        computer.peer = None
        for other in range(len(self.computers)):
            self.unlink(computer.number, other)
        # Where all players still in forget at once, nobody is left to tell what they signed.
        forgets = rollback is None and self._remember_all_but(computer)
        if forgets and self.random.random() < self.faults.rollback:
            rollback = self.random.choice((1, 2, 3, 10, 1000))
        if rollback:
            computer.journal = computer.journal[: max(1, len(computer.journal) - rollback)]
        if forgets and self.random.random() < self.faults.losing:
            opened = self.setup.opened(computer.number)
            computer.journal = [encode_record(opened._replace(secrets=()))]
        life = computer.life = computer.life + 1
        self.later(pause, lambda: self.start(computer, life))

    def _remember_all_but(self, computer: Computer) -> bool:
        peers = [other.peer for other in self.computers if other is not computer]
        return all(peer is not None and not peer.recalling for peer in peers)

    def start(self, computer: Computer, life: int) -> None:
        """Start a computer's program from its journal, unless it was killed again since."""
        if computer.life != life:
            return
        records = [decode_record(record) for record in computer.journal]
        identity = self.setup.installations[computer.number]
        computer.peer = TablePeer.restored(records, self.setup.game(), self.random.randbytes(32), identity)

    def part(self, groups: list[int]) -> None:
        """Let only computers of one group reach each other."""
        self.groups = groups
        for link in list(self.links):
            one, other = sorted(link)
            if groups[one] != groups[other]:
                self.unlink(one, other)

    def _part(self) -> None:
        self.part([self.random.randrange(2) for _ in self.computers])
        self.later(self.random.random() * 5, lambda: self.part([0] * len(self.computers)))

    def transcripts(self) -> set[bytes]:
        """The transcripts of all computers, each once."""
        return {print_transcript(computer.running.transcript()) for computer in self.computers}
