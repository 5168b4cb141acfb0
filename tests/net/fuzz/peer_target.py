"""The fuzz target of a table's peer: frames of another player, at stages that the first byte chooses.

The second byte says whether they are taken as they are, or signed by that player as the body of its message, as its
vote or as its recall: what only a player can say gets as far as that.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from net.cutting import CutVote, cast_vote
from net.hashing import HASH_BYTES
from net.limits import MAXIMUM_BODY_BYTES
from net.messages import Message, OpeningUp
from net.peer.effects import Effect, Send
from net.peer.frames import RecallAsked, Recalled, Said, Status, Voted, decode_frame, encode_frame
from net.peer.machine import TablePeer
from net.peer.recall import ask
from net.peer.stored import decode_record
from net.state import Stage
from tests.net.scenes import Scene

_SESSION = bytes(HASH_BYTES)
_MOST_FRAMES = 4
_SPLIT = b"\xff\xff"


class Start(NamedTuple):
    """What brings a fresh peer to a stage: its journal, and what the others then answer."""

    scene: Scene
    journal: tuple[bytes, ...]
    frames: tuple[tuple[int, bytes], ...]


def _scene(stage: str) -> Scene:
    scene = Scene()
    if stage == "waiting":
        scene.play_to_turn_of(1, turns=2)
    elif stage == "calling":
        scene.play_to_turn_of(0, turns=1)
    elif stage == "open-hand":
        scene.play_to_turn_of(1)
        scene.take(1, scene.peers[1].depart(1, resigned=False))
        scene.settle()
    elif stage == "opening":
        # The second player hears and says nothing of what all hold.
        scene.unsaid = (1, OpeningUp)
        scene.parted = lambda sender, receiver: (
            receiver == 1 and scene.peers[sender].state.stage in (Stage.OPENING_UP, Stage.FINISHED)
        )
        scene.agree_to_end()
    else:
        assert stage == "finished"
        scene.agree_to_end()
        scene.play_to_stage(Stage.FINISHED)
    return scene


STAGES = ("waiting", "calling", "open-hand", "opening", "finished", "recalling")


@cache
def start_of(stage: str) -> Start:
    """How to get to a stage, worked out once."""
    scene = _scene("waiting" if stage == "recalling" else stage)
    journal = tuple(scene.journals[0])
    peer = _restored(scene, journal)
    frames: list[tuple[int, bytes]] = []
    if stage != "recalling":
        own = scene.setup.keys[0]
        for other in (1, 2):
            effects = peer.connect(scene.setup.keys[other])
            scene.peers[other].disconnect(own)
            answers = scene.peers[other].connect(own)
            for frame in _frames_to(effects, scene.setup.keys[other]):
                answers += scene.peers[other].receive(own, frame)
            # What ends the stage is for the fuzzer to say.
            frames += [
                (other, frame)
                for frame in _frames_to(answers, own)
                if stage != "opening" or isinstance(decode_frame(frame), Status | Recalled)
            ]
    return Start(scene, journal, tuple(frames))


def at_stage(stage: str) -> tuple[Scene, TablePeer]:
    """A peer at this stage, the same each time, connected with the two other players."""
    scene, journal, frames = start_of(stage)
    peer = _restored(scene, journal)
    for other in (1, 2):
        peer.connect(scene.setup.keys[other])
    for other, frame in frames:
        peer.receive(scene.setup.keys[other], frame)
    return scene, peer


def one_input(data: bytes) -> None:
    """Give the rest, cut into frames, to a peer as from another player's computer."""
    choice, way, rest = data[0] if data else 0, data[1] if len(data) > 1 else 0, data[2:]
    scene, peer = at_stage(STAGES[choice % len(STAGES)])
    for piece in rest.split(_SPLIT)[:_MOST_FRAMES]:
        frame = _frame(scene, peer, way, piece)
        before = peer.state
        for effect in peer.receive(scene.setup.keys[1], frame):
            if isinstance(effect, Send):
                decode_frame(effect.frame)
        assert peer.state.step >= before.step - 1
        assert peer.stopped is None or peer.stopped.seat == 1
    # It still answers the other one.
    peer.tick(1.0)
    peer.transcript()


def _frame(scene: Scene, peer: TablePeer, way: int, piece: bytes) -> bytes:
    """The piece as a frame; signed, it is of this very step."""
    state, key = peer.state, scene.key(1)
    if way % 4 == 1:
        unsigned = Message(1, state.step, piece[:MAXIMUM_BODY_BYTES], b"")
        message = unsigned._replace(signature=key.sign(unsigned.identity(state.table_id, state.previous)))
        return encode_frame(Said(state.previous, message))
    if way % 4 == 2:
        target = piece[0] % 4 if piece else 0
        vote: CutVote = cast_vote(key, state, 1, target, keeps=len(piece) % 2 == 1)
        return encode_frame(Voted(state.previous, vote))
    if way % 4 == 3:
        session = piece[:HASH_BYTES].ljust(HASH_BYTES, b"\x01")
        question: RecallAsked = ask(key, state, 1, session)
        return encode_frame(question)
    return piece


def _restored(scene: Scene, journal: tuple[bytes, ...]) -> TablePeer:
    records = [decode_record(record) for record in journal]
    return TablePeer.restored(records, scene.setup.game(), _SESSION, scene.identity(0))


def _frames_to(effects: list[Effect], receiver: bytes) -> list[bytes]:
    return [effect.frame for effect in effects if isinstance(effect, Send) and effect.installation == receiver]
