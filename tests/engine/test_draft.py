"""Drafts: every rule of a turn (rules.md, section 4), on positions set up by hand."""

import pytest

from engine.samurai import (
    Action,
    Draft,
    EndReason,
    Hand,
    IllegalAction,
    Phase,
    Place,
    Position,
    Rule,
    RuleSet,
    Tile,
    Turn,
    format_action,
    parse_action,
    play_public_turn,
    play_turn,
)
from tests.engine.positions import hand, position_with

# Akita (o9) has four land neighbours, o8, o10, p8, p9, and the sea hexes n8 and n9.


def act(position: Position, text: str) -> Action:
    return parse_action(position.board, text)


def rule_of(position: Position, held: Hand, *texts: str) -> Rule | None:
    draft = Draft(position, held)
    for text in texts[:-1]:
        draft.push(act(position, text))
    reason = draft.why_illegal(act(position, texts[-1]))
    return reason.rule if reason else None


@pytest.fixture
def quiet() -> Position:
    """Two players, figures on Edo, Kyoto and a village, one own slow, one fast and one other's tile."""
    return position_with(
        figures={"o13": "HBR", "l15": "HB", "q12": "R"},
        tiles={"n12": (0, "S2"), "m15": (1, "B4"), "n13": (0, "N1"), "o12": (0, "M")},
    )


@pytest.mark.parametrize(
    ("codes", "actions", "rule"),
    [
        ("S2", ["S2@o14"], None),
        ("S2", ["H2@o14"], Rule.TILE_NOT_IN_HAND),
        ("S2", ["S2@n12"], Rule.HEX_OCCUPIED),
        ("S2", ["S2@o13"], Rule.SETTLEMENT_TAKES_NO_TILE),
        ("S2", ["S2@o6"], Rule.TILE_NEEDS_LAND),
        ("V1", ["V1@o14"], Rule.SHIP_NEEDS_SEA),
        ("S2 S3", ["S2@o14", "S3@p12"], Rule.SECOND_SLOW_TILE),
        ("S2 N1", ["S2@o14", "N1@p12"], None),
        ("S2 N1", ["N1@p12", "S2@o14"], None),
        ("S2 M", ["S2@o14", "M:n12>p12"], Rule.SECOND_SLOW_TILE),
        ("X", ["X:o13R-l15B"], Rule.TWO_ALIKE),
        ("X", ["X:o13R-l15R"], Rule.NO_SUCH_FIGURE),
        ("X", ["X:o13B-l15B"], Rule.SAME_FIGURES),
        ("X", ["X:o13B-o13H"], Rule.SAME_SETTLEMENT),
        ("X", ["X:l15H-q12R"], None),
        ("X", ["X:q12R-l15H"], None),
        ("X", ["X:o13H-q12R"], Rule.TWO_ALIKE),
        ("M", ["M:n12>p12"], None),
        ("M", ["M:n12>n13"], Rule.HEX_OCCUPIED),
        ("M", ["M:n12>n12"], Rule.HEX_OCCUPIED),
        ("M", ["M:n12>o6"], Rule.TILE_NEEDS_LAND),
        ("M", ["M:m15>p12"], Rule.NOT_YOUR_TILE),
        ("M", ["M:p12>o14"], Rule.NO_TILE_THERE),
        ("M", ["M:n13>p12"], Rule.TILE_CANT_MOVE),
        ("M", ["M:o12>p12"], Rule.TOKEN_EXCHANGE_STAYS),
    ],
)
def test_each_rule(quiet: Position, codes: str, actions: list[str], rule: Rule | None) -> None:
    assert rule_of(quiet, hand(0, codes), *actions) == rule


def test_an_illegal_action_says_the_rule_in_words_and_changes_nothing(quiet: Position) -> None:
    draft = Draft(quiet, hand(0, "S2 V1"))
    with pytest.raises(IllegalAction, match="n12 already holds a tile") as raised:
        draft.push(act(quiet, "S2@n12"))
    assert raised.value.reason.rule is Rule.HEX_OCCUPIED
    assert draft.position == quiet
    assert not draft.can_undo


def test_legal_actions_are_exactly_those_without_a_reason(quiet: Position) -> None:
    draft = Draft(quiet, hand(0, "S2 V1 X M"))
    legal = draft.legal_actions()
    board = quiet.board
    # 30 land hexes hold 4 tiles; 44 sea hexes are free; M moves only the S2 on n12.
    # Swaps of l15 (HB) with q12 (R): H or B; Edo holds all kinds, so it swaps with neither.
    assert sum(isinstance(action, Place) and action.tile is Tile.S2 for action in legal) == 26
    assert sum(isinstance(action, Place) and action.tile is Tile.V1 for action in legal) == 44
    texts = {format_action(board, action) for action in legal}
    assert {text for text in texts if text[0] == "X"} == {"X:q12R-l15B", "X:q12R-l15H"}
    assert sum(text.startswith("M:n12>") for text in texts) == 26
    assert len(legal) == len(texts) == 26 + 44 + 2 + 26


