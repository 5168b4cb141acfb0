"""In which panel of the screen each tile of a hand stands. No Qt."""

from __future__ import annotations

from collections.abc import Sequence

from engine.samurai import HAND_SIZE, Tile, sorted_tiles


class HandOrder:
    """Keeps every tile where its owner put it while tiles are played, taken back and drawn."""

    def __init__(self) -> None:
        self.panels: list[Tile | None] = [None] * HAND_SIZE
        """The tile standing on each panel."""
        self._left: list[Tile | None] = [None] * HAND_SIZE
        """The tile that was played last from each empty panel: taken back, it returns there."""

    def show(self, tiles: Sequence[Tile], *, keep_sorted: bool) -> None:
        """Hold this hand from now on; newly drawn tiles fill the gaps, or are sorted in."""
        coming = list(tiles)
        for panel, tile in enumerate(self.panels):
            if tile in coming:
                coming.remove(tile)
            elif tile is not None:
                self._left[panel], self.panels[panel] = tile, None
        for panel, tile in enumerate(self._left):
            if tile in coming and self.panels[panel] is None:
                coming.remove(tile)
                self.panels[panel], self._left[panel] = tile, None
        if not coming:
            return
        for tile in coming:
            self.panels[self.panels.index(None)] = tile
        self._left = [None] * HAND_SIZE
        if keep_sorted:
            self.sort()

    def clear(self) -> None:
        """Forget everything: another player's hand comes."""
        self.panels = [None] * HAND_SIZE
        self._left = [None] * HAND_SIZE

    def sort(self) -> None:
        """Put the tiles in order of kind and strength, gaps last."""
        tiles = sorted_tiles([tile for tile in self.panels if tile is not None])
        self.panels = [*tiles, *([None] * (HAND_SIZE - len(tiles)))]
        self._left = [None] * HAND_SIZE

    def move(self, origin: int, destination: int) -> None:
        """Put the tile of one panel on another; those between move up."""
        for row in (self.panels, self._left):
            row.insert(destination, row.pop(origin))

    def indexes(self, tiles: Sequence[Tile]) -> list[int | None]:
        """For each panel the index in `tiles` of the tile standing there, or None."""
        free = list(range(len(tiles)))
        result: list[int | None] = []
        for tile in self.panels:
            index = next((index for index in free if tiles[index] is tile), None)
            if index is not None:
                free.remove(index)
            result.append(index)
        return result
