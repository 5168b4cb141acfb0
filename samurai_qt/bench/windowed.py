"""The figures that need Qt, taken without a screen. A new one is added here and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QApplication

from samurai_qt.bench.measurement import Measure, Measurement
from samurai_qt.bench.repaint import measure_repaint


def _repaint() -> Iterator[Measurement]:
    figures = measure_repaint()
    yield Measurement("repaint_plain_items", figures.plain, "ms")
    yield Measurement("repaint_map", figures.map, "ms")
    yield Measurement("repaint_map_glowing", figures.glowing, "ms")
    yield Measurement("repaint_map_ratio", figures.map_ratio, "x")
    yield Measurement("repaint_map_glowing_ratio", figures.glowing_ratio, "x")


MEASURES: tuple[Measure, ...] = (_repaint,)


def measure() -> Iterator[Measurement]:
    """Every figure of the window."""
    application = QApplication.instance() or QApplication(["samurai-qt"])
    for part in MEASURES:
        yield from part()
    application.processEvents()
