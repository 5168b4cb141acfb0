"""What pages are put together from."""

import pytest
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from samurai_qt.controls.page_parts import foot_of


@pytest.mark.parametrize(("width", "left", "right"), [(1366, 27, 1338), (2560, 624, 1935)])
def test_what_stands_in_a_foot_stays_with_what_stands_above(
    qtbot: QtBot, width: int, left: int, right: int
) -> None:
    """No wider than 1360, in the middle, 24 from both edges."""
    said, button = QLabel("Waiting"), QPushButton("Ready")
    row = QHBoxLayout()
    row.addWidget(said, 1)
    row.addWidget(button)
    foot = foot_of(row)
    qtbot.addWidget(foot)
    foot.resize(width, 60)
    with qtbot.waitExposed(foot):
        foot.show()
    assert said.mapTo(foot, said.rect().topLeft()).x() == left
    assert button.mapTo(foot, button.rect().bottomRight()).x() == right
