"""Widgets with a role in the style sheet (`resources/window.qss`)."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

AnyWidget = TypeVar("AnyWidget", bound=QWidget)


def with_role(widget: AnyWidget, role: str) -> AnyWidget:
    """Give a widget its role and return it."""
    widget.setProperty("role", role)
    return widget


def button(role: str = "") -> QPushButton:
    """Return a button: "primary", "quiet", "segment", "entry", or "" for an ordinary one."""
    made = with_role(QPushButton(), role)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    # Enter presses the button that has the keyboard, in pages as it does in dialogs.
    made.setAutoDefault(True)
    return made


def label(role: str = "", *, wrap: bool = False) -> QLabel:
    """Return a label: "title", "heading", "muted", "strong", "error", or "" for ordinary text."""
    made = with_role(QLabel(), role)
    made.setWordWrap(wrap)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


def card() -> QFrame:
    """Return an empty panel that stands a little above the page."""
    return with_role(QFrame(), "card")
