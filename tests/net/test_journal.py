"""A journal cut off, edited, opened twice, on a full disk: used as far as it is sound, or refused in one line."""

import errno
import os
from pathlib import Path

import pytest

from net.journal import DamagedJournal, Journal, JournalInUse
from net.limits import MAXIMUM_JOURNAL_BYTES

RECORDS = [b"first", b"", b"third record", bytes(300)]


def written(path: Path) -> bytes:
    """A journal with the records, as bytes."""
    with Journal(path) as journal:
        for record in RECORDS:
            journal.append(record)
    return path.read_bytes()


def read(path: Path) -> list[bytes]:
    with Journal(path) as journal:
        return list(journal.records)


def test_what_was_stored_is_there_again(tmp_path: Path) -> None:
    path = tmp_path / "table"
    written(path)
    assert read(path) == RECORDS
    with Journal(path) as journal:
        journal.append(b"more")
    assert read(path) == [*RECORDS, b"more"]
    if os.name == "posix":
        assert path.stat().st_mode & 0o777 == 0o600


def test_cut_off_anywhere_it_holds_the_whole_records_before_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "table"
    data = written(path)
    ends = [21 + sum(20 + len(record) for record in RECORDS[:count]) for count in range(len(RECORDS) + 1)]
    for length in range(len(data) + 1):
        path.write_bytes(data[:length])
        kept = sum(end <= length for end in ends[1:])
        with Journal(path) as journal:
            assert journal.records == RECORDS[:kept]
            journal.append(b"after")
        assert read(path) == [*RECORDS[:kept], b"after"]


def test_an_edited_record_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "table"
    data = written(path)
    for place in range(21 + 4, 21 + 20 + len(RECORDS[0])):
        changed = bytearray(data)
        changed[place] ^= 1
        path.write_bytes(changed)
        with pytest.raises(DamagedJournal, match="record 1"):
            Journal(path)


def test_a_record_left_out_or_moved_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "table"
    data = written(path)
    first, second = data[21:46], data[46:66]
    for middle in (second, second + first):
        path.write_bytes(data[:21] + middle + data[66:])
        with pytest.raises(DamagedJournal):
            Journal(path)


@pytest.mark.parametrize("data", [b"something else\n", b"samurai-qt journal 2\n", bytes(40)])
def test_another_file_is_no_journal(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "table"
    path.write_bytes(data)
    with pytest.raises(DamagedJournal, match="no journal of this program, or of a newer one"):
        Journal(path)
    assert path.read_bytes() == data


def test_a_file_too_long_to_be_a_journal_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "table"
    with path.open("wb") as file:
        file.truncate(MAXIMUM_JOURNAL_BYTES + 1)
    with pytest.raises(DamagedJournal, match="too long"):
        Journal(path)


def test_only_one_program_has_it_open(tmp_path: Path) -> None:
    path = tmp_path / "table"
    with Journal(path), pytest.raises(JournalInUse):
        Journal(path)
    assert read(path) == []


def test_on_a_full_disk_it_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "table"
    written(path)
    with Journal(path) as journal:
        write = os.write

        def write_some(file: int, data: bytes) -> int:
            """Half of it fits."""
            if len(data) < 30:
                raise OSError(errno.ENOSPC, "No space left on device")
            return write(file, data[: len(data) // 2])

        monkeypatch.setattr(os, "write", write_some)
        with pytest.raises(OSError, match="No space left"):
            journal.append(bytes(200))
        monkeypatch.undo()
        assert journal.records == RECORDS
        journal.append(b"fits")
    assert read(path) == [*RECORDS, b"fits"]
