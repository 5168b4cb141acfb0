"""What a headless peer is refused, in one line each."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.net.node.nodes import Company
from tests.samurai_qt.command_line.headless import ROOT, HeadlessPeer, HeadlessTable, refused

_OTHER_VERSION = """
import net.transport.handshake, net.transport.messages, net.transport.server_handshake
import sys
for module in (net.transport.handshake, net.transport.messages, net.transport.server_handshake):
    module.PROTOCOL = 2
from samurai_qt.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


def run_command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "samurai_qt", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_a_wrong_room_code_and_the_right_one(tmp_path: Path) -> None:
    with HeadlessTable(tmp_path, 1, "--code", "Blue Fox 7") as table:
        port = table.open()
        assert "room code" in refused(table.visitor(port, "--bot", "random").start())
        assert "room code" in refused(table.visitor(port, "--bot", "random", "--code", "red fox 7").start())
        assert "stranger" in table.host.wait_for("warning")["what"]
        right = table.visitor(port, "--bot", "random", "--code", "blue-fox-7").start()
        assert (right.end(), table.host.end()) == (0, 0)
        # A wrong code was tried once and not again.
        assert [report["event"] for report in table.host.reports].count("warning") == 1


def test_a_table_that_has_begun(tmp_path: Path) -> None:
    with HeadlessTable(tmp_path, 1, bot="master@200") as table:
        port = table.open()
        table.fill(port)
        assert "has begun" in refused(table.visitor(port, "--bot", "random").start())


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        host = HeadlessPeer(tmp_path / "host", "host", "--bot", "random", "--listen", f"127.0.0.1:{port}")
        assert f"port {port} is taken" in refused(host.start())


def test_nobody_listens(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    joiner = HeadlessPeer(tmp_path / "joiner", "join", f"127.0.0.1:{port}", "--bot", "random")
    assert "no table is open at" in refused(joiner.start())


def test_another_version_is_named(tmp_path: Path) -> None:
    command = [sys.executable, "-c", _OTHER_VERSION, "host", "--headless", "--bot", "random"]
    host = subprocess.Popen(
        [*command, "--listen", "127.0.0.1", "--interface", "127.0.0.1", "--data-dir", str(tmp_path / "host")],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert host.stdout is not None
        port = json.loads(host.stdout.readline())["port"]
        joiner = HeadlessPeer(tmp_path / "joiner", "join", f"127.0.0.1:{port}", "--bot", "random")
        assert "plays protocol 2" in refused(joiner.start())
    finally:
        host.kill()
        host.communicate()


def test_one_data_folder_serves_one_program(tmp_path: Path) -> None:
    with HeadlessTable(tmp_path, 1) as table:
        table.open()
        second = HeadlessPeer(table.host.folder, "host", "--bot", "random")
        assert "already using" in refused(second.start())


def test_another_unfinished_table_stands_in_the_way(tmp_path: Path) -> None:
    with HeadlessTable(tmp_path, 1, bot="master@200") as table:
        table.fill(table.open())
        for peer in table.peers:
            peer.kill()
        other = HeadlessPeer(table.host.folder, "host", "--table", "Another", "--bot", "random")
        assert "Ann's table" in refused(other.start())
        again = HeadlessPeer(table.host.folder, "host", "--table", "Another", "--bot", "random", "--new")
        try:
            again.start().wait_for("listening")
        finally:
            again.kill()


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("host", "--bot", "random"), "--headless"),
        (("host", "--headless"), "--bot"),
        (("join", "x", "--headless", "--bot", "random", "--listen", "nowhere"), "no IP address"),
        (("join", "1.2.3.4:70000", "--headless", "--bot", "random"), "a port is a number"),
        (("host", "--headless", "--bot", "random", "--players", "2", "--bots", "easy,easy"), "2 bots for 2 seats"),
        (("host", "--headless", "--bot", "random", "--code", "!!"), "a room code has"),
        (("host", "--headless", "--bot", "genius"), "there is no bot"),
        (("host", "--headless", "--bot", "random", "--grace", "4"), "--grace: from 5 to 86400 seconds, not 4"),
        (("host", "--headless", "--bot", "random", "--grace", "soon"), "--grace"),
        (("discover", "--seconds", "0"), "must be seconds"),
    ],
)
def test_wrong_use(tmp_path: Path, arguments: tuple[str, ...], line: str) -> None:
    done = run_command(*arguments, "--data-dir", str(tmp_path / "data"))
    assert done.returncode == 2
    assert line in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_an_interface_that_is_not_here(tmp_path: Path) -> None:
    for command in (("discover",), ("host", "--headless", "--bot", "random")):
        done = run_command(*command, "--interface", "203.0.113.9", "--data-dir", str(tmp_path / "data"))
        assert done.returncode == 1
        assert done.stderr.endswith("no network interface of this computer has the address 203.0.113.9\n")


