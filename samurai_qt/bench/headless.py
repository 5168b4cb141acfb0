"""Four headless peers on loopback, each a process of its own with a data folder of its own."""

from __future__ import annotations

import json
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from samurai_qt.bench.measurement import Measurement
from samurai_qt.bench.processes import environment, is_frozen, program_command
from samurai_qt.bench.tls_echo import echo_milliseconds
from samurai_qt.errors import SamuraiError

JOINERS = 3
KILLED_AFTER_TURN = 10

Report = dict[str, Any]


class PeerFailed(SamuraiError):
    """A peer ended before it was to."""


class BenchPeer:
    """One headless peer, started again with `start`; a context manager's duty is to `kill` it."""

    def __init__(self, folder: Path, name: str, *arguments: str) -> None:
        self.reports: list[Report] = []
        self._command = program_command(
            *(*arguments, "--as", name, "--bot", "random", "--seed", name, "--headless"),
            *("--data-dir", str(folder / name), "--interface", "127.0.0.1", "--listen", "127.0.0.1"),
        )
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it, or start it again."""
        self._process = subprocess.Popen(
            self._command, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )

    def wait_for(self, event: str, holds: Callable[[Report], bool] = lambda report: True) -> Report:
        """Read reports up to the first such event for which the condition holds; raises `PeerFailed`."""
        assert self._process is not None and self._process.stdout is not None
        for line in self._process.stdout:
            report: Report = json.loads(line)
            self.reports.append(report)
            if report["event"] == event and holds(report):
                return report
        raise PeerFailed(f"a peer ended without reporting “{event}”: {self.reports[-1:]}")

    def kill(self) -> None:
        """End it with no chance to say anything."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            if self._process.stdout is not None:
                self._process.stdout.close()

    @property
    def own_seat(self) -> int:
        """Its seat, once the game has begun."""
        seat: int = next(report["own"][0] for report in self.reports if report["event"] == "started")
        return seat


@contextmanager
def running_table() -> Iterator[list[BenchPeer]]:
    """Four peers, the host first, at a game that has begun; no process is left."""
    peers: list[BenchPeer] = []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        try:
            peers.append(BenchPeer(folder, "1", "host", "--players", str(JOINERS + 1)))
            peers[0].start()
            port = peers[0].wait_for("listening")["port"]
            for number in range(JOINERS):
                peers.append(BenchPeer(folder, str(number + 2), "join", f"127.0.0.1:{port}"))
                peers[-1].start()
            for peer in peers:
                peer.wait_for("started")
            yield peers
        finally:
            for peer in peers:
                peer.kill()


def turn_shown_milliseconds() -> float:
    """The median time from a player's choice to the moment when the last of the four peers shows the turn."""
    with running_table() as peers:
        for peer in peers:
            peer.wait_for("ended")
        return 1000 * median(_turns_shown(peers))


def rejoin_milliseconds(killed: int = 0) -> float:
    """The time from a process's start to playing on, after it was killed in the middle of a game (0: the host)."""
    with running_table() as peers:
        peers[1].wait_for("turn", lambda turn: bool(turn["number"] == KILLED_AFTER_TURN))
        peers[killed].kill()
        started = time.monotonic()
        peers[killed].start()
        playing: float = peers[killed].wait_for("playing")["at"]
        return 1000 * (playing - started)


def measure() -> Iterator[Measurement]:
    """How soon a turn is shown, beside a bare echo, and a killed peer plays again."""
    if is_frozen():
        # Without an interpreter there is nothing to run a bare echo with.
        return
    shown, echo = turn_shown_milliseconds(), echo_milliseconds()
    yield Measurement("turn_shown", shown, "ms")
    yield Measurement("turn_bare_echo", echo, "ms")
    yield Measurement("turn_above_echo", shown - echo, "ms")
    yield Measurement("rejoin_host", rejoin_milliseconds(0), "ms")
    yield Measurement("rejoin_joiner", rejoin_milliseconds(JOINERS), "ms")


def _turns_shown(peers: list[BenchPeer]) -> list[float]:
    chosen: dict[int, float] = {}
    shown: dict[int, float] = {}
    for peer in peers:
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
