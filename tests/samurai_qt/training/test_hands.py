"""How much likelier than by chance tiles are held: counted right, and the same again for the same seed."""

import pytest

from engine.samurai.bots.hidden import group_of, stage_by
from engine.samurai.pieces import ALL_TILES
from samurai_qt.training.hands import Tally, added, table, tallies_of, tallies_of_game
from tests.engine.positions import hand, position_with


def test_every_tile_has_its_group() -> None:
    # Ronin, three ships and the figure exchange; S2 twice and S3; the fours; six of strength 2 or 3, and S1 twice.
    groups = [group_of(tile) for tile in ALL_TILES]
    assert groups.count("fast") == 5
    assert groups.count("token exchange") == 1
    assert groups.count("strong samurai") == 3
    assert groups.count("strongest of a kind") == 3
    assert groups.count("other") == 8


@pytest.mark.parametrize(("stock", "stage"), [(15, 0), (12, 0), (11, 1), (7, 1), (6, 2), (0, 2)])
def test_a_stage_goes_by_the_tiles_drawn(stock: int, stage: int) -> None:
    assert stage_by(stock) == stage


def test_a_hand_is_counted_beside_what_chance_would_have_it_hold() -> None:
    # Of twenty tiles five are held: a quarter of each group by chance.
    position = position_with(figures={"k17": "H"}, stock_sizes=(15, 15))
    assert tallies_of(position, hand(1, "S3 S2 S2 H4 B4")) == {
        ("fast", 0): Tally(0, 1.25),
        ("token exchange", 0): Tally(0, 0.25),
        ("strong samurai", 0): Tally(3, 0.75),
        ("strongest of a kind", 0): Tally(2, 0.75),
        ("other", 0): Tally(0, 2.0),
    }


def test_a_hand_beside_an_empty_stock_shows_nothing() -> None:
    position = position_with(figures={"k17": "H"}, stock_sizes=(15, 0))
    assert tallies_of(position, hand(1, "S3 S2 S2 H4 B4")) == {}


def test_the_table_says_what_was_found_beside_what_the_search_goes_by() -> None:
    found = {("strong samurai", 0): Tally(3, 0.75), ("fast", 2): Tally(1, 4.0)}
    lines = list(table(added(found, {("strong samurai", 0): Tally(0, 0.25)})))
    assert lines[3].split("  ")[0] == "strong samurai"
    assert lines[3].split()[2:] == ["3.00", "(3.7)", "-", "(2.6)", "-", "(1.6)"]
    assert lines[1].split()[1:] == ["-", "(0.3)", "-", "(0.4)", "0.25", "(0.5)"]


def test_a_game_counts_the_same_again() -> None:
    tallies = tallies_of_game("again")
    assert tallies == tallies_of_game("again")
    # Two opening hands of five, seen before each of the first turns, hold what they hold.
    assert sum([tally.held for (_, stage), tally in tallies.items() if stage == 0]) >= 10
    for stage in range(3):
        of_stage = [tally for (_, at), tally in tallies.items() if at == stage]
        assert sum([tally.held for tally in of_stage]) == pytest.approx(sum([tally.expected for tally in of_stage]))
