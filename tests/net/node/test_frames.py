"""Frames beside the steps, requests and greetings: everything reads back, any other bytes are refused."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.samurai import RuleSet
from net.errors import RemoteProtocolError
from net.lobby.effects import SendFrame
from net.lobby.frames import decode_lobby_frame
from net.node.frames import (
    NodeFrame,
    Reachable,
    Rematch,
    SeenEnd,
    Shown,
    Word,
    decode_node_frame,
    encode_node_frame,
    is_of_lobby,
    is_of_node,
    is_said_by,
    kind_of,
    sign_word,
)
from net.node.requests import Greeting, Purpose, Request, describe, described
from net.peer.frames import Status, encode_frame
from net.signing import SigningKey
from tests.net.lobby.test_lobby import Room
from tests.net.tables import one_seat_each, set_up

KEY = SigningKey(bytes(32))
TABLE = bytes(range(32))


def shown() -> Shown:
    return Shown("Ann's table", set_up(RuleSet(), Random(1), one_seat_each(2)).charter)


@pytest.mark.parametrize(
    "frame",
    [
        shown(),
        sign_word(KEY, TABLE, 2, bytes(16), "well played"),
        Reachable(KEY.public.encoded, ("10.0.0.1", "fd00::1"), 4000),
        SeenEnd(0b101),
        Rematch(bytes(8)),
    ],
    ids=lambda frame: type(frame).__name__,
)
def test_frames_read_back_and_are_told_from_others(frame: NodeFrame) -> None:
    data = encode_node_frame(frame)
    assert decode_node_frame(data) == frame
    assert is_of_node(data)
    assert not is_of_lobby(data)


def test_frames_of_peers_and_lobbies_are_not_taken_for_these() -> None:
    status = encode_frame(Status(3, bytes(32), bytes(32), 1, 1))
    assert not is_of_node(status)
    assert not is_of_lobby(status)
    room = Room(2, 1)
    (effect,) = room.host.arrive(room.ids[1])
    assert isinstance(effect, SendFrame)
    frame = effect.frame
    assert is_of_lobby(frame)
    assert not is_of_node(frame)


@pytest.mark.parametrize("purpose", Purpose)
def test_requests_and_greetings_read_back(purpose: Purpose) -> None:
    request = Request(purpose, bytes(8), bytes(range(32)), 4000)
    assert Request.decoded(request.encoded()) == request
    greeting = Greeting(True, bytes(8), bytes(range(32)))
    assert Greeting.decoded(greeting.encoded()) == greeting
    assert described(describe(b"12345678")) == b"12345678"


@given(st.binary(max_size=80) | st.binary(max_size=60).map(lambda rest: bytes([0x94, 112]) + rest))
def test_any_bytes_are_a_frame_or_refused(data: bytes) -> None:
    for decode in (decode_node_frame, decode_lobby_frame, Request.decoded, Greeting.decoded, described):
        try:
            decode(data)
        except RemoteProtocolError:
            continue
    assert kind_of(data) in range(128)


def test_a_line_of_chat_is_its_players_alone() -> None:
    word = sign_word(KEY, TABLE, 1, bytes(16), "hello")
    assert is_said_by(word, KEY.public, TABLE)
    for other in (
        word._replace(text="hullo"),
        word._replace(seat=0),
        word._replace(mark=bytes(15) + b"1"),
        Word(1, bytes(16), "hello", bytes(64)),
    ):
        assert not is_said_by(other, KEY.public, TABLE)
    assert not is_said_by(word, KEY.public, bytes(32))
    assert not is_said_by(word, SigningKey(b"1" * 32).public, TABLE)
