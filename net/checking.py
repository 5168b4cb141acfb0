"""Whether a seat's message may stand in the step at hand; Misconduct names the seat and its fault."""

from net.expecting import NAMING, SEALING, expectation
from net.game import IllegalChoice, NamingWanted
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
    decode_body,
)
from net.misconduct import Fault, Misconduct
from net.secrecy.chain import link_before
from net.secrecy.envelopes import OpenedEnvelope, commitment, is_well_formed
from net.state import Called, PendingDraw, SeatState, TableState, Together, Unowned


def check_signature(state: TableState, message: Message) -> None:
    """Misconduct unless the message is of this step and signed by its seat's key.

    A wrong signature is the fault of whoever handed the message on, for anyone could have made it.
    """
    if message.seat >= len(state.seats) or message.step != state.step:
        raise Misconduct(message.seat, Fault.OUT_OF_PLACE, f"step {message.step}, not {state.step}")
    seat = state.seats[message.seat]
    if not seat.present:
        raise Misconduct(message.seat, Fault.OUT_OF_PLACE, "it is no longer in")
    if not message.is_signed_by(seat.key, state.table_id, state.previous):
        raise Misconduct(message.seat, Fault.FORGED)


def check_message(state: TableState, message: Message) -> Body:
    """The body of a signed message once it is found to be right; Misconduct otherwise.

    Whether an acknowledgement is of the call at hand is for the ledger to see: here, whether the caller signed it.
    """
    body = decode_body(message.body)
    expected = expectation(state)
    seat = message.seat
    if isinstance(expected, Together):
        _check_together(state, expected, seat, body)
    elif isinstance(body, Departure):
        check_link(state, seat, body.link)
    elif isinstance(expected, Called) and seat == expected.seat:
        if not isinstance(body, Call):
            raise Misconduct(seat, Fault.OUT_OF_PLACE, "it was to call")
        _check_call(state, expected, body)
    elif isinstance(expected, Called):
        if not isinstance(body, Acknowledgement):
            raise Misconduct(seat, Fault.OUT_OF_PLACE, "it was to acknowledge")
        check_link(state, seat, body.link)
        if not state.seats[expected.seat].key.verifies(body.call_signature, body.call_hash):
            raise Misconduct(seat, Fault.WRONG_CALL)
    elif isinstance(expected, Unowned):
        if not isinstance(body, Assent):
            raise Misconduct(seat, Fault.OUT_OF_PLACE, "it was to assent")
        check_link(state, seat, body.link)
        if body.digest != after_caretaker(state, expected.seat).digest():
            raise Misconduct(seat, Fault.WRONG_DIGEST)
    else:
        raise Misconduct(seat, Fault.OUT_OF_PLACE, "the table waits for nothing")
    return body


def check_link(state: TableState, seat: int, link: bytes) -> None:
    """Misconduct unless this is the next link of the seat's chain."""
    shown = state.seats[seat]
    if link_before(link, state.table_id, seat, shown.links + 1) != shown.link:
        raise Misconduct(seat, Fault.WRONG_LINK)


def check_envelope(state: TableState, seat: int, envelope: OpenedEnvelope) -> None:
    """Misconduct unless the envelope holds what the seat sealed."""
    sealed = state.seats[seat].commitments
    if not is_well_formed(envelope, len(sealed)):
        raise Misconduct(seat, Fault.WRONG_ENVELOPE, f"there is no envelope {envelope.number}")
    if commitment(state.table_id, seat, envelope) != sealed[envelope.number]:
        raise Misconduct(seat, Fault.WRONG_ENVELOPE, f"envelope {envelope.number}")


def after_call(state: TableState, seat: int, call: Call) -> TableState:
    """The state that a call leads to before anything is drawn; Misconduct unless its choice is legal."""
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
    try:
        outcome = state.game.after_choice(seat, call.choice, tuple(items))
    except IllegalChoice as error:
        raise Misconduct(seat, Fault.ILLEGAL_CHOICE, str(error)) from error
    draws = tuple(PendingDraw(*draw) for draw in outcome.draws)
    return state.with_seat(seat, shown)._replace(game=outcome.game, pending=draws)


def after_caretaker(state: TableState, seat: int) -> TableState:
    """The state that the caretaker's turn for a seat leads to before anything is drawn."""
    held = state.seats[seat]
    hand = held.open_hand or ()
    choice, items = state.game.caretaker_choice(seat, hand, state.previous)
    outcome = state.game.after_choice(seat, choice, items)
    left = list(hand)
    for item in items:
        left.remove(item)
    draws = tuple(PendingDraw(*draw) for draw in outcome.draws)
    changed = state.with_seat(seat, held._replace(open_hand=tuple(left)))
    return changed._replace(game=outcome.game, pending=draws)


def _check_call(state: TableState, expected: Called, call: Call) -> None:
    seat = expected.seat
    check_link(state, seat, call.link)
    if expected.chooses:
        after = after_call(state, seat, call)
    else:
        if call.choice is not None or call.opened:
            raise Misconduct(seat, Fault.OUT_OF_PLACE, "a call for a roll has no choice")
        after = state
    if call.digest != after.digest():
        raise Misconduct(seat, Fault.WRONG_DIGEST)


def _check_together(state: TableState, expected: Together, seat: int, body: Body) -> None:
    if expected.kind == SEALING and isinstance(body, Seal):
        if len(body.commitments) != len(state.game.bag):
            raise Misconduct(seat, Fault.ILLEGAL_BAG, f"{len(body.commitments)} envelopes")
    elif expected.kind == NAMING and isinstance(body, Naming):
        wanted = state.game.wanted()
        assert isinstance(wanted, NamingWanted)
        numbers = set(body.numbers)
        in_bag = all(number < len(state.game.bag) for number in numbers)
        if len(body.numbers) != wanted.number or len(numbers) != wanted.number or not in_bag:
            raise Misconduct(seat, Fault.ILLEGAL_NAMING)
    elif isinstance(body, OpeningUp) and expected.kind not in (SEALING, NAMING):
        _check_opening_up(state, seat, body)
    elif isinstance(body, Departure) and expected.kind == NAMING:
        check_link(state, seat, body.link)
    else:
        raise Misconduct(seat, Fault.OUT_OF_PLACE, f"the step is for {expected.kind}")


def _check_opening_up(state: TableState, seat: int, body: OpeningUp) -> None:
    shown = state.seats[seat]
    due = sorted({*shown.closed, *shown.hand})
    if [envelope.number for envelope in body.opened] != due:
        raise Misconduct(seat, Fault.WRONG_ENVELOPE, "not all closed envelopes, each once and in order")
    for envelope in body.opened:
        check_envelope(state, seat, envelope)
    items = sorted([*(envelope.item for envelope in body.opened), *(item for _, item in shown.opened)])
    if tuple(items) != state.game.bag:
        raise Misconduct(seat, Fault.ILLEGAL_BAG)
    if body.digest != state.digest():
        raise Misconduct(seat, Fault.WRONG_DIGEST)


def _with_opened(shown: SeatState, envelope: OpenedEnvelope) -> SeatState:
    opened = tuple(sorted((*shown.opened, (envelope.number, envelope.item))))
    return shown._replace(hand=shown.hand - {envelope.number}, opened=opened)
