"""The bots of one table, thinking one after the other in a process of their own."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from engine.samurai import Table


class BotSeats(QObject):
    """Asks the bots of these seats for their choices."""

    answered = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, levels: Mapping[int, str]) -> None:
        super().__init__()
        self.levels = dict(levels)

    def ask(self, seat: int, table: Table) -> None:
        """Begin thinking for the seat; an answer or a failure comes by signal. Asking twice is asking once."""
        raise NotImplementedError

    def cancel(self) -> None:
        """Forget every thought that runs."""
        raise NotImplementedError

    def close(self) -> None:
        """End the process."""
        raise NotImplementedError
