"""One line at the window's foot that tells of something that went wrong, and goes by itself."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from samurai_qt.controls.roles import button, label, with_role

SHOWN_MS = 12_000


class NoticeBar(QWidget):
    """Shows the newest notice; hidden while there is none."""

    def __init__(self) -> None:
        super().__init__()
        self._text = label("error", wrap=True)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._close = with_role(button("quiet"), "quiet")
        self._close.setText("✕")
        self._close.clicked.connect(self.hide)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 4, 8, 4)
        layout.addWidget(self._text, 1)
        layout.addWidget(self._close)
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._timer.timeout.connect(self.hide)
        self.hide()

    @property
    def text(self) -> str:
        """The notice shown last."""
        return self._text.text()

    def tell(self, notice: str) -> None:
        """Show a notice for a while."""
        self._text.setText(notice)
        self.show()
        self._timer.start()
