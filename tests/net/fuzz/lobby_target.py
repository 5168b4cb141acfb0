"""The fuzz target of the lobby: frames for a host or a joiner, at stages that the first byte chooses."""

from __future__ import annotations

from net.charter import Charter
from net.errors import RemoteProtocolError
from net.lobby.effects import Begun, ChatSaid, Disconnect, Dismissed, LobbyChanged, LobbyEffect, SendFrame
from net.lobby.frames import Snapshot, decode_lobby_frame
from tests.net.lobby.test_lobby import Room

STAGES = ("arrived", "seated", "all-seated", "all-signed-but-one", "begun")
_MOST_FRAMES = 6
_SPLIT = b"\xff\xff"


def at_stage(stage: str) -> Room:
    """A room of three with its host seated, and the first joiner as far as the stage says."""
    room = Room(3, 2)
    room.run(0, room.host.sit("Ann", "red", "human"))
    room.run(0, room.host.arrive(room.ids[1]))
    reached = STAGES.index(stage)
    if reached >= 1:
        room.join(1, "Ben")
    if reached >= 2:
        room.join(2, "Cid")
    if reached >= 3:
        room.run(0, room.host.ready())
        room.run(2, room.joiners[1].ready())
    if reached >= 4:
        room.run(1, room.joiners[0].ready())
    return room


def one_input(data: bytes) -> None:
    """Give the rest, cut into frames, to the host as from the first joiner, or to that one as from the host."""
    choice, rest = data[0] if data else 0, data[1:]
    room = at_stage(STAGES[choice % len(STAGES)])
    is_for_host = choice < 128
    for frame in rest.split(_SPLIT)[:_MOST_FRAMES]:
        try:
            if is_for_host:
                effects = room.host.receive(room.ids[1], "10.0.0.1", frame)
            else:
                effects = room.joiners[0].receive(frame)
        except RemoteProtocolError:
            break
        for effect in effects:
            _check(effect)
    if is_for_host:
        # Whatever one guest says, the next one sees a lobby.
        (shown,) = room.host.arrive(room.ids[2])
        assert isinstance(shown, SendFrame)
        assert isinstance(decode_lobby_frame(shown.frame), Snapshot)


def _check(effect: LobbyEffect) -> None:
    if isinstance(effect, SendFrame):
        decode_lobby_frame(effect.frame)
    elif isinstance(effect, Begun):
        effect.charter.check()
        Charter.decoded(effect.charter.charter.encoded())
    elif isinstance(effect, ChatSaid):
        assert effect.text.isprintable()
    else:
        assert isinstance(effect, LobbyChanged | Disconnect | Dismissed)
