"""Windows to measure, one after the other in one program."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent

from samurai_qt.session import Session
from samurai_qt.storage.data_folder import DataFolder
from samurai_qt.window.main_window import MainWindow


@contextmanager
def opened_window(size: tuple[int, int], pace: str) -> Iterator[MainWindow]:
    """A window in English and the light theme, on a data folder of its own; gone in the end."""
    with tempfile.TemporaryDirectory() as folder, DataFolder(Path(folder)).open() as data:
        session = Session(data)
        session.change_settings(name="Bench", pace=pace, language="en", theme="light")
        window = MainWindow(session)
        window.resize(*size)
        window.show()
        try:
            yield window
        finally:
            window.close()
            window.deleteLater()
            # A window left for later would follow every change of theme and language that is measured next.
            QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete.value)
