"""What computers at a table say to each other, and how it is packed."""

from typing import NamedTuple, TypeAlias

from net.cutting import CutVote
from net.encoding import Value, decode, encode
from net.errors import RemoteProtocolError
from net.folding import CompleteStep
from net.hashing import HASH_BYTES
from net.limits import MAXIMUM_MESSAGE_BYTES, MAXIMUM_SEATS, MAXIMUM_STEPS, MAXIMUM_STEPS_IN_FRAME
from net.messages import Message
from net.reading import Reader
from net.signing import SIGNATURE_BYTES

_MESSAGE_BYTES = 8192


class Status(NamedTuple):
    """How far the sender is: its step, and the hash of the whole step before it."""

    step: int
    previous: bytes


class Said(NamedTuple):
    """A seat's message of the step at hand, the sender's own or passed on."""

    message: Message


class Steps(NamedTuple):
    """Whole steps in a row, from number `first` on."""

    first: int
    steps: tuple[CompleteStep, ...]


class Voted(NamedTuple):
    """A vote to cut a silent player."""

    vote: CutVote


class RecallAsked(NamedTuple):
    """A seat that started again asks what it had signed; `nonce` is fresh, the signature its own."""

    seat: int
    nonce: bytes
    signature: bytes


class Recalled(NamedTuple):
    """A player's answer: the messages of the asker's player that it holds in the step it is at, signed."""

    seat: int
    nonce: bytes
    step: int
    messages: tuple[Message, ...]
    signature: bytes


Frame: TypeAlias = Status | Said | Steps | Voted | RecallAsked | Recalled

_STATUS, _SAID, _STEPS, _VOTED, _RECALL_ASKED, _RECALLED = range(1, 7)


def encode_frame(frame: Frame) -> bytes:
    """The frame as bytes."""
    match frame:
        case Status(step, previous):
            return encode([_STATUS, step, previous])
        case Said(message):
            return encode([_SAID, message.encoded()])
        case Steps(first, steps):
            return encode([_STEPS, first, [step_value(step) for step in steps]])
        case Voted(vote):
            return encode([_VOTED, vote.to_value()])
        case RecallAsked(seat, nonce, signature):
            return encode([_RECALL_ASKED, seat, nonce, signature])
        case Recalled(seat, nonce, step, messages, signature):
            packed: list[Value] = [message.encoded() for message in messages]
            return encode([_RECALLED, seat, nonce, step, packed, signature])


def decode_frame(data: bytes) -> Frame:
    """The frame these bytes hold; RemoteProtocolError if they hold none."""
    reader = Reader(decode(data), "frame")
    kind = reader.integer()
    frame: Frame
    if kind == _STATUS:
        frame = Status(reader.integer(MAXIMUM_STEPS), reader.bytes_of(HASH_BYTES))
    elif kind == _SAID:
        frame = Said(Message.decoded(reader.bytes_up_to(_MESSAGE_BYTES)))
    elif kind == _STEPS:
        first = reader.integer(MAXIMUM_STEPS)
        frame = Steps(first, tuple(step_of(step) for step in reader.array(MAXIMUM_STEPS_IN_FRAME)))
    elif kind == _VOTED:
        frame = Voted(CutVote.from_value(reader.any()))
    elif kind == _RECALL_ASKED:
        seat = reader.integer(MAXIMUM_SEATS - 1)
        frame = RecallAsked(seat, reader.bytes_of(HASH_BYTES), reader.bytes_of(SIGNATURE_BYTES))
    elif kind == _RECALLED:
        seat, nonce = reader.integer(MAXIMUM_SEATS - 1), reader.bytes_of(HASH_BYTES)
        step, messages = reader.integer(MAXIMUM_STEPS), _messages(reader)
        frame = Recalled(seat, nonce, step, messages, reader.bytes_of(SIGNATURE_BYTES))
    else:
        raise RemoteProtocolError(f"there is no frame of kind {kind}")
    reader.end()
    return frame


def step_value(step: CompleteStep) -> Value:
    """A whole step as an array: as it is sent, stored, and written into a transcript."""
    messages: list[Value] = [message.encoded() for message in step.messages]
    return [messages, bytes(step.cut), [vote.to_value() for vote in step.votes]]


def step_of(value: Value) -> CompleteStep:
    """The whole step in an array; RemoteProtocolError if it holds none."""
    reader = Reader(value, "step")
    messages = _messages(reader)
    cut = tuple(reader.bytes_up_to(MAXIMUM_SEATS))
    votes = tuple(CutVote.from_value(vote) for vote in reader.array(MAXIMUM_SEATS))
    reader.end()
    if [message.seat for message in messages] != sorted({message.seat for message in messages}):
        raise RemoteProtocolError("a step's messages are not in order of seats, one each")
    return CompleteStep(messages, cut, votes)


def _messages(reader: Reader) -> tuple[Message, ...]:
    packed = reader.array(MAXIMUM_SEATS)
    if not all(isinstance(data, bytes) and len(data) <= MAXIMUM_MESSAGE_BYTES for data in packed):
        raise RemoteProtocolError("a row of messages holds something else")
    return tuple(Message.decoded(data) for data in packed if isinstance(data, bytes))
