"""The worked examples of rules.md, section 6, told in words."""

import pytest

from engine.samurai import Board, EndReason, Figure, RuleSet, SeatInfo, StepKind, Verdict, score, starting_position
from samurai_qt import words

NAMES = ("Ann", "Bea", "Cleo", "Dan")
Counts = tuple[int, int, int]


def seats(players: int) -> tuple[SeatInfo, ...]:
    colours = ("red", "blue", "yellow", "green")
    return tuple(SeatInfo(NAMES[seat], colours[seat], "human") for seat in range(players))


def verdict(
    *captured: Counts, set_aside: Counts = (0, 0, 0), tied_leaders: bool = False, conceded: int = -1
) -> Verdict:
    rules = RuleSet(tied_leaders=tied_leaders)
    position = starting_position(Board.load(len(captured)), rules, 0, None)
    return score(position._replace(captured=captured, set_aside=set_aside, conceded=conceded))


def test_one_leader_with_more_other_figures_wins() -> None:
    result = verdict((3, 5, 3), (3, 1, 4), (3, 4, 3))
    assert words.verdict_steps(result, seats(3), "1998") == [
        "The most of two or three kinds wins. Ann 1, Bea 1, Cleo 0. Nobody has that.",
        "Only players with the most of exactly one kind stay in. Ann 1, Bea 1, Cleo 0. Ann and Bea stay in.",
        "Of these, most figures of the other two kinds. Ann 6, Bea 4. Ann wins.",
    ]
    assert words.verdict_headline(result, seats(3)) == "Ann wins"


def test_two_kinds_win_at_once() -> None:
    result = verdict((3, 3, 0), (2, 2, 5))
    assert words.verdict_steps(result, seats(2), "2015") == [
        "Two or three leader tokens win. Ann 2, Bea 1. Ann wins."
    ]


def test_totals_decide_between_equal_leaders() -> None:
    result = verdict((3, 2, 1), (1, 3, 3), (2, 0, 0))
    # Ann leads castles with 3, Bea leads the other two: a plain win. Level leaders need three others each.
    assert result.winners == (1,)
    result = verdict((4, 2, 1), (2, 5, 1), (0, 0, 1))
    steps = words.verdict_steps(result, seats(3), "2015")
    assert steps[2:] == [
        "Of these, most figures of the other two kinds. Ann 3, Bea 3. Nobody drops out.",
        "Most figures in all. Ann 7, Bea 8. Bea wins.",
    ]


def test_a_shared_victory_is_told() -> None:
    result = verdict((2, 1, 1), (2, 1, 1))
    assert words.verdict_steps(result, seats(2), "2015") == [
        "Two or three leader tokens win. Ann 0, Bea 0. Nobody has that.",
        "Only players with exactly one leader token stay in. Ann 0, Bea 0. Nobody has one: all stay in.",
        "Most figures in all. Ann 4, Bea 4. Nobody drops out.",
        "Still level at 4. Ann and Bea share the victory.",
    ]
    assert words.verdict_headline(result, seats(2)) == "Ann and Bea share the victory"


def test_tied_leaders_are_told_by_their_own_rule() -> None:
    result = verdict((3, 2, 0), (3, 0, 1), (0, 1, 0), tied_leaders=True)
    assert result.steps[0].kind is StepKind.KINDS_WITH_MOST
    text = words.verdict_steps(result, seats(3), "1998")[0]
    assert text.startswith("The most of two or three kinds wins; those tied for the most count here. Ann 2, Bea 2")
    assert text.endswith("Ann and Bea stay in.")


@pytest.mark.parametrize("kind", StepKind)
@pytest.mark.parametrize("edition", ["1998", "2015"])
def test_every_kind_of_step_has_words(kind: StepKind, edition: str) -> None:
    result = verdict((2, 1, 1), (2, 1, 1))
    step = result.steps[0]._replace(kind=kind, numbers=(1, 0), survivors=(1,))
    text = words.step_text(result._replace(steps=(step,)), 0, seats(2), edition)
    assert text.rule.endswith(".")
    assert text.outcome == "Bea wins."


def test_leaders_kind_by_kind() -> None:
    result = verdict((3, 2, 0), (3, 1, 0))
    assert [words.leader_text(figure, result, seats(2)) for figure in Figure] == [
        "Nobody leads: Ann and Bea tie at 3",
        "Ann leads with 2",
        "Nobody leads: none was captured",
    ]


def test_why_the_game_ended() -> None:
    result = verdict((4, 2, 1), (2, 4, 2), set_aside=(1, 0, 3))
    people = seats(2)
    assert words.end_reason_text(EndReason.KIND_GONE, result, people, "2015") == (
        "The last castle has left the map"
    )
    assert words.end_reason_text(EndReason.FOUR_SET_ASIDE, result, people, "2015") == (
        "4 figures set aside end the game"
    )
    assert (
        words.end_reason_text(EndReason.NOBODY_CAN_MOVE, result, people, "2015") == "Every player passed in a row"
    )
    assert "agreed" in words.end_reason_text(EndReason.AGREED, result, people, "2015")
    conceded = verdict((4, 2, 1), (2, 4, 2), conceded=1)
    assert words.end_reason_text(EndReason.FORFEIT, conceded, people, "2015") == "Bea forfeited the game"


@pytest.mark.parametrize("edition", ["1998", "2015"])
def test_each_kind_leaves_in_its_own_words(edition: str) -> None:
    gone = [verdict((4, 1, 1), (3, 1, 1)), verdict((1, 4, 1), (1, 3, 1)), verdict((1, 1, 4), (1, 1, 3))]
    texts = [words.end_reason_text(EndReason.KIND_GONE, result, seats(2), edition) for result in gone]
    names = [words.figure_name(figure, edition) for figure in Figure]
    assert texts == [f"The last {name} has left the map" for name in names]


def test_kinds_that_run_out_together_are_all_named() -> None:
    result = verdict((4, 4, 1), (3, 3, 2))
    text = words.end_reason_text(EndReason.KIND_GONE, result, seats(2), "1998")
    assert text == "The last figures of several kinds have left the map: high helmets and Buddhas"
