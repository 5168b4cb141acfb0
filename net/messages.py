"""What seats sign in a step: one message each, and its bodies."""

from collections.abc import Iterable
from typing import NamedTuple, Self, TypeAlias

from net.encoding import Value, decode, encode
from net.errors import RemoteProtocolError
from net.hashing import HASH_BYTES, tagged_hash
from net.limits import (
    MAXIMUM_BAG,
    MAXIMUM_BODY_BYTES,
    MAXIMUM_ENVELOPES,
    MAXIMUM_SEATS,
    MAXIMUM_STEPS,
    SALT_BYTES,
)
from net.reading import Reader
from net.secrecy.envelopes import OpenedEnvelope
from net.signing import SIGNATURE_BYTES, SigningKey


class Message(NamedTuple):
    """One seat's message in one step, signed over table, seat, step, the whole step before, and the body."""

    seat: int
    step: int
    body: bytes
    signature: bytes

    def encoded(self) -> bytes:
        """The message as it is sent and stored."""
        return encode([self.seat, self.step, self.body, self.signature])

    @classmethod
    def decoded(cls, data: bytes) -> Self:
        """The message these bytes hold, its signature not checked yet; RemoteProtocolError if they hold none."""
        reader = Reader(decode(data), "message")
        message = cls(
            reader.integer(MAXIMUM_SEATS - 1),
            reader.integer(MAXIMUM_STEPS),
            reader.bytes_up_to(MAXIMUM_BODY_BYTES),
            reader.bytes_of(SIGNATURE_BYTES),
        )
        reader.end()
        return message

    def identity(self, table_id: bytes, previous: bytes) -> bytes:
        """What the seat signs, and what makes this message the one it is: a hash over all but the signature.

        `previous` is the hash of the whole step before. Two signatures of one identity are no two messages.
        """
        return tagged_hash("message", table_id, self.seat, self.step, previous, self.body)


def sign_message(key: SigningKey, table_id: bytes, previous: bytes, seat: int, step: int, body: "Body") -> Message:
    """The seat's message of a step with this body."""
    encoded = encode_body(body)
    unsigned = Message(seat, step, encoded, b"")
    return unsigned._replace(signature=key.sign(unsigned.identity(table_id, previous)))


class Seal(NamedTuple):
    """A sealed bag: the commitment of each envelope, and the published end of the seat's hash chain."""

    commitments: tuple[bytes, ...]
    chain_end: bytes


class Naming(NamedTuple):
    """The envelopes that a seat takes in hand at the start, by number."""

    numbers: tuple[int, ...]


class Call(NamedTuple):
    """What the seat to act does: its choice, what it shows for it, the digest of the public state after it.

    It shows items from closed envelopes (`opened`) and from a hand that lay open when its player came back
    (`from_open_hand`). A call for a roll alone has no choice (None) and shows nothing. `agrees` is the wish to end
    the game here. `returning` is the encoded return of another seat's player, or empty.
    """

    choice: Value
    opened: tuple[OpenedEnvelope, ...]
    digest: bytes
    link: bytes
    agrees: bool
    from_open_hand: tuple[int, ...] = ()
    returning: bytes = b""


class Acknowledgement(NamedTuple):
    """Another seat has checked and stored the call with this hash and signature; its own link goes with it."""

    call_hash: bytes
    call_signature: bytes
    link: bytes
    agrees: bool


class Assent(NamedTuple):
    """In the caretaker's step every seat says which public state its turn leads to."""

    digest: bytes
    link: bytes
    agrees: bool


class Departure(NamedTuple):
    """A seat's last message, in any step: it left, or resigned. It may come before a call, so it shows no link."""

    resigned: bool


class Deferral(NamedTuple):
    """The called seat puts its choice off to the next step: this one only lets another seat go at once.

    With the departing seat's signature it shows that seat's word; of the caller it shows no link.
    """

    seat: int
    resigned: bool
    signature: bytes


class OpeningUp(NamedTuple):
    """All envelopes still closed, and the seat's agreement with the result (the digest of the final state).

    Those of a bag that was sealed before the seat was once played by the caretaker may be missing, all together.
    """

    opened: tuple[OpenedEnvelope, ...]
    digest: bytes


Body: TypeAlias = Seal | Naming | Call | Acknowledgement | Assent | Departure | OpeningUp | Deferral

