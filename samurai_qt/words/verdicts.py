"""The end of a game: why it ended, who leads what, and the steps to the winner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.samurai import EndReason, Figure, SeatInfo, Step, StepKind, Verdict
from samurai_qt.words.pieces import figures_name, last_has_left
from samurai_qt.words.players import joined, seat_name, with_numbers
from samurai_qt.words.translation import translate


class StepText(NamedTuple):
    """One step to the winner: the rule it follows, each player's number, and what comes of it."""

    rule: str
    numbers: str
    outcome: str


def end_reason_text(reason: EndReason, verdict: Verdict, seats: Sequence[SeatInfo], edition: str) -> str:
    """Why the game ended, as a sentence without a full stop."""
    if reason is EndReason.KIND_GONE:
        return _kind_gone(verdict, edition)
    if reason is EndReason.FOUR_SET_ASIDE:
        return translate("Words", "{number} figures set aside end the game").format(number=sum(verdict.set_aside))
    if reason is EndReason.NOBODY_CAN_MOVE:
        return translate("Words", "Every player passed in a row")
    if reason is EndReason.AGREED:
        return translate("Words", "The players agreed to end the game here")
    loser = _conceding_seat(verdict)
    name = seat_name(seats, loser) if loser >= 0 else ""
    if reason is EndReason.RESIGNED:
        return translate("Words", "{player} resigned").format(player=name)
    return translate("Words", "{player} forfeited the game").format(player=name)


def leader_text(figure: Figure, verdict: Verdict, seats: Sequence[SeatInfo]) -> str:
    """Who leads a kind, or why nobody does, as a sentence without a full stop."""
    counts = [captured[figure.index] for captured in verdict.captured]
    leader = verdict.leaders[figure.index]
    highest = max(counts)
    if leader >= 0:
        player = seat_name(seats, leader)
        return translate("Words", "{player} leads with {number}").format(player=player, number=highest)
    if not highest:
        return translate("Words", "Nobody leads: none was captured")
    tied = [seat_name(seats, seat) for seat, count in enumerate(counts) if count == highest]
    return translate("Words", "Nobody leads: {players} tie at {number}").format(
        players=joined(tied), number=highest
    )


def verdict_headline(verdict: Verdict, seats: Sequence[SeatInfo]) -> str:
    """Who won: "Ann wins", "Ann and Bea share the victory"."""
    names = [seat_name(seats, seat) for seat in verdict.winners]
    if len(names) == 1:
        return translate("Words", "{player} wins").format(player=names[0])
    return translate("Words", "{players} share the victory").format(players=joined(names))


def verdict_steps(verdict: Verdict, seats: Sequence[SeatInfo], edition: str) -> list[str]:
    """The steps to the winner, each a short paragraph with its numbers."""
    space = translate("Verdict", " ", "between two sentences")
    texts = [step_text(verdict, index, seats, edition) for index in range(len(verdict.steps))]
    return [space.join(part for part in text if part) for text in texts]


def step_text(verdict: Verdict, index: int, seats: Sequence[SeatInfo], edition: str) -> StepText:
    """One step of the verdict in words."""
    step = verdict.steps[index]
    names = [seat_name(seats, seat) for seat in step.seats]
    numbers = ""
    if step.kind not in (StepKind.CONCEDED, StepKind.SHARED):
        counted = with_numbers(names, step.numbers)
        numbers = translate("Verdict", "{numbers}.", "as in: Ann 4, Bea 3.").format(numbers=counted)
    last = index == len(verdict.steps) - 1
    return StepText(_rule(step, edition), numbers, _outcome(step, seats, last=last))


def _rule(step: Step, edition: str) -> str:
    tokens = edition == "2015"
    return {
        StepKind.KINDS_LED: translate("Verdict", "Two or three leader tokens win.")
        if tokens
        else translate("Verdict", "The most of two or three kinds wins."),
        StepKind.KINDS_WITH_MOST: translate(
            "Verdict", "The most of two or three kinds wins; those tied for the most count here."
        ),
        StepKind.ONE_KIND_LED: translate("Verdict", "Only players with exactly one leader token stay in.")
        if tokens
        else translate("Verdict", "Only players with the most of exactly one kind stay in."),
        StepKind.OTHER_FIGURES: translate("Verdict", "Of these, most figures of the other two kinds."),
        StepKind.TOTAL_FIGURES: translate("Verdict", "Most figures in all."),
        StepKind.SHARED: translate("Verdict", "Still level at {number}.").format(number=step.numbers[0]),
        StepKind.CONCEDED: translate("Verdict", "Who gives up loses."),
    }[step.kind]


def _outcome(step: Step, seats: Sequence[SeatInfo], *, last: bool) -> str:
    names = [seat_name(seats, seat) for seat in step.survivors]
    if last and len(names) == 1:
        return translate("Verdict", "{player} wins.").format(player=names[0])
    if last:
        return translate("Verdict", "{players} share the victory.").format(players=joined(names))
    if step.kind in (StepKind.KINDS_LED, StepKind.KINDS_WITH_MOST):
        if not names:
            return translate("Verdict", "Nobody has that.")
        return translate("Verdict", "{players} stay in.").format(players=joined(names))
    if step.kind is StepKind.ONE_KIND_LED and not names:
        return translate("Verdict", "Nobody has one: all stay in.")
    if len(names) == len(step.seats) > 1:
        return translate("Verdict", "Nobody drops out.")
    return translate("Verdict", "{players} stay in.").format(players=joined(names))


def _kind_gone(verdict: Verdict, edition: str) -> str:
    removed = [sum(captured[kind] for captured in verdict.captured) + verdict.set_aside[kind] for kind in range(3)]
    most = max(removed)
    gone = [figure for figure in Figure if removed[figure.index] == most]
    if len(gone) == 1:
        return last_has_left(gone[0], edition)
    return translate("Words", "The last figures of several kinds have left the map: {figures}").format(
        figures=joined([figures_name(figure, edition) for figure in gone])
    )


def _conceding_seat(verdict: Verdict) -> int:
    for step in verdict.steps:
        if step.kind is StepKind.CONCEDED:
            return next(seat for seat, number in zip(step.seats, step.numbers, strict=True) if number)
    return -1
