"""Keeping what is read in rows from growing too wide."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

WIDEST = 1360
"""Beyond this the eye loses its row on the way from one column to the next."""


def centred(body: QWidget) -> QWidget:
    """A widget with the body in its middle, as wide as there is room, up to `WIDEST`."""
    around = QWidget()
    row = QHBoxLayout(around)
    row.setContentsMargins(0, 0, 0, 0)
    body.setMaximumWidth(WIDEST)
    row.addStretch(1)
    row.addWidget(body, 1000)
    row.addStretch(1)
    return around
