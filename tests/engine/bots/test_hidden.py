"""Hidden tiles as they may be: always what is known, and likelier what is found in hands more often."""

from collections import Counter
from random import Random

import pytest

from engine.samurai import Position, RuleSet, Tile
from engine.samurai.bots.hidden import HiddenTiles
from tests.engine.positions import hand, position_with
from tests.engine.random_games import set_up, turns


@pytest.mark.parametrize("players", [2, 3, 4])
def test_samples_agree_with_what_is_known(players: int) -> None:
    random = Random(players)
    for position, held, _, _ in turns(set_up(players, RuleSet(), random), random):
        sample = HiddenTiles(position, held).sample(random)
        for seat in range(players):
            unseen = Counter(tile.index for tile in position.unseen_tiles(seat))
            if seat == held.seat:
                assert sample.hands[seat] == []
                unseen -= Counter(tile.index for tile in held.tiles)
            else:
                assert len(sample.hands[seat]) == position.hand_sizes[seat]
            assert Counter(sample.hands[seat] + sample.stocks[seat]) == unseen


def held_by_the_other(position: Position) -> Counter[int]:
    """How often each tile is in the hand of seat 1 in 1000 samples; half the copies of a pair each."""
    hidden = HiddenTiles(position, hand(0, "H2 H3 B2 R2 S1"))
    random = Random(1)
    counts: Counter[int] = Counter()
    for _ in range(1000):
        counts.update(hidden.sample(random).hands[1])
    return counts


def test_a_chosen_opening_hand_is_likely_strong() -> None:
    counts = held_by_the_other(position_with(figures={"k17": "H"}, stock_sizes=(15, 15)))
    assert sum(counts.values()) == 5000
    assert counts[Tile.S3.index] > 2 * counts[Tile.H2.index]
    assert counts[Tile.H4.index] > 2 * counts[Tile.H3.index]


def test_a_dealt_opening_hand_may_be_any_but_for_fast_tiles() -> None:
    rules = RuleSet(opening="random")
    counts = held_by_the_other(position_with(figures={"k17": "H"}, rules=rules, stock_sizes=(15, 15)))
    assert counts[Tile.S3.index] == pytest.approx(counts[Tile.H2.index], rel=0.2)
    assert counts[Tile.N1.index] < counts[Tile.H2.index]
