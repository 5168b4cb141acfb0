"""What computers at a table say to each other, and how it is packed."""

from typing import NamedTuple, TypeAlias

from net.cutting import CutVote
from net.encoding import Value, decode, encode
from net.errors import RemoteProtocolError
from net.folding import CompleteStep
from net.hashing import HASH_BYTES
from net.limits import (
    MAXIMUM_BODY_BYTES,
    MAXIMUM_FIELDS,
    MAXIMUM_NAME_CHARACTERS,
    MAXIMUM_SEATS,
    MAXIMUM_STEPS,
    MAXIMUM_STEPS_IN_FRAME,
    MAXIMUM_VOTES,
)
from net.messages import Message
from net.reading import Reader
from net.signing import SIGNATURE_BYTES

_MESSAGE_BYTES = 2 * MAXIMUM_BODY_BYTES
_SEAT_BITS = (1 << MAXIMUM_SEATS) - 1


class Status(NamedTuple):
    """How far the sender is: its step, and the hash of the whole step before it.

    `session` is fresh with each start of its program. `held` are the seats whose message of the step at hand it
    holds, `reached` those whose computers it is connected to, as bits.
    """

    step: int
    previous: bytes
    session: bytes
    held: int
    reached: int


class Said(NamedTuple):
    """A seat's message, the sender's own or passed on, and the hash of the whole step before it as it is there."""

    previous: bytes
    message: Message


class Steps(NamedTuple):
    """Whole steps in a row, from number `first` on."""

    first: int
    steps: tuple[CompleteStep, ...]


class Voted(NamedTuple):
    """A word on a silent player, and the hash of the whole step before it as it is there."""

    previous: bytes
    vote: CutVote


class RecallAsked(NamedTuple):
    """A seat whose program started again, as `session`, asks what its player had signed; it signs the question.

    `challenges`, by seat, show those who set them that the question was not asked before.
    """

    seat: int
    session: bytes
    challenges: tuple[tuple[int, bytes], ...]
    signature: bytes


class Recalled(NamedTuple):
    """A player's answer: what it holds of the asker's player, messages and votes, in the step it is at; signed."""

    seat: int
    asker: int
    session: bytes
    step: int
    messages: tuple[Message, ...]
    votes: tuple[CutVote, ...]
    signature: bytes


class Challenged(NamedTuple):
    """A seat would have the asker, of whom it heard by way of others, ask again with this challenge; signed."""

    seat: int
    asker: int
    session: bytes
    challenge: bytes
    signature: bytes


class ReturnAsked(NamedTuple):
    """A player wants to take a seat back: the encoded return, for a caller to put into its call."""

    data: bytes


class FieldDigests(NamedTuple):
    """What the sender's state is, field by field, after the call or caretaker's turn of this step."""

    step: int
    digests: tuple[tuple[str, bytes], ...]


Frame: TypeAlias = Status | Said | Steps | Voted | RecallAsked | Recalled | ReturnAsked | FieldDigests | Challenged

_STATUS, _SAID, _STEPS, _VOTED, _RECALL_ASKED, _RECALLED, _RETURN_ASKED, _FIELD_DIGESTS, _CHALLENGED = range(1, 10)


def encode_frame(frame: Frame) -> bytes:
    """The frame as bytes."""
    match frame:
        case Status():
            return encode([_STATUS, *frame])
        case Said(previous, message):
            return encode([_SAID, previous, message.encoded()])
        case Steps(first, steps):
            return encode([_STEPS, first, [step_value(step) for step in steps]])
        case Voted(previous, vote):
            return encode([_VOTED, previous, vote.to_value()])
        case RecallAsked(seat, session, challenges, signature):
            shown: list[Value] = [[challenger, challenge] for challenger, challenge in challenges]
            return encode([_RECALL_ASKED, seat, session, shown, signature])
        case Challenged():
            return encode([_CHALLENGED, *frame])
        case Recalled(seat, asker, session, step, messages, votes, signature):
            packed: list[Value] = [message.encoded() for message in messages]
            cast: list[Value] = [vote.to_value() for vote in votes]
            return encode([_RECALLED, seat, asker, session, step, packed, cast, signature])
        case ReturnAsked(data):
            return encode([_RETURN_ASKED, data])
        case FieldDigests(step, digests):
            return encode([_FIELD_DIGESTS, step, [[name, digest] for name, digest in digests]])


