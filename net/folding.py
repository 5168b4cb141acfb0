"""From one state of a table to the next, by a whole step."""

from collections.abc import Mapping
from typing import NamedTuple

from net.checking import Checked, StepAtHand, pending_draws
from net.cutting import CutVote
from net.expecting import NAMING, SEALING
from net.game import ChanceWanted, NothingWanted
from net.hashing import tagged_hash
from net.messages import Acknowledgement, Assent, Body, Call, Departure, Message, Naming, Seal
from net.secrecy.chain import roll_seed
from net.secrecy.numbers import NumberStream
from net.state import (
    Bag,
    Called,
    Pending,
    PendingChance,
    PendingDraw,
    PendingHand,
    SeatState,
    Stage,
    TableState,
    Together,
    Unowned,
    items_without,
)

# What shows a link. A tuple made once: a union of types would be made anew each time.
_LINKING = (Call, Acknowledgement, Assent)


class CompleteStep(NamedTuple):
    """All messages of one step in order of seats, the seats that the others cut in it, and the votes for that."""

    messages: tuple[Message, ...]
    cut: tuple[int, ...] = ()
    votes: tuple[CutVote, ...] = ()


def step_hash(state: TableState, step: CompleteStep) -> bytes:
    """The hash (32 bytes) of the whole step: what the next step's messages sign as the step before."""
    said = {message.seat: message.identity(state.table_id, state.previous) for message in step.messages}
    return _hash_of(state, said, step.cut)


def _hash_of(state: TableState, identities: Mapping[int, bytes], cut: tuple[int, ...]) -> bytes:
    parts: list[bytes | int] = [state.table_id, state.step]
    for seat, identity in identities.items():
        parts += [seat, identity]
    return tagged_hash("step", *parts, bytes(cut))


def after_step(at_hand: StepAtHand, step: CompleteStep, checked: Mapping[int, Checked]) -> TableState:
    """The state that a step leads to; its messages have been checked one by one, by seat."""
    state, expected = at_hand.state, at_hand.expected
    bodies = {message.seat: checked[message.seat].body for message in step.messages}
    if isinstance(expected, Together):
        after = _after_together(state, expected, bodies)
    else:
        links = {seat: body.link for seat, body in bodies.items() if isinstance(body, _LINKING)}
        after = _with_links(_after_choice(at_hand, expected, checked, bodies), links)
        # A roll that somebody left undone by going is made anew, with the next links.
        if after.pending and not step.cut and len(links) == len(bodies):
            after = _rolled(after, NumberStream(roll_seed(state.table_id, state.step, links)))
    for seat, body in bodies.items():
        if isinstance(body, Departure):
            after = _departed(after, seat, resigned=body.resigned)
    for seat in step.cut:
        after = _departed(after, seat, resigned=False)
    agreeing = frozenset(seat for seat, body in bodies.items() if isinstance(body, _LINKING) and body.agrees)
    said = {seat: checked[seat].identity for seat in bodies}
    after = after._replace(step=state.step + 1, previous=_hash_of(state, said, step.cut), agreeing=agreeing)
    return _with_end(after)


def _after_together(state: TableState, expected: Together, bodies: dict[int, Body]) -> TableState:
    after = state
    for seat, body in bodies.items():
        shown = state.seats[seat]
        if isinstance(body, Seal):
            bags = (Bag(0, state.game.bag),)
            shown = shown._replace(commitments=body.commitments, bags=bags, link=body.chain_end, links=0)
        elif isinstance(body, Naming):
            shown = shown._replace(hand=frozenset(body.numbers))
        after = after.with_seat(seat, shown)
    if expected.kind == SEALING:
        return after._replace(stage=Stage.PLAYING)
    if expected.kind == NAMING:
        return after._replace(game=after.game.after_naming())
    return after._replace(stage=Stage.FINISHED)


