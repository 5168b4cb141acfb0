"""The steps of a table as one computer holds them: whole ones, and the messages of the one at hand."""

from enum import Enum

from net.checking import Checked, StepAtHand, check_message, check_signature, departure_shown, is_signed
from net.cutting import CutVote, check_vote, seats_cut, seats_gone, voters_on
from net.errors import RemoteProtocolError
from net.expecting import speakers, speakers_besides
from net.folding import CompleteStep, after_step
from net.messages import Acknowledgement, Deferral, Message, departures_in
from net.misconduct import Fault, Misconduct
from net.state import Called, Expectation, TableState


class Standing(Enum):
    """How a message that came in stands to what is held already."""

    NEW = "new"
    KNOWN = "known"
    SIGNED_ANEW = "known, with another signature that takes the place of the first"
    EARLY = "before the call it answers"
    OLD = "of a step that is whole"
    AHEAD = "of a step not reached here"


class Equivocation(Misconduct):
    """A seat signed two different messages for one step: both are the proof."""

    def __init__(self, first: Message, second: Message) -> None:
        super().__init__(first.seat, Fault.EQUIVOCATION, f"step {first.step}")
        self.first = first
        self.second = second


class Ledger:
    """Collects messages step by step; every one is checked before it counts."""

    def __init__(self, state: TableState) -> None:
        self.steps: list[CompleteStep] = []
        self.held: dict[int, Message] = {}
        self.early: dict[int, Message] = {}
        self._checked: dict[int, Checked] = {}
        # Hash and signature of the call that is held.
        self._known_call: tuple[bytes, bytes] | None = None
        self._at_hand = StepAtHand(state)
        # The state before each whole step.
        self._states: list[TableState] = []

    @property
    def state(self) -> TableState:
        """The state before the step at hand."""
        return self._at_hand.state

    @property
    def expected(self) -> Expectation:
        """What the step at hand is made of."""
        return self._at_hand.expected

    @property
    def at_hand(self) -> StepAtHand:
        """The step at hand."""
        return self._at_hand

    @property
    def call(self) -> Message | None:
        """The call of the step at hand, or the deferral or departure in its place, once it is here."""
        expected = self.expected
        return self.held.get(expected.seat) if isinstance(expected, Called) else None

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats that have yet to speak in the step at hand."""
        return tuple(seat for seat in speakers(self.expected, self.state) if seat not in self.held)

    def departures(self, step: int) -> frozenset[int]:
        """The seats that said their last word in a step that is whole or at hand."""
        return departures_in(self.steps[step].messages if step < self.state.step else self.held.values())

    def gone(self, step: int) -> tuple[int, ...]:
        """The seats of players who have left altogether in a step that is whole or at hand."""
        return seats_gone(self.state_before(step), self.departures(step))

    def state_before(self, step: int) -> TableState:
        """The state before a step that is whole or at hand; RemoteProtocolError for a later one."""
        if step > self.state.step:
            raise RemoteProtocolError(f"step {step} has not come yet")
        return self.state if step == self.state.step else self._states[step]

    def said_by(self, seats: tuple[int, ...], step: int) -> tuple[Message, ...]:
        """What these seats have said in a step that is whole or at hand, also before the call it answers."""
        if step < self.state.step:
            return tuple(message for message in self.steps[step].messages if message.seat in seats)
        spoken = (self.held.get(seat) or self.early.get(seat) for seat in seats)
        return tuple(message for message in spoken if message is not None)

    def has_all_of(self, seats: tuple[int, ...], step: int) -> bool:
        """Whether these seats have said in a step what is good there: an answer to another call is not."""
        if step < self.state.step:
            return len(self.said_by(seats, step)) == len(seats)
        return all(seat in self.held or (seat in self.early and self.call is None) for seat in seats)

    def is_answered_besides(self, seats: tuple[int, ...]) -> bool:
        """Whether a seat besides these has acknowledged the call, or none is left that could."""
        answered = any(
            isinstance(self._checked[seat].body, Acknowledgement) for seat in self.held if seat not in seats
        )
        return answered or all(seat in seats for seat in self.missing)

    def add(self, message: Message) -> Standing:
        """Take a message in; Misconduct names the seat at fault, Equivocation holds the proof."""
        state = self._at_hand.state
        if message.step != state.step:
            if message.step > state.step:
                return Standing.AHEAD
            self._compare_with_whole(message)
            return Standing.OLD
        known = self.held.get(message.seat) or self.early.get(message.seat)
        if known == message:
            return Standing.KNOWN
        identity = check_signature(state, message)
        if known is not None:
            if known.body != message.body:
                raise Equivocation(known, message)
            return self._with_signature(known, message)
        checked = check_message(self._at_hand, message, identity, self._known_call)
        self._checked[message.seat] = checked
        if isinstance(checked.body, Deferral):
            self.add(departure_shown(self.state, checked.body))
        if isinstance(checked.body, Acknowledgement) and not self._is_of_the_call(checked.body):
            self.early[message.seat] = message
            return Standing.EARLY
        self._hold(message)
        return Standing.NEW

    def _hold(self, message: Message) -> None:
        self.held[message.seat] = message
        if isinstance(self.expected, Called) and message.seat == self.expected.seat:
            self._known_call = (self._checked[message.seat].identity, message.signature)

    def take_early(self) -> list[Message]:
        """The messages that waited for the call, once it is here: they count from now on."""
        taken = []
        for seat, message in list(self.early.items()):
            body = self._checked[seat].body
            if isinstance(body, Acknowledgement) and self._is_of_the_call(body):
                self._hold(self.early.pop(seat))
                taken.append(message)
        return taken

    def _is_of_the_call(self, body: Acknowledgement) -> bool:
        return self._known_call is not None and body.call_hash == self._known_call[0]

    def complete(self, cut: tuple[int, ...] = (), votes: tuple[CutVote, ...] = ()) -> CompleteStep | None:
        """Go on if all seats have spoken, those cut aside; the step that became whole by it, or None."""
        if self.expected is None:
            return None
        due = speakers_besides(self.expected, self.state, cut, self.gone(self.state.step))
        if not due and not cut:
            return None
        if any(seat not in self.held for seat in due):
            return None
        step = CompleteStep(tuple(self.held[seat] for seat in due), cut, votes)
        after = after_step(self._at_hand, step, self._checked)
        self.steps.append(step)
        self._states.append(self.state)
        self._begin(after)
        return step

    def catch_up(self, step: CompleteStep) -> None:
        """Take over a whole step from another computer, every message checked; Misconduct as for `add`."""
        number = self.state.step
        if (step.cut or step.votes) and not is_cut_rightly(self.state, step):
            raise RemoteProtocolError(f"step {number} as it was sent cuts a seat without just the votes for it")
        gone = seats_gone(self.state, departures_in(step.messages))
        due = speakers_besides(self.expected, self.state, step.cut, gone)
        if self.expected is None or tuple(message.seat for message in step.messages) != due:
            raise RemoteProtocolError(f"step {number} as it was sent is not of the seats that were to speak")
        for message in self._call_first(step.messages):
            if self.add(message) is Standing.AHEAD:
                raise RemoteProtocolError(f"step {number} as it was sent holds a message of another step")
        self.take_early()
        if self.complete(step.cut, step.votes) is None:
            raise RemoteProtocolError(f"step {number} as it was sent lacks a seat's message")

    def go_back(self, step: int) -> None:
        """Undo all whole steps from this one on, whose messages are held; RemoteProtocolError if there is none."""
        if step >= len(self.steps):
            raise RemoteProtocolError(f"there is no step {step} to go back to")
        undone = self.steps[step]
        self._begin(self._states[step])
        del self.steps[step:], self._states[step:]
        # What was said in it was said for good: nobody is to say it anew in other words.
        for message in self._call_first(undone.messages):
            self.add(message)

    def _begin(self, state: TableState) -> None:
        self._at_hand = StepAtHand(state)
        self._known_call = None
        self.held.clear()
        self.early.clear()
        self._checked.clear()

    def _call_first(self, messages: tuple[Message, ...]) -> list[Message]:
        """These messages, the call first: who acknowledges it repeats its signature, which then is checked."""
        caller = self.expected.seat if isinstance(self.expected, Called) else -1
        return sorted(messages, key=lambda message: message.seat != caller)

    def _compare_with_whole(self, message: Message) -> None:
        step, state = self.steps[message.step], self._states[message.step]
        if message.seat >= len(state.seats):
            raise Misconduct(message.seat, Fault.NOT_OF_THIS_STEP)
        known = next((held for held in step.messages if held.seat == message.seat), None)
        if known is None or known.body == message.body:
            return
        if not is_signed(state, message, message.identity(state.table_id, state.previous)):
            raise Misconduct(message.seat, Fault.FORGED)
        raise Equivocation(known, message)

    def _with_signature(self, known: Message, message: Message) -> Standing:
        """Two signatures of the same words are no two messages: all keep the lower one, so transcripts agree."""
        if message.signature >= known.signature:
            return Standing.KNOWN
        (self.held if message.seat in self.held else self.early)[message.seat] = message
        return Standing.SIGNED_ANEW


def is_cut_rightly(state: TableState, step: CompleteStep) -> bool:
    """Whether just the votes for its cut stand in a whole step; `state` is that before it."""
    try:
        for vote in step.votes:
            check_vote(state, vote)
    except RemoteProtocolError:
        return False
    departures = departures_in(step.messages)
    voters = [vote.seat for vote in step.votes if vote.cut in step.cut and not vote.keeps]
    return (
        bool(step.cut)
        and seats_cut(state, step.votes, departures) == step.cut
        and sorted(voters) == sorted(voters_on(state, step.cut[0], departures))
        and len(voters) == len(step.votes)
    )
