"""The seats this computer holds: their secrets, and what they say in each step."""

from collections.abc import Sequence
from typing import NamedTuple

from net.checking import after_call, after_caretaker
from net.encoding import Value
from net.expecting import NAMING, OPENING_UP, SEALING, expectation
from net.game import IllegalChoice
from net.messages import (
    Acknowledgement,
    Assent,
    Body,
    Call,
    Departure,
    Message,
    Naming,
    OpeningUp,
    Seal,
    sign_message,
)
from net.misconduct import Misconduct
from net.secrecy.envelopes import seal
from net.secrecy.table_secret import TableSecret
from net.signing import SigningKey
from net.state import Called, TableState, Together

_NO_DIGEST = bytes(32)


class Intention(NamedTuple):
    """What a seat's player has chosen: envelopes to name, or a choice and the items it shows."""

    choice: Value
    items: tuple[int, ...]


class OwnSeat:
    """One seat held here."""

    def __init__(self, seat: int, secret: TableSecret, table_id: bytes, bag: tuple[int, ...]) -> None:
        self.seat = seat
        self.key: SigningKey = secret.signing_key()
        self._table_id = table_id
        self._envelopes = secret.bag(table_id, seat, bag)
        self._chain = secret.chain(table_id, seat)
        self._preferred = secret.preference(table_id, seat, len(bag))
        self.intention: Intention | None = None
        self.agrees = False
        self.departing: bool | None = None
        """None while it stays; else whether it resigns as it goes."""

    def items_in_hand(self, state: TableState) -> tuple[int, ...]:
        """The items in hand, in ascending order."""
        return tuple(sorted(self._envelopes[number].item for number in state.seats[self.seat].hand))

    def items(self) -> tuple[int, ...]:
        """The item in each envelope, by number."""
        return tuple(envelope.item for envelope in self._envelopes)

    def check(self, state: TableState, intention: Intention) -> None:
        """IllegalChoice unless the seat could choose this now."""
        expected = expectation(state)
        if isinstance(expected, Together) and expected.kind == NAMING:
            self._numbers(intention.items, self._preferred)
            return
        if not isinstance(expected, Called) or expected.seat != self.seat or not expected.chooses:
            raise IllegalChoice("it is not this seat's turn to choose")
        try:
            after_call(state, self.seat, self._call(state, intention))
        except Misconduct as error:
            raise IllegalChoice(error.detail or str(error)) from error

    def speak(self, state: TableState, call: Message | None) -> Message | None:
        """What the seat says in the step at hand, or None while it waits for a call or for its player."""
        body = self._body(state, call)
        if body is None:
            return None
        return sign_message(self.key, state.table_id, state.previous, self.seat, state.step, body)

    def _body(self, state: TableState, call: Message | None) -> Body | None:
        expected = expectation(state)
        if expected is None:
            return None
        if isinstance(expected, Together):
            return self._together(state, expected.kind)
        if self.departing is not None:
            return Departure(self.departing, self._link(state))
        if not isinstance(expected, Called):
            return Assent(after_caretaker(state, expected.seat).digest(), self._link(state), self.agrees)
        if expected.seat != self.seat:
            if call is None:
                return None
            call_hash = call.identity(state.table_id, state.previous)
            return Acknowledgement(call_hash, call.signature, self._link(state), self.agrees)
        if not expected.chooses:
            return Call(None, (), state.digest(), self._link(state), self.agrees)
        if self.intention is None:
            return None
        unsure = self._call(state, self.intention)
        return unsure._replace(digest=after_call(state, self.seat, unsure).digest())

    def _together(self, state: TableState, kind: str) -> Body | None:
        if kind == SEALING:
            return Seal(seal(self._table_id, self.seat, self._envelopes), self._chain[0])
        if kind == OPENING_UP:
            shown = state.seats[self.seat]
            closed = sorted({*shown.closed, *shown.hand})
            return OpeningUp(tuple(self._envelopes[number] for number in closed), state.digest())
        if self.departing is not None:
            return Departure(self.departing, self._link(state))
        return None if self.intention is None else Naming(self._numbers(self.intention.items, self._preferred))

    def _call(self, state: TableState, intention: Intention) -> Call:
        hand = state.seats[self.seat].hand
        numbers = self._numbers(intention.items, [number for number in self._preferred if number in hand])
        opened = tuple(self._envelopes[number] for number in numbers)
        return Call(intention.choice, opened, _NO_DIGEST, self._link(state), self.agrees)

    def _numbers(self, items: tuple[int, ...], allowed: Sequence[int]) -> tuple[int, ...]:
        """The envelopes that hold these items, the first allowed ones of equals, in ascending order."""
        left = list(allowed)
        numbers = []
        for item in items:
            number = next((number for number in left if self._envelopes[number].item == item), None)
            if number is None:
                raise IllegalChoice("it shows something that is not there to be shown")
            left.remove(number)
            numbers.append(number)
        return tuple(sorted(numbers))

    def _link(self, state: TableState) -> bytes:
        return self._chain[state.seats[self.seat].links + 1]
