"""What an offline game offers the controller beyond a table."""

from __future__ import annotations

from typing import Protocol

from engine.samurai import Draft


class Keeper(Protocol):
    """What an offline game offers beyond a `Table`: its save, and another player for a seat."""

    def snapshot(self, draft: Draft | None) -> bytes:
        """The whole game with the turn in the making, as a save's content."""
        ...

    def reseat(self, seat: int, player: str) -> None:
        """Let another player hold the seat from now on."""
        ...
