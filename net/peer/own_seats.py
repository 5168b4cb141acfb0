"""The seats this computer holds: their secrets, and what they say in each step."""

from collections.abc import Sequence
from typing import NamedTuple

from net.checking import StepAtHand, after_call
from net.encoding import Value
from net.errors import LocalProtocolError
from net.expecting import NAMING, SEALING
from net.game import IllegalChoice, NamingWanted
from net.limits import CHAIN_LINKS
from net.messages import (
    Acknowledgement,
    Assent,
    Body,
    Call,
    Deferral,
    Departure,
    Message,
    Naming,
    OpeningUp,
    Seal,
    decode_body,
    sign_message,
)
from net.misconduct import Fault, Misconduct
from net.returning import Return, returnable
from net.secrecy.envelopes import OpenedEnvelope, seal
from net.secrecy.table_secret import TableSecret
from net.signing import PublicKey, SigningKey
from net.state import Bag, Called, TableState, Together, items_without

_NO_DIGEST = bytes(32)


class Intention(NamedTuple):
    """What a seat's player has chosen: items to take in hand, or a choice and the items it shows."""

    choice: Value
    items: tuple[int, ...]


class Heard(NamedTuple):
    """What a seat goes by in a step: the call, another seat's departure, and the return that a call lets in.

    `stays`: its computer has voted in this step, and nobody leaves who has.
    """

    call: Message | None = None
    departure: Message | None = None
    returning: bytes = b""
    stays: bool = False


class _Sitting(NamedTuple):
    """What follows from one table secret of a seat."""

    secret: TableSecret
    key: SigningKey
    chain: tuple[bytes, ...]
    preferred: tuple[int, ...]

    def __repr__(self) -> str:
        return "_Sitting(…)"


