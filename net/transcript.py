"""The transcript of a table: everything said, byte-identical on every peer, ending in its length and hash."""

from typing import NamedTuple

from net.charter import Charter, SignedCharter
from net.cutting import CutVote
from net.encoding import Value, decode, encode
from net.errors import RemoteProtocolError
from net.folding import CompleteStep
from net.hashing import HASH_BYTES, tagged_hash
from net.limits import MAXIMUM_MESSAGE_BYTES, MAXIMUM_SEATS, MAXIMUM_STEPS, MAXIMUM_TRANSCRIPT_BYTES
from net.messages import Message
from net.peer.frames import messages_of, step_of, step_value, votes_of
from net.reading import Reader
from net.signing import SIGNATURE_BYTES

MAGIC = b"samurai-qt transcript 1\n"
_LENGTH_BYTES = 8


class TranscriptError(RemoteProtocolError):
    """Bytes that are no whole transcript; the message says what is wrong, and where."""


class Transcript(NamedTuple):
    """The signed charter and every whole step, in order; of a table that went no further, what was said after it.

    `messages` and `votes` are of the step after the last whole one: openings where not all opened up, or what
    convicts a seat, which may be two messages of one seat.
    """

    charter: SignedCharter
    steps: tuple[CompleteStep, ...]
    messages: tuple[Message, ...] = ()
    votes: tuple[CutVote, ...] = ()


def print_transcript(transcript: Transcript) -> bytes:
    """The transcript as bytes: first line, length of the parts, parts behind their lengths, hash of all before."""
    loose: list[Value] = [message.encoded() for message in transcript.messages]
    parts = [
        encode(_charter_value(transcript.charter)),
        *(encode(step_value(step)) for step in transcript.steps),
        encode([loose, [vote.to_value() for vote in transcript.votes]]),
    ]
    body = b"".join(len(part).to_bytes(_LENGTH_BYTES, "big") + part for part in parts)
    data = MAGIC + len(body).to_bytes(_LENGTH_BYTES, "big") + body
    return data + tagged_hash("transcript", data)


def parse_transcript(data: bytes) -> Transcript:
    """The transcript these bytes hold, its signatures not checked yet; TranscriptError if they hold none."""
    if len(data) > MAXIMUM_TRANSCRIPT_BYTES:
        raise TranscriptError(f"a transcript of {len(data)} bytes is over the limit of {MAXIMUM_TRANSCRIPT_BYTES}")
    start = len(MAGIC) + _LENGTH_BYTES
    if not data.startswith(MAGIC) or len(data) < start:
        raise TranscriptError("no transcript of this program, or of a newer one")
    length = int.from_bytes(data[len(MAGIC) : start], "big")
    if len(data) != start + length + HASH_BYTES:
        raise TranscriptError(f"{len(data)} bytes long, where {start + length + HASH_BYTES} are due")
    if tagged_hash("transcript", data[:-HASH_BYTES]) != data[-HASH_BYTES:]:
        raise TranscriptError("the bytes do not fit the hash at the end")
    parts = _parts(data[start : start + length])
    if len(parts) < 2:
        raise TranscriptError("there is no charter, or no end")
    if len(parts) > MAXIMUM_STEPS:
        raise TranscriptError("too many steps")
    charter = _charter_of(parts[0])
    steps = []
    for number, part in enumerate(parts[1:-1]):
        try:
            steps.append(step_of(decode(part)))
        except RemoteProtocolError as error:
            raise TranscriptError(f"step {number}: {error}") from error
    try:
        reader = Reader(decode(parts[-1]), "end")
        messages, votes = messages_of(reader), votes_of(reader)
        reader.end()
    except RemoteProtocolError as error:
        raise TranscriptError(f"after step {len(steps) - 1}: {error}") from error
    return Transcript(charter, tuple(steps), messages, votes)


def _parts(body: bytes) -> list[bytes]:
    parts: list[bytes] = []
    start = 0
    while start < len(body):
        data = start + _LENGTH_BYTES
        end = data + int.from_bytes(body[start:data], "big")
        if end > len(body) or end - data > MAXIMUM_MESSAGE_BYTES:
            raise TranscriptError(f"part {len(parts)} does not fit its length")
        parts.append(body[data:end])
        start = end
    return parts


def _charter_value(charter: SignedCharter) -> Value:
    ready: list[Value] = [*charter.ready]
    return [charter.charter.encoded(), ready]


def _charter_of(part: bytes) -> SignedCharter:
    try:
        reader = Reader(decode(part), "signed charter")
        charter = Charter.decoded(reader.bytes_up_to(MAXIMUM_MESSAGE_BYTES))
        ready = reader.array(MAXIMUM_SEATS)
        reader.end()
        signatures = tuple(one for one in ready if isinstance(one, bytes) and len(one) == SIGNATURE_BYTES)
        signed = SignedCharter(charter, signatures)
        signed.check()
    except RemoteProtocolError as error:
        raise TranscriptError(f"charter: {error}") from error
    return signed
