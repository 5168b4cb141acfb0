"""The pieces: figures, and the twenty tiles every player owns (rules.md, section 1)."""

from enum import Enum
from operator import attrgetter


class Figure(Enum):
    """A kind of figure; `code` is its letter, `index` its place in every triple of counts, `bit` its mask."""

    HELMET = "H"
    BUDDHA = "B"
    RICE = "R"

    code: str
    index: int
    bit: int

    # Members are singletons: the identity hash is correct, and much cheaper than the one of Enum.
    __hash__ = object.__hash__

    def __init__(self, code: str) -> None:
        self.code = code
        self.index = "HBR".index(code)
        self.bit = 1 << self.index


FIGURES: tuple[Figure, ...] = tuple(Figure)


class Terrain(Enum):
    """Where a tile may be put."""

    LAND = "land"
    SEA = "sea"


class Tile(Enum):
    """A kind of tile, as `(code, copies, strength, fast, terrain, kinds of figure it influences)`.

    `influence` is the strength it lends to helmets, Buddhas and rice; `index` orders the kinds;
    `terrain` is None for the figure exchange, which is never put on the board.
    """

    H2 = ("H2", 1, 2, False, Terrain.LAND, "H")
    H3 = ("H3", 1, 3, False, Terrain.LAND, "H")
    H4 = ("H4", 1, 4, False, Terrain.LAND, "H")
    B2 = ("B2", 1, 2, False, Terrain.LAND, "B")
    B3 = ("B3", 1, 3, False, Terrain.LAND, "B")
    B4 = ("B4", 1, 4, False, Terrain.LAND, "B")
    R2 = ("R2", 1, 2, False, Terrain.LAND, "R")
    R3 = ("R3", 1, 3, False, Terrain.LAND, "R")
    R4 = ("R4", 1, 4, False, Terrain.LAND, "R")
    S1 = ("S1", 2, 1, False, Terrain.LAND, "HBR")
    S2 = ("S2", 2, 2, False, Terrain.LAND, "HBR")
    S3 = ("S3", 1, 3, False, Terrain.LAND, "HBR")
    N1 = ("N1", 1, 1, True, Terrain.LAND, "HBR")
    V1 = ("V1", 2, 1, True, Terrain.SEA, "HBR")
    V2 = ("V2", 1, 2, True, Terrain.SEA, "HBR")
    X = ("X", 1, 0, True, None, "")
    M = ("M", 1, 0, False, Terrain.LAND, "")

    code: str
    copies: int
    strength: int
    fast: bool
    terrain: Terrain | None
    influence: tuple[int, int, int]
    index: int

    __hash__ = object.__hash__

    def __init__(
        self, code: str, copies: int, strength: int, fast: bool, terrain: Terrain | None, kinds: str
    ) -> None:
        self.code = code
        self.copies = copies
        self.strength = strength
        self.fast = fast
        self.terrain = terrain
        self.influence = (
            strength if "H" in kinds else 0,
            strength if "B" in kinds else 0,
            strength if "R" in kinds else 0,
        )
        self.index = len(type(self).__members__)


TILES: tuple[Tile, ...] = tuple(Tile)
ALL_TILES: tuple[Tile, ...] = tuple(tile for tile in Tile for _ in range(tile.copies))
HAND_SIZE = 5

_TILE_BY_CODE = {tile.code: tile for tile in Tile}
_FIGURE_BY_CODE = {figure.code: figure for figure in Figure}
_FIGURES_BY_MASK = tuple(tuple(figure for figure in Figure if mask & figure.bit) for mask in range(8))


def tile_of(code: str) -> Tile:
    """The tile with this code; KeyError for any other text."""
    return _TILE_BY_CODE[code]


def figure_of(code: str) -> Figure:
    """The figure with this letter; KeyError for any other text."""
    return _FIGURE_BY_CODE[code]


def figures_in(mask: int) -> tuple[Figure, ...]:
    """The figures of a settlement's mask (0..7), in the order helmet, Buddha, rice."""
    return _FIGURES_BY_MASK[mask]


def sorted_tiles(tiles: tuple[Tile, ...] | list[Tile]) -> tuple[Tile, ...]:
    """The same tiles in the order of their kinds."""
    return tuple(sorted(tiles, key=attrgetter("index")))