def _after_choice(
    at_hand: StepAtHand,
    expected: Called | Unowned | None,
    checked: Mapping[int, Checked],
    bodies: dict[int, Body],
) -> TableState:
    state = at_hand.state
    if isinstance(expected, Unowned):
        return at_hand.after_caretaker
    assert expected is not None
    after = checked[expected.seat].after if expected.seat in bodies else None
    if after is None:
        return state
    wanted = after.game.wanted()
    if not expected.chooses and not after.pending and isinstance(wanted, ChanceWanted):
        return after._replace(pending=(PendingChance(wanted.seat),))
    return after


def _with_links(state: TableState, links: dict[int, bytes]) -> TableState:
    seats = list(state.seats)
    for seat, link in links.items():
        seats[seat] = seats[seat].with_next_link(link)
    return state._replace(seats=tuple(seats))


def _rolled(state: TableState, numbers: NumberStream) -> TableState:
    """The state once all that waits for a roll has been drawn from this one."""
    pending: list[Pending] = list(state.pending)
    state = state._replace(pending=())
    while pending:
        due = pending.pop(0)
        if isinstance(due, PendingChance):
            outcome = state.game.after_chance(numbers)
            state = state._replace(game=outcome.game)
            pending = [*pending_draws(state, outcome.draws), *pending]
        elif isinstance(due, PendingHand):
            state = _with_open_hand(state, due.seat, numbers)
        else:
            state = _with_draw(state, due.seat, due.number, numbers)
    return state


def _with_draw(state: TableState, seat: int, number: int, numbers: NumberStream) -> TableState:
    shown = state.seats[seat]
    closed = list(shown.closed)
    drawn = [closed.pop(numbers.below(len(closed))) for _ in range(number)]
    return state.with_seat(seat, shown._replace(hand=shown.hand | set(drawn)))


def _with_open_hand(state: TableState, seat: int, numbers: NumberStream) -> TableState:
    shown = state.seats[seat]
    left = list(items_without(state.game.unshown(seat), shown.open_hand))
    drawn = [left.pop(numbers.below(len(left))) for _ in range(_lacking(state, seat))]
    return state.with_seat(seat, shown._replace(open_hand=tuple(sorted([*shown.open_hand, *drawn]))))


def _lacking(state: TableState, seat: int) -> int:
    """How many items the caretaker's open hand of a seat is short of."""
    return state.game.hand_size(seat) - len(state.seats[seat].open_hand)


def _departed(state: TableState, seat: int, *, resigned: bool) -> TableState:
    if resigned and len(state.seats) == 2:
        is_over = isinstance(state.game.wanted(), NothingWanted)
        return state if is_over else state._replace(game=state.game.after_concession(seat))
    shown: SeatState = state.seats[seat]
    shown = shown._replace(present=False, hand=frozenset(), absences=shown.absences + 1)
    # What the seat still had to draw is part of the hand that is dealt to the caretaker.
    pending = tuple(due for due in state.pending if not (isinstance(due, PendingDraw) and due.seat == seat))
    return state.with_seat(seat, shown)._replace(pending=pending)


def _with_end(state: TableState) -> TableState:
    if state.stage is not Stage.PLAYING:
        return state
    is_over = isinstance(state.game.wanted(), NothingWanted)
    if not is_over:
        present = state.present
        if present and state.agreeing.issuperset(present):
            state = state._replace(game=state.game.after_agreement())
            is_over = True
        elif _is_deserted(state):
            return state._replace(stage=Stage.STOPPED, pending=())
    if is_over:
        return state._replace(stage=Stage.OPENING_UP, pending=())
    return _with_open_hands_due(state)


def _with_open_hands_due(state: TableState) -> TableState:
    due = [
        PendingHand(number)
        for number, seat in enumerate(state.seats)
        if not seat.present and PendingHand(number) not in state.pending and _lacking(state, number)
    ]
    return state._replace(pending=(*state.pending, *due)) if due else state


def _is_deserted(state: TableState) -> bool:
    """Whether of several computers one is left: it can go on in a copy, offline, but there is no table any more."""
    seats, present = state.charter.seats, state.present
    if len(present) == len(seats):
        return False
    left = {seats[seat].installation for seat in present}
    return len(left) < min(2, len({seat.installation for seat in seats}))
