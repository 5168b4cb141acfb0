"""How long the program takes to a board that can be played on, against a bare window, as processes of their own."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

from samurai_qt.bench.processes import environment, module_command
from samurai_qt.storage.data_folder import DataFolder
from samurai_qt.storage.settings import Settings, save_settings

ROUNDS = 15
TIMEOUT_SECONDS = 60


class StartFigures(NamedTuple):
    """Medians of starts taken in turn, warm: files read and modules compiled before."""

    bare_milliseconds: float
    """A bare PySide6 window showing 200 hexes, from the process's start to its first paint."""
    board_milliseconds: float
    """A table for four, from the process's start until it is painted and a tile can be played."""
    resident_megabytes: float | None
    """The most memory the program has held by then, without bots; None where the system doesn't tell."""

    ratio: float
    """The board against the bare window started just before it: what else the computer does touches both."""


class NotShown(Exception):
    """A program that was to show itself did not; says what it said instead."""


class _Start(NamedTuple):
    milliseconds: float
    resident_megabytes: float | None


def measure_start(rounds: int = ROUNDS) -> StartFigures:
    """Start both programs again and again, offscreen; raises `NotShown`."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        with DataFolder(Path(folder)).open() as data:
            save_settings(data.settings, Settings(name="Ann", language="en", theme="light"))
        bare_command = ("samurai_qt.bench.bare_window",)
        board_command = ("samurai_qt.bench.first_board", "--data-dir", folder)
        bare, board = [], []
        for number in range(rounds + 1):
            taken = _start(bare_command), _start(board_command)
            # The first round warms up: it compiles modules and fills the system's caches.
            if number:
                bare.append(taken[0])
                board.append(taken[1])
    resident = [start.resident_megabytes for start in board if start.resident_megabytes is not None]
    return StartFigures(
        median(start.milliseconds for start in bare),
        median(start.milliseconds for start in board),
        max(resident, default=None),
        median(b.milliseconds / a.milliseconds for a, b in zip(bare, board, strict=True)),
    )


def _start(arguments: Sequence[str]) -> _Start:
    start = perf_counter()
    with subprocess.Popen(
        module_command(*arguments),
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        milliseconds = (perf_counter() - start) * 1000
        resident = _resident_megabytes(process.pid)
        _, complaints = process.communicate(timeout=TIMEOUT_SECONDS)
    if said != "shown\n" or process.returncode:
        raise NotShown(f"{' '.join(arguments)}: {said.strip() or complaints.strip() or process.returncode}")
    return _Start(milliseconds, resident)


def _resident_megabytes(process: int) -> float | None:
    """The most memory a running process has held so far; the system may not tell."""
    try:
        status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    except OSError:
        return None
    return int(status.partition("VmHWM:")[2].split()[0]) / 1024
