"""From one state of a table to the next, by a whole step."""

from typing import NamedTuple

from net.checking import after_call, after_caretaker
from net.cutting import CutVote
from net.expecting import NAMING, SEALING, expectation
from net.game import ChanceWanted, NothingWanted
from net.hashing import tagged_hash
from net.messages import Acknowledgement, Assent, Body, Call, Departure, Message, Naming, Seal, decode_body
from net.secrecy.chain import roll_seed
from net.secrecy.numbers import NumberStream
from net.state import (
    Called,
    Pending,
    PendingChance,
    PendingDraw,
    PendingHand,
    Stage,
    TableState,
    Together,
    Unowned,
)


class CompleteStep(NamedTuple):
    """All messages of one step in order of seats, the seats that the others cut in it, and the votes for that."""

    messages: tuple[Message, ...]
    cut: tuple[int, ...] = ()
    votes: tuple[CutVote, ...] = ()


def step_hash(state: TableState, step: CompleteStep) -> bytes:
    """The hash (32 bytes) of the whole step: what the next step's messages sign as the step before."""
    parts: list[bytes | int] = [state.table_id, state.step]
    for message in step.messages:
        parts += [message.seat, message.identity(state.table_id, state.previous)]
    return tagged_hash("step", *parts, bytes(step.cut))


def after_step(state: TableState, step: CompleteStep) -> TableState:
    """The state that a step leads to; its messages have been checked one by one."""
    bodies = {message.seat: decode_body(message.body) for message in step.messages}
    expected = expectation(state)
    if isinstance(expected, Together):
        after = _after_together(state, expected, bodies)
    else:
        after = _after_choice(state, expected, bodies)
        after = _with_links(after, bodies)
        if not step.cut:
            links = {seat: link for seat, body in bodies.items() if (link := _link(body)) is not None}
            after = _rolled(after, NumberStream(roll_seed(state.table_id, state.step, links)))
    for seat, body in bodies.items():
        if isinstance(body, Departure):
            after = _departed(after, seat, resigned=body.resigned)
    for seat in step.cut:
        after = _departed(after, seat, resigned=False)
    agreeing = frozenset(
        seat for seat, body in bodies.items() if isinstance(body, Call | Acknowledgement | Assent) and body.agrees
    )
    after = after._replace(step=state.step + 1, previous=step_hash(state, step), agreeing=agreeing)
    return _with_end(after)


def _after_together(state: TableState, expected: Together, bodies: dict[int, Body]) -> TableState:
    after = state
    for seat, body in bodies.items():
        shown = state.seats[seat]
        if isinstance(body, Seal):
            shown = shown._replace(commitments=body.commitments, link=body.chain_end, links=0)
        elif isinstance(body, Naming):
            shown = shown._replace(hand=frozenset(body.numbers))
        after = after.with_seat(seat, shown)
    if expected.kind == SEALING:
        return after._replace(stage=Stage.PLAYING)
    if expected.kind == NAMING:
        return after._replace(game=after.game.after_naming())
    return after._replace(stage=Stage.FINISHED)


def _after_choice(state: TableState, expected: Called | Unowned | None, bodies: dict[int, Body]) -> TableState:
    if isinstance(expected, Unowned):
        return after_caretaker(state, expected.seat)
    assert expected is not None
    call = bodies.get(expected.seat)
    if not isinstance(call, Call):
        return state
    if expected.chooses:
        return after_call(state, expected.seat, call)
    wanted = state.game.wanted()
    if not state.pending and isinstance(wanted, ChanceWanted):
        return state._replace(pending=(PendingChance(wanted.seat),))
    return state


def _with_links(state: TableState, bodies: dict[int, Body]) -> TableState:
    for seat, body in bodies.items():
        link = _link(body)
        if link is not None:
            shown = state.seats[seat]
            state = state.with_seat(seat, shown._replace(link=link, links=shown.links + 1))
    return state


def _link(body: Body) -> bytes | None:
    return body.link if isinstance(body, Call | Acknowledgement | Assent | Departure) else None


def _rolled(state: TableState, numbers: NumberStream) -> TableState:
    """The state once all that waits for a roll has been drawn from this one."""
    pending: list[Pending] = list(state.pending)
    state = state._replace(pending=())
    while pending:
        due = pending.pop(0)
        if isinstance(due, PendingChance):
            outcome = state.game.after_chance(numbers)
            state = state._replace(game=outcome.game)
            pending = [*(PendingDraw(*draw) for draw in outcome.draws), *pending]
        elif isinstance(due, PendingHand):
            state = _with_open_draw(state, due.seat, state.game.hand_size(due.seat), numbers)
        elif state.seats[due.seat].open_hand is not None:
            state = _with_open_draw(state, due.seat, due.number, numbers)
        else:
            state = _with_draw(state, due.seat, due.number, numbers)
    return state


def _with_draw(state: TableState, seat: int, number: int, numbers: NumberStream) -> TableState:
    shown = state.seats[seat]
    closed = list(shown.closed)
    drawn = [closed.pop(numbers.below(len(closed))) for _ in range(number)]
    return state.with_seat(seat, shown._replace(hand=shown.hand | set(drawn)))


def _with_open_draw(state: TableState, seat: int, number: int, numbers: NumberStream) -> TableState:
    shown = state.seats[seat]
    hand = list(shown.open_hand or ())
    left = list(state.game.unshown(seat))
    for item in hand:
        left.remove(item)
    hand += [left.pop(numbers.below(len(left))) for _ in range(number)]
    return state.with_seat(seat, shown._replace(open_hand=tuple(sorted(hand))))


def _departed(state: TableState, seat: int, *, resigned: bool) -> TableState:
    if resigned and len(state.seats) == 2:
        return state._replace(game=state.game.after_concession(seat))
    state = state.with_seat(seat, state.seats[seat]._replace(present=False))
    if state.stage is not Stage.PLAYING:
        return state
    # What the seat still had to draw is part of the hand that is dealt to the caretaker.
    kept = tuple(due for due in state.pending if not (isinstance(due, PendingDraw) and due.seat == seat))
    return state._replace(pending=(*kept, PendingHand(seat)))


def _with_end(state: TableState) -> TableState:
    if state.stage is not Stage.PLAYING:
        return state
    present = state.present
    if not isinstance(state.game.wanted(), NothingWanted):
        if present and state.agreeing.issuperset(present):
            state = state._replace(game=state.game.after_agreement())
        elif _is_deserted(state):
            return state._replace(stage=Stage.STOPPED, pending=())
    if isinstance(state.game.wanted(), NothingWanted):
        return state._replace(stage=Stage.OPENING_UP, pending=())
    return state


def _is_deserted(state: TableState) -> bool:
    """Whether of several computers one is left: it can go on in a copy, offline, but there is no table any more."""
    seats = state.charter.seats
    left = {seats[seat].installation for seat in state.present}
    return len(left) < min(2, len({seat.installation for seat in seats}))
