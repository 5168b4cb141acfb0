"""How a page is put together: its head, what it is about, and its foot, one under the other."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from samurai_qt.controls.centred import centred
from samurai_qt.controls.roles import with_role


def foot_of(row: QHBoxLayout) -> QFrame:
    """A page's foot with this row in it, no wider than what stands above: on a large screen they stay together."""
    row.setContentsMargins(24, 12, 24, 12)
    body = QWidget()
    body.setLayout(row)
    foot = with_role(QFrame(), "foot")
    around = QHBoxLayout(foot)
    around.setContentsMargins(0, 0, 0, 0)
    around.addWidget(centred(body))
    return foot


def stacked(page: QWidget, *parts: QWidget) -> None:
    """Put a page's parts under each other; the second has all the room that is left."""
    layout = QVBoxLayout(page)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    for number, part in enumerate(parts):
        layout.addWidget(part, int(number == 1))
