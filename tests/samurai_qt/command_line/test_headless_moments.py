"""Killed at a certain moment and started again with the same command, a peer takes the table up again."""

from pathlib import Path

import pytest

from net.node import LobbySeen
from tests.net.node.nodes import Company, play_until
from tests.samurai_qt.command_line.headless import HeadlessPeer, HeadlessTable, check_end

LONG = pytest.mark.long
RECORD = "net.journal:Journal.append"
RULES_END = "samurai_qt.lan.headless:reports.result"
OPENING_UP = "net.peer.own_seats:OpeningUp"
AUDIT = "samurai_qt.lan.headless:check_transcript"
FIRST = 1


@pytest.mark.parametrize(
    ("joiners", "victim", "function", "number", "done"),
    [
        # A joiner's secrets are stored, nothing is signed; then all have signed.
        pytest.param(1, 1, RECORD, 1, True, marks=LONG),
        (1, 1, RECORD, 2, False),
        # Seals; opening hands; figures.
        pytest.param(1, 0, RECORD, 2, True, marks=LONG),
        (1, 0, RECORD, 3, False),
        pytest.param(2, 1, RECORD, 4, True, marks=LONG),
        pytest.param(3, 2, RECORD, 6, False, marks=LONG),
        pytest.param(1, 1, RECORD, 8, True, marks=LONG),
        pytest.param(2, 0, RECORD, 11, False, marks=LONG),
        pytest.param(3, 3, RECORD, 15, True, marks=LONG),
        # Turns.
        (2, 1, RECORD, 40, True),
        pytest.param(1, 0, RECORD, 41, False, marks=LONG),
        pytest.param(3, 0, RECORD, 60, True, marks=LONG),
        # The last turn is played; what was never shown is opened; all is checked.
        pytest.param(1, 1, RULES_END, FIRST, False, marks=LONG),
        pytest.param(2, 0, RULES_END, FIRST, True, marks=LONG),
        (1, 0, OPENING_UP, FIRST, False),
        pytest.param(2, 1, OPENING_UP, FIRST, True, marks=LONG),
        pytest.param(3, 1, OPENING_UP, FIRST, False, marks=LONG),
        pytest.param(1, 1, AUDIT, FIRST, False, marks=LONG),
        pytest.param(1, 0, AUDIT, FIRST, True, marks=LONG),
    ],
)
def test_killed_at_this_moment(
    tmp_path: Path, joiners: int, victim: int, function: str, number: int, done: bool
) -> None:
    with HeadlessTable(tmp_path, joiners) as table:
        peer = table.host.start_to_die(function, number, done=done) if victim == 0 else table.host.start()
        port = peer.wait_for("listening")["port"]
        for other in range(joiners):
            joiner = table.joiner(port, other)
            if other + 1 == victim:
                joiner.start_to_die(function, number, done=done)
            else:
                joiner.start()
        killed = table.peers[victim]
        assert killed.died()
        killed.start()
        check_end(table)
        started = next(report for report in killed.reports if report["event"] == "started")
        # Before it has signed a joiner takes a seat again.
        assert started["resumed"] == ((function, number) != (RECORD, FIRST))


def test_killed_in_the_lobby_a_joiner_comes_again(tmp_path: Path) -> None:
    with HeadlessTable(tmp_path, 2) as table:
        port = table.open()
        first = table.joiner(port, 0).start()
        table.host.wait_for("joined", holds=lambda report: report["name"] == "Ben0")
        first.kill()
        table.host.wait_for("left", holds=lambda report: report["name"] == "Ben0")
        first.start()
        table.joiner(port, 1).start()
        check_end(table)


def test_killed_in_the_lobby_a_host_opens_another(tmp_path: Path) -> None:
    # A port of its own: the usual one may be taken by another peer while the host is gone.
    with HeadlessTable(tmp_path, 2, "--listen", "127.0.0.1:31607") as table:
        port = table.open()
        joiner = table.joiner(port, 0).start()
        table.host.wait_for("joined", holds=lambda report: report["name"] == "Ben0")
        table.host.kill()
        assert joiner.end() == 1
        assert joiner.error == "samurai-qt: the host left before the game began\n"
        again = table.host.start("--players", "2")
        again.wait_for("listening")
        joiner.start()
        assert (joiner.end(), table.host.end()) == (0, 0)


@LONG
def test_killed_before_anybody_was_told_to_start_a_host_plays_with_those_who_signed(tmp_path: Path) -> None:
    with HeadlessTable(tmp_path, 2) as table:
        port = table.host.start_to_die(RECORD, FIRST, done=True).wait_for("listening")["port"]
        for number in range(2):
            table.joiner(port, number).start()
        assert table.host.died()
        for joiner in table.joiners:
            assert (joiner.end(), joiner.error) == (1, "samurai-qt: the host left before the game began\n")
            joiner.forget_errors()
        table.host.start().wait_for("started", holds=lambda report: bool(report["resumed"]))
        for joiner in table.joiners:
            joiner.start()
        check_end(table)


def test_killed_after_it_was_ready_a_joiner_comes_again(tmp_path: Path) -> None:
    def is_ready(event: LobbySeen) -> bool:
        seat = event.lobby.seats[1]
        return seat is not None and bool(seat.ready)

    with Company(tmp_path) as company:
        ann = company.host("Ann", 2)
        where = ("join", f"127.0.0.1:{company.port}", "--listen", "127.0.0.1", "--as", "Ben", "--bot", "random")
        ben = HeadlessPeer(tmp_path / "Ben", *where).start()
        ann.wait_for(LobbySeen, is_ready)
        ben.kill()
        ann.wait_for(LobbySeen, lambda event: event.lobby.seats[1] is None)
        ben.start()
        ann.wait_for(LobbySeen, is_ready)
        company.begin(ann)
        play_until((ann,), lambda: ann.over is not None)
        assert ben.end() == 0


@LONG
def test_a_peer_comes_back_through_whoever_is_there(tmp_path: Path) -> None:
    """The host through whom it joined is gone; then the others wait for the host alone."""
    with HeadlessTable(tmp_path, 3) as table:
        table.fill(table.open())
        host, first, second, third = table.peers
        second.wait_for("turn", holds=lambda turn: turn["number"] == 4)
        host.kill()
        first.kill()
        seats = {report["name"]: number for number, report in enumerate(_started(second)["seats"])}
        for peer in (second, third):
            away = [peer.wait_for("reconnecting")["seats"] for _ in range(2)]
            assert sorted(away) == sorted([[seats["Ann"]], [seats["Ben0"]]])
        first.start()
        for peer in (second, third):
            peer.wait_for("back", holds=lambda report: report["seats"] == [seats["Ben0"]])
        host.start()
        check_end(table)


def _started(peer: HeadlessPeer) -> dict[str, list[dict[str, str]]]:
    return next(report for report in peer.reports if report["event"] == "started")
