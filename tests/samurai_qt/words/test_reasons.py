import pytest

from engine.samurai import CHOICES, COLOURS, Figure, Reason, Rule, SeatInfo, Tile
from engine.samurai.bots import LEVELS
from samurai_qt import words


@pytest.mark.parametrize("rule", Rule)
@pytest.mark.parametrize("edition", ["1998", "2015"])
def test_every_rule_has_a_sentence(rule: Rule, edition: str) -> None:
    text = words.reason_text(Reason(rule, Tile.X, "l15", Figure.RICE), edition)
    assert text.endswith(".")
    assert "{" not in text
    assert "!" not in text


def test_reasons_name_the_tile_and_the_place() -> None:
    assert words.reason_text(Reason(Rule.HEX_OCCUPIED, hex="n12"), "2015") == "n12 already holds a tile."
    assert words.reason_text(Reason(Rule.TILE_NEEDS_LAND, Tile.H2, "q12"), "1998") == (
        "High helmet 2 goes on land: q12 is sea."
    )
    assert words.reason_text(Reason(Rule.TWO_ALIKE, hex="o13"), "2015") == (
        "Edo (o13) would hold two figures of one kind."
    )
    assert words.reason_text(Reason(Rule.FIGURE_RUN_OUT, figure=Figure.RICE), "1998") == (
        "No rice fields are left to place."
    )


def test_every_option_and_choice_is_explained() -> None:
    for option, choices in CHOICES.items():
        assert words.option_name(option)
        assert words.option_help(option).endswith(".")
        assert len({words.choice_name(option, choice) for choice in choices}) == len(choices)
        assert len({words.choice_help(option, choice) for choice in choices}) == len(choices)


def test_every_level_is_explained() -> None:
    assert len({words.level_help(level) for level in LEVELS}) == 6
    assert words.level_help("cheater") == ""


@pytest.mark.parametrize(
    ("player", "text"),
    [
        ("human", "person"),
        ("human:x", "human:x"),
        ("bot:hard", "bot, hard"),
        ("bot:unheard", "bot, unheard"),
        ("cmd:chooser", "program chooser"),
        ("caretaker", "caretaker"),
        ("ghost", "ghost"),
    ],
)
def test_players_by_their_word_in_the_record(player: str, text: str) -> None:
    assert words.player_text(player) == text


def test_a_seat_without_a_name_goes_by_its_colour() -> None:
    seats = (SeatInfo("Ann", "red", "human"), SeatInfo("", "blue", "human"))
    assert [words.seat_name(seats, seat) for seat in range(2)] == ["Ann", "Blue"]


def test_colours_have_names() -> None:
    assert [words.colour_name(colour) for colour in COLOURS] == ["red", "blue", "yellow", "green"]


def test_names_in_a_row() -> None:
    assert words.joined([]) == ""
    assert words.joined(["Ann"]) == "Ann"
    assert words.joined(["Ann", "Bea"]) == "Ann and Bea"
    assert words.joined(["Ann", "Bea", "Cleo"]) == "Ann, Bea and Cleo"
