"""The winner, and the reasoned explanation: which step decided, with which numbers (rules.md, section 6)."""

from enum import Enum
from typing import NamedTuple

from engine.samurai.pieces import FIGURES
from engine.samurai.position import Counts, EndReason, Position


class StepKind(Enum):
    """A step of finding the winner. The comment says what the step's numbers count, per seat considered."""

    KINDS_LED = "kinds-led"  # kinds in which the seat leads; two or more win
    KINDS_WITH_MOST = "kinds-with-most"  # option tied_leaders: kinds in which the seat has or shares the most
    ONE_KIND_LED = "one-kind-led"  # kinds in which the seat leads; those with exactly one stay in
    OTHER_FIGURES = "other-figures"  # captured figures of the kinds the seat does not lead
    TOTAL_FIGURES = "total-figures"  # captured figures in all
    SHARED = "shared"  # the total that all seats still in have
    CONCEDED = "conceded"  # 1 for the seat that gave up, else 0

    __hash__ = object.__hash__


class Step(NamedTuple):
    """One step: the seats it considers, a number for each, and the seats it leaves in."""

    kind: StepKind
    seats: tuple[int, ...]
    numbers: tuple[int, ...]
    survivors: tuple[int, ...]


class Verdict(NamedTuple):
    """How a game ended: why, every count, the leader of each kind (-1: nobody), winners, and the steps to them."""

    reasons: tuple[EndReason, ...]
    captured: tuple[Counts, ...]
    set_aside: Counts
    leaders: tuple[int, int, int]
    winners: tuple[int, ...]
    steps: tuple[Step, ...]


def leaders(captured: tuple[Counts, ...]) -> tuple[int, int, int]:
    """For each kind the seat with strictly the most figures of it, at least one, or -1."""
    helmet, buddha, rice = (_strict_leader([counts[figure.index] for counts in captured]) for figure in FIGURES)
    return helmet, buddha, rice


def score(position: Position) -> Verdict:
    """The verdict on a position as it stands, whatever ended it (no reasons while the game runs)."""
    captured = position.captured
    seats = tuple(range(position.board.players))
    if position.conceded >= 0:
        others = tuple(seat for seat in seats if seat != position.conceded)
        gave_up = tuple(int(seat == position.conceded) for seat in seats)
        steps: tuple[Step, ...] = (Step(StepKind.CONCEDED, seats, gave_up, others),)
    else:
        steps = _steps_to_winner(captured, seats, position.rules.tied_leaders)
    return Verdict(
        position.end_reasons,
        captured,
        position.set_aside,
        leaders(captured),
        steps[-1].survivors,
        steps,
    )


def _steps_to_winner(captured: tuple[Counts, ...], seats: tuple[int, ...], tied_leaders: bool) -> tuple[Step, ...]:
    led = tuple(leaders(captured).count(seat) for seat in seats)
    totals = tuple(sum(captured[seat]) for seat in seats)
    if tied_leaders:
        first = _kinds_with_most(captured, seats)
    else:
        first = Step(StepKind.KINDS_LED, seats, led, tuple(seat for seat in seats if led[seat] >= 2))
    if first.survivors:
        return (first, *_most_in_total(first.survivors, totals))
    one_kind = tuple(seat for seat in seats if led[seat] == 1)
    second = Step(StepKind.ONE_KIND_LED, seats, led, one_kind)
    if not one_kind:
        return (first, second, *_most_in_total(seats, totals))
    if len(one_kind) == 1:
        return (first, second)
    strict = leaders(captured)
    others = tuple(
        sum(captured[seat][kind] for kind in range(len(FIGURES)) if strict[kind] != seat) for seat in one_kind
    )
    third = Step(StepKind.OTHER_FIGURES, one_kind, others, _with_highest(one_kind, others))
    return (first, second, third, *_most_in_total(third.survivors, totals))


def _kinds_with_most(captured: tuple[Counts, ...], seats: tuple[int, ...]) -> Step:
    numbers = tuple(
        sum(
            captured[seat][kind] > 0 and captured[seat][kind] == max(counts[kind] for counts in captured)
            for kind in range(len(FIGURES))
        )
        for seat in seats
    )
    return Step(StepKind.KINDS_WITH_MOST, seats, numbers, tuple(seat for seat in seats if numbers[seat] >= 2))


def _most_in_total(seats: tuple[int, ...], totals: tuple[int, ...]) -> tuple[Step, ...]:
    """The steps that decide among these seats by all their figures: none if one seat is left already."""
    if len(seats) == 1:
        return ()
    numbers = tuple(totals[seat] for seat in seats)
    best = _with_highest(seats, numbers)
    step = Step(StepKind.TOTAL_FIGURES, seats, numbers, best)
    if len(best) == 1:
        return (step,)
    return (step, Step(StepKind.SHARED, best, tuple(totals[seat] for seat in best), best))


def _with_highest(seats: tuple[int, ...], numbers: tuple[int, ...]) -> tuple[int, ...]:
    highest = max(numbers)
    return tuple(seat for seat, number in zip(seats, numbers, strict=True) if number == highest)


def _strict_leader(counts: list[int]) -> int:
    most = max(counts)
    return counts.index(most) if most > 0 and counts.count(most) == 1 else -1
