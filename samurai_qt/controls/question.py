"""Questions before something that can't be undone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QMessageBox, QWidget


def ask(parent: QWidget, question: str, detail: str, answer: str, on_answer: Callable[[], None]) -> QMessageBox:
    """Ask over a window without blocking it; `on_answer` runs if the button named `answer` is chosen."""
    box = QMessageBox(parent)
    box.setText(question)
    box.setInformativeText(detail)
    go = box.addButton(answer, QMessageBox.ButtonRole.AcceptRole)
    stay = box.addButton(QMessageBox.StandardButton.Cancel)
    # Enter and Escape both do the harmless thing.
    box.setDefaultButton(stay)
    box.setEscapeButton(stay)
    box.buttonClicked.connect(lambda clicked: on_answer() if clicked is go else None)
    box.finished.connect(box.deleteLater)
    box.open()
    return box
