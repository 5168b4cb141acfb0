"""The messages of the transport: msgpack arrays that start with their name."""

from typing import NamedTuple

from net.encoding import decode, encode
from net.errors import RemoteProtocolError
from net.hashing import HASH_BYTES
from net.identity.comparison import OPENING_BYTES
from net.limits import MAXIMUM_NAME_CHARACTERS
from net.reading import Reader
from net.signing import PUBLIC_KEY_BYTES, SIGNATURE_BYTES, PublicKey
from net.text import clean_text
from net.transport.limits import (
    MAXIMUM_HANDSHAKE_BODY_BYTES,
    MAXIMUM_PROGRAM_CHARACTERS,
    MAXIMUM_REASON_CHARACTERS,
    MAXIMUM_TEXT_CHARACTERS,
)

PROTOCOL = 1
NONCE_BYTES = 32
_MOST_PROTOCOL = 2**32 - 1
_MOST_PING = 2**32 - 1
# Cleaning may shorten a name: marks count before, not after.
_RAW = 4


class Hello(NamedTuple):
    """The first message of both sides: who one says one is, and what one is bound to."""

    key: PublicKey
    nonce: bytes
    commitment: bytes


class Proof(NamedTuple):
    """The key proof, with what the words to compare are made of, and the player's name."""

    signature: bytes
    opening: bytes
    name: str


def open_message(frame: bytes) -> tuple[str, Reader]:
    """A message's name and its other fields; RemoteProtocolError if it is none."""
    value = decode(frame)
    if not isinstance(value, list) or not value or not isinstance(value[0], str):
        raise RemoteProtocolError("a message is no array that starts with its name")
    return value[0], Reader(value[1:], "message")


def hello(program: str, key: PublicKey, nonce: bytes, commitment: bytes) -> bytes:
    """The first message, of both sides."""
    return encode(["hello", PROTOCOL, program, key.encoded, nonce, commitment])


def probe(program: str) -> bytes:
    """The first and only message of somebody who just looks."""
    return encode(["probe", PROTOCOL, program])


def read_version(reader: Reader) -> tuple[int, str]:
    """Protocol and program: the first fields of a hello, probe or table in every protocol there will be."""
    protocol = reader.integer(_MOST_PROTOCOL)
    return protocol, clean_text(reader.text(MAXIMUM_PROGRAM_CHARACTERS), MAXIMUM_PROGRAM_CHARACTERS)


def read_hello(reader: Reader) -> Hello:
    """The rest of a hello of this protocol."""
    key, nonce, commitment = (reader.bytes_of(length) for length in (PUBLIC_KEY_BYTES, NONCE_BYTES, HASH_BYTES))
    reader.end()
    return Hello(PublicKey(key), nonce, commitment)


def table(program: str, body: bytes) -> bytes:
    """The answer to a probe."""
    return encode(["table", PROTOCOL, program, body])


def proof(signature: bytes, opening: bytes, name: str) -> bytes:
    """The key proof."""
    return encode(["proof", signature, opening, name])


def read_proof(reader: Reader) -> Proof:
    """The fields of a proof; RemoteProtocolError where nothing of the name can be shown."""
    signature, opening = reader.bytes_of(SIGNATURE_BYTES), reader.bytes_of(OPENING_BYTES)
    name = clean_text(reader.text(_RAW * MAXIMUM_NAME_CHARACTERS), MAXIMUM_NAME_CHARACTERS)
    reader.end()
    if not name:
        raise RemoteProtocolError("a player without a name")
    return Proof(signature, opening, name)


def with_bytes(name: str, data: bytes) -> bytes:
    """A message with one field of bytes: join, share, confirm, welcome."""
    return encode([name, data])


def read_bytes(reader: Reader, length: int) -> bytes:
    """Its field, of exactly this length."""
    data = reader.bytes_of(length)
    reader.end()
    return data


def read_body(reader: Reader) -> bytes:
    """Its field, the application's."""
    body = reader.bytes_up_to(MAXIMUM_HANDSHAKE_BODY_BYTES)
    reader.end()
    return body


def code() -> bytes:
    """The table asks for its room code."""
    return encode(["code"])


def refusal(reason: str, text: str) -> bytes:
    """The table does not let somebody in."""
    return encode(["refusal", reason[:MAXIMUM_REASON_CHARACTERS], text[:MAXIMUM_TEXT_CHARACTERS]])


def read_refusal(reader: Reader) -> tuple[str, str]:
    """Reason and text, fit to be shown."""
    reason, text = reader.text(MAXIMUM_REASON_CHARACTERS), reader.text(MAXIMUM_TEXT_CHARACTERS)
    reader.end()
    return clean_text(reason, MAXIMUM_REASON_CHARACTERS), clean_text(text, MAXIMUM_TEXT_CHARACTERS)


def ping(number: int) -> bytes:
    """Are you there."""
    return encode(["ping", number])


def pong(number: int) -> bytes:
    """I am."""
    return encode(["pong", number])


def read_number(reader: Reader) -> int:
    """The number of a ping or pong."""
    number = reader.integer(_MOST_PING)
    reader.end()
    return number


def bye(reason: str) -> bytes:
    """Nothing follows, and why, as a word for programs."""
    return encode(["bye", reason[:MAXIMUM_REASON_CHARACTERS]])


def read_reason(reader: Reader) -> str:
    """The reason of a bye."""
    reason = reader.text(MAXIMUM_REASON_CHARACTERS)
    reader.end()
    return clean_text(reason, MAXIMUM_REASON_CHARACTERS)
