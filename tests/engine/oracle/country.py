"""The map as plain dictionaries and sets of hex names."""

import csv
from dataclasses import dataclass
from functools import cache
from pathlib import Path

MAP_FILE = Path(__file__).parent.parent / "data" / "japan.csv"
FIGURES_THAT_FIT = {"village": 1, "city": 2, "edo": 3}


@dataclass(frozen=True)
class Country:
    """The hexes in play for one number of players, in the order of the file."""

    kinds: dict[str, str]
    neighbours: dict[str, set[str]]

    def of_kind(self, *kinds: str) -> list[str]:
        """List the hexes of these kinds."""
        return [name for name, kind in self.kinds.items() if kind in kinds]

    @property
    def settlements(self) -> list[str]:
        """List villages, cities and Edo."""
        return self.of_kind("village", "city", "edo")

    def land_around(self, settlement: str) -> set[str]:
        """Name the land hexes beside a settlement."""
        return {name for name in self.neighbours[settlement] if self.kinds[name] == "land"}


def hex_name(column: int, row: int) -> str:
    """Name a hex: its column as a letter and its row."""
    return "abcdefghijklmnopqrstuvwxyz"[column] + str(row)


def offsets(column: int) -> list[tuple[int, int]]:
    """Give column and row steps to the six neighbours: odd columns stand half a hex lower."""
    side_rows = (0, 1) if column % 2 else (-1, 0)
    return [(0, -1), (0, 1)] + [(step, row) for step in (-1, 1) for row in side_rows]


@cache
def country(players: int) -> Country:
    """Read the map for 2, 3 or 4 players."""
    with MAP_FILE.open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if int(row["min_players"]) <= players]
    places = {hex_name(int(row["col"]), int(row["row"])): (int(row["col"]), int(row["row"])) for row in rows}
    kinds = {hex_name(int(row["col"]), int(row["row"])): row["kind"] for row in rows}
    neighbours = {
        name: {
            hex_name(column + step, row + down)
            for step, down in offsets(column)
            if (column + step, row + down) in places.values()
        }
        for name, (column, row) in places.items()
    }
    return Country(kinds, neighbours)
