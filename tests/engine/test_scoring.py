"""The winner: the worked examples of rules.md, section 6, and every step worked out by hand."""

import pytest

from engine.samurai import EndReason, Phase, Position, RuleSet, Step, StepKind, score
from tests.engine.positions import position_with

Counts = tuple[int, int, int]


def over(*captured: Counts, tied_leaders: bool = False) -> Position:
    return position_with(
        len(captured), figures={}, captured=captured, rules=RuleSet(tied_leaders=tied_leaders)
    )._replace(phase=Phase.OVER, seat_to_act=-1, end_reasons=(EndReason.KIND_GONE,))


def test_first_example_most_others_wins() -> None:
    verdict = score(over((3, 5, 3), (3, 1, 4), (3, 4, 3)))
    assert verdict.leaders == (-1, 0, 1)
    assert verdict.winners == (0,)
    assert verdict.steps == (
        Step(StepKind.KINDS_LED, (0, 1, 2), (1, 1, 0), ()),
        Step(StepKind.ONE_KIND_LED, (0, 1, 2), (1, 1, 0), (0, 1)),
        Step(StepKind.OTHER_FIGURES, (0, 1), (6, 4), (0,)),
    )


def test_second_example_two_kinds_beat_more_figures() -> None:
    verdict = score(over((3, 3, 0), (2, 2, 5)))
    assert verdict.leaders == (0, 0, 1)
    assert verdict.winners == (0,)
    assert verdict.steps == (Step(StepKind.KINDS_LED, (0, 1), (2, 1), (0,)),)


def test_third_example_equal_others_then_the_total_decides() -> None:
    verdict = score(over((3, 2, 1), (1, 4, 2), (2, 2, 2)))
    assert verdict.leaders == (0, 1, -1)
    assert [sum(counts) for counts in verdict.captured] == [6, 7, 6]
    assert verdict.winners == (1,)
    assert verdict.steps[-2:] == (
        Step(StepKind.OTHER_FIGURES, (0, 1), (3, 3), (0, 1)),
        Step(StepKind.TOTAL_FIGURES, (0, 1), (6, 7), (1,)),
    )


def test_equal_in_everything_is_shared() -> None:
    verdict = score(over((3, 1, 2), (1, 3, 2), (0, 0, 2)))
    assert verdict.winners == (0, 1)
    assert verdict.steps[-1] == Step(StepKind.SHARED, (0, 1), (6, 6), (0, 1))


def test_nobody_leads_then_the_total_decides() -> None:
    verdict = score(over((2, 2, 1), (2, 1, 2), (1, 2, 2), (0, 0, 0)))
    assert verdict.leaders == (-1, -1, -1)
    assert verdict.winners == (0, 1, 2)
    assert verdict.steps[-2] == Step(StepKind.TOTAL_FIGURES, (0, 1, 2, 3), (5, 5, 5, 0), (0, 1, 2))


def test_no_figure_at_all_leads_nobody_and_all_share() -> None:
    verdict = score(over((0, 0, 0), (0, 0, 0)))
    assert verdict.leaders == (-1, -1, -1)
    assert verdict.winners == (0, 1)


def test_the_only_leader_of_one_kind_wins_at_once() -> None:
    verdict = score(over((2, 0, 0), (1, 3, 3), (1, 3, 3)))
    assert verdict.winners == (0,)
    assert verdict.steps[-1].kind is StepKind.ONE_KIND_LED


def test_all_three_kinds() -> None:
    assert score(over((3, 3, 3), (1, 1, 1))).steps == (Step(StepKind.KINDS_LED, (0, 1), (3, 0), (0,)),)


@pytest.mark.parametrize(
    ("captured", "winners"),
    [
        # Seat 0 shares helmets and leads rice: two kinds with the most. Seat 1 shares helmets alone.
        (((3, 0, 4), (3, 2, 0), (0, 3, 2)), (0,)),
        # Both have the most of two kinds or more: 3+3+1 against 3+3+2.
        (((3, 3, 1), (3, 3, 2)), (1,)),
        # Nobody has two: strict leaders decide. Helmets 0, Buddhas 1; others 1 against 2.
        (((3, 1, 0), (2, 3, 0), (0, 0, 0)), (1,)),
        # A kind nobody has figures of counts for nobody: seat 0 has the most of helmets alone.
        (((3, 0, 0), (2, 0, 0)), (0,)),
    ],
)
def test_tied_leaders(captured: tuple[Counts, ...], winners: tuple[int, ...]) -> None:
    verdict = score(over(*captured, tied_leaders=True))
    assert verdict.winners == winners
    assert verdict.steps[0].kind is StepKind.KINDS_WITH_MOST


def test_tied_leaders_leave_the_recorded_leaders_strict() -> None:
    assert score(over((3, 0, 4), (3, 2, 0), (0, 2, 2), tied_leaders=True)).leaders == (-1, -1, 0)


def test_resignation_gives_the_others_the_victory() -> None:
    position = over((3, 3, 3), (0, 0, 0), (0, 0, 0))._replace(end_reasons=(EndReason.RESIGNED,), conceded=0)
    verdict = score(position)
    assert verdict.winners == (1, 2)
    assert verdict.steps == (Step(StepKind.CONCEDED, (0, 1, 2), (1, 0, 0), (1, 2)),)
