"""A bot's process that answers when a test says so."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.samurai import Choice
from samurai_qt.bots.messages import Question
from samurai_qt.bots.process import BotProcess


class ScriptedProcess(BotProcess):
    """Starts nothing: keeps what it is asked, and how often it was told to stop."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__([], 0, parent)
        self.asked: list[Question] = []
        self.cancelled = 0
        self.closed = False

    def ask(self, question: Question) -> None:
        self.asked.append(question)

    def answer(self, choice: Choice) -> None:
        """Answer the question asked last."""
        self.answered.emit(self.asked[-1].seat, choice)

    def fail(self, why: str) -> None:
        """Give no answer to the question asked last."""
        self.failed.emit(self.asked[-1].seat, why)

    def cancel(self) -> None:
        self.cancelled += 1

    def close(self) -> None:
        self.closed = True
