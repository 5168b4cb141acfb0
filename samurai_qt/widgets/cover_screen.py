"""The screen stands shut between two people at one computer until the next one confirms to be there."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QLayout, QPushButton, QVBoxLayout, QWidget

from samurai_qt import art
from samurai_qt.session import Session
from samurai_qt.widgets.themed import ThemedWidget

SHAPE = 2.2
"""Width of the screen by its height."""
LINES = 4.6
"""In a strip lower than this many lines of text the note gives way to the title."""
TALL = 240
"""From this height on picture, words and button stand one under the other."""


class _Picture(ThemedWidget):
    """A whole screen in the next person's colour."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.colour = "red"

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        pixmap = art.screen_pixmap(self.colour, self.width(), self.height(), ratio, self.colours)
        painter.drawPixmap(QPointF(0, 0), pixmap)


class CoverScreen(ThemedWidget):
    """Covers a hand until `confirmed`; fits a whole page as well as the strip where the hand stands."""

    confirmed = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._name = ""
        self._picture = _Picture(session)
        self._title = QLabel()
        self._title.setProperty("role", "heading")
        self._note = QLabel()
        self._note.setProperty("role", "muted")
        for label in (self._title, self._note):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.button = QPushButton()
        self.button.setProperty("role", "primary")
        self.button.setMinimumHeight(44)
        # Enter presses it too, where it has the keyboard.
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self.confirmed)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addStretch()
        words.addWidget(self._title)
        words.addWidget(self._note)
        words.addStretch()
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setSpacing(20)
        # Upright it needs more height than lying: neither may keep it from becoming the other.
        self._layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._layout.addStretch(1)
        self._layout.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignCenter)
        self._layout.addLayout(words)
        self._layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        self._layout.addStretch(1)
        self.retranslate()

    def ask(self, name: str, colour_name: str) -> None:
        """Ask for this person, whose screen has that colour."""
        self._name = name
        self._picture.colour = colour_name
        self._picture.update()
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text anew."""
        self._title.setText(self.tr("Pass the computer to %1").replace("%1", self._name))
        self._note.setText(self.tr("The hand stays covered until then."))
        self.button.setText(self.tr("I am %1").replace("%1", self._name.replace("&", "&&")))
        self.setAccessibleName(self._title.text())

    def minimumSizeHint(self) -> QSize:
        """Fits the strip where the hand stands."""
        return QSize(420, 78)

    def showEvent(self, event: object) -> None:
        """Enter or Space confirms at once."""
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand upright where there is height enough."""
        super().resizeEvent(event)
        self._arrange()

    def restyle(self) -> None:
        """Take up a new theme or text size."""
        super().restyle()
        self._arrange()

    def _arrange(self) -> None:
        tall = self.height() >= TALL
        direction = QBoxLayout.Direction.TopToBottom if tall else QBoxLayout.Direction.LeftToRight
        self._layout.setDirection(direction)
        line = self.fontMetrics().height()
        self._note.setVisible(tall or self.height() >= LINES * line)
        picture = min(190, self.height() * 0.38) if tall else min(self.height() - 30, self.width() * 0.14)
        self._picture.setFixedSize(round(picture * SHAPE), round(picture))
        align = Qt.AlignmentFlag.AlignHCenter if tall else Qt.AlignmentFlag.AlignLeft
        for label in (self._title, self._note):
            label.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
