"""The facts of rules.md, section 2."""

import pickle

import pytest

from engine.samurai import Board, Kind

COUNTS = {
    2: (91, 30, 44, 14, 2, 1, 21),
    3: (133, 43, 64, 23, 2, 1, 30),
    4: (174, 56, 84, 30, 3, 1, 39),
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_counts_of_hexes_and_figures(players: int) -> None:
    board = Board.load(players)
    kinds = [hex_.kind for hex_ in board.hexes]
    figures = sum(board.capacity(hex_.number) for hex_ in board.hexes)
    assert COUNTS[players] == (
        len(board.hexes),
        kinds.count(Kind.LAND),
        kinds.count(Kind.SEA),
        kinds.count(Kind.VILLAGE),
        kinds.count(Kind.CITY),
        kinds.count(Kind.EDO),
        figures,
    )
    assert figures == 3 * board.figures_of_each_kind


@pytest.mark.parametrize(
    ("name", "place", "land_neighbours"),
    [("o13", "Edo", 6), ("l15", "Kyoto", 5), ("o9", "Akita", 4), ("p4", "Sapporo", 6)],
)
def test_named_places(name: str, place: str, land_neighbours: int) -> None:
    board = Board.load(4)
    number = board.index(name)
    assert board.hexes[number].place == place
    assert len(board.land_beside[number]) == land_neighbours


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_land_hex_touches_a_settlement_and_no_two_settlements_touch(players: int) -> None:
    board = Board.load(players)
    assert all(board.settlements_beside[land] for land in board.land)
    assert not any(board.settlements_beside[settlement] for settlement in board.settlements)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_settlement_has_six_neighbours_of_land_and_sea(players: int) -> None:
    board = Board.load(players)
    playable = {*board.land, *board.sea}
    for settlement in board.settlements:
        assert len(board.neighbours[settlement]) == 6
        assert playable.issuperset(board.neighbours[settlement])


def test_islands_are_separate_and_have_their_sizes() -> None:
    board = Board.load(4)
    sizes: dict[str, int] = {}
    for hex_ in board.hexes:
        if hex_.kind is Kind.SEA:
            assert hex_.island == ""
            continue
        sizes[hex_.island] = sizes.get(hex_.island, 0) + 1
        beside = {board.hexes[other].island for other in board.neighbours[hex_.number]} - {""}
        assert beside == {hex_.island}
    assert sizes == {"Honshu": 47, "Shikoku": 10, "Kyushu": 12, "Hokkaido": 21}


def test_neighbours_are_mutual() -> None:
    board = Board.load(4)
    for hex_ in board.hexes:
        assert all(hex_.number in board.neighbours[other] for other in board.neighbours[hex_.number])


def test_edo_is_at_the_origin() -> None:
    board = Board.load(2)
    edo = board.hexes[board.edo]
    assert (edo.name, edo.q, edo.r) == ("o13", 0, 0)


def test_one_shared_object_per_number_of_players_survives_pickling() -> None:
    board = Board.load(3)
    assert Board.load(3) is board
    assert pickle.loads(pickle.dumps(board)) is board


@pytest.mark.parametrize("players", [0, 1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(ValueError, match="2, 3 or 4 players"):
        Board.load(players)


def test_an_unknown_hex_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        Board.load(2).index("p4")
    assert "p4" not in Board.load(2)
    assert "p4" in Board.load(4)
