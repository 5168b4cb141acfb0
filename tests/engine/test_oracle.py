"""The oracle itself: facts of the board, worked examples of the rules, and the 80 games."""

import csv
from collections import Counter

import pytest

from tests.engine.games import GAMES, load_game
from tests.engine.oracle.country import MAP_FILE, country, hex_name
from tests.engine.oracle.pieces import FAST, KINDS, TWENTY_TILES
from tests.engine.oracle.record import check_record
from tests.engine.oracle.referee import Referee, Taken
from tests.engine.oracle.scoring import winners

OPTIONS: dict[str, str | bool] = {"capture": "turn-end", "distinct_cities": False, "tied_leaders": False}


def counts(numbers: str) -> list[dict[str, int]]:
    return [dict(zip(KINDS, map(int, number.split("/")), strict=True)) for number in numbers.split()]


def referee(players: int, figures: str, **options: str | bool) -> Referee:
    """Give a game with only these figures standing."""
    game = Referee(players, {**OPTIONS, **options}, 0)
    game.figures = {name: set() for name in game.figures}
    for place in figures.split():
        name, kinds = place.split("=")
        game.figures[name] = set(kinds)
    return game


@pytest.mark.parametrize(
    ("players", "hexes", "land", "sea", "villages", "cities", "figures"),
    [(2, 91, 30, 44, 14, 2, 21), (3, 133, 43, 64, 23, 2, 30), (4, 174, 56, 84, 30, 3, 39)],
)
def test_map_has_the_numbers_of_the_rules(
    players: int, hexes: int, land: int, sea: int, villages: int, cities: int, figures: int
) -> None:
    land_of = country(players)
    assert len(land_of.kinds) == hexes
    found = Counter(land_of.kinds.values())
    assert found == {"land": land, "sea": sea, "village": villages, "city": cities, "edo": 1}
    assert villages + 2 * cities + 3 == figures
    assert all(len(land_of.neighbours[name]) == 6 for name in land_of.settlements)
    assert all(land_of.neighbours[name] & set(land_of.settlements) for name in land_of.of_kind("land"))
    assert not any(land_of.neighbours[name] & set(land_of.settlements) for name in land_of.settlements)


def test_land_beside_edo_and_cities() -> None:
    beside = {name: len(country(4).land_around(name)) for name in ("o13", "p4", "l15", "o9")}
    assert beside == {"o13": 6, "p4": 6, "l15": 5, "o9": 4}


def test_neighbours_are_one_step_apart_in_axial_coordinates() -> None:
    with MAP_FILE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    axial = {hex_name(int(row["col"]), int(row["row"])): (int(row["q"]), int(row["r"])) for row in rows}
    for name, (q, r) in axial.items():
        steps = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
        beside = {other for other, place in axial.items() if (place[0] - q, place[1] - r) in steps}
        assert country(4).neighbours[name] == beside


def test_twenty_tiles_of_which_five_are_fast() -> None:
    assert len(TWENTY_TILES) == 20
    assert sum(tile in FAST for tile in TWENTY_TILES) == 5


@pytest.mark.parametrize(
    ("captured", "won_by", "won_by_if_ties_count"),
    [
        ("3/5/3 3/1/4 3/4/3", [0], [0]),  # helmets: all tied
        ("3/3/0 2/2/5", [0], [0]),
        ("3/1/2 1/4/2", [1], [1]),  # three others each, totals 6 and 7
        ("4/1/2 1/4/2", [0, 1], [0, 1]),
        ("5/1/1 1/2/2 0/1/2", [1], [1]),  # others 2 and 3, totals 7 and 5
        ("3/3/2 3/0/4 0/3/3", [1], [0]),  # ties: first and second have two kinds, totals 8 and 7
        ("3/3/0 3/0/0 0/3/0 0/0/4", [3], [0]),
        ("3/0/0 0/3/0 0/0/3", [0, 1, 2], [0, 1, 2]),
        ("2/0/0 1/0/0", [0], [0]),  # nobody has the most of none
        ("2/0/0 2/2/0 0/2/2 1/1/2", [1, 2, 3], [1, 2]),
        ("0/0/0 0/0/0", [0, 1], [0, 1]),
    ],
)
def test_winner(captured: str, won_by: list[int], won_by_if_ties_count: list[int]) -> None:
    assert winners(counts(captured), tied_leaders=False) == won_by
    assert winners(counts(captured), tied_leaders=True) == won_by_if_ties_count


def test_cities_first_and_each_takes_two_different_figures() -> None:
    game = Referee(2, OPTIONS, 1)
    assert game.legal_figures() == {(city, kind) for city in ("l15", "o9") for kind in "HBR"}
    game.place_figure("o9", "H")
    assert game.legal_figures() == {("o9", "B"), ("o9", "R"), ("l15", "H"), ("l15", "B"), ("l15", "R")}
    for name, kind in (("o9", "B"), ("l15", "H"), ("l15", "B")):
        assert game.figure_fault("o7", "H") == "cities come first"
        game.place_figure(name, kind)
    # Seven helmets: Edo and both cities have one each.
    assert game.supply("H") == 4
    assert len(game.legal_figures()) == 14 * 3
    assert game.seat == 1


def test_distinct_cities_never_leave_a_city_without_a_pair() -> None:
    game = Referee(4, {**OPTIONS, "distinct_cities": True}, 0)
    game.place_figure("o9", "H")
    game.place_figure("l15", "H")
    assert {("p4", kind) for kind in "BR"} == {one for one in game.legal_figures() if one[0] == "p4"}
    game.place_figure("p4", "B")
    # Helmet and Buddha, helmet and rice, Buddha and rice: the last is left for Sapporo alone.
    assert game.legal_figures() == {("p4", "R"), ("o9", "B"), ("o9", "R"), ("l15", "B"), ("l15", "R")}
    game.place_figure("o9", "B")
    assert game.legal_figures() == {("p4", "R"), ("l15", "R")}


