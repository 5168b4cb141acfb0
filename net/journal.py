"""A table's journal on disk: append-only, on the disk before anything that follows from it is sent.

After the first line each record stands behind its length (4 bytes, big-endian) and a checksum (16 bytes) over it
and the checksum before, so that no record can be left out or moved. What a crash cut off at the end is dropped.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

from filelock import FileLock, Timeout

from net.durable import sync_folder
from net.hashing import tagged_hash
from net.limits import MAXIMUM_JOURNAL_BYTES, MAXIMUM_MESSAGE_BYTES

_FIRST_LINE = b"samurai-qt journal 1\n"
_LENGTH_BYTES = 4
_CHECKSUM_BYTES = 16
_HEAD_BYTES = _LENGTH_BYTES + _CHECKSUM_BYTES


class JournalError(Exception):
    """A journal can't be used; the message is one line."""


class DamagedJournal(JournalError):
    """A record that is not the last one does not fit its checksum, or the file is no journal."""


class JournalInUse(JournalError):
    """Another program has the journal open."""


class Journal:
    """One table's journal, open for appending; a context manager."""

    def __init__(self, path: Path) -> None:
        """Open or make the journal; JournalInUse, DamagedJournal or OSError where that can't be."""
        self.path = path
        self._lock = FileLock(f"{path}.lock")
        try:
            self._lock.acquire(timeout=0)
        except Timeout:
            raise JournalInUse(f"{path.name} is in use by another program") from None
        try:
            self.records, sound = _read(path)
            self._checksum = _checksum_of(self.records)
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            os.ftruncate(self._file, sound)
            os.lseek(self._file, sound, os.SEEK_SET)
            self._length = sound
            if sound == 0:
                self._write(_FIRST_LINE)
                sync_folder(path.parent)
        except BaseException:
            self._lock.release()
            raise

    def append(self, *records: bytes) -> None:
        """Store records in one go; OSError (disk full, and so on) leaves the journal as it was."""
        checksum = self._checksum
        data = bytearray()
        for record in records:
            checksum = _next_checksum(checksum, record)
            data += len(record).to_bytes(_LENGTH_BYTES, "big") + checksum + record
        self._write(bytes(data))
        self._checksum = checksum
        self.records += records

    def close(self) -> None:
        """Let go of the file."""
        os.close(self._file)
        self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _write(self, data: bytes) -> None:
        try:
            written = 0
            while written < len(data):
                written += os.write(self._file, data[written:])
            os.fsync(self._file)
        except OSError:
            os.ftruncate(self._file, self._length)
            os.lseek(self._file, self._length, os.SEEK_SET)
            raise
        self._length += len(data)


def stored_records(path: Path) -> list[bytes]:
    """The records of a journal, as far as it is sound, whoever has it open; DamagedJournal or OSError."""
    return _read(path)[0]


def _read(path: Path) -> tuple[list[bytes], int]:
    """The sound records of the file, and how many of its bytes they and the first line take."""
    try:
        size = path.stat().st_size
    except FileNotFoundError:
        return [], 0
    if size > MAXIMUM_JOURNAL_BYTES:
        raise DamagedJournal(f"{path.name} is too long to be a journal")
    return sound_records(path.read_bytes(), path.name)


def sound_records(data: bytes, name: str) -> tuple[list[bytes], int]:
    """The sound records in a journal's bytes, and how many bytes they and the first line take; DamagedJournal."""
    if not data.startswith(_FIRST_LINE):
        if _FIRST_LINE.startswith(data):
            return [], 0
        raise DamagedJournal(f"{name} is no journal of this program, or of a newer one")
    records: list[bytes] = []
    end = len(_FIRST_LINE)
    checksum = bytes(_CHECKSUM_BYTES)
    for record, claimed, after in _frames(data, end):
        checksum = _next_checksum(checksum, record)
        if checksum != claimed:
            if after < len(data):
                raise DamagedJournal(f"{name} is damaged in record {len(records) + 1}")
            break
        records.append(record)
        end = after
    return records, end


def _frames(data: bytes, start: int) -> Iterator[tuple[bytes, bytes, int]]:
    """Each whole record with its checksum as written and where it ends."""
    while start + _HEAD_BYTES <= len(data):
        length = int.from_bytes(data[start : start + _LENGTH_BYTES], "big")
        body = start + _HEAD_BYTES
        if length > MAXIMUM_MESSAGE_BYTES or body + length > len(data):
            return
        yield data[body : body + length], data[start + _LENGTH_BYTES : body], body + length
        start = body + length


def _checksum_of(records: list[bytes]) -> bytes:
    checksum = bytes(_CHECKSUM_BYTES)
    for record in records:
        checksum = _next_checksum(checksum, record)
    return checksum


def _next_checksum(checksum: bytes, record: bytes) -> bytes:
    return tagged_hash("journal", checksum, record)[:_CHECKSUM_BYTES]
