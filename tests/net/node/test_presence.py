"""How players are told to be reached."""

import pytest

from net.node import Reach
from net.node.presence import Roll
from tests.net.scenes import Scene


def reached(scene: Scene, computer: int) -> list[Reach]:
    """How the others are reached from a computer, in order of seats."""
    roll = Roll(scene.setup.charter.charter, scene.setup.keys[computer])
    players = roll.look(scene.peers[computer], 0.0)
    assert players is not None
    return [player.reach for player in sorted(players, key=lambda player: player.seats)]


@pytest.mark.parametrize("resigned", [False, True])
def test_who_has_said_that_it_leaves_has_left_though_the_called_player_is_away(resigned: bool) -> None:
    scene = Scene()
    scene.play_to_turn_of(1)
    scene.muted.add(1)
    scene.take(2, scene.peers[2].depart(2, resigned=resigned))
    scene.settle()
    assert scene.state.present == (0, 1, 2)
    assert reached(scene, 0) == [Reach.HERE, Reach.LEFT]


def test_who_left_before_has_left() -> None:
    scene = Scene()
    scene.play_to_turn_of(1)
    scene.take(2, scene.peers[2].depart(2, resigned=False))
    scene.settle()
    assert scene.state.present == (0, 1)
    assert reached(scene, 0) == [Reach.HERE, Reach.LEFT]