def test_village_figures_run_out() -> None:
    game = Referee(2, OPTIONS, 0)
    for name, kind in (("o9", "H"), ("o9", "B"), ("l15", "H"), ("l15", "B")):
        game.place_figure(name, kind)
    villages = country(2).of_kind("village")
    for name in villages[:4]:
        game.place_figure(name, "H")
    assert game.legal_figures() == {(name, kind) for name in villages[4:] for kind in "BR"}


def test_edo_goes_to_the_highest_and_a_tie_to_nobody() -> None:
    game = referee(2, "o13=HBR o9=HBR")
    game.tiles = {"n12": (0, "H4"), "n13": (1, "H3"), "p12": (1, "B2"), "p13": (0, "S1"), "o12": (1, "M")}
    game.act("S1@o14", ["S1"])
    # Helmets 6 to 3, Buddhas 2 to 2, rice 2 to 0.
    taken = game.end_turn([])
    assert taken == [Taken("o13", "B", None), Taken("o13", "H", 0), Taken("o13", "R", 0)]
    assert game.captured == counts("1/0/1 0/0/0")
    assert game.set_aside == {"H": 0, "B": 1, "R": 0}
    assert game.reasons == []


def test_a_tie_at_nothing_sets_aside_and_the_last_of_a_kind_ends_the_game() -> None:
    game = referee(2, "o7=B o13=HR")
    for text, hand in (("H4@o8", "H4"), ("V1@n6", "V1")):
        game.act(text, [hand])
    assert not game.surrounded("o7")
    game.end_turn([])
    game.act("R4@p7", ["R4"])
    game.tiles["n6"] = (0, "H2")
    assert game.surrounded("o7")
    assert game.end_turn([]) == [Taken("o7", "B", None)]
    assert game.reasons == ["kind-gone"]
    assert game.result()["winners"] == [0, 1]


def test_exchange_may_take_a_figure_of_a_settlement_surrounded_in_this_turn() -> None:
    game = referee(2, "o7=B o13=HR o9=B")
    game.figures["q8"] = {"H"}
    game.tiles = {"o8": (0, "B4")}
    game.act("S1@p7", ["S1", "X"])
    assert "X:o7B-q8H" in game.legal_actions(["X"])
    game.act("X:o7B-q8H", ["X"])
    assert game.end_turn([]) == [Taken("o7", "H", 0)]


def test_exchange_must_change_something_and_leave_no_two_alike() -> None:
    game = referee(2, "o7=B l15=HB o9=BR o11=H")
    # Not o7B-o9R, o7B-l15H, o9B-l15H, o9R-l15B or o11H-l15B: two alike would stand together.
    assert game.legal_actions(["X"]) == {"X:o7B-o11H", "X:o9B-o11H", "X:o9R-o11H", "X:o9R-l15H"}
    assert game.action_fault("X:l15H-o9R", ["X"]) is None


def test_token_exchange_moves_own_slow_tiles_to_empty_land() -> None:
    game = referee(2, "o13=HBR")
    game.tiles = {"o8": (0, "S1"), "p7": (1, "S1"), "n13": (0, "N1"), "n6": (0, "V1")}
    land = set(country(2).of_kind("land")) - {"o8", "p7", "n13"}
    assert game.legal_actions(["M"]) == {f"M:o8>{name}" for name in land}
    game.act("M:o8>n12", ["M", "X"])
    assert game.tiles["o8"] == (0, "M")
    assert game.tiles["n12"] == (0, "S1")


def test_one_slow_tile_and_any_number_of_fast_ones() -> None:
    game = referee(2, "o13=HBR")
    for text in ("V1@n6", "S2@n12", "N1@n13", "V1@r9"):
        game.act(text, [text[:2]])
    assert game.action_fault("S1@o12", ["S1"]) == "only one tile that is not fast"
    assert game.legal_actions(["S1", "M"]) == set()
    assert game.end_turn_fault(["S1"]) is None


def test_a_pass_needs_a_hand_without_a_legal_placement() -> None:
    game = referee(2, "o13=HBR")
    assert game.end_turn_fault(["V1"]) is not None
    assert game.end_turn_fault(["X", "M"]) is None
    assert game.end_turn([]) == []
    assert game.reasons == []
    game.end_turn(["X"])
    assert game.reasons == ["nobody-can-move"]


def test_immediate_capture_ends_the_turn_with_the_tile_that_ends_the_game() -> None:
    game = referee(2, "o7=B o13=HR", capture="immediate")
    game.tiles = {"o8": (0, "B4")}
    game.act("N1@p7", ["N1", "V1"])
    assert game.taken_this_turn == [Taken("o7", "B", 0)]
    assert game.reasons == ["kind-gone"]
    assert game.legal_actions(["V1"]) == set()


def test_four_figures_set_aside_end_the_game() -> None:
    game = referee(2, "o7=B o13=HBR")
    game.tiles = {"o8": (0, "H4")}
    game.set_aside = {"H": 1, "B": 1, "R": 1}
    game.act("R4@p7", ["R4"])
    game.end_turn([])
    assert game.reasons == ["four-set-aside"]


@pytest.mark.parametrize("name", GAMES)
def test_games_of_the_other_implementation_agree(name: str) -> None:
    check_record(load_game(name))
