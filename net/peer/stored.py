"""Records of a table's journal (net/journal.py keeps them on disk)."""

from typing import NamedTuple, TypeAlias

from net.charter import Charter, SignedCharter
from net.cutting import CutVote
from net.encoding import Value, decode, encode
from net.errors import RemoteProtocolError
from net.folding import CompleteStep
from net.hashing import HASH_BYTES
from net.limits import MAXIMUM_MESSAGE_BYTES, MAXIMUM_SEATS, MAXIMUM_STEPS
from net.messages import Message
from net.peer.frames import messages_of, step_of, step_value, votes_of
from net.reading import Reader
from net.secrecy.table_secret import TABLE_SECRET_BYTES
from net.signing import PUBLIC_KEY_BYTES, SIGNATURE_BYTES


class Opened(NamedTuple):
    """The first record: the signed charter, this computer's public key, and its seats' table secrets, by seat.

    A computer without secrets follows the game: it lost them, or watches.
    """

    charter: SignedCharter
    installation: bytes
    secrets: tuple[tuple[int, bytes], ...]

    def __repr__(self) -> str:
        return (
            f"Opened(table {self.charter.charter.table_id.hex()[:8]}, seats {[seat for seat, _ in self.secrets]})"
        )


class Pledged(NamedTuple):
    """What may come before the first record: a charter that this computer has signed, others perhaps not yet.

    With its secrets the table can be taken up from any of the others, if it has begun.
    """

    charter: Charter
    installation: bytes
    secrets: tuple[tuple[int, bytes], ...]

    def __repr__(self) -> str:
        return f"Pledged(table {self.charter.table_id.hex()[:8]}, seats {[seat for seat, _ in self.secrets]})"

    def opened(self, signed: SignedCharter) -> Opened:
        """The first record once all have signed; RemoteProtocolError unless they have."""
        if signed.charter != self.charter:
            raise RemoteProtocolError("that is the charter of another table")
        signed.check()
        return Opened(signed, self.installation, self.secrets)


class Renewed(NamedTuple):
    """A new table secret of a seat, made when its player comes back to it."""

    seat: int
    secret: bytes

    def __repr__(self) -> str:
        return f"Renewed(seat {self.seat})"


class Wished(NamedTuple):
    """A player wishes, or no longer wishes, to end the game by agreement."""

    seat: int
    agrees: bool


class Going(NamedTuple):
    """A player has decided to leave, or to resign: what the seat says next is its last word."""

    seat: int
    resigned: bool


class Started(NamedTuple):
    """The program began a session."""

    session: bytes


class Spoken(NamedTuple):
    """A message of the step at hand: one of this computer's own seats, or the call it acknowledges."""

    message: Message


class Cast(NamedTuple):
    """A vote of this computer."""

    vote: CutVote


class Whole(NamedTuple):
    """A step that became whole."""

    step: CompleteStep


class Back(NamedTuple):
    """Steps from number `step` on did not come about."""

    step: int


class Proof(NamedTuple):
    """What convicts a seat: messages and votes of one step that it signed."""

    messages: tuple[Message, ...]
    votes: tuple[CutVote, ...]


StoredRecord: TypeAlias = (
    Opened | Renewed | Started | Spoken | Cast | Whole | Back | Proof | Wished | Going | Pledged
)

_OPENED, _SPOKEN, _WHOLE, _CAST, _PROOF, _RENEWED, _STARTED, _BACK, _WISHED, _GOING, _PLEDGED = range(1, 12)


def encode_record(record: StoredRecord) -> bytes:
    """The record as bytes."""
    match record:
        case Opened(charter, installation, secrets):
            ready: list[Value] = [*charter.ready]
            held: list[Value] = [[seat, secret] for seat, secret in secrets]
            return encode([_OPENED, charter.charter.encoded(), ready, installation, held])
        case Pledged(unsigned, installation, secrets):
            kept: list[Value] = [[seat, secret] for seat, secret in secrets]
            return encode([_PLEDGED, unsigned.encoded(), installation, kept])
        case Renewed(seat, secret):
            return encode([_RENEWED, seat, secret])
        case Wished(seat, agrees):
            return encode([_WISHED, seat, agrees])
        case Going(seat, resigned):
            return encode([_GOING, seat, resigned])
        case Started(session):
            return encode([_STARTED, session])
        case Spoken(message):
            return encode([_SPOKEN, message.encoded()])
        case Cast(vote):
            return encode([_CAST, vote.to_value()])
        case Whole(step):
            return encode([_WHOLE, step_value(step)])
        case Back(number):
            return encode([_BACK, number])
        case Proof(messages, votes):
            packed: list[Value] = [message.encoded() for message in messages]
            return encode([_PROOF, packed, [vote.to_value() for vote in votes]])


def decode_record(data: bytes) -> StoredRecord:
    """The record these bytes hold; RemoteProtocolError if they hold none."""
    reader = Reader(decode(data), "journal record")
    record = _record(reader.integer(), reader)
    reader.end()
    return record


def _record(kind: int, reader: Reader) -> StoredRecord:
    if kind == _OPENED:
        charter = Charter.decoded(reader.bytes_up_to(MAXIMUM_MESSAGE_BYTES))
        ready = tuple(_signature(value) for value in reader.array(MAXIMUM_SEATS))
        signed = SignedCharter(charter, ready)
        signed.check()
        installation = reader.bytes_of(PUBLIC_KEY_BYTES)
        return Opened(signed, installation, tuple(_secret(entry) for entry in reader.arrays(MAXIMUM_SEATS)))
    if kind == _PLEDGED:
        unsigned = Charter.decoded(reader.bytes_up_to(MAXIMUM_MESSAGE_BYTES))
        installation = reader.bytes_of(PUBLIC_KEY_BYTES)
        return Pledged(unsigned, installation, tuple(_secret(entry) for entry in reader.arrays(MAXIMUM_SEATS)))
    if kind == _RENEWED:
        return Renewed(reader.integer(MAXIMUM_SEATS - 1), reader.bytes_of(TABLE_SECRET_BYTES))
    if kind == _WISHED:
        return Wished(reader.integer(MAXIMUM_SEATS - 1), reader.boolean())
    if kind == _GOING:
        return Going(reader.integer(MAXIMUM_SEATS - 1), reader.boolean())
    if kind == _STARTED:
        return Started(reader.bytes_of(HASH_BYTES))
    if kind == _SPOKEN:
        return Spoken(Message.decoded(reader.bytes_up_to(MAXIMUM_MESSAGE_BYTES)))
    if kind == _CAST:
        return Cast(CutVote.from_value(reader.any()))
    if kind == _WHOLE:
        return Whole(step_of(reader.any()))
    if kind == _BACK:
        return Back(reader.integer(MAXIMUM_STEPS))
    if kind == _PROOF:
        return Proof(messages_of(reader), votes_of(reader))
    raise RemoteProtocolError(f"there is no journal record of kind {kind}")


def _signature(value: Value) -> bytes:
    if not isinstance(value, bytes) or len(value) != SIGNATURE_BYTES:
        raise RemoteProtocolError("a ready is no signature")
    return value


def _secret(entry: list[Value]) -> tuple[int, bytes]:
    reader = Reader(entry, "table secret")
    secret = reader.integer(MAXIMUM_SEATS - 1), reader.bytes_of(TABLE_SECRET_BYTES)
    reader.end()
    return secret
