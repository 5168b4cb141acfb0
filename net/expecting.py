"""What a table waits for next, as its state says."""

from collections.abc import Mapping

from net.game import ChanceWanted, ChoiceWanted, NamingWanted
from net.messages import Acknowledgement, Assent, Body, Call, Deferral, Departure, Naming, OpeningUp, Seal
from net.state import Called, Expectation, PendingHand, Stage, TableState, Together, Unowned

SEALING = "seal"
NAMING = "naming"
OPENING_UP = "opening up"
CALL = "call"
ACKNOWLEDGEMENT = "acknowledgement"
ASSENT = "assent"

SAYINGS: Mapping[str, tuple[type[Body], ...]] = {
    SEALING: (Seal, Departure),
    NAMING: (Naming, Departure),
    CALL: (Call, Deferral, Departure),
    ACKNOWLEDGEMENT: (Acknowledgement, Departure),
    ASSENT: (Assent, Departure),
    OPENING_UP: (OpeningUp, Departure),
}
"""What a seat may say, by what is due from it."""


def expectation(state: TableState) -> Expectation:
    """What the next step is made of; None once the table is finished or stopped."""
    if state.stage is Stage.SEALING:
        return Together(SEALING, state.present)
    if state.stage is Stage.OPENING_UP:
        return Together(OPENING_UP, state.present)
    if state.stage is not Stage.PLAYING:
        return None
    if state.pending:
        pending = state.pending[0]
        return Called(_caller(state, -1 if isinstance(pending, PendingHand) else pending.seat), chooses=False)
    wanted = state.game.wanted()
    if isinstance(wanted, NamingWanted):
        return Together(NAMING, state.present)
    if isinstance(wanted, ChanceWanted):
        return Called(_caller(state, wanted.seat), chooses=False)
    # A finished game is opened up: the fold never leaves it in the stage of playing.
    assert isinstance(wanted, ChoiceWanted)
    seat = wanted.seat
    return Called(seat, chooses=True) if state.seats[seat].present else Unowned(seat)


def due_from(expected: Expectation, seat: int) -> str:
    """What is due from a seat in a step of this kind, a key of SAYINGS; only while something is expected."""
    if isinstance(expected, Together):
        return expected.kind
    if isinstance(expected, Called):
        return CALL if seat == expected.seat else ACKNOWLEDGEMENT
    return ASSENT


def speakers(expected: Expectation, state: TableState) -> tuple[int, ...]:
    """The seats that must speak before the step is whole."""
    return () if expected is None else state.present


def speakers_besides(
    expected: Expectation, state: TableState, cut: tuple[int, ...], gone: tuple[int, ...]
) -> tuple[int, ...]:
    """The seats that must speak where these are cut, and the players of those gone have left in this step.

    Where the caller is cut there is no call to answer: those gone alone have spoken.
    """
    if isinstance(expected, Called) and expected.seat in cut:
        return gone
    return tuple(seat for seat in speakers(expected, state) if seat not in cut)


def _caller(state: TableState, served: int) -> int:
    present = state.present
    return served if served in present else present[0]
