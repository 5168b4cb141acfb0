"""The way to the network from the start page."""

from __future__ import annotations

import threading
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from samurai_qt.pages.lan import LanPage
from samurai_qt.pages.rules import RulesPage
from samurai_qt.pages.start import StartPage
from samurai_qt.session import Session
from samurai_qt.window.main_window import MainWindow
from samurai_qt.window.preparing import Preparing
from tests.samurai_qt.lan.scripted import ScriptedNode


class SlowReading:
    """Reads a module once it may."""

    def __init__(self) -> None:
        self.may_end = Event()
        self.threads: list[str] = []

    def __call__(self, module: str) -> None:
        self.threads.append(threading.current_thread().name)
        self.may_end.wait()


@pytest.fixture
def reading(monkeypatch: pytest.MonkeyPatch) -> SlowReading:
    reading = SlowReading()
    monkeypatch.setattr("samurai_qt.window.preparing.import_module", reading)
    monkeypatch.setattr("samurai_qt.window.preparing.NETWORK", "samurai_qt.not_there")
    return reading


@pytest.fixture
def start(qtbot: QtBot, session: Session) -> StartPage:
    session.change_settings(name="Ann")
    node = ScriptedNode()
    window = MainWindow(session, make_node=lambda: node)
    qtbot.addWidget(window)
    window.show()
    page = window.page
    assert isinstance(page, StartPage)
    return page


def window_of(page: StartPage) -> MainWindow:
    window = page.window()
    assert isinstance(window, MainWindow)
    return window


def test_modules_are_read_beside_the_window_and_then_the_list_opens(
    qtbot: QtBot, start: StartPage, reading: SlowReading
) -> None:
    window = window_of(start)
    start.network.click()
    start.network.click()
    assert window.page is start
    reading.may_end.set()
    qtbot.waitUntil(lambda: isinstance(window.page, LanPage))
    assert reading.threads == ["preparing"]
    window.close()


def test_who_goes_elsewhere_meanwhile_stays_there(qtbot: QtBot, start: StartPage, reading: SlowReading) -> None:
    window = window_of(start)
    start.network.click()
    window.open_rules()
    with qtbot.waitSignal(window.findChildren(Preparing)[0].ready):
        reading.may_end.set()
    assert isinstance(window.page, RulesPage)
    window.close()


def test_what_is_read_already_is_not_waited_for(qtbot: QtBot, start: StartPage) -> None:
    preparing = Preparing("sys", start)
    with qtbot.waitSignal(preparing.ready):
        preparing.start()
