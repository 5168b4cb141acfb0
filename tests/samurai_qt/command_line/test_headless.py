"""Whole games between real processes on loopback, from lobby to “verified”."""

import json
import os
from base64 import b64encode
from pathlib import Path

import pytest

from net.journal import stored_records
from net.peer.stored import Opened, decode_record
from tests.samurai_qt.command_line import headless
from tests.samurai_qt.command_line.headless import HeadlessPeer, HeadlessTable, run_command


def check_end(table: HeadlessTable) -> None:
    """Every peer has ended well, and no secret is where it should not be."""
    headless.check_end(table)
    check_kept_secret(table)


def check_kept_secret(table: HeadlessTable) -> None:
    """No table secret is in what was printed, or in any file but the journal it is kept in."""
    printed = [json.dumps(peer.reports).encode() + peer.error.encode() for peer in table.peers]
    files = [path for peer in table.peers for path in peer.folder.rglob("*") if path.is_file()]
    printed += [path.read_bytes() for path in files if path.suffix != ".journal"]
    printed += [peer.transcript.read_bytes() for peer in table.peers]
    journals = [path for path in files if path.suffix == ".journal"]
    assert len(journals) >= 2
    for journal in journals:
        opened = next(
            record for record in map(decode_record, stored_records(journal)) if isinstance(record, Opened)
        )
        assert opened.secrets
        for _, secret in opened.secrets:
            forms = (secret, secret.hex().encode(), b64encode(secret), repr(secret)[2:-1].encode())
            assert not any(form in text for form in forms for text in printed)


@pytest.mark.parametrize("joiners", [1, pytest.param(2, marks=pytest.mark.long), 3])
def test_a_game_from_lobby_to_verified(tmp_path: Path, joiners: int) -> None:
    with HeadlessTable(tmp_path, joiners) as table:
        table.fill(table.open())
        check_end(table)


@pytest.mark.parametrize("killed", [0, pytest.param(1, marks=pytest.mark.long)])
def test_a_peer_killed_on_the_way_comes_back(tmp_path: Path, killed: int) -> None:
    with HeadlessTable(tmp_path, 2) as table:
        table.fill(table.open())
        other = table.peers[1 - killed]
        other.wait_for("turn", holds=lambda turn: turn["number"] == 5)
        victim = table.peers[killed]
        victim.kill()
        other.wait_for("reconnecting")
        assert victim.start().wait_for("started")["resumed"]
        other.wait_for("back")
        check_end(table)


@pytest.mark.long
def test_all_are_killed_and_go_on_where_they_were(tmp_path: Path) -> None:
    with HeadlessTable(tmp_path, 3) as table:
        table.fill(table.open())
        table.host.wait_for("turn", holds=lambda turn: turn["number"] == 8)
        for peer in table.peers:
            peer.kill()
        for peer in table.peers:
            peer.start()
        for peer in table.peers:
            started = peer.wait_for("started")
            assert started["resumed"]
            assert started["turns"] >= 8
        check_end(table)


def test_a_watcher_sees_the_same_game_and_no_hand(tmp_path: Path) -> None:
    with HeadlessTable(tmp_path, 1) as table:
        port = table.open()
        watcher = table.visitor(port, "--spectate").start()
        watcher.wait_for("connected")
        table.fill(port)
        check_end(table)
        turns = [
            [report["actions"] for report in peer.reports if report["event"] == "turn"] for peer in table.peers
        ]
        assert turns[0] == turns[1] == turns[2]
        assert "hand" not in json.dumps(watcher.reports)


def test_a_table_is_found_by_name_and_listed(tmp_path: Path) -> None:
    # Other tests open tables at the same time, and answers to many programs of one computer may be late.
    name = f"Blue room {os.getpid()}"
    with HeadlessTable(tmp_path, 1, "--table", name, "--option", "capture=immediate") as table:
        port = table.open()
        tables = json.loads(run_command("discover", "--interface", "127.0.0.1", "--seconds", "4", "--json"))
        listed = next(one for one in tables if one["name"] == name)
        assert (listed["host"], listed["port"]) == ("Ann", port)
        assert (listed["seats"], listed["options"]) == ({"taken": 1, "all": 2, "bots": 1}, {"capture": "immediate"})
        assert (listed["locked"], listed["started"]) == (False, False)
        joiner = HeadlessPeer(tmp_path / "joiner", "join", name.lower(), "--as", "Ben", "--bot", "random")
        table.joiners.append(joiner.start())
        check_end(table)
