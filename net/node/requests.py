"""What a caller asks for, what it is welcomed with, and what anybody may know of a table."""

from enum import Enum
from typing import NamedTuple, Self

from net.encoding import decode, encode
from net.errors import RemoteProtocolError
from net.hashing import HASH_BYTES
from net.reading import Reader

PREFIX_BYTES = 8
_MAXIMUM_WORD = 8
_MAXIMUM_PORT = 65535


class Purpose(Enum):
    """Why somebody calls."""

    SIT = "sit"
    PLAY = "play"
    WATCH = "watch"


class Request(NamedTuple):
    """A call: for what, at which table (its first eight bytes; empty is any), by which session, listening where."""

    purpose: Purpose
    table: bytes
    session: bytes
    port: int

    def encoded(self) -> bytes:
        """The request as bytes."""
        return encode([self.purpose.value, self.table, self.session, self.port])

    @classmethod
    def decoded(cls, data: bytes) -> Self:
        """The request these bytes hold; RemoteProtocolError if they hold none."""
        reader = Reader(decode(data), "request")
        word = reader.text(_MAXIMUM_WORD)
        try:
            purpose = Purpose(word)
        except ValueError as error:
            raise RemoteProtocolError("a request asks for nothing known") from error
        request = cls(
            purpose, reader.bytes_up_to(PREFIX_BYTES), reader.bytes_of(HASH_BYTES), reader.integer(_MAXIMUM_PORT)
        )
        reader.end()
        return request


class Greeting(NamedTuple):
    """A welcome: whether the game runs, the table's first eight bytes, and the session that answers."""

    running: bool
    table: bytes
    session: bytes

    def encoded(self) -> bytes:
        """The greeting as bytes."""
        return encode([self.running, self.table, self.session])

    @classmethod
    def decoded(cls, data: bytes) -> Self:
        """The greeting these bytes hold; RemoteProtocolError if they hold none."""
        reader = Reader(decode(data), "greeting")
        greeting = cls(reader.boolean(), reader.bytes_of(PREFIX_BYTES), reader.bytes_of(HASH_BYTES))
        reader.end()
        return greeting


def describe(table: bytes) -> bytes:
    """What a probe is told: the table's first eight bytes."""
    return encode([table])


def described(body: bytes) -> bytes:
    """The table's first eight bytes in a probe's answer; RemoteProtocolError if it holds none."""
    reader = Reader(decode(body), "description")
    table = reader.bytes_of(PREFIX_BYTES)
    reader.end()
    return table
