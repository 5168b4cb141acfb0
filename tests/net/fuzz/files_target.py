"""The fuzz target of files: journals and transcripts, as they are or with lengths and checksums made right."""

from __future__ import annotations

from functools import cache

from net.audit import audit
from net.errors import RemoteProtocolError
from net.hashing import HASH_BYTES, tagged_hash
from net.journal import DamagedJournal, sound_records
from net.peer.machine import TablePeer
from net.peer.stored import Opened, StoredRecord, decode_record
from net.samurai import playable_game, record_of_audit
from net.state import Stage
from net.transcript import MAGIC, parse_transcript, print_transcript
from tests.net.scenes import Scene

WAYS = ("journal", "journal-records", "transcript", "transcript-parts")
_JOURNAL_LINE = b"samurai-qt journal 1\n"
_SPLIT = b"\xff\xff\xff"
_SESSION = bytes(HASH_BYTES)


@cache
def played() -> Scene:
    """A game of two that ended soon."""
    scene = Scene(players=2)
    scene.play_to_turn_of(1)
    scene.agree_to_end()
    scene.play_to_stage(Stage.FINISHED)
    return scene


def journal_of(records: list[bytes]) -> bytes:
    """A journal that holds these records."""
    data, checksum = bytearray(_JOURNAL_LINE), bytes(16)
    for record in records:
        checksum = tagged_hash("journal", checksum, record)[:16]
        data += len(record).to_bytes(4, "big") + checksum + record
    return bytes(data)


def transcript_of(parts: list[bytes]) -> bytes:
    """A transcript that holds these parts."""
    body = b"".join(len(part).to_bytes(8, "big") + part for part in parts)
    data = MAGIC + len(body).to_bytes(8, "big") + body
    return data + tagged_hash("transcript", data)


def parts_of(data: bytes) -> list[bytes]:
    """The parts of a right transcript."""
    body, parts = data[len(MAGIC) + 8 : -HASH_BYTES], []
    while body:
        length = int.from_bytes(body[:8], "big")
        parts.append(body[8 : 8 + length])
        body = body[8 + length :]
    return parts


def one_input(data: bytes) -> None:
    """Read the rest as a file of the kind that the first byte says; bits above choose a record to replace."""
    choice, rest = data[0] if data else 0, data[1:]
    way = WAYS[choice % len(WAYS)]
    if way == "journal":
        _read_journal(rest)
    elif way == "journal-records":
        _read_journal(journal_of([*played().journals[0][: choice // len(WAYS)], *rest.split(_SPLIT)]))
    elif way == "transcript":
        _read_transcript(rest)
    else:
        parts = parts_of(print_transcript(played().peers[0].transcript()))
        place = choice // len(WAYS) % len(parts)
        _read_transcript(transcript_of([*parts[:place], *rest.split(_SPLIT), *parts[place + 1 :]]))


def _read_journal(data: bytes) -> None:
    try:
        packed, end = sound_records(data, "a journal")
        assert journal_of(packed) == data[:end] or end == 0
        records: list[StoredRecord] = [decode_record(record) for record in packed]
        if records and isinstance(records[0], Opened):
            game = playable_game(records[0].charter.charter)
            TablePeer.restored(records, game, _SESSION, played().identity(0))
    except (DamagedJournal, RemoteProtocolError):
        pass


def _read_transcript(data: bytes) -> None:
    try:
        transcript = parse_transcript(data)
        assert print_transcript(transcript) == data
        record_of_audit(transcript, audit(transcript, playable_game(transcript.charter.charter)))
    except RemoteProtocolError:
        pass
