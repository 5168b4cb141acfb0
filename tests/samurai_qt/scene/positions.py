"""Positions to show."""

from __future__ import annotations

from engine.samurai import PlacedTile, Position, SeatInfo
from samurai_qt.bench.positions import crowded, dealt

SEATS = (
    SeatInfo("Ann", "red", "human"),
    SeatInfo("Bea", "blue", "human"),
    SeatInfo("Cleo", "yellow", "human"),
    SeatInfo("Dan", "green", "human"),
)


def with_tile(position: Position, name: str, placed: PlacedTile | None) -> Position:
    """The same position with one hex changed."""
    tiles = list(position.tiles)
    tiles[position.board.index(name)] = placed
    return position._replace(tiles=tuple(tiles))


__all__ = ["crowded", "dealt", "with_tile"]
