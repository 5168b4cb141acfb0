"""A faulty network inside one process: everything that happens follows from a seed."""

import heapq
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from net.folding import step_hash
from net.misconduct import Misconduct
from net.peer.effects import Caught, Disagreed, Effect, Refused, Rewound, Send, Stepped, Store
from net.peer.machine import TablePeer
from net.peer.stored import decode_record
from net.state import Stage
from net.transcript import print_transcript
from tests.net.tables import TableSetup, wanted_choice

_MOST_EVENTS = 300_000


class Faults(NamedTuple):
    """How bad the network and the computers are: shares of frames, seconds, chances per effect and per second."""

    delay: float = 0.1
    drop: float = 0.0
    duplicate: float = 0.0
    breaking: float = 0.0
    crash: float = 0.0
    rollback: float = 0.0
    partition: float = 0.0


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

    def __init__(self, setup: TableSetup, seed: int, faults: Faults = Faults()) -> None:
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
                setup.opened(computer.number), setup.game(), self.random.randbytes(32)
            )
            computer.peer = peer
            self.carry_out(computer, effects)
        for computer in self.computers:
            self._tick(computer)
            for other in self.computers[: computer.number]:
                self._link(computer.number, other.number)
        if faults.partition:
            self.later(self.random.expovariate(faults.partition), self._part)

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
        places = [computer.peer and (computer.peer.state.step, computer.peer.ledger.missing) for computer in self.computers]
        raise Stuck(f"after {self.now:.0f} s at {places}")

    def run_for(self, seconds: float) -> None:
        """Let so many seconds go by."""
        end = self.now + seconds
        self.run(lambda: self.now >= end)

    def all_at(self, stage: Stage) -> bool:
        """Whether all computers run and are at this stage."""
        return all(computer.peer is not None and computer.peer.state.stage is stage for computer in self.computers)

    def carry_out(self, computer: Computer, effects: list[Effect]) -> None:
        """Do what the program wants done; the power may fail in between."""
        for effect in effects:
            if self.faulty and self.random.random() < self.faults.crash and computer.peer and len(computer.journal) > 1:
                self.crash(computer)
                return
            self._carry_out_one(computer, effect)
        if computer.peer is not None:
            self._let_choose(computer)

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
        self.later(1.0, lambda: self._tick(computer))

    def crash(self, computer: Computer, rollback: int | None = None, pause: float = 1.0) -> None:
        """Kill a computer's program; it starts again from its journal, of which the newest records may be lost."""
        if computer.peer is None:
            return
        self.crashes += 1
        computer.peer = None
        for other in range(len(self.computers)):
            self.unlink(computer.number, other)
        if rollback is None and self.random.random() < self.faults.rollback:
            rollback = self.random.choice((1, 2, 3, 10, 1000))
        if rollback:
            computer.journal = computer.journal[: max(1, len(computer.journal) - rollback)]
        life = computer.life = computer.life + 1
        self.later(pause, lambda: self.start(computer, life))

    def start(self, computer: Computer, life: int) -> None:
        """Start a computer's program from its journal, unless it was killed again since."""
        if computer.life != life:
            return
        records = [decode_record(record) for record in computer.journal]
        computer.peer = TablePeer.restored(records, self.setup.game(), self.random.randbytes(32))

    def part(self, groups: list[int]) -> None:
        """Let only computers of one group reach each other."""
        self.groups = groups
        for link in list(self.links):
            one, other = sorted(link)
            if groups[one] != groups[other]:
                self.unlink(one, other)

    def _part(self) -> None:
        if self.faulty:
            self.part([self.random.randrange(2) for _ in self.computers])
            self.later(self.random.random() * 5, lambda: self.part([0] * len(self.computers)))
            self.later(self.random.expovariate(self.faults.partition), self._part)

    def transcripts(self) -> set[bytes]:
        """The transcripts of all computers, each once."""
        return {print_transcript(computer.running.transcript()) for computer in self.computers}
