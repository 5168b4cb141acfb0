"""Reading modules beside the window's thread, which would stand still for a quarter of a second."""

from __future__ import annotations

import sys
import threading
from importlib import import_module

from PySide6.QtCore import QObject, Qt, Signal

NETWORK = "samurai_qt.lan.network"
"""It brings all of the network's modules with it."""


class Preparing(QObject):
    """Reads one module; `ready` is told in the window's thread, at once where the module is there already."""

    ready = Signal()
    _read = Signal()

    def __init__(self, module: str, parent: QObject) -> None:
        super().__init__(parent)
        self._module = module
        self._thread: threading.Thread | None = None
        self._read.connect(self.ready, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Begin to read, unless that is under way."""
        if self._module in sys.modules and self._thread is None:
            self.ready.emit()
        elif self._thread is None or not self._thread.is_alive():
            self._thread = threading.Thread(target=self._run, name="preparing", daemon=True)
            self._thread.start()

    def wait(self) -> None:
        """Wait until nothing is being read."""
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        import_module(self._module)
        self._read.emit()
