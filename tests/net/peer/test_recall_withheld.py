"""Who keeps back the word that a player needs after a start is named to that player."""

import pytest

from net.peer.frames import Recalled, decode_frame
from net.peer.recall import sign_answer
from tests.net.scenes import Scene


@pytest.mark.parametrize("claims_more", [False, True])
def test_who_does_not_answer_is_named_to_who_asks(claims_more: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene()
    scene.play_to_turn_of(0, turns=1)
    scene.held_back = {0, 1, 2}
    is_heard = Scene._is_heard

    def kept_back(self: Scene, sender: int, receiver: int, data: bytes) -> bool:
        is_answer = sender == 2 and isinstance(decode_frame(data), Recalled)
        return not is_answer and is_heard(self, sender, receiver, data)

    monkeypatch.setattr(Scene, "_is_heard", kept_back)
    scene.restart(1)
    scene.settle()
    if claims_more:
        answer = Recalled(2, 1, scene.peers[1]._recalling.session, scene.state.step + 1, (), (), b"")
        monkeypatch.setattr(Scene, "_is_heard", is_heard)
        scene.say(2, sign_answer(scene.key(2), scene.state, answer), (1,))
        monkeypatch.setattr(Scene, "_is_heard", kept_back)
        scene.settle()
    for moment in range(3):
        scene.tick(float(moment))
    named = [silence.installation for silence in scene.peers[1].silences()]
    assert (scene.peers[1].recalling, named) == (True, [scene.setup.keys[2]])
    monkeypatch.setattr(Scene, "_is_heard", is_heard)
    scene.tick(3.0)
    scene.tick(4.0)
    if not claims_more:
        assert (scene.peers[1].recalling, scene.peers[1].silences()) == (False, ())
