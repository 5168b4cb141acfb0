"""A proposed turn in words, by positions worked out by hand."""

from __future__ import annotations

import pytest

from engine.samurai import (
    Figure,
    FigurePlacement,
    Hand,
    Phase,
    Position,
    RuleSet,
    SeatInfo,
    Tile,
    Turn,
    parse_action,
)
from engine.samurai.setup_facts import opening_facts, placement_facts
from engine.samurai.turn_facts import turn_facts
from samurai_qt.words import setup_hints
from samurai_qt.words.hints import action_lines, reason_lines
from tests.engine.positions import hand, position_with

SEATS = (
    SeatInfo("Ann", "red", "human"),
    SeatInfo("Bea", "blue", "bot:hard"),
    SeatInfo("Cleo", "yellow", "human"),
)


def turn_of(position: Position, *texts: str) -> Turn:
    return Turn(tuple(parse_action(position.board, text) for text in texts))


def reasons(position: Position, held: Hand, *texts: str) -> list[str]:
    facts = turn_facts(position, held, turn_of(position, *texts))
    return reason_lines(facts, SEATS, position.board, position.rules.edition)


@pytest.mark.parametrize(("edition", "castle"), [("2015", "castle"), ("1998", "high helmet")])
def test_a_closed_city_figure_by_figure(edition: str, castle: str) -> None:
    # Kyoto: Buddhas 4 to 3 and helmets 3 to 3 with the last tile; nobody led the helmets before.
    position = position_with(
        figures={"l15": "HB"},
        tiles={"l14": (0, "B2"), "k15": (1, "S3"), "m15": (0, "H3"), "k16": (1, "R2")},
        rules=RuleSet(edition=edition),
    )
    assert reasons(position, hand(0, "B3"), "B3@l16") == [
        f"Closes Kyoto (l15): wins the Buddha 5 to 3, ties the {castle} 3 to 3"
    ]


def test_figures_that_fare_alike_are_told_together() -> None:
    position = position_with(3, figures={"o13": "HBR", "q12": "R"}, tiles={"n12": (2, "B2")})
    assert reasons(position, hand(0, "S2"), "S2@p12") == [
        "At Edo (o13): leads the castle and the rice 2 to 0, ends the lead of Cleo for the Buddha (2 to 2)",
        "At q12: leads the rice 2 to 0",
    ]


def test_what_others_get_or_are_kept_from() -> None:
    position = position_with(
        3,
        figures={"o9": "HBR"},
        tiles={"o8": (1, "S3"), "o10": (2, "R4"), "p8": (0, "H2"), "n8": (0, "V1")},
    )
    assert reasons(position, hand(0, "B2"), "B2@p9") == [
        "Closes Akita (o9): keeps Bea from the Buddha (3 to 3), ties the castle 3 to 3, "
        "leaves the rice to Cleo (1 to 4)"
    ]
    nobody = position_with(figures={"q14": "R", "q12": "B"}, tiles={"p13": (1, "H4")})
    assert reasons(nobody, hand(0, "B2"), "B2@q13") == [
        "Closes q14: nobody gets the rice",
        "At q12: leads the Buddha 2 to 0",
    ]
    others = position_with(3, figures={"o9": "HB"}, tiles={"o8": (1, "H3"), "o10": (2, "H3"), "p8": (0, "B2")})
    assert reasons(others, hand(0, "B3"), "B3@p9") == [
        "Closes Akita (o9): wins the Buddha 5 to 0, others tie for the castle"
    ]


def test_a_tile_that_is_enough_and_exchanges_held_back() -> None:
    position = position_with(figures={"q14": "R"}, tiles={"p13": (1, "R2"), "r13": (0, "V2")})
    assert reasons(position, hand(0, "S1 R4 M"), "S1@q13") == [
        "Closes q14: wins the rice 3 to 2",
        "Samurai 1 is enough: rice 4 stays in hand",
    ]
    assert reasons(position, hand(0, "S1 X M"), "S1@q13") == [
        "Closes q14: wins the rice 3 to 2",
        "Keeps switch and move for later",
    ]


def test_a_figure_taken_away_from_who_leads_it() -> None:
    position = position_with(figures={"q14": "R", "q12": "B"}, tiles={"p13": (1, "R2")})
    assert reasons(position, hand(0, "X"), "X:q14R-q12B") == ["At q12: ends the lead of Bea for the rice"]


