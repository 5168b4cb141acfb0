from __future__ import annotations

import pytest

from samurai_qt.bench.start import measure_start

pytestmark = pytest.mark.benchmark


def test_a_board_is_usable_soon_after_the_start() -> None:
    figures = measure_start()
    print(figures, f"{figures.ratio:.2f}x a bare window")
    assert figures.ratio <= 3
    assert figures.resident_megabytes is not None
    assert figures.resident_megabytes < 150
