"""Whether a seat's message may stand in the step at hand; Misconduct names the seat and its fault."""

from functools import cached_property
from typing import NamedTuple

from net.errors import RemoteProtocolError
from net.expecting import SAYINGS, due_from, expectation
from net.game import Draw, Game, IllegalChoice, NamingWanted
from net.limits import CHAIN_LINKS
from net.messages import (
    DEPARTURES,
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
    encode_body,
)
from net.misconduct import Fault, Misconduct
from net.returning import Return, after_return
from net.secrecy.chain import link_before
from net.secrecy.envelopes import OpenedEnvelope, commitment, is_well_formed
from net.signing import PublicKey
from net.state import Called, Pending, PendingDraw, PendingHand, SeatState, TableState, Together, Unowned


class StepAtHand:
    """A state with what the messages of its next step are checked against, each worked out once."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.expected = expectation(state)

    @cached_property
    def digest(self) -> bytes:
        """The digest of the state before the step."""
        return self.state.digest()

    @cached_property
    def after_caretaker(self) -> TableState:
        """The state that the caretaker's turn leads to; only where it is to play."""
        assert isinstance(self.expected, Unowned)
        return after_caretaker(self.state, self.expected.seat)

    @cached_property
    def caretaker_digest(self) -> bytes:
        """The digest of the state that the caretaker's turn leads to."""
        return self.after_caretaker.digest()


class Checked(NamedTuple):
    """A message found to be right: what it says and, if it is a call, the state it leads to before any roll."""

    body: Body
    identity: bytes
    after: TableState | None = None


def check_signature(state: TableState, message: Message) -> bytes:
    """The identity of a message of this step that its seat signed; Misconduct otherwise.

    A wrong signature is the fault of whoever handed the message on, for anyone could have made it.
    """
    if message.seat >= len(state.seats) or message.step != state.step:
        raise Misconduct(message.seat, Fault.NOT_OF_THIS_STEP, f"step {message.step}, not {state.step}")
    seat = state.seats[message.seat]
    if not seat.present:
        raise Misconduct(message.seat, Fault.NOT_OF_THIS_STEP, "it is no longer in")
    identity = message.identity(state.table_id, state.previous)
    if not is_signed(state, message, identity):
        raise Misconduct(message.seat, Fault.FORGED)
    return identity


def is_signed(state: TableState, message: Message, identity: bytes) -> bool:
    """Whether the seat's key signed the message with this identity, `state` being that before its step.

    Its installation's key is good for leaving: the seat's own may be lost.
    """
    if state.seats[message.seat].key.verifies(message.signature, identity):
        return True
    if message.body not in DEPARTURES:
        return False
    return PublicKey(state.charter.seats[message.seat].installation).verifies(message.signature, identity)


def check_message(
    at_hand: StepAtHand, message: Message, identity: bytes, call: tuple[bytes, bytes] | None = None
) -> Checked:
    """A signed message with this identity once it is found to be right; Misconduct otherwise.

    Whether an acknowledgement is of the call at hand is for the ledger to see: here, whether the caller signed it.
    `call` are hash and signature of the call at hand, which have been checked before.
    """
    seat = message.seat
    try:
        body = decode_body(message.body)
    except RemoteProtocolError as error:
        raise Misconduct(seat, Fault.UNREADABLE, str(error)) from error
    state, expected = at_hand.state, at_hand.expected
    due = "" if expected is None else due_from(expected, seat)
    if type(body) not in SAYINGS.get(due, ()):
        raise Misconduct(seat, Fault.OUT_OF_PLACE, f"it was to say: {due or 'nothing more'}")
    if isinstance(body, Call) and isinstance(expected, Called):
        return Checked(body, identity, _after_checked_call(at_hand, expected, body))
    if isinstance(body, Deferral) and isinstance(expected, Called):
        _check_deferral(state, expected, body)
    elif isinstance(body, Acknowledgement) and isinstance(expected, Called):
        check_link(state, seat, body.link)
        _check_call_signature(state, expected.seat, seat, body, call)
    elif isinstance(body, Assent):
        check_link(state, seat, body.link)
        if body.digest != at_hand.caretaker_digest:
            raise Misconduct(seat, Fault.WRONG_DIGEST)
    elif isinstance(body, Seal) and len(body.commitments) != len(state.game.bag):
        raise Misconduct(seat, Fault.ILLEGAL_BAG, f"{len(body.commitments)} envelopes")
    elif isinstance(body, Naming):
        _check_naming(state.game, state.seats[seat], seat, body)
    elif isinstance(body, OpeningUp):
        _check_opening_up(at_hand, seat, body)
    return Checked(body, identity)


