"""Any bytes at any stage end in events or one error type, and it makes no difference how they are cut."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from net.transport.events import Event
from net.transport.framing import FrameDecoder, frame
from net.transport.states import State
from tests.net.fuzz.transport_target import STAGES, at_stage, feed, one_input
from tests.net.fuzz.transport_values import values
from tests.net.transport.ends import client, server, tls_pair

CHUNKS = st.integers(min_value=1, max_value=9)


@pytest.mark.parametrize("stage", STAGES)
def test_stages_are_what_they_say(stage: str) -> None:
    role, state = stage.split("-")
    session = at_stage(stage)
    assert not session.is_over
    assert session.state is State[state.upper()], role


@settings(max_examples=40, deadline=None)
@given(stage=st.sampled_from(STAGES), data=st.binary(max_size=200), chunk=CHUNKS)
def test_raw_bytes(stage: str, data: bytes, chunk: int) -> None:
    assert feed(at_stage(stage), data, chunk) == feed(at_stage(stage), data, len(data) or 1)


@settings(max_examples=150, deadline=None)
@given(stage=st.sampled_from(STAGES), bodies=st.lists(values(), min_size=1, max_size=4), chunk=CHUNKS)
def test_framed_values(stage: str, bodies: list[bytes], chunk: int) -> None:
    data = b"".join(frame(body) for body in bodies)
    assert feed(at_stage(stage), data, chunk) == feed(at_stage(stage), data, len(data))


@settings(max_examples=60, deadline=None)
@given(data=st.binary(max_size=300))
def test_fuzz_target(data: bytes) -> None:
    one_input(data)


@settings(max_examples=40, deadline=None)
@given(data=st.binary(max_size=400), chunk=CHUNKS, flip=st.integers(min_value=0, max_value=2000))
def test_broken_tls(data: bytes, chunk: int, flip: int) -> None:
    """A handshake with a bit flipped, and junk after it."""
    channels = tls_pair()
    bob, ann = client(channel=channels[0]), server(channel=channels[1])
    bob.receive(b"", 0.0)
    first = bytearray(bob.bytes_to_send())
    first[flip % len(first)] ^= 1 << (flip % 8)
    events: list[Event] = []
    stream = bytes(first) + data
    for start in range(0, len(stream), chunk * 100):
        events += ann.receive(stream[start : start + chunk * 100], 0.0)
    bob.receive(ann.bytes_to_send() + data, 0.0)


@given(bodies=st.lists(st.binary(min_size=1, max_size=60), max_size=8), chunk=CHUNKS)
def test_frames_come_out_as_they_went_in(bodies: list[bytes], chunk: int) -> None:
    data = b"".join(frame(body) for body in bodies)
    decoder = FrameDecoder()
    came: list[bytes] = []
    for start in range(0, len(data), chunk):
        decoder.feed(data[start : start + chunk])
        while (body := decoder.next_frame()) is not None:
            came.append(body)
    assert came == bodies
