from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from samurai_qt.bench.repaint import measure_repaint

pytestmark = pytest.mark.benchmark


def test_a_full_repaint_costs_no_more_than_plain_items(qapp: QApplication) -> None:
    figures = measure_repaint()
    print(figures)
    for name in ("map", "glowing", "window"):
        print(f"{name} {getattr(figures, f'{name}_ratio'):.2f}x plain items")
    assert figures.map_ratio <= 1.5
    assert figures.glowing_ratio <= 3