def test_undo_and_redo_are_exact(quiet: Position) -> None:
    draft = Draft(quiet, hand(0, "S2 V1 X"))
    seen = [(draft.position, draft.hand)]
    for text in ("V1@o6", "X:l15H-q12R", "S2@o14"):
        draft.push(act(quiet, text))
        seen.append((draft.position, draft.hand))
    for before in reversed(seen[:-1]):
        draft.undo()
        assert (draft.position, draft.hand) == before
    assert not draft.can_undo
    for after in seen[1:]:
        draft.redo()
        assert (draft.position, draft.hand) == after
    assert not draft.can_redo
    draft.undo()
    draft.push(act(quiet, "S2@p12"))
    assert not draft.can_redo


def surrounded_but_one(rules: RuleSet, set_aside: tuple[int, int, int] = (0, 0, 0)) -> Position:
    """Akita o9 holds helmet and rice; three of its four land neighbours are filled; it is seat 0's turn."""
    return position_with(
        figures={"o9": "HR", "o13": "HBR"},
        tiles={"o8": (1, "H3"), "p8": (0, "R2"), "p9": (0, "H2")},
        rules=rules,
        set_aside=set_aside,
    )


def test_the_last_land_hex_decides_each_figure_by_itself() -> None:
    position = surrounded_but_one(RuleSet())
    board = position.board
    free = [hex_ for hex_ in board.land_beside[board.index("o9")] if position.tiles[hex_] is None]
    assert [board.hexes[hex_].name for hex_ in free] == ["o10"]
    draft = Draft(position, hand(0, "S1 V1"))
    draft.push(act(position, "S1@o10"))
    # Helmets: 2 + 1 against 3, a tie. Rice: 2 + 1 against 0.
    preview = draft.preview()
    assert [(board.hexes[c.hex].name, c.figure.code, c.seat, c.totals) for c in preview.captures] == [
        ("o9", "H", -1, (3, 3)),
        ("o9", "R", 0, (3, 0)),
    ]
    result = draft.result()
    assert result.position.set_aside == (1, 0, 0)
    assert result.position.captured == ((0, 0, 1), (0, 0, 0))
    assert result.position.figures_left() == (1, 1, 1)
    assert result.position.seat_to_act == 1
    assert draft.position.figures_left() == (2, 1, 2)


def test_a_ship_beside_counts_though_it_need_not_be_there() -> None:
    position = surrounded_but_one(RuleSet())
    draft = Draft(position, hand(0, "S1 V1"))
    draft.push(act(position, "S1@o10"))
    draft.push(act(position, "V1@n8"))
    assert draft.preview().captures[0].seat == 0


def test_immediate_capture_takes_figures_before_the_next_tile() -> None:
    position = surrounded_but_one(RuleSet(capture="immediate"))
    draft = Draft(position, hand(0, "S1 X"))
    draft.push(act(position, "S1@o10"))
    assert draft.position.figures_left() == (1, 1, 1)
    assert draft.legal_actions() == []  # one settlement left: no swap


def test_at_turn_end_a_surrounded_settlement_still_takes_part_in_an_exchange() -> None:
    position = position_with(
        figures={"o9": "HR", "l15": "HB", "o13": "HBR"},
        tiles={"o8": (1, "H3"), "p8": (0, "R2"), "p9": (0, "H2")},
    )
    draft = Draft(position, hand(0, "S1 X"))
    draft.push(act(position, "S1@o10"))
    draft.push(act(position, "X:o9R-l15B"))
    figures = {capture.figure.code for capture in draft.preview().captures}
    assert figures == {"H", "B"}


def test_immediate_capture_ends_the_turn_with_the_tile_that_ends_the_game() -> None:
    position = surrounded_but_one(RuleSet(capture="immediate"), set_aside=(1, 1, 1))
    draft = Draft(position, hand(0, "S1 V1"))
    draft.push(act(position, "S1@o10"))
    assert draft.legal_actions() == []
    reason = draft.why_illegal(act(position, "V1@o6"))
    assert reason is not None
    assert reason.rule is Rule.TURN_HAS_ENDED
    assert draft.preview().end_reasons == (EndReason.FOUR_SET_ASIDE,)
    after = draft.result().position
    assert after.phase is Phase.OVER
    assert after.end_reasons == (EndReason.FOUR_SET_ASIDE,)
    assert after.seat_to_act == -1


