"""Staying of one history with the others: taking their whole steps, and finding where they differ."""

from collections.abc import Callable

from net.checking import state_said
from net.cutting import players_present
from net.folding import CompleteStep, step_hash
from net.limits import STEPS_LOOKED_BACK
from net.messages import Message, departures_in
from net.peer.effects import Disagreed, Rewound
from net.peer.frames import FieldDigests, Status, Steps
from net.peer.ledger import Ledger, is_cut_rightly
from net.peer.outbox import Outbox
from net.peer.serving import Serving
from net.peer.stored import Back
from net.peer.voting import Voting
from net.state import TableState


class Following:
    """Compares what others say of their history with the one here."""

    def __init__(
        self, installation: bytes, ledger: Ledger, outbox: Outbox, serving: Serving, voting: Voting
    ) -> None:
        self._installation = installation
        self._ledger = ledger
        self._outbox = outbox
        self._serving = serving
        self._voting = voting
        self._fields_told: set[int] = set()
        self._disagreed: set[tuple[bytes, int, str]] = set()

    def compare(self, installation: bytes, status: Status, own: Status) -> None:
        """A player's computer says how far it is: bring it up to date, or ask to be."""
        self._serving.reached[installation] = status.reached
        state = self._ledger.state
        if status.step > state.step:
            self._outbox.send(installation, own)
            # A vote against a player whose words the others took keeps this computer behind until they say so.
            self._serving.send_votes(installation, state.step)
            return
        if status.step < state.step:
            if status.previous == self._ledger.state_before(status.step).previous:
                self._serving.send_steps(installation, status.step)
                return
        elif status.previous == state.previous:
            self._serving.send_held(installation, status.held)
            return
        is_shown = self._serving.send_evidence(installation, max(0, status.step - STEPS_LOOKED_BACK))
        # Who was cut may not know it yet.
        if is_shown and installation in players_present(state):
            self._disagree(installation, status.step, "history")

    def take_steps(self, installation: bytes, frame: Steps, went_on: Callable[[], None], *, stopped: bool) -> None:
        """Whole steps came in: compare those known, go on by those that are next. Misconduct as for messages."""
        later = (*frame.steps[1:], None)[: len(frame.steps)]
        for number, (step, following) in enumerate(zip(frame.steps, later, strict=True), frame.first):
            if number < self._ledger.state.step and not self._agrees_with(installation, number, step):
                return
            if number == self._ledger.state.step and not stopped:
                self._take_departures(step)
                seats = tuple(message.seat for message in step.messages)
                is_free = self._voting.may_take(seats) or self._cuts_own(self._ledger.state, step)
                if not is_free and not self._is_taken_by_others(step, following):
                    return
                self._ledger.catch_up(step)
                went_on()

    def _is_taken_by_others(self, step: CompleteStep, following: CompleteStep | None) -> bool:
        """Whether another player who was to vote signed the step after this one instead."""
        state = self._ledger.state
        players = players_present(state)
        against = self._voting.against(state.step)
        after = step_hash(state, step)
        return any(
            message.step == state.step + 1
            and message.seat in state.present
            and message.seat not in (*players.get(self._installation, ()), *against)
            and state.seats[message.seat].key.verifies(message.signature, message.identity(state.table_id, after))
            for message in (following.messages if following is not None else ())
        )

    def _agrees_with(self, installation: bytes, number: int, step: CompleteStep) -> bool:
        """Whether a step that is whole here may be followed by those after it as they were sent."""
        whole = self._ledger.steps[number]
        if step == whole:
            return True
        before = self._ledger.state_before(number)
        if step.cut != whole.cut and (
            self._cuts_own(before, step) or (self._left_in(number) and is_cut_rightly(before, step))
        ):
            # The others never had what this computer said or held, and went on without: their word counts.
            self._ledger.go_back(number)
            self._outbox.store(Back(number))
            self._outbox.emit(Rewound(number))
            return True
        for message in step.messages:
            self._ledger.add(message)
        if step_hash(before, step) == step_hash(before, whole):
            return True
        self._disagree(installation, number, "history")
        return False

    def _take_departures(self, step: CompleteStep) -> None:
        """Who has left in a step can't be waited for any more, whatever else this computer takes of it."""
        departures = departures_in(step.messages)
        for message in step.messages:
            if message.seat in departures and self._voting.may_take((message.seat,)):
                self._ledger.add(message)

    def _left_in(self, number: int) -> bool:
        """Whether this computer's player has left in a whole step: then the others say what became of it."""
        own = players_present(self._ledger.state_before(number)).get(self._installation, ())
        return bool(own) and own[0] in self._ledger.gone(number)

    def _cuts_own(self, before: TableState, step: CompleteStep) -> bool:
        """Whether all others went on without this computer's player in this step: then its own votes are void."""
        own = players_present(before).get(self._installation)
        return own is not None and step.cut == own and is_cut_rightly(before, step)

    def tell_fields(self, message: Message) -> None:
        """Tell all others, field by field, the state that this message should have led to."""
        state = state_said(self._ledger.at_hand, message)
        if state is not None:
            self._fields_told.add(state.step)
            self._outbox.broadcast(FieldDigests(state.step, tuple(state.field_digests().items())))

    def compare_fields(self, installation: bytes, frame: FieldDigests) -> None:
        """Another computer tells what it came to: name the first field that differs, and tell it the own ones."""
        state = state_said(self._ledger.at_hand, self._ledger.call)
        if state is None or frame.step != state.step:
            return
        theirs, own = dict(frame.digests), state.field_digests()
        differing = next((name for name in own if theirs.get(name) != own[name]), None)
        if differing is None:
            return
        self._disagree(installation, frame.step, differing)
        if frame.step not in self._fields_told:
            self._fields_told.add(frame.step)
            self._outbox.send(installation, FieldDigests(frame.step, tuple(own.items())))

    def _disagree(self, installation: bytes, step: int, field: str) -> None:
        """Name what differs, once: whoever says it again and again shall not have the player told each time."""
        if (installation, step, field) not in self._disagreed:
            self._disagreed.add((installation, step, field))
            self._outbox.emit(Disagreed(installation, step, field))
