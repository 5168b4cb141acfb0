"""Records of a table's journal (net/journal.py keeps them on disk)."""

from typing import NamedTuple, TypeAlias

from net.charter import Charter, SignedCharter
from net.encoding import Value, decode, encode
from net.errors import RemoteProtocolError
from net.folding import CompleteStep
from net.limits import MAXIMUM_MESSAGE_BYTES, MAXIMUM_SEATS
from net.messages import Message
from net.peer.frames import step_of, step_value
from net.reading import Reader
from net.secrecy.table_secret import TABLE_SECRET_BYTES
from net.signing import SIGNATURE_BYTES


class Opened(NamedTuple):
    """The first record: the signed charter, and the table secrets of the seats held here, by seat."""

    charter: SignedCharter
    secrets: tuple[tuple[int, bytes], ...]


class Spoken(NamedTuple):
    """A message of the step at hand: one of this computer's own seats, or the call it acknowledges."""

    message: Message


class Whole(NamedTuple):
    """A step that became whole."""

    step: CompleteStep


StoredRecord: TypeAlias = Opened | Spoken | Whole

_OPENED, _SPOKEN, _WHOLE = range(1, 4)


def encode_record(record: StoredRecord) -> bytes:
    """The record as bytes."""
    match record:
        case Opened(charter, secrets):
            ready: list[Value] = [*charter.ready]
            held: list[Value] = [[seat, secret] for seat, secret in secrets]
            return encode([_OPENED, charter.charter.encoded(), ready, held])
        case Spoken(message):
            return encode([_SPOKEN, message.encoded()])
        case Whole(step):
            return encode([_WHOLE, step_value(step)])


def decode_record(data: bytes) -> StoredRecord:
    """The record these bytes hold; RemoteProtocolError if they hold none."""
    reader = Reader(decode(data), "journal record")
    kind = reader.integer()
    record: StoredRecord
    if kind == _OPENED:
        charter = Charter.decoded(reader.bytes_up_to(MAXIMUM_MESSAGE_BYTES))
        ready = tuple(_signature(value) for value in reader.array(MAXIMUM_SEATS))
        record = Opened(
            SignedCharter(charter, ready), tuple(_secret(entry) for entry in reader.arrays(MAXIMUM_SEATS))
        )
        record.charter.check()
    elif kind == _SPOKEN:
        record = Spoken(Message.decoded(reader.bytes_up_to(MAXIMUM_MESSAGE_BYTES)))
    elif kind == _WHOLE:
        record = Whole(step_of(reader.any()))
    else:
        raise RemoteProtocolError(f"there is no journal record of kind {kind}")
    reader.end()
    return record


def _signature(value: Value) -> bytes:
    if not isinstance(value, bytes) or len(value) != SIGNATURE_BYTES:
        raise RemoteProtocolError("a ready is no signature")
    return value


def _secret(entry: list[Value]) -> tuple[int, bytes]:
    reader = Reader(entry, "table secret")
    secret = reader.integer(MAXIMUM_SEATS - 1), reader.bytes_of(TABLE_SECRET_BYTES)
    reader.end()
    return secret