def test_the_game_ends_when_the_last_figure_of_a_kind_leaves() -> None:
    # Seven of each kind with two players: six rice fields are gone, the seventh stands in Akita.
    position = position_with(
        figures={"o9": "HR", "o13": "HB"},
        tiles={"o8": (1, "H3"), "p8": (0, "R2"), "p9": (0, "H2")},
        captured=((2, 2, 3), (3, 3, 3)),
    )
    result = play_turn(position, Turn((act(position, "S1@o10"),)), hand(0, "S1"))
    assert result.position.end_reasons == (EndReason.KIND_GONE,)


def test_a_token_exchange_fills_both_hexes() -> None:
    position = position_with(
        figures={"o9": "HR", "o13": "HBR"},
        tiles={"o8": (1, "H3"), "p8": (0, "R2"), "p9": (0, "H2"), "o14": (0, "R4")},
    )
    draft = Draft(position, hand(0, "M"))
    draft.push(act(position, "M:o14>o10"))
    board = position.board
    moved = draft.position.tiles[board.index("o10")]
    left = draft.position.tiles[board.index("o14")]
    assert moved is not None
    assert left is not None
    assert (moved.tile, left.tile) == (Tile.R4, Tile.M)
    # Rice 2 + 4 against 0, helmets 2 against 3.
    assert [(c.figure.code, c.seat, c.totals) for c in draft.preview().captures] == [
        ("H", 1, (2, 3)),
        ("R", 0, (6, 0)),
    ]


def test_refill_to_five_as_far_as_the_stock_lasts(quiet: Position) -> None:
    turn = Turn((act(quiet, "N1@o14"), act(quiet, "V1@o6"), act(quiet, "S2@p12")))
    held = hand(0, "N1 V1 S2 H2 H3")
    assert play_turn(quiet, turn, held).position.hand_sizes == (5, 5)
    assert play_turn(quiet, turn, held).position.stock_sizes == (7, 10)
    short = quiet._replace(stock_sizes=(2, 10))
    after = play_turn(short, turn, held).position
    assert (after.hand_sizes[0], after.stock_sizes[0]) == (4, 0)


def test_passing_needs_that_nothing_can_be_placed(quiet: Position) -> None:
    with pytest.raises(IllegalAction) as raised:
        Draft(quiet, hand(0, "S2")).finish()
    assert raised.value.reason.rule is Rule.PASS_NOT_ALLOWED
    alone = position_with(figures={"o13": "HBR"}, hand_sizes=(1, 5), stock_sizes=(0, 10))
    assert Draft(alone, hand(0, "X")).finish() == Turn()
    passed = play_turn(alone, Turn(), hand(0, "X")).position
    assert (passed.seat_to_act, passed.passes) == (1, 1)


def test_all_passing_in_a_row_ends_the_game() -> None:
    position = position_with(figures={"o13": "HBR"}, hand_sizes=(0, 0), stock_sizes=(0, 0))
    first = play_turn(position, Turn(), Hand(0, ())).position
    assert first.phase is Phase.TURNS
    second = play_turn(first, Turn(), Hand(1, ())).position
    assert second.end_reasons == (EndReason.NOBODY_CAN_MOVE,)


def test_a_hidden_hand_is_judged_by_what_everyone_knows(quiet: Position) -> None:
    def public_rule(*texts: str) -> Rule | None:
        try:
            play_public_turn(quiet, Turn(tuple(act(quiet, text) for text in texts)))
        except IllegalAction as error:
            return error.reason.rule
        return None

    assert public_rule("H2@o14") is None
    assert public_rule() is Rule.PASS_NOT_ALLOWED
    assert public_rule("N1@o14") is Rule.TILE_NOT_IN_HAND  # the only ronin is on n13 already
    assert public_rule("M:n12>p12") is Rule.TILE_NOT_IN_HAND  # so is the only token exchange
    few = quiet._replace(hand_sizes=(2, 5))
    with pytest.raises(IllegalAction) as raised:
        play_public_turn(few, Turn(tuple(act(quiet, text) for text in ("V1@o6", "V1@p6", "V2@n6"))))
    assert raised.value.reason.rule is Rule.HAND_EMPTY


def test_out_of_turn_no_draft_can_be_begun(quiet: Position) -> None:
    with pytest.raises(IllegalAction) as raised:
        Draft(quiet, hand(1, "S2"))
    assert raised.value.reason.rule is Rule.NOT_YOUR_TURN
    with pytest.raises(IllegalAction) as raised:
        Draft(quiet._replace(phase=Phase.OVER), hand(0, "S2"))
    assert raised.value.reason.rule is Rule.GAME_OVER
