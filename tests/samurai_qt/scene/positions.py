"""Positions to show."""

from __future__ import annotations

from engine.samurai import PlacedTile, Position
from samurai_qt.bench.positions import crowded, dealt


def with_tile(position: Position, name: str, placed: PlacedTile | None) -> Position:
    """The same position with one hex changed."""
    tiles = list(position.tiles)
    tiles[position.board.index(name)] = placed
    return position._replace(tiles=tuple(tiles))


__all__ = ["crowded", "dealt", "with_tile"]
