"""`.samurai` files: one container with a kind for saves and transcripts (docs/notation.md)."""

import hashlib
import struct
from enum import Enum
from typing import NamedTuple

# As in PNG: no text starts like this, and a transfer that touches line ends or the eighth bit breaks it.
MAGIC = b"\x89SAMURAI\r\n\x1a\n"
VERSION = 1
MAX_PAYLOAD = 64_000_000  # bytes; far above any table's transcript

_HEADER = struct.Struct(">12sH4sQ32s")  # magic, version, kind, length of the payload, SHA-256
_VERSIONED = struct.Struct(">12sH")
START_BYTES = _HEADER.size
MAX_FILE = _HEADER.size + MAX_PAYLOAD


class ContainerKind(Enum):
    """What a container holds; the value is the four letters in the file."""

    OFFLINE_SAVE = b"SAVE"
    LAN_SAVE = b"LANS"
    TRANSCRIPT = b"TRAN"


_IN_WORDS = {
    ContainerKind.OFFLINE_SAVE: "an offline save",
    ContainerKind.LAN_SAVE: "a save of a LAN table",
    ContainerKind.TRANSCRIPT: "a transcript of a LAN table",
}


class Container(NamedTuple):
    """A container's kind and what it holds."""

    kind: ContainerKind
    payload: bytes


class ContainerError(ValueError):
    """A container that can't be read; the message is one line."""


class ForeignFile(ContainerError):
    """The bytes are no container at all."""


class TruncatedFile(ContainerError):
    """The container's end is missing."""


class DamagedFile(ContainerError):
    """Some byte was changed or added."""


class FutureVersion(ContainerError):
    """A newer program wrote the container."""


class WrongKind(ContainerError):
    """A sound container that holds something else than is asked for."""

    def __init__(self, kind: ContainerKind, wanted: ContainerKind) -> None:
        super().__init__(f"this is {_IN_WORDS[kind]}, not {_IN_WORDS[wanted]}")
        self.kind = kind


def write_container(kind: ContainerKind, payload: bytes) -> bytes:
    """The bytes of a container; ValueError if the payload is too large."""
    if len(payload) > MAX_PAYLOAD:
        raise ValueError(f"a container holds at most {MAX_PAYLOAD} bytes, not {len(payload)}")
    checksum = _checksum(VERSION, kind.value, payload)
    return _HEADER.pack(MAGIC, VERSION, kind.value, len(payload), checksum) + payload


def kind_at_start(data: bytes) -> ContainerKind | None:
    """The kind that a container's first `START_BYTES` bytes name, unchecked; None if they are none of one."""
    if len(data) < START_BYTES or not is_container(data):
        return None
    _, _, kind, _, _ = _HEADER.unpack(data[:START_BYTES])
    return next((known for known in ContainerKind if known.value == kind), None)


def is_container(data: bytes) -> bool:
    """Whether the bytes start like a container, whole or not."""
    return data.startswith(MAGIC)


def read_container(data: bytes) -> Container:
    """The container in these bytes, checked; ContainerError says what is wrong with them."""
    if not data.startswith(MAGIC):
        if data and MAGIC.startswith(data):
            raise TruncatedFile("the file is cut off: its header is not whole")
        raise ForeignFile("this is no .samurai file")
    if len(data) >= _VERSIONED.size:
        _, version = _VERSIONED.unpack_from(data)
        if version > VERSION:
            raise FutureVersion(
                f"a newer program wrote this file: it has version {version}, this program reads {VERSION}"
            )
    if len(data) > MAX_FILE:
        raise DamagedFile(f"the file is larger than {MAX_PAYLOAD // 1_000_000} MB")
    if len(data) < _HEADER.size:
        raise TruncatedFile("the file is cut off: its header is not whole")
    _, version, kind, length, checksum = _HEADER.unpack_from(data)
    payload = data[_HEADER.size :]
    if len(payload) < length:
        raise TruncatedFile(f"the file is cut off: of {length} bytes only {len(payload)} are there")
    if len(payload) > length:
        raise DamagedFile(f"the file is damaged: {len(payload)} bytes where {length} should be")
    if _checksum(version, kind, payload) != checksum:
        raise DamagedFile("the file is damaged: its content doesn't match its checksum")
    if version != VERSION:
        raise DamagedFile(f"the file is damaged: there is no version {version}")
    try:
        return Container(ContainerKind(kind), payload)
    except ValueError:
        raise DamagedFile("the file is damaged: it has no known kind") from None


def _checksum(version: int, kind: bytes, payload: bytes) -> bytes:
    """Over the whole file but the checksum itself: the header is covered too."""
    return hashlib.sha256(struct.pack(">12sH4sQ", MAGIC, version, kind, len(payload)) + payload).digest()
