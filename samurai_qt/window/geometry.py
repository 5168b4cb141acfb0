"""Where the window stood last time."""

from __future__ import annotations

import base64
import binascii

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QMainWindow

MINIMUM_SIZE = (1024, 700)
FIRST_SIZE = (1280, 800)
FRAME = 40
"""Room for a title bar and borders, which the desktop adds to the window."""


def geometry_text(window: QMainWindow) -> str:
    """Return the window's place and size as text for the settings."""
    return base64.b64encode(window.saveGeometry().data()).decode()


def restore_geometry(window: QMainWindow, text: str) -> None:
    """Put the window where it stood, or in the middle of the screen at a first start."""
    window.setMinimumSize(*MINIMUM_SIZE)
    try:
        restored = bool(text) and window.restoreGeometry(QByteArray(base64.b64decode(text, validate=True)))
    except binascii.Error:
        restored = False
    if restored:
        return
    free = window.screen().availableGeometry()
    # The frame's size is known only once the window stands there.
    window.resize(min(FIRST_SIZE[0], free.width() - FRAME), min(FIRST_SIZE[1], free.height() - FRAME))
    place = window.frameGeometry()
    place.setHeight(place.height() + FRAME)
    place.moveCenter(free.center())
    window.move(place.topLeft())
