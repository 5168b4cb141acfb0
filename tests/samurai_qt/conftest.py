"""What the window's tests share: a session on an empty data folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from samurai_qt.session import Session
from samurai_qt.storage.data_folder import DataFolder


@pytest.fixture(autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """A button left down or a menu left open would be felt by the next test, whichever that is."""
    yield
    assert QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton
    assert QApplication.activePopupWidget() is None


@pytest.fixture
def data_folder(tmp_path: Path) -> Iterator[DataFolder]:
    with DataFolder(tmp_path / "data").open() as folder:
        yield folder


@pytest.fixture
def session(qtbot: QtBot, data_folder: DataFolder) -> Iterator[Session]:
    """A session in English and in the light theme, whatever the desktop says."""
    # Windows that an earlier test left for deletion would be restyled with every change of theme or language.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    session = Session(data_folder)
    session.change_settings(language="en", theme="light")
    yield session
    session.change_settings(language="en", theme="light", text_size=100)
