"""The audit of a transcript, from its bytes alone: signatures, links, envelopes, rolls, moves, bags, results."""

from typing import NamedTuple

from net.charter import Charter
from net.errors import RemoteProtocolError
from net.expecting import OPENING_UP, expectation
from net.game import Game
from net.messages import OpeningUp, decode_body
from net.peer.ledger import Ledger
from net.state import Stage, TableState, Together
from net.transcript import Transcript


class AuditError(RemoteProtocolError):
    """The first fault of a transcript: `step` says where, `seat` whose it is or -1."""

    def __init__(self, step: int, seat: int, message: str) -> None:
        super().__init__(f"step {step}: {message}")
        self.step = step
        self.seat = seat


class Audit(NamedTuple):
    """What a sound transcript shows.

    `unopened` are the seats that did not open their envelopes, `unfinished` whether the game runs still.
    `openings` are each seat's items by number of envelope where all is open, else None.
    """

    state: TableState
    before_opening: TableState
    unfinished: bool
    unopened: tuple[int, ...]
    openings: tuple[tuple[int, ...] | None, ...]
    signatures: int

    @property
    def complete(self) -> bool:
        """Whether the game is over and every seat has opened up: only then the result is verified."""
        return not self.unfinished and not self.unopened


def audit(transcript: Transcript, game: Game) -> Audit:
    """Check every step of a transcript of this game from the start; AuditError names the first fault."""
    charter: Charter = transcript.charter.charter
    ledger = Ledger(TableState.started(charter, game))
    signatures = 2 * len(charter.seats)
    before_opening = ledger.state
    opened: dict[int, tuple[int, ...]] = {}
    for number, step in enumerate(transcript.steps):
        state = ledger.state
        expected = expectation(state)
        if isinstance(expected, Together) and expected.kind == OPENING_UP:
            before_opening = state
        try:
            ledger.catch_up(step)
        except RemoteProtocolError as error:
            raise AuditError(number, getattr(error, "seat", -1), str(error)) from error
        signatures += len(step.messages) + len(step.votes)
        for message in step.messages:
            body = decode_body(message.body)
            if isinstance(body, OpeningUp):
                shown = dict(state.seats[message.seat].opened)
                shown.update((envelope.number, envelope.item) for envelope in body.opened)
                opened[message.seat] = tuple(shown[envelope] for envelope in sorted(shown))
    finished = ledger.state.stage is Stage.FINISHED
    seats = range(len(charter.seats))
    return Audit(
        ledger.state,
        before_opening if finished else ledger.state,
        not finished,
        tuple(seat for seat in seats if seat not in opened) if finished else (),
        tuple(opened.get(seat) for seat in seats),
        signatures,
    )