def test_one_open_hex_is_told() -> None:
    position = position_with(figures={"q14": "R"})
    assert reasons(position, hand(0, "R2"), "R2@p13") == ["At q14, one land hex open: leads the rice 2 to 0"]


def test_a_turn_beside_no_figure_waits() -> None:
    position = position_with(figures={"q14": "R"})
    assert reasons(position, hand(0, "S1"), "S1@o8") == ["Waits: no figure on the map is touched"]


@pytest.mark.parametrize(
    ("captured", "set_aside", "played", "said"),
    [
        (
            [(3, 2, 3), (2, 3, 3)],
            (0, 0, 0),
            "S1@q13",
            "Wins the game: the last figure of a kind leaves the map",
        ),
        ([(3, 3, 2), (2, 2, 2)], (1, 1, 1), "H2@q13", "Wins the game: four figures stand set aside"),
        ([(0, 0, 3), (3, 3, 3)], (0, 0, 0), "S1@q13", "Ends the game"),
    ],
)
def test_the_end_of_the_game_is_told_first(
    captured: list[tuple[int, int, int]], set_aside: tuple[int, int, int], played: str, said: str
) -> None:
    # Rice 0 to 0 before: the samurai wins it, the helmet tile leaves it to nobody.
    position = position_with(figures={"q14": "R"}, tiles={"p13": (0, "B2")}, captured=captured, set_aside=set_aside)
    lines = reasons(position, hand(0, "S1 H2"), played)
    assert lines[0] == said
    assert lines[1].startswith("Closes q14: ")
    assert len(lines) == 2


def test_a_shared_victory_is_told() -> None:
    # The fourth figure aside: each leads one kind, has four figures of the others, and seven in all.
    position = position_with(
        figures={"q14": "R"}, tiles={"p13": (0, "B2")}, captured=[(3, 2, 2), (2, 3, 2)], set_aside=(1, 1, 1)
    )
    assert reasons(position, hand(0, "S1 H2"), "H2@q13")[0] == "Ends the game in a shared victory"


def test_more_settlements_than_lines_name_the_weightiest() -> None:
    position = position_with(
        figures={"o13": "HBR", "n14": "R", "q12": "B", "q14": "H", "o11": "B"},
        tiles={"p13": (0, "R2")},
    )
    lines = reasons(position, hand(0, "S2 N1 X"), "N1@n13", "S2@p12")
    assert len(lines) == 3
    assert not any(line.startswith("Keeps") for line in lines)


def test_actions_as_proposals() -> None:
    position = position_with(figures={"q12": "H", "q14": "R", "l15": "HB"}, tiles={"p12": (0, "S3")})
    assert action_lines(turn_of(position, "V2@r11", "X:q12H-q14R", "M:p12>o8").actions, position) == [
        "Ship 2 on r11",
        "Switch: the castle in q12 for the rice in q14",
        "Move: samurai 3 goes from p12 to o8",
    ]


def test_a_figure_with_what_speaks_for_its_place() -> None:
    position = position_with(figures={"o13": "HBR", "q14": "B"})._replace(phase=Phase.FIGURES)
    board = position.board
    facts = placement_facts(position, hand(0, "B4 S3"), FigurePlacement(board.index("q12"), Figure.BUDDHA))
    assert setup_hints.placement_line(facts, board, "2015") == "Buddha in q12"
    assert setup_hints.placement_reasons(facts, board, "2015") == [
        "Your hand is strongest in Buddhas: Buddha 4",
        "Shares land with Edo (o13) and q14, where Buddhas stand too",
        "Takes 3 tiles on land to surround",
    ]
    facts = placement_facts(position, hand(0, "B4 S3"), FigurePlacement(board.index("o7"), Figure.RICE))
    assert setup_hints.placement_reasons(facts, board, "1998") == [
        "You hold no tile for rice fields alone",
        "Takes 2 tiles on land to surround",
    ]
    facts = placement_facts(position, hand(0, "B4 H4"), FigurePlacement(board.index("o7"), Figure.HELMET))
    assert setup_hints.placement_reasons(facts, board, "2015")[0] == "You hold tiles for castles: castle 4"


def test_an_opening_hand_by_sorts_of_tiles() -> None:
    facts = opening_facts((Tile.S3, Tile.S2, Tile.S2, Tile.H4, Tile.V2))
    assert setup_hints.opening_reasons(facts, "2015") == [
        "Samurai 2 and samurai 3: for every kind of figure",
        "Castle 4: much for one kind",
        "Ship 2: beside any other tile in a turn",
    ]
