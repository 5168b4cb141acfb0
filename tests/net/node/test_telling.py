"""What is told of a table."""

from net.node.telling import disagreement
from net.peer.effects import Disagreed
from tests.net.scenes import Scene


def test_who_came_to_another_state_is_named() -> None:
    scene = Scene()
    error = disagreement(scene.setup.charter.charter, Disagreed(scene.setup.keys[1], 7, "figures"))
    assert str(error) == "Player 1 came to something else in step 7: figures"
