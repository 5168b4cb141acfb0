"""Tool tips above what they explain, for what stands at the window's foot."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QToolTip, QWidget

CLEARANCE = 46
"""Pixels that stay free above the widget: there stands the line that says what to do."""
_QT_PUTS_IT_LOWER = 16
_FRAME = 24


def shows_tip_above(event: QEvent, widget: QWidget, clearance: int = CLEARANCE) -> bool:
    """Show the widget's tool tip well above it if the event asks for one; whether it did.

    Qt shows it beside the pointer, and over the pointer where there is no room below.
    """
    if event.type() != QEvent.Type.ToolTip or not widget.toolTip():
        return False
    lines = widget.toolTip().count("\n") + 1
    height = lines * QFontMetrics(QToolTip.font()).lineSpacing() + _FRAME
    above = QPoint(0, -clearance - height - _QT_PUTS_IT_LOWER)
    QToolTip.showText(widget.mapToGlobal(above), widget.toolTip(), widget)
    return True
