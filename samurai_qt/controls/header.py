"""The bar on top of a page: the way back, and what the page is."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout

from samurai_qt.controls.roles import button, label, with_role


class PageHeader(QFrame):
    """A way back, the page's title, and room for more at the right end of `row`."""

    back_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        with_role(self, "bar")
        self._back = button("quiet")
        self._back.clicked.connect(self.back_requested)
        self._title = label("heading")
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(12, 8, 20, 8)
        self.row.setSpacing(12)
        self.row.addWidget(self._back)
        self.row.addWidget(self._title)
        self.row.addStretch(1)

    def set_texts(self, title: str) -> None:
        """Set the title, and the words of the way back in the language in use."""
        self._title.setText(title)
        self._back.setText("←  " + self.tr("Back"))
