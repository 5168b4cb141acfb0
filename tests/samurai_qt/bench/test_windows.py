from __future__ import annotations

import shiboken6
from PySide6.QtWidgets import QApplication

from samurai_qt.bench.windows import opened_window


def test_a_measured_window_is_gone_before_the_next(qapp: QApplication) -> None:
    with opened_window((1024, 700), "instant") as window:
        assert window.isVisible()
        assert window.width() == 1024
    assert not shiboken6.isValid(window)
