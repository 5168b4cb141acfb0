"""The tree that guided playouts grow: how far it goes, and what its points remember of each playout."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random

import pytest

from engine.samurai import Game, RuleSet
from engine.samurai.bots.playouts import guided
from engine.samurai.bots.playouts.replies import Key, Node
from engine.samurai.bots.playouts.starts import Sample, start_of
from engine.samurai.pieces import TILES
from tests.engine.bots.playouts.test_guided import guide_for, shuffled
from tests.engine.random_games import set_up, turns

# A point is followed by replies only from its ninth visit on, and no deeper than four turns.
GROWN = 8
DEPTH = 4


def points(node: Node, depth: int = 0) -> Iterator[tuple[int, Node]]:
    """Every point below this one, with the number of turns that lead to it."""
    for reply in node.replies.values():
        yield depth + 1, reply
        yield from points(reply, depth + 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tree_goes_on_below_points_reached_often_four_turns_deep(players: int) -> None:
    random = Random(f"grown/{players}")
    game = set_up(players, RuleSet(), random)
    guide, flat = guide_for(game)
    start, tree = start_of(flat), Node()
    sample = with_slow_tiles(game, random)
    playouts = 600
    for _ in range(playouts):
        guide.play_out(start, sample, 7, players - 1, tree=tree)
    assert sum([reply.visits for reply in tree.replies.values()]) == playouts
    for depth, point in points(tree):
        below = sum([reply.visits for reply in point.replies.values()])
        if depth < DEPTH:
            # In every turn there is a slow tile to play, so no playout leaves the tree sooner.
            assert below == max(0, point.visits - GROWN)
        else:
            assert not point.replies
    assert max([depth for depth, _ in points(tree)]) == DEPTH


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("length", [5, 200])
def test_each_point_remembers_the_share_of_the_seat_that_chose_it(
    players: int, length: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What tiles cost bears on what a playout is worth, not on what the tree remembers.
    monkeypatch.setattr(guided, "_KEEPING", 0.0)
    random = Random(f"shares/{players}")
    game = set_up(players, RuleSet(), random)
    guide, flat = guide_for(game)
    start, tree = start_of(flat), Node()
    sample = with_slow_tiles(game, random)
    for _ in range(150):
        shares = [guide.play_out(start, sample, length, seat, tree=deepcopy(tree)) for seat in range(players)]
        before = deepcopy(tree)
        guide.play_out(start, sample, length, 0, tree=tree)
        seat = start.seat
        came_from, came_to = before, tree
        while changed := [key for key, reply in came_to.replies.items() if reply.visits > visits(came_from, key)]:
            (key,) = changed
            earlier = came_from.replies.get(key, Node())
            came_from, came_to = earlier, came_to.replies[key]
            assert came_to.visits == earlier.visits + 1
            # Played to the end, a win is worth a little less to a playout the later it comes.
            assert came_to.total - earlier.total == pytest.approx(shares[seat], abs=1e-3 if length == 5 else 0.02)
            seat = (seat + 1) % players
    assert max([depth for depth, _ in points(tree)]) > 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_tree_that_has_learned_nothing_plays_as_playouts_do_without_it(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Every point is new here, however deep: what is tried first there is what the policy would play.
    monkeypatch.setattr(guided, "_GROWN", 0)
    monkeypatch.setattr(guided, "_DEPTH", 99)
    random = Random(f"new/{players}")
    game = set_up(players, RuleSet(), random)
    for _, _, draft, _ in turns(game, random):
        guide, flat = guide_for(game)
        start, viewer = start_of(flat), random.randrange(players)
        for length in (1, 4, 12):
            sample = shuffled(game, random)
            expected = guide.play_out(start, sample, length, viewer)
            assert guide.play_out(start, sample, length, viewer, tree=Node()) == pytest.approx(expected, abs=1e-12)
        game, _ = game.play(draft.finish())


def with_slow_tiles(game: Game, random: Random) -> Sample:
    """Hands and stocks by which no seat runs out of slow tiles in its first two turns."""
    while True:
        sample = shuffled(game, random)
        if all(len([tile for tile in hand if not TILES[tile].fast]) >= 2 for hand in sample.hands):
            return sample


def visits(point: Node, key: Key) -> int:
    """How often the reply was tried there."""
    return point.replies[key].visits if key in point.replies else 0
