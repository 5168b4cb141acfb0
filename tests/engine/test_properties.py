"""What holds in every game: the order of captures, undo and redo, equality, hashes and digests."""

import itertools
import pickle
import subprocess
import sys
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.samurai import (
    CHOICES,
    FIGURES,
    TILES,
    Action,
    Board,
    Draft,
    Figure,
    IllegalAction,
    Place,
    PlacedTile,
    Position,
    RuleSet,
    Tile,
    Turn,
    digest,
    field_digests,
    play_public_turn,
    play_turn,
    position_fields,
)
from engine.samurai.ending import end_reasons
from engine.samurai.influence import captures_at, with_captures
from tests.engine.positions import hand, position_with
from tests.engine.random_games import set_up, turns
from tests.engine.seeded import seeded

PLAYERS = st.sampled_from([2, 3, 4])
SEEDS = st.integers(0, 2**32)
RULES = st.fixed_dictionaries({option: st.sampled_from(values) for option, values in CHOICES.items()}).map(
    RuleSet.from_options
)


def crowded_position(players: int, random: Random) -> Position:
    """Most hexes filled with tiles of anybody and most settlements with figures: much is surrounded."""
    board = Board.load(players)
    tiles: list[PlacedTile | None] = [None] * len(board.hexes)
    on_land = [tile for tile in TILES if tile is not Tile.X and tile not in (Tile.V1, Tile.V2)]
    for hexes, kinds in ((board.land, on_land), (board.sea, [Tile.V1, Tile.V2])):
        for hex_ in hexes:
            if random.random() < 0.8:
                tiles[hex_] = PlacedTile(random.randrange(players), random.choice(kinds))
    figures = [0] * len(board.hexes)
    for settlement in board.settlements:
        for figure in random.sample(FIGURES, board.capacity(settlement)):
            figures[settlement] |= figure.bit
    return position_with(players, figures={})._replace(tiles=tuple(tiles), figures=tuple(figures))


@seeded(100)
@given(PLAYERS, SEEDS)
def test_order_of_resolving_captures_is_irrelevant(players: int, seed: int) -> None:
    random = Random(seed)
    position = crowded_position(players, random)
    at_once = captures_at(position, position.board.settlements)
    expected = with_captures(position, at_once)
    order: list[tuple[int, Figure]] = [(capture.hex, capture.figure) for capture in at_once]
    random.shuffle(order)
    one_by_one = position
    for hex_, figure in order:
        (capture,) = [each for each in captures_at(one_by_one, [hex_]) if each.figure is figure]
        one_by_one = with_captures(one_by_one, (capture,))
    assert one_by_one == expected
    assert end_reasons(one_by_one) == end_reasons(expected)


@seeded(15)
@given(PLAYERS, SEEDS)
def test_order_of_a_turns_actions_is_irrelevant_with_captures_at_its_end(players: int, seed: int) -> None:
    random = Random(seed)
    game = set_up(players, RuleSet(capture="turn-end", opening="random", figures="random"), random)
    for position, held, draft, result in turns(game, random, 0.8):
        for actions in random.sample(list(itertools.permutations(draft.actions)), min(3, len(draft.actions))):
            other = play_turn(position, Turn(actions), held)
            assert other.position == result.position
            assert set(other.captures) == set(result.captures)


def same_point(draft: Draft, other: Draft) -> None:
    """Assert that two drafts can't be told apart, going back apart."""
    assert draft.position == other.position
    assert hash(draft.position) == hash(other.position)
    assert digest(draft.position) == digest(other.position)
    assert draft.hand == other.hand
    assert draft.actions == other.actions
    assert draft.legal_actions() == other.legal_actions()
    assert draft.preview() == other.preview()
    assert draft.why_not_finish() == other.why_not_finish()


@seeded(25)
@given(PLAYERS, RULES, SEEDS)
def test_undo_and_redo_are_exact(players: int, rules: RuleSet, seed: int) -> None:
    random = Random(seed)
    game = set_up(players, rules, random)
    for number, (position, held, _, _) in enumerate(turns(game, random)):
        if number % 5:
            continue
        draft = Draft(position, held)
        done: list[Action] = []
        undone: list[Action] = []
        for _ in range(12):
            step = random.choice(["push", "push", "undo", "redo"])
            legal = draft.legal_actions()
            if step == "push" and legal:
                done.append(random.choice(legal))
                undone.clear()
                draft.push(done[-1])
            elif step == "undo" and draft.can_undo:
                undone.append(done.pop())
                assert draft.undo() == undone[-1]
            elif step == "redo" and draft.can_redo:
                done.append(undone.pop())
                assert draft.redo() == done[-1]
            assert draft.can_undo == bool(done)
            assert draft.can_redo == bool(undone)
        afresh = Draft(position, held)
        for action in done:
            afresh.push(action)
        same_point(draft, afresh)
        while draft.can_undo:
            draft.undo()
        same_point(draft, Draft(position, held))


def test_a_refused_action_changes_nothing() -> None:
    position = position_with(figures={"o13": "HBR"})
    draft = Draft(position, hand(0, "S1 S2"))
    draft.push(draft.legal_actions()[0])
    draft.push(draft.undo())
    draft.undo()
    before = (draft.position, draft.hand, draft.actions, draft.can_redo)
    with pytest.raises(IllegalAction):
        draft.push(Place(Tile.S1, position.board.edo))
    assert (draft.position, draft.hand, draft.actions, draft.can_redo) == before


@seeded(12)
@given(PLAYERS, RULES, SEEDS)
def test_positions_are_equal_by_content_and_differ_along_a_game(players: int, rules: RuleSet, seed: int) -> None:
    random = Random(seed)
    game = set_up(players, rules, random)
    seen: dict[str, Position] = {}
    for position, held, draft, result in turns(game, random):
        copied = pickle.loads(pickle.dumps(position))
        assert copied == position
        assert hash(copied) == hash(position)
        assert field_digests(copied) == field_digests(position)
        assert seen.setdefault(digest(position), position) is position
        # What everyone knows is enough to follow a turn, whatever else is in the hand.
        assert play_public_turn(position, Turn(draft.actions)) == result
        assert play_turn(position, Turn(draft.actions), held) == result
    assert len(set(seen.values())) == len(seen)


@seeded(20)
@given(PLAYERS, RULES, SEEDS)
def test_field_digests_name_what_differs(players: int, rules: RuleSet, seed: int) -> None:
    random = Random(seed)
    first, *_, (before, _, _, result) = turns(set_up(players, rules, random), random)
    for one, other in ((first[0], before), (before, result.position)):
        fields, other_fields = position_fields(one), position_fields(other)
        digests, other_digests = field_digests(one), field_digests(other)
        assert set(digests) == set(Position._fields)
        for name in fields:
            assert (digests[name] == other_digests[name]) == (fields[name] == other_fields[name])
            assert (digests[name] == other_digests[name]) == (getattr(one, name) == getattr(other, name))
        assert digest(one) != digest(other)


def test_digest_is_the_same_in_every_process() -> None:
    program = """
from random import Random
from engine.samurai import RuleSet, digest
from tests.engine.random_games import set_up, turns
print(digest(list(turns(set_up(3, RuleSet(), Random(7)), Random(8)))[-1][3].position))
"""
    printed = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": "."},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(printed) == 1
