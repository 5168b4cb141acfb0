"""A bar over the map with one line of words and ways to answer: it asks without stopping the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from samurai_qt.controls.roles import button, label, with_role

Way = tuple[str, Callable[[], None]]


class RequestBar(QFrame):
    """Shows one request at a time; hidden while there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        with_role(self, "card")
        self._text = label(wrap=True)
        self._ways: list[QPushButton] = []
        self._actions: list[Callable[[], None]] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(16, 10, 12, 10)
        self._row.setSpacing(8)
        self._row.addWidget(self._text, 1)
        self.hide()

    @property
    def text(self) -> str:
        """What is asked."""
        return self._text.text()

    @property
    def ways(self) -> tuple[QPushButton, ...]:
        """The buttons, in order."""
        return tuple(self._ways)

    def ask(self, text: str, ways: Sequence[Way], *, warns: bool = False) -> None:
        """Show a line and a button for each way; the first is the usual one."""
        role = "error" if warns else ""
        if self._text.property("role") != role:
            with_role(self._text, role)
            self._text.style().polish(self._text)
        self._text.setText(text)
        if [way.text() for way in self._ways] != [name for name, _ in ways]:
            self._make_ways(ways)
        # Buttons of the same names stay, under a finger perhaps, but they do what is asked now.
        self._actions = [action for _, action in ways]
        self.show()
        self.raise_()

    def _make_ways(self, ways: Sequence[Way]) -> None:
        for old in self._ways:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._ways = []
        for number, (name, _) in enumerate(ways):
            way = button("" if number else "primary")
            way.setText(name)
            way.clicked.connect(lambda _, number=number: self._actions[number]())
            self._ways.append(way)
            self._row.addWidget(way)