def state_said(at_hand: StepAtHand, message: Message | None) -> TableState | None:
    """The state of which a message of this step holds the digest, as worked out here; None where there is none."""
    expected = at_hand.expected
    if isinstance(expected, Unowned):
        return at_hand.after_caretaker
    if isinstance(expected, Together):
        return at_hand.state
    if message is None or not isinstance(expected, Called):
        return None
    body = decode_body(message.body)
    return (
        after_call(at_hand.state, expected.seat, body, chooses=expected.chooses) if isinstance(body, Call) else None
    )


def check_link(state: TableState, seat: int, link: bytes) -> None:
    """Misconduct unless this is the next link of the seat's chain."""
    shown = state.seats[seat]
    number = shown.links + 1
    if number > CHAIN_LINKS or link_before(link, state.table_id, seat, number) != shown.link:
        raise Misconduct(seat, Fault.WRONG_LINK)


def check_envelope(state: TableState, seat: int, envelope: OpenedEnvelope) -> None:
    """Misconduct unless the envelope holds what the seat sealed."""
    sealed = state.seats[seat].commitments
    if not is_well_formed(envelope, len(sealed)):
        raise Misconduct(seat, Fault.WRONG_ENVELOPE, f"there is no envelope {envelope.number}")
    if commitment(state.table_id, seat, envelope) != sealed[envelope.number]:
        raise Misconduct(seat, Fault.WRONG_ENVELOPE, f"envelope {envelope.number}")


def after_call(state: TableState, seat: int, call: Call, *, chooses: bool) -> TableState:
    """The state that a call leads to before anything is drawn; Misconduct unless it is legal."""
    if chooses:
        state = _after_choice(state, seat, call)
    elif call.choice is not None or call.opened or call.from_open_hand:
        raise Misconduct(seat, Fault.OUT_OF_PLACE, "a call for a roll has no choice")
    if not call.returning:
        return state
    try:
        back = Return.decoded(call.returning)
        back.check(state)
    except RemoteProtocolError as error:
        raise Misconduct(seat, Fault.ILLEGAL_RETURN, str(error)) from error
    return after_return(state, back)


def after_caretaker(state: TableState, seat: int) -> TableState:
    """The state that the caretaker's turn for a seat leads to before anything is drawn."""
    held = state.seats[seat]
    choice, items = state.game.caretaker_choice(seat, held.open_hand, state.previous)
    outcome = state.game.after_choice(seat, choice, items)
    left = list(held.open_hand)
    for item in items:
        left.remove(item)
    changed = state.with_seat(seat, held._replace(open_hand=tuple(left)))
    return changed._replace(game=outcome.game, pending=pending_draws(changed, outcome.draws))


def pending_draws(state: TableState, draws: tuple[Draw, ...]) -> tuple[Pending, ...]:
    """What is to be rolled for these draws."""
    return tuple(
        PendingDraw(draw.seat, draw.number) if state.seats[draw.seat].present else PendingHand(draw.seat)
        for draw in draws
    )


