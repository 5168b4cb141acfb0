"""The board: the hexes in play for a number of players, with adjacency worked out once (rules.md, section 2)."""

import csv
from enum import Enum
from functools import cache
from importlib.resources import files
from operator import itemgetter
from typing import NamedTuple

BOARD_NAME = "japan"
PLAYER_COUNTS = (2, 3, 4)
FIGURES_OF_EACH_KIND = {2: 7, 3: 10, 4: 13}

# Axial steps to the six neighbours of a flat-top hex.
_STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


class Kind(Enum):
    """What a hex is; the value is the word used in the board file."""

    LAND = "land"
    SEA = "sea"
    VILLAGE = "village"
    CITY = "city"
    EDO = "edo"

    __hash__ = object.__hash__


_CAPACITY = {Kind.VILLAGE: 1, Kind.CITY: 2, Kind.EDO: 3}


class Hex(NamedTuple):
    """One hex: `number` is its index in the board, `name` its column as a letter and its row.

    `q`, `r` are axial with Edo at 0, 0.
    """

    number: int
    name: str
    column: int
    row: int
    q: int
    r: int
    kind: Kind
    island: str
    place: str


class Board:
    """The hexes in play for 2, 3 or 4 players, in the order of the board file; one shared object each."""

    __slots__ = (
        "_index",
        "cities",
        "edo",
        "figures_of_each_kind",
        "hexes",
        "land",
        "land_beside",
        "name",
        "neighbours",
        "on_land",
        "on_sea",
        "players",
        "sea",
        "settlements",
        "settlements_beside",
        "villages",
    )

    def __init__(self, players: int) -> None:
        self.name = BOARD_NAME
        self.players = players
        self.figures_of_each_kind = FIGURES_OF_EACH_KIND[players]
        self.hexes: tuple[Hex, ...] = tuple(_read_hexes(players))
        self._index = {hex_.name: hex_.number for hex_ in self.hexes}
        at = {(hex_.q, hex_.r): hex_.number for hex_ in self.hexes}
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(at[hex_.q + q, hex_.r + r] for q, r in _STEPS if (hex_.q + q, hex_.r + r) in at)
            for hex_ in self.hexes
        )
        self.land = self._of_kind(Kind.LAND)
        self.sea = self._of_kind(Kind.SEA)
        self.villages = self._of_kind(Kind.VILLAGE)
        self.cities = self._of_kind(Kind.CITY)
        self.edo = self._of_kind(Kind.EDO)[0]
        # What a tuple along all hexes holds along the land, and along the sea.
        self.on_land = itemgetter(*self.land)
        self.on_sea = itemgetter(*self.sea)
        self.settlements = tuple(sorted((*self.villages, *self.cities, self.edo)))
        self.land_beside = self._beside(frozenset(self.land))
        self.settlements_beside = self._beside(frozenset(self.settlements))

    @staticmethod
    def load(players: int) -> "Board":
        """The board for this many players; ValueError unless 2, 3 or 4."""
        if players not in PLAYER_COUNTS:
            raise ValueError(f"Samurai is for 2, 3 or 4 players, not {players}")
        return _shared_board(players)

    def index(self, name: str) -> int:
        """The index of the hex with this name; KeyError if none in play has it."""
        return self._index[name]

    def __contains__(self, name: object) -> bool:
        return name in self._index

    def capacity(self, hex_index: int) -> int:
        """How many figures the hex takes in setup: village 1, city 2, Edo 3, any other 0."""
        return _CAPACITY.get(self.hexes[hex_index].kind, 0)

    def _of_kind(self, kind: Kind) -> tuple[int, ...]:
        return tuple(hex_.number for hex_ in self.hexes if hex_.kind is kind)

    def _beside(self, wanted: frozenset[int]) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(sorted(wanted.intersection(beside))) for beside in self.neighbours)

    def __repr__(self) -> str:
        return f"Board({self.name!r}, players={self.players})"

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return Board.load, (self.players,)


@cache
def _shared_board(players: int) -> Board:
    return Board(players)


def _read_hexes(players: int) -> list[Hex]:
    text = files("resources").joinpath("boards", f"{BOARD_NAME}.csv").read_text(encoding="utf-8")
    rows = [row for row in csv.DictReader(text.splitlines()) if int(row["min_players"]) <= players]
    return [
        Hex(
            index,
            chr(ord("a") + int(row["col"])) + row["row"],
            int(row["col"]),
            int(row["row"]),
            int(row["q"]),
            int(row["r"]),
            Kind(row["kind"]),
            row["island"],
            row["name"],
        )
        for index, row in enumerate(rows)
    ]
