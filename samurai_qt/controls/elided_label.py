"""One line of plain text that ends in an ellipsis where it has no room; the tool tip holds it all."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyle, QStyleOption

from samurai_qt.controls.roles import with_role


class ElidedLabel(QLabel):
    """A label for text that other people wrote: never markup, never wider than its place."""

    def __init__(self, role: str = "") -> None:
        super().__init__()
        with_role(self, role)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_text(self, text: str) -> None:
        """Show this text."""
        if text != self.text():
            self.setText(text)
            self.setAccessibleName(text)
            self._mind_tool_tip()

    def shown_text(self) -> str:
        """The text as it is seen."""
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())

    def minimumSizeHint(self) -> QSize:
        """Room for a few letters."""
        return QSize(self.fontMetrics().averageCharWidth() * 6, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See again whether the text fits."""
        super().resizeEvent(event)
        self._mind_tool_tip()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the text, cut where it has to be."""
        painter = QPainter(self)
        option = QStyleOption()
        option.initFrom(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, self.shown_text())

    def _mind_tool_tip(self) -> None:
        # Qt would take a tool tip with a tag in it for markup.
        whole = self.shown_text() == self.text()
        self.setToolTip("" if whole else self.text().replace("<", "‹"))
