"""What a session reports."""

from enum import Enum
from typing import NamedTuple, TypeAlias

from net.errors import RemoteProtocolError
from net.signing import PublicKey


class Peer(NamedTuple):
    """Who is at the other end, proved; `words` are the four to read to each other, the same on both sides."""

    key: PublicKey
    name: str
    program: str
    words: tuple[str, ...]


class Cause(Enum):
    """Why a connection ended."""

    GOODBYE = "the other side said goodbye"
    CLOSED_HERE = "closed here"
    LOST = "the connection was lost"
    SILENT = "the other side fell silent"
    STALLED = "the other side took too little of what was sent"
    TOO_SLOW = "the handshake took too long"
    FAULT = "the other side broke the protocol"


class Opened(NamedTuple):
    """Let in, or having let in; the body is that of the welcome."""

    welcome: bytes


class Refused(NamedTuple):
    """Not let in, and why."""

    reason: str
    text: str


class CodeAsked(NamedTuple):
    """Not let in, since there is a room code and none was given."""


class Described(NamedTuple):
    """A table answers a probe, after so many seconds; the body is the application's, in that program's protocol."""

    protocol: int
    program: str
    body: bytes
    round_trip: float


class FrameReceived(NamedTuple):
    """One frame for the application, as it was sent."""

    body: bytes


class Ended(NamedTuple):
    """Nothing follows; `text` is the reason given with a goodbye, or one line for a log."""

    cause: Cause
    text: str
    error: RemoteProtocolError | None = None


Event: TypeAlias = Opened | Refused | CodeAsked | Described | FrameReceived | Ended
