"""Headless peers as real processes, heard by their JSON lines."""

import json
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tests.verified import check_verified

ROOT = Path(__file__).parents[3]

Report = dict[str, Any]

# Ends itself as kill -9 would, at the so-manieth call of a function: before it, or before anything follows.
_DIES_AT_A_CALL = """
import importlib, os, signal, sys
module, _, path = sys.argv[1].partition(":")
number, is_done = int(sys.argv[2]), sys.argv[3] == "done"
*owners, name = path.split(".")
owner = importlib.import_module(module)
for part in owners:
    owner = getattr(owner, part)
function, count = getattr(owner, name), 0
def call_or_die(*arguments, **named):
    global count
    count += 1
    if count == number and not is_done:
        os.kill(os.getpid(), signal.SIGKILL)
    result = function(*arguments, **named)
    if count == number:
        os.kill(os.getpid(), signal.SIGKILL)
    return result
setattr(owner, name, call_or_die)
from samurai_qt.__main__ import main
sys.exit(main(sys.argv[4:]))
"""


class HeadlessPeer:
    """One peer with its data folder; started again after its end with `start`."""

    def __init__(self, folder: Path, *arguments: str, inside: tuple[str, ...] = ()) -> None:
        self.folder = folder
        self._inside = inside
        self.transcript = folder.parent / f"{folder.name}.samurai"
        self.reports: list[Report] = []
        self._arguments = arguments
        self._process: subprocess.Popen[str] | None = None
        self._errors = folder.parent / f"{folder.name}.err"

    def start(
        self, *more: str, program: tuple[str, ...] = ("-m", "samurai_qt"), inside: tuple[str, ...] = ()
    ) -> Self:
        """Start it, or start it again; with more arguments, or inside another command, if given."""
        command = [*self._inside, *inside, sys.executable, *program, *self._arguments, *more, "--headless"]
        command += ["--data-dir", str(self.folder), "--save", str(self.transcript)]
        if not self._inside:
            command += ["--interface", "127.0.0.1"]
        with self._errors.open("a") as errors:
            self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, text=True)
        self.reports = []
        return self

    def start_to_die(self, function: str, number: int, *, done: bool) -> Self:
        """Start it; it is killed at this call, counted from 1, of `module:function`, before or after it is done."""
        return self.start(program=("-c", _DIES_AT_A_CALL, function, str(number), "done" if done else "due"))

    def wait_for(self, *events: str, holds: Callable[[Report], bool] = lambda report: True) -> Report:
        """Read reports up to the first of these events for which the condition holds."""
        assert self._process is not None and self._process.stdout is not None
        for line in self._process.stdout:
            report: Report = json.loads(line)
            self.reports.append(report)
            if report["event"] in events and holds(report):
                return report
        raise AssertionError(f"{self._arguments[0]} ended without reporting {events}: {self.error}")

    def end(self) -> int:
        """Read the rest, wait for its end, and return its exit code."""
        assert self._process is not None and self._process.stdout is not None
        with self._process.stdout as lines:
            self.reports += [json.loads(line) for line in lines]
        return self._process.wait()

    def died(self) -> bool:
        """Read the rest and wait for its end; whether it was killed."""
        return self.end() == -signal.SIGKILL

    def kill(self) -> None:
        """End it with no chance to say anything."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()

    def interrupt(self) -> None:
        """Press Ctrl-C."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)

    @property
    def error(self) -> str:
        """What it wrote on standard error, over all its starts."""
        return self._errors.read_text() if self._errors.exists() else ""

    def forget_errors(self) -> None:
        """Begin `error` anew."""
        self._errors.unlink()

    @property
    def own_seat(self) -> int:
        """Its seat, once the game has begun."""
        seat: int = next(report["own"][0] for report in self.reports if report["event"] == "started")
        return seat


class HeadlessTable:
    """A host and joiners on loopback; a context manager that leaves no process behind."""

    def __init__(self, folder: Path, joiners: int, *options: str, bot: str = "random") -> None:
        host = ("host", "--as", "Ann", "--bot", bot, "--players", str(joiners + 1), "--seed", "1")
        self.host = HeadlessPeer(folder / "host", *host, "--listen", "127.0.0.1", *options)
        self._folder = folder
        self._bot = bot
        self._number = joiners
        self.joiners: list[HeadlessPeer] = []

    @property
    def peers(self) -> list[HeadlessPeer]:
        """Host and joiners."""
        return [self.host, *self.joiners]

    def open(self) -> int:
        """Start the host and return its port."""
        port: int = self.host.start().wait_for("listening")["port"]
        return port

    def fill(self, port: int) -> None:
        """Start the joiners, and wait until the game has begun everywhere."""
        for number in range(self._number):
            self.joiner(port, number).start()
        for peer in self.peers:
            peer.wait_for("started")

    def joiner(self, port: int, number: int) -> HeadlessPeer:
        """A joiner, not started yet."""
        where = ("join", f"127.0.0.1:{port}", "--listen", "127.0.0.1")
        name = ("--as", f"Ben{number}", "--bot", self._bot, "--seed", "2")
        self.joiners.append(HeadlessPeer(self._folder / f"joiner{number}", *where, *name))
        return self.joiners[-1]

    def visitor(self, port: int, *arguments: str) -> HeadlessPeer:
        """Somebody else who comes to the table, not started yet."""
        where = ("join", f"127.0.0.1:{port}", "--listen", "127.0.0.1", "--as", "Cleo", *arguments)
        self.joiners.append(HeadlessPeer(self._folder / f"visitor{len(self.joiners)}", *where))
        return self.joiners[-1]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for peer in self.peers:
            peer.kill()


def run_command(*arguments: str) -> str:
    command = [sys.executable, "-m", "samurai_qt", *arguments]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def check_end(table: HeadlessTable) -> None:
    """Every peer has ended well, and all hold the same transcript, which is verified from its bytes."""
    assert [(peer.end(), peer.error) for peer in table.peers] == [(0, "")] * len(table.peers)
    for peer in table.peers:
        turns = [report["number"] for report in peer.reports if report["event"] == "turn"]
        assert turns == sorted(set(turns))
        audit = next(report for report in peer.reports if report["event"] == "audit")
        assert (audit["verified"], audit["complete"]) == (True, True)
    check_verified([peer.transcript for peer in table.peers])


def refused(peer: HeadlessPeer) -> str:
    """The one line of a peer that ends with exit code 1, as it stands in its last event too."""
    assert peer.end() == 1
    lines = peer.error.splitlines()
    assert len(lines) == 1
    message: str = peer.reports[-1]["message"]
    assert peer.reports[-1]["event"] == "error"
    assert lines == [f"samurai-qt: {message}"]
    return message
