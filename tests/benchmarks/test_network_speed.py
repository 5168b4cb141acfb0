"""How long a move takes from its player to all peers, and a killed peer to play again; figures are printed."""

import asyncio
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

import pytest

from tests.benchmarks.tls_echo import round_trips
from tests.samurai_qt.command_line.headless import ROOT, HeadlessTable

pytestmark = pytest.mark.benchmark

MOVE_ABOVE_ECHO = 0.020
REJOIN = 3.0


def echo_seconds() -> float:
    """The median round trip of a bare TLS echo between two processes, now."""
    command = [sys.executable, "-m", "tests.benchmarks.tls_echo"]
    server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        return median(asyncio.run(round_trips(int(server.stdout.readline()), 200)))
    finally:
        server.kill()
        server.communicate()


def moves_shown(table: HeadlessTable) -> list[float]:
    """For every turn the seconds from its player's choice to the moment when the last peer shows it."""
    chosen: dict[int, float] = {}
    shown: dict[int, float] = {}
    for peer in table.peers:
        at = 0.0
        for report in peer.reports:
            if report["event"] == "chose":
                at = report["at"]
            elif report["event"] == "turn":
                number = report["number"]
                shown[number] = max(shown.get(number, 0.0), report["at"])
                if report["seat"] == peer.own_seat:
                    chosen[number] = at
    return [shown[number] - chosen[number] for number in chosen]


def test_a_move_is_shown_on_all_four_soon_after_it_is_made(tmp_path: Path) -> None:
    with HeadlessTable(tmp_path, 3) as table:
        table.fill(table.open())
        assert [peer.end() for peer in table.peers] == [0] * 4
        taken = moves_shown(table)
    echo = echo_seconds()
    size = table.host.transcript.stat().st_size
    print(f"move to shown {1000 * median(taken):.1f} ms, echo {1000 * echo:.2f} ms, transcript {size} bytes")
    assert median(taken) <= echo + MOVE_ABOVE_ECHO


@pytest.mark.parametrize("killed", [0, 2])
def test_a_killed_peer_plays_again_within_three_seconds(tmp_path: Path, killed: int) -> None:
    with HeadlessTable(tmp_path, 3) as table:
        table.fill(table.open())
        table.peers[1].wait_for("turn", holds=lambda turn: turn["number"] == 10)
        victim = table.peers[killed]
        victim.kill()
        start = time.monotonic()
        victim.start().wait_for("playing")
        taken = time.monotonic() - start
        print(f"from process start to playing {taken:.2f} s")
        assert taken <= REJOIN
        assert [peer.end() for peer in table.peers] == [0] * 4