_SEAL, _NAMING, _CALL, _ACKNOWLEDGEMENT, _ASSENT, _DEPARTURE, _OPENING_UP, _DEFERRAL = range(1, 9)
_ENVELOPE_BYTES = 2 + SALT_BYTES


def encode_body(body: Body) -> bytes:
    """The body as bytes."""
    match body:
        case Seal(commitments, chain_end):
            return encode([_SEAL, b"".join(commitments), chain_end])
        case Naming(numbers):
            return encode([_NAMING, bytes(numbers)])
        case Call(choice, opened, digest, link, agrees, from_open_hand, returning):
            shown = bytes(from_open_hand)
            return encode([_CALL, choice, _pack(opened), digest, link, agrees, shown, returning])
        case Acknowledgement(call_hash, call_signature, link, agrees):
            return encode([_ACKNOWLEDGEMENT, call_hash, call_signature, link, agrees])
        case Assent(digest, link, agrees):
            return encode([_ASSENT, digest, link, agrees])
        case Departure(resigned):
            return encode([_DEPARTURE, resigned])
        case OpeningUp(opened, digest):
            return encode([_OPENING_UP, _pack(opened), digest])
        case Deferral(seat, resigned, signature):
            return encode([_DEFERRAL, seat, resigned, signature])


def decode_body(data: bytes) -> Body:
    """The body these bytes hold; RemoteProtocolError if they hold none."""
    reader = Reader(decode(data), "message body")
    kind = reader.integer()
    body: Body
    if kind == _SEAL:
        packed = reader.bytes_up_to(MAXIMUM_BAG * HASH_BYTES)
        if len(packed) % HASH_BYTES:
            raise RemoteProtocolError("a sealed bag is cut off")
        body = Seal(split(packed, HASH_BYTES), reader.bytes_of(HASH_BYTES))
    elif kind == _NAMING:
        body = Naming(tuple(reader.bytes_up_to(MAXIMUM_BAG)))
    elif kind == _CALL:
        choice, opened = reader.any(), _unpack(reader)
        body = Call(
            choice,
            opened,
            reader.bytes_of(HASH_BYTES),
            reader.bytes_of(HASH_BYTES),
            reader.boolean(),
            tuple(reader.bytes_up_to(MAXIMUM_BAG)),
            reader.bytes_up_to(MAXIMUM_BODY_BYTES),
        )
    elif kind == _ACKNOWLEDGEMENT:
        body = Acknowledgement(
            reader.bytes_of(HASH_BYTES),
            reader.bytes_of(SIGNATURE_BYTES),
            reader.bytes_of(HASH_BYTES),
            reader.boolean(),
        )
    elif kind == _ASSENT:
        body = Assent(reader.bytes_of(HASH_BYTES), reader.bytes_of(HASH_BYTES), reader.boolean())
    elif kind == _DEPARTURE:
        body = Departure(reader.boolean())
    elif kind == _OPENING_UP:
        body = OpeningUp(_unpack(reader), reader.bytes_of(HASH_BYTES))
    elif kind == _DEFERRAL:
        body = Deferral(reader.integer(MAXIMUM_SEATS - 1), reader.boolean(), reader.bytes_of(SIGNATURE_BYTES))
    else:
        raise RemoteProtocolError(f"there is no message body of kind {kind}")
    reader.end()
    return body


DEPARTURES = (encode_body(Departure(False)), encode_body(Departure(True)))
"""The bodies of a seat's last message, in any step."""


def _pack(opened: tuple[OpenedEnvelope, ...]) -> bytes:
    return b"".join(bytes([envelope.number, envelope.item]) + envelope.salt for envelope in opened)


def _unpack(reader: Reader) -> tuple[OpenedEnvelope, ...]:
    packed = reader.bytes_up_to(MAXIMUM_ENVELOPES * _ENVELOPE_BYTES)
    if len(packed) % _ENVELOPE_BYTES:
        raise RemoteProtocolError("an opened envelope is cut off")
    return tuple(OpenedEnvelope(piece[0], piece[1], piece[2:]) for piece in split(packed, _ENVELOPE_BYTES))


def departures_in(messages: Iterable[Message]) -> frozenset[int]:
    """The seats whose message among these is their last."""
    return frozenset(message.seat for message in messages if message.body in DEPARTURES)


def split(packed: bytes, size: int) -> tuple[bytes, ...]:
    """Packed fields of one size, one by one."""
    return tuple(packed[start : start + size] for start in range(0, len(packed), size))
