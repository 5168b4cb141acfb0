"""What one player sends is not multiplied by the others, nor told without end."""

from collections import deque

from net.peer.effects import Disagreed, Refused, Send
from net.peer.frames import FieldDigests, ReturnAsked, Steps, decode_frame, encode_frame
from net.returning import Return
from net.state import PendingHand
from tests.net.scenes import Scene


def returns_of(scene: Scene, seat: int, number: int) -> list[ReturnAsked]:
    """So many different returns of a seat whose player has left, each of them right."""
    state = scene.state
    shown = state.seats[seat]
    rest = len(state.game.bag) - len(shown.opened) - len(shown.open_hand)
    returns = []
    for _ in range(number):
        parts = [scene.random.randbytes(32) for _ in range(rest + 1)]
        key = scene.setup.secrets[0].__class__(scene.random.randbytes(32)).signing_key().public.encoded
        back = Return(seat, shown.absences, key, tuple(parts[1:]), parts[0], shown.open_hand, b"")
        back = back.signed_by(scene.identity(seat), state.table_id)
        back.check(state)
        returns.append(ReturnAsked(back.encoded()))
    return returns


def test_two_returns_of_one_seat_do_not_chase_each_other() -> None:
    scene = Scene(players=4)
    scene.play_to_turn_of(0, turns=1)
    scene.take(3, scene.peers[3].depart(3, resigned=False))
    scene.settle()
    scene.held_back.clear()
    scene.play_until(lambda: PendingHand(3) not in scene.state.pending and bool(scene.state.seats[3].open_hand))
    scene.settle()
    honest, sent = (0, 1, 2), deque[tuple[int, int, bytes]]()
    for number, frame in enumerate(returns_of(scene, 3, 6)):
        sent.append((3, number % 3, encode_frame(frame)))
    passed_on = 0
    while sent and passed_on < 500:
        sender, receiver, data = sent.popleft()
        for effect in scene.peers[receiver].receive(scene.setup.keys[sender], data):
            assert isinstance(effect, Send)
            target = scene.setup.keys.index(effect.installation)
            if target in honest and isinstance(decode_frame(effect.frame), ReturnAsked):
                passed_on += 1
                sent.append((receiver, target, effect.frame))
    # Each of the three takes a first one and another one in its place, and passes both on to two others.
    assert passed_on <= 3 * 2 * 2


def test_steps_that_lead_nowhere_are_told_to_nobody() -> None:
    scene = Scene()
    scene.play_to_turn_of(1, turns=1)
    for first in (0, 3, scene.state.step):
        assert scene.peers[0].receive(scene.setup.keys[2], encode_frame(Steps(first, ()))) == []


def test_other_fields_are_told_once() -> None:
    scene = Scene()
    scene.play_to_turn_of(1, turns=1)
    scene.muted = {2}
    scene.held_back.clear()
    assert scene._choose(1)
    scene.settle()
    frame = encode_frame(FieldDigests(scene.state.step, (("board", bytes(32)),)))
    told = [scene.peers[0].receive(scene.setup.keys[2], frame) for _ in range(5)]
    assert [sum(isinstance(effect, Disagreed) for effect in effects) for effects in told] == [1, 0, 0, 0, 0]
    assert not any(isinstance(effect, Refused) for effects in told for effect in effects)
