"""The audit of a transcript, from its bytes alone: signatures, links, envelopes, rolls, moves, bags, results."""

from typing import NamedTuple

from net.errors import RemoteProtocolError
from net.game import Game
from net.messages import Message, OpeningUp, decode_body
from net.misconduct import Misconduct
from net.peer.ballot import Ballot
from net.peer.ledger import Ledger
from net.state import Stage, TableState
from net.transcript import Transcript


class AuditError(RemoteProtocolError):
    """The first fault of a transcript: `step` says where, `seat` whose it is or -1."""

    def __init__(self, step: int, seat: int, message: str) -> None:
        super().__init__(f"step {step}: {message}")
        self.fault = message
        self.step = step
        self.seat = seat


class Audit(NamedTuple):
    """What a sound transcript shows.

    `convicted` is what stopped the table, proven by the seat's own signature. `unfinished`: the game has no end
    yet. `unopened` are the seats of which an envelope stays closed once the game is over: they did not open up,
    or not a bag that they sealed before the caretaker had their seat. `items` are each seat's items by number of
    envelope, as far as they are open.
    `states` are those before each whole step, and the one after the last.
    """

    state: TableState
    before_opening: TableState
    convicted: Misconduct | None
    unfinished: bool
    unopened: tuple[int, ...]
    items: tuple[dict[int, int], ...]
    signatures: int
    states: tuple[TableState, ...]

    @property
    def complete(self) -> bool:
        """Whether the game is over and every envelope is open: only then the result is verified."""
        return not self.unfinished and not self.unopened and self.convicted is None


def audit(transcript: Transcript, game: Game) -> Audit:
    """Check every step of a transcript of this game from the start; AuditError names the first fault."""
    charter = transcript.charter.charter
    ledger = Ledger(TableState.started(charter, game))
    signatures = 2 * len(charter.seats)
    for number, step in enumerate(transcript.steps):
        try:
            ledger.catch_up(step)
        except RemoteProtocolError as error:
            raise AuditError(number, getattr(error, "seat", -1), str(error)) from error
        signatures += len(step.messages) + len(step.votes)
    before_opening = ledger.state
    openings = transcript.messages
    if ledger.state.stage is Stage.FINISHED:
        openings = transcript.steps[-1].messages
        before_opening = ledger.state_before(len(transcript.steps) - 1)
    convicted = _end(ledger, transcript)
    is_over = before_opening.stage is Stage.OPENING_UP
    items = tuple(dict(seat.opened) for seat in before_opening.seats)
    if is_over and convicted is None:
        items = tuple(_with_openings(known, seat, openings) for seat, known in enumerate(items))
    seats = enumerate(before_opening.seats)
    return Audit(
        ledger.state,
        before_opening,
        convicted,
        not is_over,
        tuple(number for number, seat in seats if is_over and len(items[number]) < len(seat.commitments)),
        items,
        signatures + len(transcript.messages) + len(transcript.votes),
        tuple(ledger.state_before(number) for number in range(len(transcript.steps) + 1)),
    )


def _end(ledger: Ledger, transcript: Transcript) -> Misconduct | None:
    """What the loose end of a transcript convicts a seat of, if anything."""
    number = len(transcript.steps)
    ballot = Ballot()
    try:
        for message in transcript.messages:
            if message.step != number:
                raise AuditError(number, message.seat, f"a message of step {message.step} stands at the end")
            ledger.add(message)
            ledger.take_early()
        for vote in transcript.votes:
            ballot.add(ledger.state, vote)
    except Misconduct as error:
        if error.fault.is_proven:
            return error
        raise AuditError(number, error.seat, str(error)) from error
    except RemoteProtocolError as error:
        raise AuditError(number, -1, str(error)) from error
    if transcript.messages and not ledger.missing:
        raise AuditError(number, -1, "all have spoken, and yet it is no whole step")
    return None


def _with_openings(known: dict[int, int], seat: int, openings: tuple[Message, ...]) -> dict[int, int]:
    for message in openings:
        body = decode_body(message.body)
        if message.seat == seat and isinstance(body, OpeningUp):
            known.update((envelope.number, envelope.item) for envelope in body.opened)
    return known
