"""PySide6 6.12.0 lost references to None on CPython 3.11 until the program aborted; no version may do so again."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QApplication, QGraphicsScene, QWidget
from pytestqt.qtbot import QtBot

CALLS = 1000
OTHERS = CALLS // 10
"""What else may happen to None meanwhile."""


class Speaker(QObject):
    spoken = Signal(object)


class Listener(QWidget):
    def customEvent(self, event: QEvent) -> None:
        """Override one of Qt's functions, with None as its result."""

    def hear(self, said: object) -> None:
        """Take part in a signal, with None as its result."""


def tell_by_event(listener: Listener) -> Callable[[], object]:
    return lambda: QApplication.sendEvent(listener, QEvent(QEvent.Type.User))


def tell_by_signal(listener: Listener) -> Callable[[], object]:
    speaker = Speaker(listener)
    speaker.spoken.connect(listener.hear)
    return lambda: speaker.spoken.emit(None)


def ask_for_nothing(listener: Listener) -> Callable[[], object]:
    return lambda: listener.parentWidget()


def give_nothing(listener: Listener) -> Callable[[], object]:
    return lambda: listener.setParent(None)


def call_without_result(listener: Listener) -> Callable[[], object]:
    return lambda: listener.setToolTip("")


def ask_a_scene(listener: Listener) -> Callable[[], object]:
    scene = QGraphicsScene(listener)
    return lambda: scene.focusItem()


@pytest.mark.parametrize(
    "way",
    [tell_by_event, tell_by_signal, ask_for_nothing, give_nothing, call_without_result, ask_a_scene],
)
def test_no_reference_to_none_is_lost(qtbot: QtBot, way: Callable[[Listener], Callable[[], object]]) -> None:
    listener = Listener()
    qtbot.addWidget(listener)
    call = way(listener)
    call()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        call()
    assert abs(sys.getrefcount(None) - before) < OTHERS
