"""Shows a window until a key is pressed in it, then prints what the X server told meanwhile of other keyboards."""

from __future__ import annotations

import ctypes
import sys

from PySide6.QtCore import QAbstractNativeEventFilter, QByteArray
from PySide6.QtGui import QGuiApplication, QKeyEvent, QRasterWindow

# The core protocol numbers its events up to 34, Xinput speaks by 35: what is above comes from other extensions.
FIRST_EXTENSION_EVENT = 64


class Watch(QAbstractNativeEventFilter):
    """Counts the extensions' events from the moment the window is active."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[int] = []

    def nativeEventFilter(self, _kind: QByteArray | bytes | bytearray | memoryview, message: int) -> object:
        """Note the event's number, and pass it on."""
        number = ctypes.string_at(int(message), 1)[0] & 0x7F
        if number >= FIRST_EXTENSION_EVENT and QGuiApplication.focusWindow() is not None:
            self.seen.append(number)
        return False, 0


class Window(QRasterWindow):
    """Ends the program with the first key."""

    def keyPressEvent(self, _event: QKeyEvent) -> None:
        """Print what was seen."""
        print(watch.seen)
        QGuiApplication.quit()


application = QGuiApplication(sys.argv)
watch = Watch()
application.installNativeEventFilter(watch)
window = Window()
window.setTitle("Watcher")
window.resize(300, 200)
window.show()
application.exec()
