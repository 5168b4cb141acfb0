"""Headless peers whose files are not as they should be: one line says so, and what can be is taken up again."""

import shutil
from pathlib import Path

import pytest

from tests.samurai_qt.command_line.headless import HeadlessPeer, HeadlessTable, check_end, refused


def journal_of(peer: HeadlessPeer) -> Path:
    """The one journal in a peer's data folder."""
    (journal,) = (peer.folder / "tables").glob("*.journal")
    return journal


def kill_at_turn(table: HeadlessTable, number: int) -> None:
    table.fill(table.open())
    table.host.wait_for("turn", holds=lambda turn: turn["number"] >= number)
    for peer in table.peers:
        peer.kill()


def test_an_identity_that_others_may_read_is_not_used(tmp_path: Path) -> None:
    host = HeadlessPeer(tmp_path / "host", "host", "--bot", "random", "--listen", "127.0.0.1")
    host.start().wait_for("listening")
    host.kill()
    identity = host.folder / "identity"
    assert identity.stat().st_mode & 0o777 == 0o600
    identity.chmod(0o644)
    assert str(identity) in refused(host.start())


@pytest.mark.parametrize("content", [b"", b"samurai-qt identity 1\n00\n", b"\xff" * 5000])
def test_a_damaged_identity_is_named_and_left_alone(tmp_path: Path, content: bytes) -> None:
    identity = tmp_path / "host" / "identity"
    identity.parent.mkdir()
    identity.write_bytes(content)
    identity.chmod(0o600)
    host = HeadlessPeer(tmp_path / "host", "host", "--bot", "random", "--listen", "127.0.0.1")
    assert str(identity) in refused(host.start())
    assert identity.read_bytes() == content


def test_an_identity_that_can_not_be_read(tmp_path: Path) -> None:
    # A folder can be read by nobody, not even by root.
    (tmp_path / "host" / "identity").mkdir(parents=True)
    host = HeadlessPeer(tmp_path / "host", "host", "--bot", "random", "--listen", "127.0.0.1")
    assert str(tmp_path / "host" / "identity") in refused(host.start())


def test_a_journal_that_was_edited_is_refused(tmp_path: Path) -> None:
    with HeadlessTable(tmp_path, 1) as table:
        kill_at_turn(table, 2)
        journal = journal_of(table.host)
        data = bytearray(journal.read_bytes())
        data[len(data) // 2] ^= 1
        journal.write_bytes(data)
        message = refused(table.host.start())
        assert journal.name in message and "damaged in record" in message
        assert journal.read_bytes() == data


def test_a_journal_of_another_table_is_refused(tmp_path: Path) -> None:
    with HeadlessTable(tmp_path, 1) as table:
        kill_at_turn(table, 2)
        journal = journal_of(table.host)
        journal.rename(journal.with_name(f"{'00' * 32}.journal"))
        journal.with_suffix(".json").rename(journal.with_name(f"{'00' * 32}.json"))
        assert "holds another table than its name says" in refused(table.host.start())


def test_a_journal_without_its_end_is_taken_up_again(tmp_path: Path) -> None:
    """What was cut off was never acted on, or the others tell it."""
    with HeadlessTable(tmp_path, 1) as table:
        kill_at_turn(table, 2)
        journal = journal_of(table.host)
        data = journal.read_bytes()
        journal.write_bytes(data[: len(data) * 2 // 3])
        for peer in table.peers:
            peer.start()
        check_end(table)


def test_a_journal_of_which_nothing_was_stored_is_no_unfinished_table(tmp_path: Path) -> None:
    with HeadlessTable(tmp_path, 1) as table:
        kill_at_turn(table, 2)
        journal = journal_of(table.host)
        journal.write_bytes(journal.read_bytes()[:30])
        assert table.host.start().wait_for("listening", "started")["event"] == "listening"


@pytest.mark.parametrize("kilobytes", [8, pytest.param(30, marks=pytest.mark.long)])
def test_a_full_disk_ends_the_program_in_one_line_and_the_table_goes_on_later(
    tmp_path: Path, kilobytes: int
) -> None:
    with HeadlessTable(tmp_path, 1) as table:
        port = table.open()
        # No file may grow beyond this, which is what a full disk is to a journal.
        limited = ("bash", "-c", f'ulimit -f {kilobytes}; exec "$@"', "bash")
        joiner = table.joiner(port, 0)
        assert "File too large" in refused(joiner.start(inside=limited))
        table.host.wait_for("reconnecting")
        joiner.forget_errors()
        joiner.start()
        check_end(table)


def test_the_same_key_live_twice_goes_on_in_the_newer_program(tmp_path: Path) -> None:
    with HeadlessTable(tmp_path, 1, "--bot", "master@300") as table:
        port = table.open()
        table.fill(port)
        older = table.joiners[0]
        table.host.wait_for("turn", holds=lambda turn: turn["number"] == 1)
        copy = tmp_path / "copy"
        shutil.copytree(older.folder, copy, ignore=shutil.ignore_patterns("*lock*"))
        newer = HeadlessPeer(copy, "join", f"127.0.0.1:{port}", "--listen", "127.0.0.1", "--bot", "random")
        table.joiners.append(newer)
        assert newer.start().wait_for("started")["resumed"]
        assert "opened in another program" in refused(older)
        assert [(peer.end(), peer.error) for peer in (table.host, newer)] == [(0, ""), (0, "")]
        assert table.host.transcript.read_bytes() == newer.transcript.read_bytes()
