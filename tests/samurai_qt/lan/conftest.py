"""A window on a network that does what the test says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from samurai_qt.session import Session
from samurai_qt.window.main_window import MainWindow
from tests.samurai_qt.lan.scripted import ScriptedNode


@pytest.fixture
def node() -> ScriptedNode:
    return ScriptedNode()


@pytest.fixture
def window(qtbot: QtBot, session: Session, node: ScriptedNode) -> Iterator[MainWindow]:
    """A window whose user is Bea, in blue."""
    session.change_settings(name="Bea", colour="blue", pace="instant", reduced_motion=True)
    window = MainWindow(session, make_node=lambda: node)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
    yield window
    window.close()