def _after_choice(state: TableState, seat: int, call: Call) -> TableState:
    items = []
    shown = state.seats[seat]
    for envelope in call.opened:
        if envelope.number in dict(shown.opened):
            raise Misconduct(seat, Fault.OPENED_TWICE, f"envelope {envelope.number}")
        if envelope.number not in shown.hand:
            raise Misconduct(seat, Fault.NOT_IN_HAND, f"envelope {envelope.number}")
        check_envelope(state, seat, envelope)
        shown = _with_opened(shown, envelope)
        items.append(envelope.item)
    open_hand = list(shown.open_hand)
    for item in call.from_open_hand:
        if item not in open_hand:
            raise Misconduct(seat, Fault.NOT_IN_HAND, f"item {item} of an open hand")
        open_hand.remove(item)
        items.append(item)
    try:
        outcome = state.game.after_choice(seat, call.choice, tuple(items))
    except IllegalChoice as error:
        raise Misconduct(seat, Fault.ILLEGAL_CHOICE, str(error)) from error
    changed = state.with_seat(seat, shown._replace(open_hand=tuple(open_hand)))
    return changed._replace(game=outcome.game, pending=pending_draws(changed, outcome.draws))


def _after_checked_call(at_hand: StepAtHand, expected: Called, call: Call) -> TableState:
    check_link(at_hand.state, expected.seat, call.link)
    after = after_call(at_hand.state, expected.seat, call, chooses=expected.chooses)
    if call.digest != (at_hand.digest if after is at_hand.state else after.digest()):
        raise Misconduct(expected.seat, Fault.WRONG_DIGEST)
    return after


def departure_shown(state: TableState, deferral: Deferral) -> Message:
    """The last message of the seat for which a choice was put off in this step."""
    return Message(deferral.seat, state.step, encode_body(Departure(deferral.resigned)), deferral.signature)


def _check_deferral(state: TableState, expected: Called, body: Deferral) -> None:
    departure = departure_shown(state, body)
    is_other = expected.chooses and body.seat != expected.seat and body.seat in state.present
    if not is_other or not is_signed(state, departure, departure.identity(state.table_id, state.previous)):
        raise Misconduct(expected.seat, Fault.OUT_OF_PLACE, "a choice put off for a seat that did not leave")


def _check_call_signature(
    state: TableState, caller: int, seat: int, body: Acknowledgement, call: tuple[bytes, bytes] | None
) -> None:
    if (body.call_hash, body.call_signature) == call:
        return
    # A departure in place of a call may be signed by the installation.
    keys = (state.seats[caller].key, PublicKey(state.charter.seats[caller].installation))
    if not any(key.verifies(body.call_signature, body.call_hash) for key in keys):
        raise Misconduct(seat, Fault.WRONG_CALL)


def _check_naming(game: Game, shown: SeatState, seat: int, body: Naming) -> None:
    wanted = game.wanted()
    assert isinstance(wanted, NamingWanted)
    numbers = set(body.numbers)
    if len(body.numbers) != wanted.number or len(numbers) != wanted.number or not numbers.issubset(shown.closed):
        raise Misconduct(seat, Fault.ILLEGAL_NAMING)


def _check_opening_up(at_hand: StepAtHand, seat: int, body: OpeningUp) -> None:
    """Each bag must be open now and legal; those before the last one may be left closed as they are."""
    state = at_hand.state
    shown = state.seats[seat]
    known = dict(shown.opened)
    numbers = [envelope.number for envelope in body.opened]
    if numbers != sorted(set(numbers)) or not known.keys().isdisjoint(numbers):
        raise Misconduct(seat, Fault.WRONG_ENVELOPE, "not each closed envelope once and in order")
    for envelope in body.opened:
        check_envelope(state, seat, envelope)
        known[envelope.number] = envelope.item
    for number, bag in enumerate(shown.bags):
        envelopes = shown.numbers_of(number)
        is_left_closed = number < len(shown.bags) - 1 and not set(numbers) & set(envelopes)
        if is_left_closed:
            continue
        if not known.keys() >= set(envelopes):
            raise Misconduct(seat, Fault.WRONG_ENVELOPE, "not each closed envelope once and in order")
        if tuple(sorted(known[envelope] for envelope in envelopes)) != bag.items:
            raise Misconduct(seat, Fault.ILLEGAL_BAG)
    if body.digest != at_hand.digest:
        raise Misconduct(seat, Fault.WRONG_DIGEST)


def _with_opened(shown: SeatState, envelope: OpenedEnvelope) -> SeatState:
    opened = tuple(sorted((*shown.opened, (envelope.number, envelope.item))))
    return shown._replace(hand=shown.hand - {envelope.number}, opened=opened)
