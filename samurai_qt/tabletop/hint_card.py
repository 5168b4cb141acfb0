"""The card with a hint: the tiles to play and where, why, and a button that takes it over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from samurai_qt import art
from samurai_qt.controls.roles import button, label, with_role
from samurai_qt.session import Session

PIECE_SIDE = 30
LAMP_SIDE = 20


class HintStep(NamedTuple):
    """One line of what to do: pictures of the pieces, and the words, which may be empty."""

    pieces: tuple[QPixmap, ...]
    text: str


class HintCard(QFrame):
    """Shows one hint, or that one is being thought about; hidden while there is neither."""

    use_requested = Signal()
    close_requested = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        with_role(self, "card")
        self.setObjectName("hint-card")
        self._session = session
        self._lamp = QLabel()
        self._title = label("muted")
        self.close_button = with_role(QToolButton(), "small")
        self.close_button.setIconSize(QSize(18, 18))
        self.close_button.clicked.connect(self.close_requested)
        self.use_button = button("primary")
        self.use_button.setObjectName("use-hint")
        self.use_button.clicked.connect(self.use_requested)
        self._said: list[QLabel] = []
        self._rows: list[QWidget] = []
        self._content = QVBoxLayout()
        self._content.setSpacing(4)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._lamp)
        head.addWidget(self._title, 1)
        head.addWidget(self.close_button)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 8, 10)
        column.setSpacing(6)
        column.addLayout(head)
        column.addLayout(self._content)
        column.addStretch(1)
        column.addWidget(self.use_button)
        self.hide()
        self.restyle()

    @property
    def text(self) -> str:
        """All that the card says, a line for each thing."""
        return "\n".join(part.text() for part in self._said if part.text())

    def show_thinking(self) -> None:
        """Say that a hint is on its way."""
        self._fill((), (self.tr("Looking for a good choice…"),), "")

    def show_hint(self, steps: Sequence[HintStep], reasons: Sequence[str], use: str) -> None:
        """Show what to do, why, and what the button that takes it over is called."""
        self._fill(steps, reasons, use)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.text))

    def height_at(self, width: int, most: int) -> int:
        """How high the card is when it is that wide; the least weighty words give way where there is no room."""
        for row in self._rows:
            row.show()
        height = self._height(width)
        for row in reversed(self._rows[1:]):
            if height <= most:
                break
            row.hide()
            height = self._height(width)
        return height

    def _height(self, width: int) -> int:
        # A layout within a layout hears of hidden rows only by an event that comes later.
        self._content.invalidate()
        self._column.invalidate()
        return self._column.totalHeightForWidth(width)

    def restyle(self) -> None:
        """Take up the theme's colours."""
        colours = self._session.style.colours
        ratio = self.devicePixelRatioF()
        self._lamp.setPixmap(art.icon_pixmap("hint", LAMP_SIDE, ratio, colours))
        self.close_button.setIcon(art.icon("close", colours))

    def retranslate(self) -> None:
        """Set the texts that are always the same anew."""
        self._title.setText(self.tr("Hint"))
        self.setAccessibleName(self.tr("Hint"))
        self.close_button.setAccessibleName(self.tr("Close the hint"))
        self.close_button.setToolTip(self.tr("Close the hint (Esc)"))

    def _fill(self, steps: Sequence[HintStep], reasons: Sequence[str], use: str) -> None:
        self.retranslate()
        for row in self._rows:
            row.hide()
            row.deleteLater()
        self._rows, self._said = [], []
        for step in steps:
            self._add(step.text, "strong", step.pieces)
        for reason in reasons:
            self._add(reason, "", ())
        self.use_button.setText(use)
        self.use_button.setVisible(bool(use))
        # Setting a button's text takes its shortcut away.
        self.use_button.setShortcut("Shift+T")
        self.use_button.setToolTip(self.use_button.shortcut().toString())
        self.setAccessibleDescription(self.text)
        self.show()
        self.raise_()

    def _add(self, text: str, role: str, pieces: Sequence[QPixmap]) -> None:
        """Add a row of pictures and words."""
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        for piece in pieces:
            layout.addWidget(_pictured(piece))
        said = label(role, wrap=True)
        said.setText(text)
        layout.addWidget(said, 1)
        self._content.addWidget(row)
        # Shown at once: the card's height is asked for before the layout would do so.
        row.show()
        self._rows.append(row)
        self._said.append(said)


def _pictured(piece: QPixmap) -> QLabel:
    picture = QLabel()
    picture.setPixmap(piece)
    picture.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    return picture
