"""Connections between players: TLS 1.3, proved keys, room codes, framed messages, caps against hostile peers."""

from net.transport.connecting import Joined, connect, probe
from net.transport.connection import Connection
from net.transport.door import BUSY, WRONG_CODE, Applicant, AskCode, Decision, Door, Refusal, Welcome
from net.transport.errors import (
    AddressNotHere,
    CodeNeeded,
    ConnectionLost,
    FalseCode,
    FalseProof,
    JoinRefused,
    NoAnswer,
    NobodyListens,
    NoNetwork,
    NotATable,
    OtherVersion,
    OwnKey,
    PortForbidden,
    PortTaken,
    TransportError,
    UnexpectedKey,
    UnknownHost,
    Unreachable,
    WrongCode,
)
from net.transport.events import Cause, Described, Ended, Peer
from net.transport.handshake import Player
from net.transport.limits import MAXIMUM_FRAME_BYTES, MAXIMUM_HANDSHAKE_BODY_BYTES
from net.transport.listening import Listener, listen
from net.transport.messages import PROTOCOL
from net.transport.open_port import EVERY_ADDRESS
from net.transport.room_code import CodeUnusable, normal_code
from net.transport.timing import TIMING, Timing

__all__ = [
    "BUSY",
    "EVERY_ADDRESS",
    "MAXIMUM_FRAME_BYTES",
    "MAXIMUM_HANDSHAKE_BODY_BYTES",
    "PROTOCOL",
    "TIMING",
    "WRONG_CODE",
    "AddressNotHere",
    "Applicant",
    "AskCode",
    "Cause",
    "CodeNeeded",
    "CodeUnusable",
    "Connection",
    "ConnectionLost",
    "Decision",
    "Described",
    "Door",
    "Ended",
    "FalseCode",
    "FalseProof",
    "JoinRefused",
    "Joined",
    "Listener",
    "NoAnswer",
    "NoNetwork",
    "NobodyListens",
    "NotATable",
    "OtherVersion",
    "OwnKey",
    "Peer",
    "Player",
    "PortForbidden",
    "PortTaken",
    "Refusal",
    "Timing",
    "TransportError",
    "UnexpectedKey",
    "UnknownHost",
    "Unreachable",
    "Welcome",
    "WrongCode",
    "connect",
    "listen",
    "normal_code",
    "probe",
]
