"""The question for a table's room code."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QVBoxLayout, QWidget

from net.transport.limits import MAXIMUM_CODE_CHARACTERS
from samurai_qt.controls.roles import label


class CodeDialog(QDialog):
    """Asks once; a wrong code is asked for again by whoever opened it."""

    code_given = Signal(str)

    def __init__(self, parent: QWidget, *, again: bool) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Room code"))
        question = label("heading", wrap=True)
        question.setText(
            self.tr("That was not the room code") if again else self.tr("This table asks for a room code")
        )
        help_line = label("muted", wrap=True)
        help_line.setText(self.tr("The host knows it. Capitals, spaces and signs make no difference."))
        self.entry = QLineEdit(maxLength=MAXIMUM_CODE_CHARACTERS * 2)
        self.entry.setObjectName("room-code")
        self.entry.setAccessibleName(self.tr("Room code"))
        buttons = QDialogButtonBox()
        self.join = buttons.addButton(self.tr("Join"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.join.setEnabled(False)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.entry.textChanged.connect(lambda text: self.join.setEnabled(bool(text.strip())))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.accepted.connect(lambda: self.code_given.emit(self.entry.text().strip()))
        self.finished.connect(self.deleteLater)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 18)
        column.setSpacing(12)
        for part in (question, help_line, self.entry, buttons):
            column.addWidget(part)
        self.setMinimumWidth(420)
        self.entry.setFocus()
