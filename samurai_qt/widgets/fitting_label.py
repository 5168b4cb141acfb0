"""Text that breaks into lines, and shows as many of them as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QSizePolicy, QWidget

from samurai_qt.session import Session
from samurai_qt.widgets.themed import ThemedWidget


class FittingLabel(ThemedWidget):
    """A label whose last visible line ends in an ellipsis where the text is longer; the tool tip holds it all."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._text = ""
        self._muted = False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    @property
    def text(self) -> str:
        """The whole text."""
        return self._text

    def set_text(self, text: str, *, muted: bool = False) -> None:
        """Show this text; each of its lines is a paragraph."""
        self._text, self._muted = text, muted
        self.setAccessibleName(text)
        self._mind_tool_tip()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for two lines."""
        return QSize(160, 2 * self.fontMetrics().lineSpacing())

    def minimumSizeHint(self) -> QSize:
        """Room for one line."""
        return QSize(60, self.fontMetrics().lineSpacing())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See again whether the text fits."""
        super().resizeEvent(event)
        self._mind_tool_tip()

    def visible_lines(self) -> list[str]:
        """The lines as shown, the last one elided where there is more."""
        lines = [line for paragraph in self._text.split("\n") for line in self._broken(paragraph)]
        room = max(1, self.height() // max(1, self.fontMetrics().lineSpacing()))
        if len(lines) <= room:
            return lines
        rest = " ".join(lines[room - 1 :])
        return [
            *lines[: room - 1],
            self.fontMetrics().elidedText(rest, Qt.TextElideMode.ElideRight, self.width()),
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines, standing on the lower edge."""
        painter = QPainter(self)
        painter.setPen(QColor(self.colours.muted if self._muted else self.colours.ink))
        lines = self.visible_lines()
        spacing = self.fontMetrics().lineSpacing()
        top = self.height() - spacing * len(lines)
        for number, line in enumerate(lines):
            place = QRectF(0, top + number * spacing, self.width(), spacing)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, line)

    def _mind_tool_tip(self) -> None:
        whole = [line for paragraph in self._text.split("\n") for line in self._broken(paragraph)]
        self.setToolTip("" if self.visible_lines() == whole else self._text)

    def _broken(self, paragraph: str) -> list[str]:
        layout = QTextLayout(paragraph, self.font())
        layout.setTextOption(QTextOption())
        layout.beginLayout()
        lines = []
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(1, self.width()))
            line.setPosition(QPointF(0, 0))
            lines.append(paragraph[line.textStart() : line.textStart() + line.textLength()].rstrip())
        layout.endLayout()
        return lines
