"""The steps of a table as one computer holds them: whole ones, and the messages of the one at hand."""

from enum import Enum

from net.checking import check_message, check_signature
from net.cutting import CutVote, check_vote, seats_cut
from net.errors import RemoteProtocolError
from net.expecting import expectation, speakers
from net.folding import CompleteStep, after_step
from net.messages import Acknowledgement, Message, decode_body
from net.misconduct import Fault, Misconduct
from net.state import Called, TableState


class Standing(Enum):
    """How a message that came in stands to what is held already."""

    NEW = "new"
    KNOWN = "known"
    EARLY = "before the call it answers"
    OLD = "of a step that is whole"
    AHEAD = "of a step not reached here"


class Equivocation(Misconduct):
    """A seat signed two different messages for one step: both are the proof."""

    def __init__(self, first: Message, second: Message, previous: bytes) -> None:
        super().__init__(first.seat, Fault.EQUIVOCATION, f"step {first.step}")
        self.first = first
        self.second = second
        self.previous = previous


class Ledger:
    """Collects messages step by step; every one is checked before it counts."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.steps: list[CompleteStep] = []
        self._previous: list[bytes] = []
        self.held: dict[int, Message] = {}
        self._early: dict[int, Message] = {}

    @property
    def call(self) -> Message | None:
        """The call of the step at hand, or the departure in its place, once it is here."""
        expected = expectation(self.state)
        return self.held.get(expected.seat) if isinstance(expected, Called) else None

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats that have yet to speak in the step at hand."""
        due = speakers(expectation(self.state), self.state)
        return tuple(seat for seat in due if seat not in self.held)

    def add(self, message: Message) -> Standing:
        """Take a message in; Misconduct names the seat at fault, Equivocation holds the proof."""
        if message.step > self.state.step:
            return Standing.AHEAD
        if message.step < self.state.step:
            self._compare_with_whole(message)
            return Standing.OLD
        check_signature(self.state, message)
        known = self.held.get(message.seat) or self._early.get(message.seat)
        if known is not None:
            if known.body == message.body:
                return Standing.KNOWN
            raise Equivocation(known, message, self.state.previous)
        body = check_message(self.state, message)
        if isinstance(body, Acknowledgement) and not self._is_of_the_call(body):
            self._early[message.seat] = message
            return Standing.EARLY
        self.held[message.seat] = message
        return Standing.NEW

    def take_early(self) -> list[Message]:
        """The messages that waited for the call, once it is here: they count from now on."""
        taken = []
        for seat, message in list(self._early.items()):
            body = decode_body(message.body)
            if isinstance(body, Acknowledgement) and self._is_of_the_call(body):
                self.held[seat] = self._early.pop(seat)
                taken.append(message)
        return taken

    def _is_of_the_call(self, body: Acknowledgement) -> bool:
        call = self.call
        return call is not None and body.call_hash == call.identity(self.state.table_id, self.state.previous)

    def complete(self, cut: tuple[int, ...] = (), votes: tuple[CutVote, ...] = ()) -> CompleteStep | None:
        """Go on if all seats have spoken, those cut aside; the step that became whole by it, or None."""
        if expectation(self.state) is None or set(self.missing) - set(cut):
            return None
        step = CompleteStep(tuple(self.held[seat] for seat in sorted(self.held)), cut, votes)
        self.advance(step)
        return step

    def advance(self, step: CompleteStep) -> None:
        """Go on by a whole step whose messages have been checked."""
        self.steps.append(step)
        self._previous.append(self.state.previous)
        self.state = after_step(self.state, step)
        self.held.clear()
        self._early.clear()

    def catch_up(self, step: CompleteStep) -> None:
        """Take over a whole step from another computer, every message checked; Misconduct as for `add`."""
        for vote in step.votes:
            check_vote(self.state, vote)
        if seats_cut(self.state, step.votes) != step.cut:
            raise RemoteProtocolError(f"step {self.state.step} as it was sent cuts a seat without the votes for it")
        for message in step.messages:
            if self.add(message) is Standing.AHEAD:
                raise RemoteProtocolError(f"step {self.state.step} as it was sent holds a message of another step")
        self.take_early()
        if self.complete(step.cut, step.votes) is None:
            raise RemoteProtocolError(f"step {self.state.step} as it was sent lacks a seat's message")

    def _compare_with_whole(self, message: Message) -> None:
        step, previous = self.steps[message.step], self._previous[message.step]
        if message.seat >= len(self.state.seats):
            raise Misconduct(message.seat, Fault.OUT_OF_PLACE)
        known = next((held for held in step.messages if held.seat == message.seat), None)
        if known is None or known.body == message.body:
            return
        if not message.is_signed_by(self.state.seats[message.seat].key, self.state.table_id, previous):
            raise Misconduct(message.seat, Fault.FORGED)
        raise Equivocation(known, message, previous)
