"""The overlay that lists every key and gesture of the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from samurai_qt.controls.roles import button, label, with_role

EDGE = 6


class HelpOverlay(QFrame):
    """A card over the map; a click, Esc or F1 takes it away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        with_role(self, "card")
        self._title = label("heading")
        self._rows: list[tuple[QLabel, QLabel]] = []
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(24)
        self._grid.setVerticalSpacing(5)
        self.close_button = button("primary")
        self.close_button.clicked.connect(self.hide)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 18)
        column.setSpacing(12)
        column.addWidget(self._title)
        column.addLayout(self._grid)
        column.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignRight)
        for number in range(len(self._lines())):
            pair = (label(), label("muted"))
            self._rows.append(pair)
            for place, part in enumerate(pair):
                self._grid.addWidget(part, number, place)
        self.retranslate()
        self.hide()

    def _lines(self) -> list[tuple[str, str]]:
        undo, redo = (_keys(keys) for keys in (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo))
        return [
            ("1 – 5", self.tr("choose a tile of the hand, a figure in setup")),
            (self.tr("Arrows, Enter"), self.tr("go from hex to hex on the map, pick the hex")),
            (_keys("Esc"), self.tr("lay the tile back, or go one step back in an exchange")),
            (f"{undo} · {redo}", self.tr("undo, redo a step of the turn")),
            (_keys("Ctrl+Return"), self.tr("end the turn, or pass")),
            ("T · " + _keys("Shift+T"), self.tr("ask for a hint, lay it out")),
            ("S", self.tr("sort the hand")),
            ("+ · − · 0", self.tr("zoom in, zoom out, show the whole map")),
            ("P", self.tr("pause, go on")),
            ("L", self.tr("open or fold the log")),
            ("Tab", self.tr("go to the next control")),
            (self.tr("Drag"), self.tr("a tile to a hex, or to another place in the hand")),
            (self.tr("Wheel, pinch"), self.tr("zoom; drag the map to move it, double-click to fit it")),
            (self.tr("Point, or tap"), self.tr("on a settlement to see who has influence there")),
        ]

    def retranslate(self) -> None:
        """Set every text anew."""
        self._title.setText(self.tr("Keys and gestures"))
        self.close_button.setText(self.tr("Close"))
        for (keys, what), (keys_text, what_text) in zip(self._rows, self._lines(), strict=True):
            keys.setText(keys_text)
            what.setText(what_text)

    def show_over(self, widget: QWidget) -> None:
        """Open in the middle of a widget of the same page, all of it inside the page."""
        self.adjustSize()
        rectangle = self.rect()
        rectangle.moveCenter(widget.geometry().center())
        rectangle.moveTo(max(rectangle.left(), EDGE), max(rectangle.top(), EDGE))
        self.setGeometry(rectangle)
        self.show()
        self.raise_()
        self.close_button.setFocus()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close at a click."""
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close at Esc too when the keyboard is in here."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)


def _keys(keys: str | QKeySequence.StandardKey) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
