"""What speaks for a choice in setup, by positions worked out by hand."""

from __future__ import annotations

from engine.samurai import Figure, FigurePlacement, Phase, Position, Tile
from engine.samurai.setup_facts import opening_facts, placement_facts
from tests.engine.positions import hand, position_with

# Village q12 shares p11 with o11, p12 with Edo (o13), and q13 with q14.


def before_figures(figures: dict[str, str]) -> Position:
    return position_with(figures=figures)._replace(phase=Phase.FIGURES)


def test_a_place_is_good_for_tiles_that_count_in_two_settlements() -> None:
    position = before_figures({"o13": "HBR", "q14": "B", "o11": "R"})
    facts = placement_facts(
        position, hand(0, "B4 B2 H3 S3 X"), FigurePlacement(position.board.index("q12"), Figure.BUDDHA)
    )
    assert facts.tiles == (Tile.B2, Tile.B4)
    assert facts.strongest
    # Edo by p12 and q14 by q13; o11 holds no Buddha.
    assert {position.board.hexes[hex_].name for hex_ in facts.alike} == {"o13", "q14"}
    assert facts.land == 3


def test_a_kind_as_strong_as_another_is_not_the_strongest() -> None:
    position = before_figures({"o13": "HBR"})
    place = position.board.index("o7")
    facts = placement_facts(position, hand(0, "H3 R3 S3 V1 N1"), FigurePlacement(place, Figure.HELMET))
    assert (facts.tiles, facts.strongest, facts.alike) == ((Tile.H3,), False, ())
    facts = placement_facts(position, hand(0, "H3 R3 S3 V1 N1"), FigurePlacement(place, Figure.BUDDHA))
    assert (facts.tiles, facts.strongest) == ((), False)


def test_an_opening_hand_by_what_its_tiles_are_good_for() -> None:
    facts = opening_facts((Tile.S3, Tile.V2, Tile.H4, Tile.S2, Tile.B4))
    assert facts.for_all == (Tile.S2, Tile.S3)
    assert facts.for_one == (Tile.H4, Tile.B4)
    assert facts.fast == (Tile.V2,)
    assert opening_facts((Tile.X, Tile.M, Tile.N1, Tile.S1, Tile.S1)) == (
        (Tile.S1, Tile.S1),
        (),
        (Tile.N1, Tile.X),
    )
