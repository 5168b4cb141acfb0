"""Transcripts as files: `.samurai` containers, audited from their bytes."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from engine.samurai import ContainerKind, Record
from engine.samurai.container import write_container
from net.audit import Audit, audit
from net.samurai import playable_game, record_of_audit
from net.transcript import Transcript, parse_transcript, print_transcript
from samurai_qt.storage.atomic_write import write_atomically


class CheckedTranscript(NamedTuple):
    """A sound transcript, what its audit showed, and the game's record with every hand that was opened."""

    transcript: Transcript
    audit: Audit
    record: Record


def transcript_bytes(transcript: Transcript) -> bytes:
    """The bytes of a transcript's file: the same on every computer of the table."""
    return write_container(ContainerKind.TRANSCRIPT, print_transcript(transcript))


def check_transcript(transcript: Transcript) -> CheckedTranscript:
    """Audit a transcript; AuditError or another RemoteProtocolError says what is wrong, and where."""
    found = audit(transcript, playable_game(transcript.charter.charter))
    return CheckedTranscript(transcript, found, record_of_audit(transcript, found))


def read_transcript(payload: bytes) -> CheckedTranscript:
    """Audit the transcript in a container's payload; as `check_transcript`."""
    return check_transcript(parse_transcript(payload))


def save_transcript(path: Path, transcript: Transcript) -> None:
    """Write a transcript to a file; WriteError."""
    write_atomically(path, transcript_bytes(transcript))
