"""What the widgets of the table have in common: they follow theme, text size and language while they live."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from samurai_qt.session import Session
from samurai_qt.theme.colours import Theme


class ThemedWidget(QWidget):
    """A widget that is told of every change of theme, text size and language."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        session.style.changed.connect(self.restyle)

    @property
    def colours(self) -> Theme:
        """The theme's colours in use."""
        return self.session.style.colours

    def restyle(self) -> None:
        """Take up a new theme or text size; paints anew unless a subclass does more."""
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        """Set every text anew; called by the subclass once it is built, and whenever the language changes."""

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paint_plate(self, painter: QPainter, corner: float) -> QRectF:
        """Draw the plate all over the widget that its texts stand on; return where it is."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(QColor(self.colours.line), 1.0))
        painter.setBrush(QColor(self.colours.raised))
        painter.drawRoundedRect(plate, corner, corner)
        return plate
