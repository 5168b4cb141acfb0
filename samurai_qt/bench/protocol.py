"""What the protocol of a networked table costs: sealing, the audit, bytes and messages."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from typing import NamedTuple

from net.audit import audit
from net.peer.ledger import Ledger
from net.secrecy.envelopes import seal
from net.secrecy.table_secret import TableSecret
from net.signing import PublicKey
from net.state import TableState
from net.transcript import parse_transcript
from samurai_qt.bench.measurement import Measurement, seconds_taken
from samurai_qt.bench.memory_table import MemoryTable
from samurai_qt.lan.transcripts import read_transcript

ROUNDS = 15
SEED = 4


class AuditFigures(NamedTuple):
    """The audit of a whole game's transcript, from bytes to verdict with every rule, beside its bare signatures."""

    audit_milliseconds: float
    verify_milliseconds: float
    """The audit, and the game's record with all hands."""
    signatures_milliseconds: float
    signatures: int

    @property
    def ratio(self) -> float:
        """The audit by its signatures."""
        return self.audit_milliseconds / self.signatures_milliseconds


class SizeFigures(NamedTuple):
    """What a whole game of four says: messages signed and kept, and frames sent between the four computers."""

    turns: int
    transcript_bytes: int
    messages_per_turn: float
    message_bytes_per_turn: float
    frames_per_turn: float
    frame_bytes_per_turn: float


def measure() -> Iterator[Measurement]:
    """The figures of one game of four players."""
    yield Measurement("seal_bag_and_chain", seal_milliseconds(), "ms")
    table = played_table()
    figures = measure_audit(table)
    yield Measurement("audit", figures.audit_milliseconds, "ms")
    yield Measurement("audit_and_record", figures.verify_milliseconds, "ms")
    yield Measurement("audit_bare_signatures", figures.signatures_milliseconds, "ms")
    yield Measurement("audit_ratio", figures.ratio, "x")
    sizes = measure_sizes(table)
    yield Measurement("transcript_size", sizes.transcript_bytes, "bytes")
    yield Measurement("turn_messages", sizes.messages_per_turn, "messages")
    yield Measurement("turn_message_bytes", sizes.message_bytes_per_turn, "bytes")
    yield Measurement("turn_frames_sent", sizes.frames_per_turn, "frames")
    yield Measurement("turn_bytes_sent", sizes.frame_bytes_per_turn, "bytes")


def played_table() -> MemoryTable:
    """A game of four that has been played to its end."""
    table = MemoryTable(SEED)
    table.play()
    return table


def seal_milliseconds() -> float:
    """What one player's twenty envelopes and hash chain take, in ms."""
    secret, bag = TableSecret(bytes(32)), tuple(range(20))

    def seal_all() -> None:
        secret.chain(bytes(32), 0)
        seal(bytes(32), 0, secret.bag(bytes(32), 0, 0, bag))

    return 1000 * median(seconds_taken(seal_all) for _ in range(ROUNDS))


def measure_audit(table: MemoryTable) -> AuditFigures:
    """Medians of audits and bare signatures taken in turn, so that a busy moment meets both."""
    data = table.transcript()
    found = audit(parse_transcript(data), table.game())
    assert found.complete
    signed = _signed_messages(data, table)

    def verify_all() -> None:
        for key, signature, message in signed:
            assert key.verifies(signature, message)

    audits, verified, bare = [], [], []
    for _ in range(ROUNDS):
        audits.append(seconds_taken(lambda: audit(parse_transcript(data), table.game())))
        verified.append(seconds_taken(lambda: read_transcript(data)))
        bare.append(seconds_taken(verify_all))
    milliseconds = [1000 * median(taken) for taken in (audits, verified, bare)]
    return AuditFigures(milliseconds[0], milliseconds[1], milliseconds[2], len(signed))


def _signed_messages(data: bytes, table: MemoryTable) -> list[tuple[PublicKey, bytes, bytes]]:
    """The key, signature and signed bytes of every message of the steps and every ready of the charter."""
    transcript = parse_transcript(data)
    charter = transcript.charter.charter
    state = TableState.started(charter, table.game())
    signed = [
        (seat.key, signature, charter.ready_message(number))
        for number, (seat, signature) in enumerate(zip(state.seats, transcript.charter.ready, strict=True))
    ]
    ledger = Ledger(state)
    for step in transcript.steps:
        state = ledger.state
        signed += [
            (state.seats[said.seat].key, said.signature, said.identity(state.table_id, state.previous))
            for said in step.messages
        ]
        ledger.catch_up(step)
    return signed


def measure_sizes(table: MemoryTable) -> SizeFigures:
    """Bytes and messages of a game that has been played to its end."""
    data = table.transcript()
    steps = parse_transcript(data).steps
    said = [message for turn in table.turns for message in steps[turn.step].messages]
    frames = [size for turn in table.turns for size in turn.frames]
    turns = len(table.turns)
    return SizeFigures(
        turns,
        len(data),
        len(said) / turns,
        sum(len(message.encoded()) for message in said) / turns,
        len(frames) / turns,
        sum(frames) / turns,
    )
