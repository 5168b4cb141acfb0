from engine.samurai import FIGURES, TILES, Board, Figure, Kind, Tile
from samurai_qt import words


def test_the_helmet_is_a_castle_in_the_later_edition() -> None:
    assert [words.figure_name(figure, "2015") for figure in FIGURES] == ["castle", "Buddha", "rice"]
    assert [words.figure_name(figure, "1998") for figure in FIGURES] == ["high helmet", "Buddha", "rice field"]


def test_exchanges_are_called_by_the_edition_s_words() -> None:
    assert [words.tile_name(tile, "2015") for tile in (Tile.X, Tile.M)] == ["switch", "move"]
    assert [words.tile_name(tile, "1998") for tile in (Tile.X, Tile.M)] == ["figure exchange", "token exchange"]


def test_tiles_are_named_with_their_strength() -> None:
    assert words.tile_name(Tile.H4, "2015") == "castle 4"
    assert words.tile_name(Tile.H4, "1998") == "high helmet 4"
    assert words.tile_name(Tile.S2, "2015") == "samurai 2"
    assert words.tile_name(Tile.N1, "2015") == "ronin 1"
    assert words.tile_name(Tile.V2, "2015") == "ship 2"


def test_no_two_tiles_share_a_name() -> None:
    for edition in ("1998", "2015"):
        assert len({words.tile_name(tile, edition) for tile in TILES}) == len(TILES)


def test_help_tells_where_a_tile_goes_and_whether_it_is_fast() -> None:
    assert words.tile_help(Tile.B3, "2015") == (
        "Adds 3 to Buddhas beside it. Goes on land. Only one tile without 侍 a turn."
    )
    assert words.tile_help(Tile.V1, "2015") == (
        "Adds 1 to every figure beside it. Goes on the sea. Fast 侍: as many a turn as you like."
    )
    assert "Bears the character 侍" in words.tile_help(Tile.N1, "1998")
    assert words.tile_help(Tile.X, "2015").startswith("Swaps any two figures")
    assert words.tile_help(Tile.M, "2015").endswith("Only one tile without 侍 a turn.")


def test_counts_know_one_from_many() -> None:
    assert words.figure_count(Figure.HELMET, 1, "2015") == "1 castle"
    assert words.figure_count(Figure.HELMET, 3, "2015") == "3 castles"
    assert words.tiles_count(1) == "1 tile"
    assert words.tiles_count(0) == "0 tiles"


def test_a_title_starts_with_a_capital() -> None:
    assert words.piece_title("ship 2") == "Ship 2"


def test_every_kind_of_hex_has_a_word() -> None:
    assert len({words.kind_name(kind) for kind in Kind}) == len(Kind)


def test_the_four_places_are_named_and_other_hexes_numbered() -> None:
    board = Board.load(4)
    labels = {words.hex_label(board, index) for index in (board.edo, *board.cities)}
    assert labels == {"Edo (o13)", "Kyoto (l15)", "Akita (o9)", "Sapporo (p4)"}
    assert words.hex_label(board, board.index("n12")) == "n12"
    assert words.hex_title(board, board.index("l15")) == "Kyoto (l15), city"
