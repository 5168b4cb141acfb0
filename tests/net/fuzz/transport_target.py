"""The fuzz target of the transport: the first byte chooses a stage and a way to cut, the rest is fed there."""

from __future__ import annotations

import random
from collections.abc import Callable

from net.transport import AskCode
from net.transport.client_handshake import ClientHandshake, Prober
from net.transport.conversation import Conversation
from net.transport.events import Event
from net.transport.framing import FrameDecoder, frame
from net.transport.guesses import Guess, GuessLimiter
from net.transport.server_handshake import ServerHandshake
from net.transport.session import Session
from tests.net.transport.ends import ANN, BOB, FixedDoor, PlainChannel

STAGES = (
    "server-hello",
    "server-proof",
    "server-join",
    "server-share",
    "server-turn",
    "server-confirmation",
    "server-open",
    "client-hello",
    "client-proof",
    "client-answer",
    "client-share",
    "client-confirmation",
    "client-verdict",
    "client-open",
    "client-description",
)
_LONGEST_FRAME = 4096


def at_stage(stage: str) -> Session:
    """An end that waits at this stage, after everything before went well; the same each time."""
    role, state = stage.split("-")
    bob, ann = _ends(state)
    own = bob if role == "client" else ann
    under_way = {bob: FrameDecoder(), ann: FrameDecoder()}
    bob.receive(b"", 0.0)
    ann.receive(b"", 0.0)
    for giver, taker in [(bob, ann), (ann, bob)] * 10:
        # One frame at a time: a server may have given its last two at once.
        under_way[giver].feed(giver.bytes_to_send())
        body = None if _is_at(own, state) else under_way[giver].next_frame()
        if body is not None:
            taker.receive(frame(body), 0.0)
    own.bytes_to_send()
    return own


def feed(session: Session, data: bytes, chunk: int) -> tuple[list[str], bytes]:
    """What the session reports and sends on these bytes, in pieces; any exception is a finding."""
    events: list[Event] = []
    for start in range(0, len(data), chunk):
        events += session.receive(data[start : start + chunk], 1.0)
    events += session.tick(1.5)
    return [repr(event) for event in events], session.bytes_to_send()


def one_input(data: bytes) -> None:
    """Run one input: whole and in pieces must come to the same."""
    choice, rest = data[0] if data else 0, data[1:]
    stage = STAGES[choice % len(STAGES)]
    if choice >= 128:
        rest = b"".join(frame(piece) for piece in rest[:_LONGEST_FRAME].split(b"\xff\xff") if piece)
    whole = feed(at_stage(stage), rest, len(rest) or 1)
    assert feed(at_stage(stage), rest, 1 + choice % 7) == whole, stage


def _is_at(session: Session, state: str) -> bool:
    return session.state.name.lower() == state


def _ends(state: str) -> tuple[Session, Session]:
    with_code = state in ("share", "turn", "confirmation", "verdict")
    guesses = GuessLimiter()
    if state == "turn":
        before = Guess()
        guesses.queue(before)
        guesses.is_due(before, 0.0)
    door = FixedDoor(AskCode("right")) if with_code else FixedDoor()
    client: Conversation
    if state == "description":
        client = Prober("samurai-qt")
    else:
        client = ClientHandshake(BOB, b"a seat", "right", random_bytes=_random(1))
    server = ServerHandshake(ANN, door, guesses, random_bytes=_random(2))
    return Session(PlainChannel(), client, 0.0), Session(PlainChannel(), server, 0.0)


def _random(seed: int) -> Callable[[int], bytes]:
    return random.Random(seed).randbytes
