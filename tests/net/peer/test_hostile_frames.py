"""Any bytes from the network end in effects, whoever sends them; a flood fills nothing."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from net.hashing import HASH_BYTES
from net.limits import MAXIMUM_STEPS_IN_FRAME
from net.peer.effects import Refused, Send
from net.peer.frames import (
    RecallAsked,
    Status,
    decode_frame,
    encode_frame,
)
from net.peer.recall import ask
from tests.net.scenes import Scene


def running() -> Scene:
    scene = Scene()
    scene.play_to_turn_of(1, turns=2)
    return scene


SCENE = running()
RECORDED: list[bytes] = []


def frames() -> list[bytes]:
    """One frame of each kind that a game sends."""
    if not RECORDED:
        peer = SCENE.peers[0]
        question = ask(SCENE.key(1), SCENE.state, 1, bytes(HASH_BYTES))
        effects = peer.connect(SCENE.setup.keys[1]) + peer.receive(SCENE.setup.keys[1], encode_frame(question))
        status = Status(0, SCENE.state.table_id, bytes(HASH_BYTES), 0, 0)
        effects += peer.receive(SCENE.setup.keys[1], encode_frame(status))
        RECORDED.extend(effect.frame for effect in effects if isinstance(effect, Send))
    return RECORDED


@given(st.binary(max_size=200), st.sampled_from([0, 1, 2]))
def test_any_bytes_are_refused_in_one_way(data: bytes, sender: int) -> None:
    (effect,) = SCENE.peers[0].receive(SCENE.setup.keys[sender], data)
    assert isinstance(effect, Refused)


@settings(max_examples=300)
@given(st.data())
def test_real_frames_with_a_byte_changed_do_no_harm(data: st.DataObject) -> None:
    frame = bytearray(data.draw(st.sampled_from(frames())))
    place = data.draw(st.integers(0, len(frame) - 1))
    frame[place] ^= data.draw(st.integers(1, 255))
    before = SCENE.peers[0].state
    effects = SCENE.peers[0].receive(SCENE.setup.keys[2], bytes(frame))
    assert SCENE.peers[0].state is before
    assert SCENE.peers[0].stopped is None
    assert isinstance(effects, list)


def test_asking_for_all_steps_again_and_again_is_answered_once_a_tick() -> None:
    scene = running()
    peer, asker = scene.peers[0], scene.setup.keys[2]
    request = encode_frame(Status(0, scene.state.table_id, bytes(HASH_BYTES), 0, 0))
    sent = [len(peer.receive(asker, request)) for _ in range(50)]
    assert sent[0] >= 1
    assert sum(sent[1:]) == 0
    scene.take(0, peer.tick(1.0))
    assert len(peer.receive(asker, request)) == sent[0]
    assert scene.state.step < MAXIMUM_STEPS_IN_FRAME


def test_a_flood_of_recalls_from_fresh_sessions_is_answered_once_a_tick() -> None:
    scene = running()
    peer, random = scene.peers[0], Random(1)
    answered = 0
    for _ in range(100):
        question = ask(scene.key(2), scene.state, 2, random.randbytes(HASH_BYTES))
        answered += bool(peer.receive(scene.setup.keys[2], encode_frame(question)))
    assert answered == 1


def test_a_recall_with_a_wrong_signature_counts_for_nothing() -> None:
    scene = running()
    forged = RecallAsked(2, bytes(HASH_BYTES), (), bytes(64))
    assert scene.peers[0].receive(scene.setup.keys[1], encode_frame(forged)) == []


def test_every_frame_of_a_game_comes_back_the_same() -> None:
    for frame in frames():
        assert encode_frame(decode_frame(frame)) == frame
