from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from samurai_qt.scene.view import MapView
from tests.samurai_qt.scene.positions import SEATS, dealt


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[MapView]:
    position = dealt(4)
    view = MapView(position.board)
    qtbot.addWidget(view)
    view.set_seats(SEATS)
    view.show_position(position)
    view.resize(1000, 700)
    with qtbot.waitExposed(view):
        view.show()
    yield view
    view.motion.stop()
