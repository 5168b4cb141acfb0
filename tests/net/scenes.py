"""Computers at one table with nothing lost between them, and what somebody says who lies."""

from collections import deque
from collections.abc import Callable
from random import Random
from typing import TypeVar

from engine.samurai import RuleSet
from net.audit import Audit, audit
from net.messages import Body, Message, decode_body, sign_message
from net.misconduct import Fault
from net.peer.effects import Caught, Disagreed, Effect, Refused, Send, Store
from net.peer.frames import Frame, Said, decode_frame, encode_frame
from net.peer.machine import TablePeer
from net.peer.own_seats import Heard
from net.peer.stored import decode_record
from net.signing import SigningKey
from net.state import Called, Stage, TableState
from net.transcript import parse_transcript, print_transcript
from samurai_qt.bench.random_player import wanted_choice
from tests.net.tables import TableSetup, one_seat_each, set_up

B = TypeVar("B")

DEALT = RuleSet(figures="random")


class Scene:
    """A table of computers, one seat each unless said otherwise; players choose at random but those held back."""

    def __init__(
        self,
        players: int = 3,
        rules: RuleSet = DEALT,
        seed: int = 1,
        seats_of: tuple[tuple[int, ...], ...] | None = None,
        muted: tuple[int, ...] = (),
        setup: TableSetup | None = None,
    ) -> None:
        self.setup = setup or set_up(rules, Random(seed), seats_of or one_seat_each(players))
        self.random = Random(seed)
        self.peers: dict[int, TablePeer] = {}
        self.held_back: set[int] = set()
        """Seats whose players don't choose."""
        self.muted: set[int] = set(muted)
        """Computers whose programs are not heard."""
        self.parted: Callable[[int, int], bool] = lambda sender, receiver: False
        """Whether nothing gets from one computer to another."""
        self.unsaid: tuple[int, type[Body]] | None = None
        """What a computer does not get said: messages of its own with bodies of this kind."""
        self.journals: dict[int, list[bytes]] = {}
        self.told: dict[int, list[Effect]] = {}
        self._frames: deque[tuple[int, int, bytes]] = deque()
        for computer in range(len(self.setup.keys)):
            self.journals[computer], self.told[computer] = [], []
            self.peers[computer], effects = TablePeer.opening(
                self.setup.opened(computer), self.setup.game(), self.random.randbytes(32), self.identity(computer)
            )
            self.take(computer, effects)
        self.connect_all()

    def identity(self, computer: int) -> SigningKey:
        """A computer's own key."""
        return self.setup.installations[computer]

    def key(self, seat: int) -> SigningKey:
        """The key that a seat began with."""
        return self.setup.secrets[seat].signing_key()

    @property
    def state(self) -> TableState:
        """The state at the first computer."""
        return self.peers[0].state

    def connect_all(self) -> None:
        """Connect every computer with every other one."""
        for computer, peer in self.peers.items():
            for other in self.peers:
                if other != computer:
                    self.take(computer, peer.connect(self.setup.keys[other]))

    def take(self, computer: int, effects: list[Effect]) -> None:
        """Carry out what a program wants."""
        for effect in effects:
            if isinstance(effect, Store):
                self.journals[computer].append(effect.record)
            elif isinstance(effect, Send):
                receiver = self.setup.keys.index(effect.installation)
                if self._is_heard(computer, receiver, effect.frame):
                    self._frames.append((computer, receiver, effect.frame))
            else:
                self.told[computer].append(effect)

    def _is_heard(self, computer: int, receiver: int, data: bytes) -> bool:
        if computer in self.muted or self.parted(computer, receiver):
            return False
        frame = decode_frame(data)
        if self.unsaid is None or self.unsaid[0] != computer or not isinstance(frame, Said):
            return True
        return not isinstance(decode_body(frame.message.body), self.unsaid[1])

    def settle(self) -> None:
        """Deliver frames until there are none."""
        while self._frames:
            sender, receiver, frame = self._frames.popleft()
            self.take(receiver, self.peers[receiver].receive(self.setup.keys[sender], frame))

    def tick(self, now: float) -> None:
        """Let time go on for all, and what follows."""
        for computer, peer in self.peers.items():
            self.take(computer, peer.tick(now))
        self.settle()

    def play_until(self, is_there: Callable[[], bool]) -> None:
        """Let players choose until this holds."""
        self.settle()
        while not is_there():
            assert any(self._choose(computer) for computer in self.peers), "nobody can choose"
            self.settle()

    def play_to_turn_of(self, seat: int, turns: int = 0) -> None:
        """Let players choose until it is this seat's turn, after it has had so many; it is held back then."""

        def is_there() -> bool:
            expected = self.state.seats[seat].opened, self.peers[0].ledger.expected
            return len(expected[0]) >= turns and expected[1] == Called(seat, True)

        self.play_until(is_there)
        self.held_back.add(seat)

    def play_to_stage(self, *stages: Stage) -> None:
        """Let players choose until the table is at one of these stages."""
        self.play_until(lambda: self.state.stage in stages)

    def agree_to_end(self) -> None:
        """Let all players wish to end the game, and play until all open up."""
        for computer, peer in self.peers.items():
            for seat in peer.own:
                self.take(computer, peer.agree(seat, True))
        self.held_back.clear()
        self.play_to_stage(Stage.OPENING_UP, Stage.FINISHED)

    def _choose(self, computer: int) -> bool:
        peer = self.peers[computer]
        for seat in peer.own:
            choice = None if seat in self.held_back else wanted_choice(peer, seat, self.random)
            if choice is not None:
                self.take(computer, peer.submit(seat, choice))
                return True
        return False

    def honest(self, seat: int, kind: type[B]) -> B:
        """What the seat would rightly say now, as another computer sees it, its player choosing at random."""
        ledger = self.seen_by_another(seat).ledger
        peer = self.peers[self.computer_of(seat)]
        own = peer.own[seat]
        own.intention = own.intention or wanted_choice(peer, seat, self.random)
        message = own.speak(ledger.at_hand, Heard(ledger.call))
        own.intention = None
        assert message is not None
        body = decode_body(message.body)
        assert isinstance(body, kind)
        return body

    def signed(self, seat: int, body: Body, key: SigningKey | None = None) -> Message:
        """The seat's message with this body in the step at hand, as another computer sees it."""
        state = self.seen_by_another(seat).state
        return sign_message(key or self.key(seat), state.table_id, state.previous, seat, state.step, body)

    def seen_by_another(self, seat: int) -> TablePeer:
        """The first computer that does not hold the seat."""
        return next(peer for peer in self.peers.values() if seat not in peer.own)

    def say(self, sender: int, frame: Frame, receivers: tuple[int, ...] = ()) -> None:
        """Have a computer send a frame that its program would not send, and see what follows."""
        for receiver in receivers or tuple(other for other in self.peers if other != sender):
            self._frames.append((sender, receiver, encode_frame(frame)))
        self.settle()

    def lie(self, seat: int, body: Body) -> None:
        """Have a seat say this to all, and its own program nothing more."""
        self.muted.add(self.computer_of(seat))
        self.say(self.computer_of(seat), self.said(self.signed(seat, body)))

    def said(self, message: Message) -> Said:
        """The frame that brings a message, of the history of the first computer."""
        known = self.peers[0].ledger
        return Said(known.state_before(min(message.step, known.state.step)).previous, message)

    def computer_of(self, seat: int) -> int:
        """The computer that holds a seat."""
        return next(computer for computer, seats in enumerate(self.setup.seats_of) if seat in seats)

    def restart(self, computer: int, records: int | None = None) -> None:
        """Start a program again from its journal, or from so many records of it, and connect it."""
        journal = self.journals[computer]
        if records is not None:
            del journal[records:]
        self.peers[computer] = TablePeer.restored(
            [decode_record(record) for record in journal],
            self.setup.game(),
            self.random.randbytes(32),
            self.identity(computer),
        )
        for other, peer in self.peers.items():
            if other != computer:
                peer.disconnect(self.setup.keys[computer])
            if other != computer and not self.parted(computer, other):
                self.take(computer, self.peers[computer].connect(self.setup.keys[other]))
                self.take(other, peer.connect(self.setup.keys[computer]))
        self.settle()

    def effects(self, computer: int, kind: type[B]) -> list[B]:
        """What a computer told of this kind."""
        return [effect for effect in self.told[computer] if isinstance(effect, kind)]

    def faults(self, computer: int) -> list[tuple[int, Fault]]:
        """Whom a computer caught at what."""
        return [(caught.misconduct.seat, caught.misconduct.fault) for caught in self.effects(computer, Caught)]

    def nobody_blamed(self) -> bool:
        """Whether no computer caught, refused or disagreed with anybody."""
        return not any(
            isinstance(effect, Caught | Refused | Disagreed) for told in self.told.values() for effect in told
        )

    def audit(self, computer: int) -> Audit:
        """The audit of a computer's transcript, from its bytes."""
        data = print_transcript(self.peers[computer].transcript())
        return audit(parse_transcript(data), self.setup.game())


def assert_caught(scene: Scene, seat: int, fault: Fault) -> None:
    """All others caught the seat at this, stopped, and hand out a transcript that convicts it."""
    liar = scene.computer_of(seat)
    for computer, peer in scene.peers.items():
        if computer != liar:
            assert scene.faults(computer) == [(seat, fault)]
            assert peer.stopped is not None
            convicted = scene.audit(computer).convicted
            assert convicted is not None
            assert (convicted.seat, convicted.fault) == (seat, fault)
            assert not scene.audit(computer).complete
