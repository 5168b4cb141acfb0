"""The tiles of rules.md, section 1."""

from collections import Counter

import pytest

from engine.samurai import ALL_TILES, FIGURES, Figure, Terrain, Tile, figure_of, figures_in, tile_of


def test_every_player_owns_the_same_twenty_tiles() -> None:
    assert Counter(tile.code for tile in ALL_TILES) == {
        "H2": 1, "H3": 1, "H4": 1, "B2": 1, "B3": 1, "B4": 1, "R2": 1, "R3": 1, "R4": 1,
        "S1": 2, "S2": 2, "S3": 1, "N1": 1, "V1": 2, "V2": 1, "X": 1, "M": 1,
    }  # fmt: skip
    assert len(ALL_TILES) == 20


def test_exactly_five_tiles_are_fast() -> None:
    assert Counter(tile for tile in ALL_TILES if tile.fast) == {Tile.V1: 2, Tile.V2: 1, Tile.N1: 1, Tile.X: 1}


def test_ships_alone_go_on_the_sea_and_the_figure_exchange_nowhere() -> None:
    at_sea = {tile for tile in Tile if tile.terrain is Terrain.SEA}
    assert at_sea == {Tile.V1, Tile.V2}
    assert {tile for tile in Tile if tile.terrain is None} == {Tile.X}


@pytest.mark.parametrize(
    ("code", "influence"),
    [
        ("H4", (4, 0, 0)), ("B3", (0, 3, 0)), ("R2", (0, 0, 2)), ("S3", (3, 3, 3)), ("N1", (1, 1, 1)),
        ("V2", (2, 2, 2)), ("X", (0, 0, 0)), ("M", (0, 0, 0)),
    ],
)  # fmt: skip
def test_influence(code: str, influence: tuple[int, int, int]) -> None:
    assert tile_of(code).influence == influence


def test_codes_name_their_pieces() -> None:
    assert [figure.code for figure in FIGURES] == ["H", "B", "R"]
    assert all(figure_of(figure.code) is figure for figure in Figure)
    assert all(tile_of(tile.code) is tile for tile in Tile)
    with pytest.raises(KeyError):
        tile_of("H5")


def test_a_mask_holds_a_set_of_figures() -> None:
    assert figures_in(0b111) == (Figure.HELMET, Figure.BUDDHA, Figure.RICE)
    assert figures_in(Figure.RICE.bit | Figure.HELMET.bit) == (Figure.HELMET, Figure.RICE)
    assert figures_in(0) == ()
