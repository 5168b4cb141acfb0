"""Positions to measure with, dealt the same way every time."""

from __future__ import annotations

from random import Random

from engine.samurai import TILES, Board, Deal, PlacedTile, Position, RuleSet, Terrain, starting_position


def dealt(players: int, seed: int = 1) -> Position:
    """All figures in place, no tile yet."""
    board = Board.load(players)
    rules = RuleSet.from_options({"figures": "random", "opening": "random"})
    return starting_position(board, rules, 0, Deal.shuffled(board, rules, Random(seed)).figures)


def crowded(players: int, seed: int = 1) -> Position:
    """A tile on every land and sea hex, more than a game has: the most a map must show."""
    position = dealt(players, seed)
    random = Random(seed)
    tiles: list[PlacedTile | None] = [None] * len(position.board.hexes)
    for terrain, hexes in ((Terrain.LAND, position.board.land), (Terrain.SEA, position.board.sea)):
        kinds = [tile for tile in TILES if tile.terrain is terrain]
        for hex_index in hexes:
            tiles[hex_index] = PlacedTile(random.randrange(players), random.choice(kinds))
    return position._replace(tiles=tuple(tiles))
