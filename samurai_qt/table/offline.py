"""An offline table as the controller needs it: its saves, and other bots for its seats."""

from __future__ import annotations

from engine.samurai import Draft, LocalTable, save_table


class OfflineKeeper:
    """The `Keeper` of a table on this computer."""

    def __init__(self, table: LocalTable) -> None:
        self._table = table

    def snapshot(self, draft: Draft | None) -> bytes:
        """The whole game with the turn in the making, as a save's content."""
        return save_table(self._table, draft)

    def reseat(self, seat: int, player: str) -> None:
        """Let another player hold the seat from now on."""
        self._table.reseat(seat, player)
