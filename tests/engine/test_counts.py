"""Numbers of legal actions and of sequences of them, worked out by hand from the board's numbers."""

import math
from functools import cache

import pytest

from engine.samurai import (
    Board,
    Draft,
    Figure,
    FigurePlacement,
    Hand,
    Position,
    RuleSet,
    legal_figure_placements,
    starting_position,
)
from engine.samurai.setup import with_figure
from tests.engine.positions import hand, position_with

# Land and sea hexes with 2, 3 and 4 players.
EMPTY = {2: (30, 44), 3: (43, 64), 4: (56, 84)}


def sequences(draft: Draft, length: int) -> int:
    """Count the sequences of so many legal actions."""
    legal = draft.legal_actions()
    if length == 1:
        return len(legal)
    total = 0
    for action in legal:
        draft.push(action)
        total += sequences(draft, length - 1)
        draft.undo()
    return total


def count(position: Position, held: Hand, length: int) -> int:
    return sequences(Draft(position, held), length)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_turn(players: int) -> None:
    land, sea = EMPTY[players]
    position = position_with(players, figures={"o13": "HBR"})
    assert count(position, hand(0, "H2 S1 S1 N1 V1"), 1) == 3 * land + sea
    assert count(position, hand(0, "B4 R3 S3 M X"), 1) == 3 * land
    assert count(position, hand(0, "V1 V1 V2 X M"), 1) == 2 * sea


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_actions(players: int) -> None:
    land, sea = EMPTY[players]
    position = position_with(players, figures={"o13": "HBR"})
    # A helmet or a samurai with the ronin, either with the ship, the ronin with the ship; each in both orders.
    slow_and_ronin = 2 * land * (land - 1)
    slow_and_ship = 2 * land * sea
    ronin_and_ship = land * sea
    expected = 2 * (slow_and_ronin + slow_and_ship + ronin_and_ship)
    assert count(position, hand(0, "H2 S1 S1 N1 V1"), 2) == expected
    if players == 2:
        assert expected == 11400
    # Two of the first ship, or one of each in both orders.
    assert count(position, hand(0, "V1 V1 V2 X M"), 2) == 3 * sea * (sea - 1)


def test_three_actions() -> None:
    nearly_full = position_with(
        figures={"o13": "HBR"},
        tiles=dict.fromkeys(land_names()[5:], (1, "S1")) | dict.fromkeys(sea_names()[4:], (1, "V1")),
    )
    # The slow tile, the ronin and the ship in each of six orders, on 5 land and 4 sea hexes.
    assert count(nearly_full, hand(0, "R2 N1 V2"), 3) == 6 * (5 * 4) * 4


def land_names() -> list[str]:
    board = Board.load(2)
    return [board.hexes[hex_].name for hex_ in board.land]


def sea_names() -> list[str]:
    board = Board.load(2)
    return [board.hexes[hex_].name for hex_ in board.sea]


def test_figure_exchanges() -> None:
    villages = [board_hex.name for board_hex in Board.load(2).hexes if board_hex.kind.value == "village"]
    assert len(villages) == 14
    kinds = dict(zip(villages, "HHHHHBBBBBRRRR", strict=True))
    # Figures of different kinds in any two villages; Edo has all three kinds and can give none.
    assert count(position_with(figures=kinds), hand(0, "X"), 1) == 5 * 5 + 5 * 4 + 5 * 4
    assert count(position_with(figures={**kinds, "o13": "HBR"}), hand(0, "X"), 1) == 65
    # Edo with helmets alone gives one to each village with another figure, and takes that.
    assert count(position_with(figures={**kinds, "o13": "H"}), hand(0, "X"), 1) == 65 + 9
    # A city of helmet and Buddha: each of its figures can go for rice, and for nothing else.
    assert count(position_with(figures={**kinds, "l15": "HB"}), hand(0, "X"), 1) == 65 + 2 * 4
    # Two cities, HB and BR: the helmet and the rice change places.
    assert count(position_with(figures={"l15": "HB", "o9": "BR"}), hand(0, "X"), 1) == 1
    assert count(position_with(figures={"l15": "HB", "o9": "HB"}), hand(0, "X"), 1) == 0


def test_token_exchanges() -> None:
    tiles = {"n12": (0, "S1"), "n13": (0, "H4"), "p12": (0, "N1"), "p13": (1, "S3"), "n6": (0, "V1")}
    position = position_with(figures={"o13": "HBR"}, tiles=tiles)
    # Two own slow tiles, to each of the 26 land hexes that hold no tile.
    assert count(position, hand(0, "M"), 1) == 2 * 26
    # With the ronin first on one of 26 hexes 25 are left; after the token exchange 25 for the ronin too.
    assert count(position, hand(0, "M N1"), 1) == 2 * 26 + 26
    assert count(position, hand(0, "M N1"), 2) == 2 * (26 * 2 * 25)


@cache
def setups(position: Position, figures: int) -> int:
    """Count the ways to place so many figures one after the other."""
    if figures == 0:
        return 1
    return sum(
        setups(with_figure(position, placement), figures - 1) for placement in legal_figure_placements(position)
    )


@pytest.mark.parametrize(("players", "cities"), [(2, 2), (3, 2), (4, 3)])
def test_figures_placed_in_cities(players: int, cities: int) -> None:
    # Three pairs for each city, or for each one a pair of its own; the figures may come in any order.
    for distinct, pairs in ((False, 3**cities), (True, 6)):
        rules = RuleSet(opening="random", distinct_cities=distinct)
        position = starting_position(Board.load(players), rules, 0, None)
        assert setups(position, 2 * cities) == pairs * math.factorial(2 * cities)


def test_figures_placed_in_villages() -> None:
    position = starting_position(Board.load(2), RuleSet(opening="random"), 0, None)
    for city in position.board.cities:
        for figure in (Figure.HELMET, Figure.BUDDHA):
            position = with_figure(position, FigurePlacement(city, figure))
    # Any of the three kinds in any of 14 villages, then in any of 13.
    assert setups(position, 2) == 14 * 3 * 13 * 3
