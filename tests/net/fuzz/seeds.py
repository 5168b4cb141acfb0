"""Real inputs to begin fuzzing with, into the corpus: python -m tests.net.fuzz.seeds, when a format changes."""

from __future__ import annotations

from collections.abc import Iterator

from net.discovery.advert import Advert, print_advert
from net.lobby.effects import SendFrame
from net.lobby.frames import Chat, Ready, encode_lobby_frame
from net.node.frames import Reachable, Rematch, SeenEnd, Shown, encode_node_frame, sign_word
from net.node.requests import Greeting, Purpose, Request, describe
from net.peer.effects import Send
from net.secrecy.table_secret import TableSecret
from net.transcript import print_transcript
from tests.net.fuzz import files_target, frames_target, lobby_target, peer_target
from tests.net.fuzz.corpus_folder import CORPUS
from tests.net.scenes import Scene

Seed = tuple[str, str, bytes]
"""Target, name, input."""


def frames_seeds() -> Iterator[Seed]:
    """One of each kind that is decoded by itself."""
    scene = Scene()
    scene.play_to_turn_of(1)
    scene.take(1, scene.peers[1].depart(1, resigned=False))
    scene.settle()
    scene.held_back.clear()
    scene.play_until(lambda: len(scene.state.seats[1].open_hand) == 5)
    back = scene.peers[1].come_back(1, TableSecret(bytes(32)))
    key, table = scene.identity(0), scene.state.table_id
    advert = Advert(
        1, "0.1.0", "samurai", bytes(8), bytes(8), "Ann's", "Ann", 1, 4, 4000, (("edition", "1998"),), True
    )
    said = [frame for _, frame in _frames_of(scene)][-8:]
    kinds: dict[str, list[bytes]] = {
        "peer": [*said, *(effect.frame for effect in back if isinstance(effect, Send))][:12],
        "node": [
            encode_node_frame(frame)
            for frame in (
                Shown("Ann's", scene.setup.charter),
                sign_word(key, table, 0, bytes(16), "hello"),
                Reachable(key.public.encoded, ("10.0.0.1", "fe80::1%2"), 4000),
                SeenEnd(3),
                Rematch(bytes(8)),
            )
        ],
        "message": [step.messages[0].encoded() for step in scene.peers[0].ledger.steps[:3]],
        "body": [message.body for step in scene.peers[0].ledger.steps[:9:4] for message in step.messages[:2]],
        "record": scene.journals[0][:6],
        "request": [Request(Purpose.SIT, bytes(8), bytes(32), 4000).encoded()],
        "greeting": [Greeting(False, bytes(8), bytes(32)).encoded()],
        "description": [describe(bytes(8))],
        "charter": [scene.setup.charter.charter.encoded()],
        "advert": [print_advert(advert)],
        "value": [bytes.fromhex("9601c0c3a2c3a9c4020102cd0400")],
        "lobby": [data for _, _, data in lobby_seeds()][:6],
    }
    names = list(frames_target.DECODERS)
    for kind, datas in kinds.items():
        for number, data in enumerate(datas):
            start = 1 if kind == "lobby" else 0
            yield "frames", f"{kind}-{number}", bytes([names.index(kind)]) + data[start:]


def lobby_seeds() -> Iterator[Seed]:
    """What host and joiner rightly hear at each stage."""
    for number, stage in enumerate(lobby_target.STAGES):
        room = lobby_target.at_stage(stage)
        joiner = room.joiners[0]
        for_host = [joiner.join("Ben", "blue", "human"), joiner.change("Bea", "red"), joiner.not_ready()]
        frames = [effect.frame for effects in for_host for effect in effects if isinstance(effect, SendFrame)]
        frames += [encode_lobby_frame(Chat(-1, "hello")), encode_lobby_frame(Ready(bytes(64)))]
        for place, frame in enumerate(frames):
            yield "lobby", f"host-{stage}-{place}", bytes([number]) + frame
        shown = [effect.frame for effect in room.host.arrive(room.ids[1]) if isinstance(effect, SendFrame)]
        stages = len(lobby_target.STAGES)
        first = next(value for value in range(128, 256) if value % stages == number)
        for place, frame in enumerate([*shown, encode_lobby_frame(Chat(0, "hello"))]):
            yield "lobby", f"joiner-{stage}-{place}", bytes([first]) + frame


def peer_seeds() -> Iterator[Seed]:
    """What another player rightly sends at each stage, as it is and to be signed."""
    for number, stage in enumerate(peer_target.STAGES):
        start = peer_target.start_of(stage)
        frames = [frame for other, frame in start.frames if other == 1]
        for place, frame in enumerate(frames[:3]):
            yield "peer", f"{stage}-{place}", bytes([number, 0]) + frame
        step = start.scene.peers[0].ledger.steps[-1]
        for place, message in enumerate(step.messages[:2]):
            yield "peer", f"{stage}-body-{place}", bytes([number, 1]) + message.body
        for way in (2, 3):
            yield "peer", f"{stage}-signed-{way}", bytes([number, way, 2])


def files_seeds() -> Iterator[Seed]:
    """A journal and a transcript, whole and in parts."""
    scene = files_target.played()
    journal, transcript = scene.journals[0], print_transcript(scene.peers[0].transcript())
    parts = files_target.parts_of(transcript)
    yield "files", "journal-short", b"\x00" + files_target.journal_of(journal[:2])
    yield "files", "transcript-short", b"\x02" + files_target.transcript_of([parts[0], parts[-1]])
    for place in (0, 1, 2, 5, 9):
        yield "files", f"record-{place}", bytes([1 + 4 * place]) + journal[place]
        number = place % len(parts)
        yield "files", f"part-{number}", bytes([3 + 4 * number]) + parts[number]


def _frames_of(scene: Scene) -> list[tuple[int, bytes]]:
    peer = scene.peers[0]
    effects = peer.connect(scene.setup.keys[1]) + peer.tick(1.0)
    return [(0, effect.frame) for effect in effects if isinstance(effect, Send)]


if __name__ == "__main__":
    for seeds in (frames_seeds, lobby_seeds, peer_seeds, files_seeds):
        for target, name, data in seeds():
            folder = CORPUS / target
            folder.mkdir(parents=True, exist_ok=True)
            folder.joinpath(f"{name}.bin").write_bytes(data)
