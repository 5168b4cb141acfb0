"""Questions before something that can't be undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget


def ask(parent: QWidget, question: str, detail: str, answer: str, on_answer: Callable[[], None]) -> QMessageBox:
    """Ask over a window without blocking it; `on_answer` runs if the button named `answer` is chosen."""
    box = QMessageBox(parent)
    # Names in it were written by others.
    box.setTextFormat(Qt.TextFormat.PlainText)
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


def choose(
    parent: QWidget,
    question: str,
    detail: str,
    ways: Sequence[tuple[str, Callable[[], None]]],
    *,
    cancel: bool = False,
) -> QMessageBox:
    """Offer several ways on without blocking the window; the first is the harmless one, Enter and Escape take it.

    With `cancel` there is a button more that does nothing, and it is the harmless one.
    """
    box = QMessageBox(parent)
    # Names in it were written by others.
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(question)
    box.setInformativeText(detail)
    roles = QMessageBox.ButtonRole
    actions = {}
    for number, (name, action) in enumerate(ways):
        way = box.addButton(name, roles.DestructiveRole if number else roles.AcceptRole)
        way.setAutoDefault(True)
        actions[way] = action
    harmless = box.addButton(QMessageBox.StandardButton.Cancel) if cancel else next(iter(actions))
    box.setDefaultButton(harmless)
    box.setEscapeButton(harmless)
    box.buttonClicked.connect(lambda clicked: next((do for way, do in actions.items() if way is clicked), _stay)())
    box.finished.connect(box.deleteLater)
    box.open()
    return box


def _stay() -> None:
    """Do nothing."""