def test_interrupted_says_goodbye_and_ends(tmp_path: Path) -> None:
    with HeadlessTable(tmp_path, 1, bot="master@200") as table:
        table.fill(table.open())
        table.joiners[0].interrupt()
        assert table.joiners[0].end() == 130
        assert table.joiners[0].error == "samurai-qt: interrupted\n"
        table.host.wait_for("reconnecting")


def test_a_table_whose_seats_are_all_taken(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        company.host("Ann", 2)
        company.guest("Ben")
        late = ("join", f"127.0.0.1:{company.port}", "--listen", "127.0.0.1", "--bot", "random")
        assert refused(HeadlessPeer(tmp_path / "late", *late).start()) == "all seats of this table are taken"


def test_a_name_that_two_tables_have_and_one_that_none_has(tmp_path: Path) -> None:
    # Other tests open tables at the same time.
    name = f"Red room {os.getpid()}"
    options = ("--bot", "random", "--listen", "127.0.0.1")
    hosts = [HeadlessPeer(tmp_path / f"host{number}", "host", "--table", name, *options) for number in range(2)]
    try:
        for host in hosts:
            host.start().wait_for("listening")
        message = refused(HeadlessPeer(tmp_path / "joiner", "join", name.upper(), *options).start())
        assert message.startswith(f"“{name.upper()}” is more than one table: ")
        assert message.count(" by Player") == 2
        one = message.removeprefix(f"“{name.upper()}” is more than one table: ").split()[0]
        joiner = HeadlessPeer(tmp_path / "joiner2", "join", one[:12], *options).start()
        assert joiner.wait_for("started")["name"] == name
        assert joiner.end() == 0
    finally:
        for host in hosts:
            host.kill()


def test_who_has_a_seat_does_not_watch_the_same_table(tmp_path: Path) -> None:
    with HeadlessTable(tmp_path, 1, "--bot", "master@200") as table:
        port = table.open()
        table.fill(port)
        joiner = table.joiners[0]
        joiner.wait_for("opening")
        joiner.kill()
        assert "you have a seat at the table “Ann's table”" in refused(joiner.start("--spectate"))
        # An unfinished table does not stand in the way of watching another one.
        other = HeadlessPeer(tmp_path / "other", "host", "--bot", "random", "--listen", "127.0.0.1").start()
        try:
            where = f"127.0.0.1:{other.wait_for('listening')['port']}"
            watcher = HeadlessPeer(joiner.folder, "join", where, "--spectate", "--listen", "127.0.0.1")
            watcher.start().wait_for("connected")
            watcher.kill()
        finally:
            other.kill()


@pytest.mark.root
def test_without_any_network(tmp_path: Path) -> None:
    alone = ("unshare", "--net")
    joiner = HeadlessPeer(tmp_path / "joiner", "join", "10.77.0.1:4711", "--bot", "random", inside=alone)
    assert refused(joiner.start()) == "no network leads to 10.77.0.1:4711"
    named = HeadlessPeer(tmp_path / "named", "join", "Blue room", "--bot", "random", inside=alone)
    assert "network" in refused(named.start())
    host = HeadlessPeer(tmp_path / "host", "host", "--bot", "random", inside=alone)
    try:
        # The cable may be plugged in later.
        host.start().wait_for("listening")
    finally:
        host.kill()
    command = [*alone, sys.executable, "-m", "samurai_qt", "discover", "--seconds", "1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert "network" in done.stderr and len(done.stderr.splitlines()) == 1
