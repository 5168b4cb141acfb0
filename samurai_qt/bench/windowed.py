"""The figures that need Qt, taken without a screen. A new one is added here and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QApplication

from samurai_qt.bench.changes import measure_changes
from samurai_qt.bench.heartbeat import measure_heartbeat
from samurai_qt.bench.measurement import Measure, Measurement
from samurai_qt.bench.processes import is_frozen
from samurai_qt.bench.repaint import measure_repaint
from samurai_qt.bench.start import measure_start


def _repaint() -> Iterator[Measurement]:
    figures = measure_repaint()
    yield Measurement("repaint_plain_items", figures.plain, "ms")
    yield Measurement("repaint_map", figures.map, "ms")
    yield Measurement("repaint_map_glowing", figures.glowing, "ms")
    yield Measurement("repaint_map_ratio", figures.map_ratio, "x")
    yield Measurement("repaint_map_glowing_ratio", figures.glowing_ratio, "x")
    yield Measurement("repaint_window", figures.window, "ms")
    yield Measurement("repaint_window_ratio", figures.window_ratio, "x")


def _start() -> Iterator[Measurement]:
    if is_frozen():
        # Without an interpreter there is nothing to start a bare window with.
        return
    figures = measure_start()
    yield Measurement("start_bare_window", figures.bare_milliseconds, "ms")
    yield Measurement("start_board", figures.board_milliseconds, "ms")
    yield Measurement("start_ratio", figures.ratio, "x")
    if figures.resident_megabytes is not None:
        yield Measurement("start_resident", figures.resident_megabytes, "MB")


def _heartbeat() -> Iterator[Measurement]:
    yield Measurement("longest_blocked_by_bots", measure_heartbeat().longest_blocked, "ms")


def _changes() -> Iterator[Measurement]:
    for change, milliseconds in measure_changes():
        yield Measurement(f"blocked_by_{change}", milliseconds, "ms")


MEASURES: tuple[Measure, ...] = (_start, _repaint, _changes, _heartbeat)


def measure() -> Iterator[Measurement]:
    """Every figure of the window."""
    application = QApplication.instance() or QApplication(["samurai-qt"])
    for part in MEASURES:
        yield from part()
    application.processEvents()
