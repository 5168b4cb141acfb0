"""Corners of the rules of a turn and of the end (rules.md, sections 4 and 5), worked out by hand.

The village f17 touches the land hexes f16 and g17 and four sea hexes, g18 among them; g16 touches h15, f16, h16
and g17; q14 touches p13 and q13; h16 touches i16 too.
"""

import pytest

from engine.samurai import Draft, EndReason, Phase, Position, RuleSet, parse_action
from tests.engine.positions import hand, position_with

IMMEDIATE = RuleSet(capture="immediate")
Captured = list[tuple[str, str, int, tuple[int, ...]]]


def staged(position: Position, codes: str, *texts: str) -> Draft:
    """The draft after seat 0 with these tiles in hand has done these actions."""
    draft = Draft(position, hand(0, codes))
    for text in texts:
        draft.push(parse_action(position.board, text))
    return draft


def captured(draft: Draft) -> Captured:
    names = [hex_.name for hex_ in draft.position.board.hexes]
    return [(names[c.hex], c.figure.code, c.seat, c.totals) for c in draft.preview().captures]


@pytest.mark.parametrize(
    ("rules", "captures"),
    [
        # All is counted at the end, when the rice tile has gone: the ronin's 1 against the ship's 1.
        (RuleSet(), [("f17", "R", -1, (1, 1))]),
        # The ronin takes the rice at once, with the 4 beside it; then the tile leaves an emptied village.
        (IMMEDIATE, [("f17", "R", 0, (5, 1))]),
    ],
)
def test_a_tile_moved_away_from_a_settlement_surrounded_this_turn(rules: RuleSet, captures: Captured) -> None:
    position = position_with(
        figures={"f17": "R", "o13": "HBR"}, tiles={"f16": (0, "R4"), "g18": (1, "V1")}, rules=rules
    )
    assert captured(staged(position, "N1 M", "N1@g17", "M:f16>h16")) == captures


@pytest.mark.parametrize("rules", [RuleSet(), IMMEDIATE])
def test_a_tile_from_beside_an_emptied_settlement_completes_another(rules: RuleSet) -> None:
    position = position_with(
        figures={"f17": "B", "o13": "HBR"},
        tiles={"p13": (1, "S1"), "q13": (0, "B3"), "f16": (1, "B2")},
        rules=rules,
    )
    assert captured(staged(position, "M", "M:q13>g17")) == [("f17", "B", 0, (3, 2))]


@pytest.mark.parametrize("rules", [RuleSet(), IMMEDIATE])
def test_a_tie_at_zero_sets_aside(rules: RuleSet) -> None:
    position = position_with(figures={"f17": "R", "o13": "HBR"}, tiles={"f16": (1, "H4")}, rules=rules)
    assert captured(staged(position, "B2", "B2@g17")) == [("f17", "R", -1, (0, 0))]


def test_a_token_exchange_counts_nothing_where_it_lies() -> None:
    position = position_with(
        figures={"f17": "R", "o13": "HBR"}, tiles={"f16": (0, "R4"), "g18": (1, "V1")}, seat_to_act=0
    )
    moved = staged(position, "M", "M:f16>h16").result().position
    after = Draft(moved, hand(1, "S1"))
    after.push(parse_action(moved.board, "S1@g17"))
    assert captured(after) == [("f17", "R", 1, (0, 2))]


def test_both_ends_at_once_are_both_told() -> None:
    # Seven of each kind with two players: six rice fields are captured; the seventh is the fourth aside.
    position = position_with(
        figures={"f17": "R", "o13": "HB"},
        tiles={"f16": (1, "H4")},
        captured=((1, 1, 3), (1, 1, 3)),
        set_aside=(2, 1, 0),
    )
    draft = staged(position, "B2", "B2@g17")
    expected = (EndReason.KIND_GONE, EndReason.FOUR_SET_ASIDE)
    assert draft.preview().end_reasons == expected
    after = draft.result().position
    assert (after.end_reasons, after.phase, after.hand_sizes[0]) == (expected, Phase.OVER, 4)


@pytest.mark.parametrize("rules", [RuleSet(), IMMEDIATE])
def test_every_capture_of_the_last_tile_is_made_before_the_game_ends(rules: RuleSet) -> None:
    # g17 completes both villages: a tie in f17 is the fourth figure aside, and g16 is captured all the same.
    position = position_with(
        figures={"f17": "H", "g16": "B", "o13": "HBR"},
        tiles={"f16": (1, "S1"), "h15": (0, "B2"), "h16": (1, "R2")},
        set_aside=(1, 1, 1),
        rules=rules,
    )
    draft = staged(position, "S1", "S1@g17")
    assert sorted(captured(draft)) == [("f17", "H", -1, (1, 1)), ("g16", "B", 0, (3, 1))]
    after = draft.result().position
    assert after.end_reasons == (EndReason.FOUR_SET_ASIDE,)
    assert (after.captured[0], after.set_aside) == ((0, 1, 0), (2, 1, 1))


def test_with_immediate_captures_an_exchange_never_captures() -> None:
    # A surrounded settlement is empty already, and a figure comes only where another leaves.
    position = position_with(
        figures={"f17": "R", "o9": "HR", "l15": "HB"},
        tiles={"f16": (1, "S1")},
        rules=IMMEDIATE,
    )
    draft = staged(position, "N1 X V1", "N1@g17", "X:o9R-l15B")
    assert captured(draft) == [("f17", "R", -1, (1, 1))]
    assert draft.position.figures_left() == (2, 1, 1)
    assert not draft.position.figures_at(position.board.index("f17"))


def test_an_exchange_alone_is_a_turn_and_the_hand_is_refilled() -> None:
    position = position_with(figures={"o9": "HR", "l15": "HB"})
    after = staged(position, "X S1 S1 S2 S2", "X:o9R-l15B").result().position
    assert (after.seat_to_act, after.hand_sizes[0], after.stock_sizes[0]) == (1, 5, 9)
    assert after.exchange_used == (True, False)