def decode_frame(data: bytes) -> Frame:
    """The frame these bytes hold; RemoteProtocolError if they hold none."""
    reader = Reader(decode(data), "frame")
    frame = _frame(reader.integer(), reader)
    reader.end()
    return frame


def _frame(kind: int, reader: Reader) -> Frame:
    seats = MAXIMUM_SEATS - 1
    if kind == _STATUS:
        step, previous, session = reader.integer(MAXIMUM_STEPS), reader.bytes_of(HASH_BYTES), _hash(reader)
        return Status(step, previous, session, reader.integer(_SEAT_BITS), reader.integer(_SEAT_BITS))
    if kind == _SAID:
        return Said(_hash(reader), Message.decoded(reader.bytes_up_to(_MESSAGE_BYTES)))
    if kind == _STEPS:
        first = reader.integer(MAXIMUM_STEPS)
        return Steps(first, tuple(step_of(step) for step in reader.array(MAXIMUM_STEPS_IN_FRAME)))
    if kind == _VOTED:
        return Voted(_hash(reader), CutVote.from_value(reader.any()))
    if kind == _RECALL_ASKED:
        seat, session = reader.integer(seats), _hash(reader)
        challenges = tuple(_challenge(entry) for entry in reader.arrays(MAXIMUM_SEATS))
        return RecallAsked(seat, session, challenges, reader.bytes_of(SIGNATURE_BYTES))
    if kind == _CHALLENGED:
        seat, asker = reader.integer(seats), reader.integer(seats)
        return Challenged(seat, asker, _hash(reader), _hash(reader), reader.bytes_of(SIGNATURE_BYTES))
    if kind == _RECALLED:
        seat, asker, session = reader.integer(seats), reader.integer(seats), _hash(reader)
        step, messages, votes = reader.integer(MAXIMUM_STEPS), messages_of(reader), votes_of(reader)
        return Recalled(seat, asker, session, step, messages, votes, reader.bytes_of(SIGNATURE_BYTES))
    if kind == _RETURN_ASKED:
        return ReturnAsked(reader.bytes_up_to(MAXIMUM_BODY_BYTES))
    if kind == _FIELD_DIGESTS:
        step = reader.integer(MAXIMUM_STEPS)
        return FieldDigests(step, tuple(_digest(entry) for entry in reader.arrays(MAXIMUM_FIELDS)))
    raise RemoteProtocolError(f"there is no frame of kind {kind}")


def step_value(step: CompleteStep) -> Value:
    """A whole step as an array: as it is sent, stored, and written into a transcript."""
    messages: list[Value] = [message.encoded() for message in step.messages]
    return [messages, bytes(step.cut), [vote.to_value() for vote in step.votes]]


def step_of(value: Value) -> CompleteStep:
    """The whole step in an array; RemoteProtocolError if it holds none."""
    reader = Reader(value, "step")
    messages = messages_of(reader)
    cut = tuple(reader.bytes_up_to(MAXIMUM_SEATS))
    votes = votes_of(reader)
    reader.end()
    if [message.seat for message in messages] != sorted({message.seat for message in messages}):
        raise RemoteProtocolError("a step's messages are not in order of seats, one each")
    if [vote.order for vote in votes] != sorted({vote.order for vote in votes}):
        raise RemoteProtocolError("a step's votes are not in order, one each")
    return CompleteStep(messages, cut, votes)


def messages_of(reader: Reader) -> tuple[Message, ...]:
    """The next field as a row of messages."""
    packed = reader.array(2 * MAXIMUM_SEATS)
    if not all(isinstance(data, bytes) and len(data) <= _MESSAGE_BYTES for data in packed):
        raise RemoteProtocolError("a row of messages holds something else")
    return tuple(Message.decoded(data) for data in packed if isinstance(data, bytes))


def votes_of(reader: Reader) -> tuple[CutVote, ...]:
    """The next field as a row of votes."""
    return tuple(CutVote.from_value(vote) for vote in reader.array(MAXIMUM_VOTES))


def _hash(reader: Reader) -> bytes:
    return reader.bytes_of(HASH_BYTES)


def _challenge(entry: list[Value]) -> tuple[int, bytes]:
    reader = Reader(entry, "challenge")
    challenge = reader.integer(MAXIMUM_SEATS - 1), _hash(reader)
    reader.end()
    return challenge


def _digest(entry: list[Value]) -> tuple[str, bytes]:
    reader = Reader(entry, "field digest")
    digest = reader.text(MAXIMUM_NAME_CHARACTERS), reader.bytes_of(HASH_BYTES)
    reader.end()
    return digest
