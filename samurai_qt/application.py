"""The window's process: the QApplication, signals, and the main window's life."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from resources.files import resource_path
from samurai_qt.command_line.output import print_error
from samurai_qt.failure_log import describe_failure, record_failure
from samurai_qt.session import Session
from samurai_qt.storage.data_folder import DataFolder
from samurai_qt.version import VERSION
from samurai_qt.window.main_window import MainWindow
from samurai_qt.window.ui_map import UiMap

if TYPE_CHECKING:
    from samurai_qt.lan.node import Node
    from samurai_qt.lan.place import NetworkPlace


def run_window(
    data_dir: Path | None,
    begin: Callable[[MainWindow], object] | None = None,
    *,
    ui_map: Path | None = None,
    place: NetworkPlace | None = None,
) -> int:
    """Show the main window until it is closed; returns the exit code.

    `begin` opens the first page, once the user has a name; `ui_map` is a file for `samurai_qt.window.ui_map`;
    `place` is where the program is on the network, anywhere if None.
    """
    try:
        with DataFolder(data_dir).open() as folder:
            application = create_application()
            session = Session(folder)
            window = MainWindow(session, begin, lambda: _network_node(session, place))
            _report_failures(session)
            watch = SignalWatch(window)
            window.show()
            if ui_map is not None:
                UiMap(window, ui_map)
            # It has rested since `prepare_for_window`. What stands now stays: it need not be looked at again.
            gc.freeze()
            gc.enable()
            code = application.exec()
            watch.close()
            return code
    finally:
        gc.enable()


def _network_node(session: Session, place: NetworkPlace | None) -> Node:
    # Here, so that a window without tables on the network does not wait for the network's modules.
    from samurai_qt.lan.network import NetworkNode
    from samurai_qt.lan.place import ANYWHERE

    return NetworkNode(session.folder.path, session.folder.saves, session.settings.name, place or ANYWHERE)


def create_application() -> QApplication:
    """Return the one QApplication, named for desktops and data folders."""
    application = QApplication(["samurai-qt"])
    application.setApplicationName("samurai-qt")
    application.setApplicationDisplayName("Samurai")
    application.setApplicationVersion(VERSION)
    # The name of the desktop entry, by which desktops find the icon.
    application.setDesktopFileName("org.samurai_qt.Samurai")
    application.setWindowIcon(QIcon(str(resource_path("art", "icon-small.svg"))))
    return application


class SignalWatch(QObject):
    """Ends the event loop on Ctrl-C or a polite kill, with the shell's exit code for it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        # Python runs a signal handler only once Qt hands control back; a byte on this socket makes it.
        self._read, self._write = socket.socketpair()
        for end in (self._read, self._write):
            end.setblocking(False)
        signal.set_wakeup_fd(self._write.fileno())
        self._before = {
            number: signal.signal(number, lambda *_: None) for number in (signal.SIGINT, signal.SIGTERM)
        }
        self._notifier = QSocketNotifier(self._read.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._wake)

    def close(self) -> None:
        """Leave signals to those who had them before, for nobody listens any more."""
        for number, handler in self._before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(-1)

    def _wake(self) -> None:
        number = self._read.recv(1)[0]
        self._window.close()
        QApplication.exit(128 + number)


def _report_failures(session: Session) -> None:
    """Make a failure nobody expected one line, in the window and on stderr; the program goes on."""

    def report(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        line = f"internal error: {describe_failure(error)}{record_failure(error, session.folder.path)}"
        print_error(line)
        session.notice.emit(line)

    sys.excepthook = report
