"""Transcripts of one table side by side: who told different things to different players."""

from net.folding import CompleteStep
from net.misconduct import Fault, Misconduct
from net.transcript import Transcript


class TwoHistories(Exception):
    """Two sound transcripts of one table differ; `step` is where, `misconduct` who signed both, if anybody did."""

    def __init__(self, step: int, misconduct: Misconduct | None) -> None:
        super().__init__(str(misconduct or "the table has two histories, and nobody signed both"))
        self.step = step
        self.misconduct = misconduct


def compare(first: Transcript, second: Transcript) -> None:
    """TwoHistories at the first step in which audited transcripts of a table differ, as far as both go."""
    for number, (one, other) in enumerate(zip(first.steps, second.steps, strict=False)):
        if one != other and (bodies(one) != bodies(other) or one.cut != other.cut):
            raise TwoHistories(number, _signed_twice(one, other))


def bodies(step: CompleteStep) -> dict[int, bytes]:
    """What each seat said; a second signature over the same says nothing new."""
    return {message.seat: message.body for message in step.messages}


def _signed_twice(one: CompleteStep, other: CompleteStep) -> Misconduct | None:
    """The first seat with two messages in the step, up to which both histories are the same."""
    said, also = bodies(one), bodies(other)
    seat = next((seat for seat in sorted(said) if seat in also and said[seat] != also[seat]), None)
    return None if seat is None else Misconduct(seat, Fault.EQUIVOCATION)