class OwnSeat:
    """One seat held here, with the table secret of each time that its player sat down.

    Where the secret in force is lost, the installation's key (`identity`) can still ask, answer, and leave.
    """

    def __init__(self, seat: int, table_id: bytes, identity: SigningKey | None) -> None:
        self.seat = seat
        self.intention: Intention | None = None
        self.agrees = False
        self.departing: bool | None = None
        """None while it stays; else whether it resigns as it goes."""
        self._table_id = table_id
        self._identity = identity
        self._sittings: list[_Sitting] = []
        self._bags: dict[tuple[int, Bag], tuple[OpenedEnvelope, ...]] = {}

    def renew(self, secret: TableSecret) -> PublicKey:
        """Use this secret from now on; what earlier ones sealed stays known. The key that goes with it."""
        sitting = _Sitting(
            secret,
            secret.signing_key(),
            secret.chain(self._table_id, self.seat),
            secret.preference(self._table_id, self.seat),
        )
        self._sittings.append(sitting)
        return sitting.key.public

    def key_of(self, state: TableState) -> SigningKey | None:
        """The key that the seat has at the table, if it is known here, else the installation's."""
        sitting = self._sitting(state)
        return self._identity if sitting is None else sitting.key

    def is_lost(self, state: TableState) -> bool:
        """Whether the secret that the seat has at the table is not known here."""
        return self._sitting(state) is None

    def _sitting(self, state: TableState) -> "_Sitting | None":
        wanted = state.seats[self.seat].key
        return next((sitting for sitting in self._sittings if sitting.key.public == wanted), None)

    def items_in_hand(self, state: TableState) -> tuple[int, ...]:
        """The items in hand, in ascending order."""
        shown = state.seats[self.seat]
        known = self.items(state)
        return tuple(sorted([*(known[number] for number in shown.hand), *shown.open_hand]))

    def items(self, state: TableState) -> dict[int, int]:
        """The item in each envelope of the seat that is known here, by number."""
        return {
            envelope.number: envelope.item
            for number in range(len(state.seats[self.seat].bags))
            for envelope in self._envelopes(state, number)
        }

    def check(self, at_hand: StepAtHand, intention: Intention) -> None:
        """IllegalChoice unless the seat could choose this now."""
        state, expected = at_hand.state, at_hand.expected
        if isinstance(expected, Together) and expected.kind == NAMING:
            wanted = state.game.wanted()
            if not isinstance(wanted, NamingWanted) or len(intention.items) != wanted.number:
                raise IllegalChoice("it is not the number to take in hand")
            self._numbers(state, intention.items, state.seats[self.seat].closed)
            return
        if not isinstance(expected, Called) or expected.seat != self.seat or not expected.chooses:
            raise IllegalChoice("it is not this seat's turn to choose")
        try:
            after_call(state, self.seat, self._call(state, intention), chooses=True)
        except Misconduct as error:
            raise IllegalChoice(error.detail or str(error)) from error

    def speak(self, at_hand: StepAtHand, heard: Heard) -> Message | None:
        """What the seat says in the step at hand, or None while it waits for a call or for its player."""
        try:
            body = self._body(at_hand, heard)
        except Misconduct as error:
            if error.fault is not Fault.ILLEGAL_RETURN:
                raise
            # What fits now may fit no more after this choice.
            body = self._body(at_hand, heard._replace(returning=b""))
        if body is None:
            return None
        state = at_hand.state
        key = self.key_of(state)
        if key is None:
            raise LocalProtocolError("the seat's key is not known here")
        return sign_message(key, state.table_id, state.previous, self.seat, state.step, body)

    def coming_back(self, state: TableState) -> Return | None:
        """The return to this seat as it stands, with the newest secret; None while it can't be taken back."""
        rest = returnable(state, self.seat)
        if rest is None or self._identity is None:
            return None
        shown, sitting = state.seats[self.seat], self._sittings[-1]
        envelopes = sitting.secret.bag(self._table_id, self.seat, len(shown.commitments), rest)
        unsigned = Return(
            self.seat,
            shown.absences,
            sitting.key.public.encoded,
            seal(self._table_id, self.seat, envelopes),
            sitting.chain[0],
            shown.open_hand,
            b"",
        )
        return unsigned.signed_by(self._identity, self._table_id)

    def _body(self, at_hand: StepAtHand, heard: Heard) -> Body | None:
        state, expected = at_hand.state, at_hand.expected
        # Once all is over or not yet begun, nothing is left to be said for the leaving but what is due anyway.
        is_on = not isinstance(expected, Together) or expected.kind == NAMING
        if self.departing is not None and not heard.stays and (is_on or self.is_lost(state)):
            return Departure(self.departing)
        if self.is_lost(state):
            return None
        if isinstance(expected, Together):
            return self._together(at_hand, expected.kind)
        if not isinstance(expected, Called):
            return None if expected is None else Assent(at_hand.caretaker_digest, self._link(state), self.agrees)
        if expected.seat != self.seat:
            if heard.call is None:
                return None
            call_hash = heard.call.identity(state.table_id, state.previous)
            return Acknowledgement(call_hash, heard.call.signature, self._link(state), self.agrees)
        if not expected.chooses:
            unsure = Call(None, (), _NO_DIGEST, self._link(state), self.agrees, (), heard.returning)
        elif self.intention is None:
            return _deferral(heard.departure)
        else:
            unsure = self._call(state, self.intention)._replace(returning=heard.returning)
        return unsure._replace(digest=after_call(state, self.seat, unsure, chooses=expected.chooses).digest())

    def _together(self, at_hand: StepAtHand, kind: str) -> Body | None:
        state = at_hand.state
        if kind == SEALING:
            sitting = self._sittings[0]
            envelopes = sitting.secret.bag(self._table_id, self.seat, 0, state.game.bag)
            return Seal(seal(self._table_id, self.seat, envelopes), sitting.chain[0])
        if kind != NAMING:
            return OpeningUp(self._closed(state), at_hand.digest)
        if self.intention is None:
            return None
        return Naming(self._numbers(state, self.intention.items, state.seats[self.seat].closed))

    def _call(self, state: TableState, intention: Intention) -> Call:
        """The call of a choice: what lies open goes before what is hidden."""
        shown = state.seats[self.seat]
        from_open_hand = []
        left = list(shown.open_hand)
        for item in sorted(intention.items):
            if item in left:
                left.remove(item)
                from_open_hand.append(item)
        hidden = items_without(tuple(sorted(intention.items)), tuple(from_open_hand))
        opened = self._opened(state, self._numbers(state, hidden, tuple(shown.hand)))
        return Call(intention.choice, opened, _NO_DIGEST, self._link(state), self.agrees, tuple(from_open_hand))

    def _numbers(self, state: TableState, items: tuple[int, ...], allowed: Sequence[int]) -> tuple[int, ...]:
        """The envelopes that hold these items, the preferred ones of equals, in ascending order."""
        known = self.items(state)
        sitting = self._sitting(state)
        preferred = () if sitting is None else sitting.preferred
        left = [number for number in preferred if number in allowed]
        numbers = []
        for item in items:
            number = next((number for number in left if known.get(number) == item), None)
            if number is None:
                raise IllegalChoice("it shows something that is not there to be shown")
            left.remove(number)
            numbers.append(number)
        return tuple(sorted(numbers))

    def _closed(self, state: TableState) -> tuple[OpenedEnvelope, ...]:
        """Every envelope that is still closed and known here, in order of numbers."""
        shown = state.seats[self.seat]
        opened = dict(shown.opened)
        return tuple(
            envelope
            for number in range(len(shown.bags))
            for envelope in self._envelopes(state, number)
            if envelope.number not in opened
        )

    def _opened(self, state: TableState, numbers: tuple[int, ...]) -> tuple[OpenedEnvelope, ...]:
        bags = state.seats[self.seat].bags
        known = {envelope.number: envelope for envelope in self._envelopes(state, len(bags) - 1)}
        return tuple(known[number] for number in numbers)

    def _envelopes(self, state: TableState, number: int) -> tuple[OpenedEnvelope, ...]:
        """The envelopes of one of the seat's bags, none if it was sealed with a secret that is lost."""
        shown = state.seats[self.seat]
        bag = shown.bags[number]
        known = self._bags.get((number, bag))
        if known is None:
            numbers = shown.numbers_of(number)
            commitments = shown.commitments[numbers.start : numbers.stop]
            known = ()
            for sitting in self._sittings:
                envelopes = sitting.secret.bag(self._table_id, self.seat, bag.first, bag.items)
                if seal(self._table_id, self.seat, envelopes) == commitments:
                    known = envelopes
            self._bags[number, bag] = known
        return known

    def _link(self, state: TableState) -> bytes:
        number, sitting = state.seats[self.seat].links + 1, self._sitting(state)
        if sitting is None or number > CHAIN_LINKS:
            raise LocalProtocolError("the seat's chain has no link left")
        return sitting.chain[number]

    def __repr__(self) -> str:
        return f"OwnSeat({self.seat})"


def _deferral(departure: Message | None) -> Deferral | None:
    """What a seat says whose player is still choosing: nothing, but for another's departure."""
    if departure is None:
        return None
    body = decode_body(departure.body)
    assert isinstance(body, Departure)
    return Deferral(departure.seat, body.resigned, departure.signature)
