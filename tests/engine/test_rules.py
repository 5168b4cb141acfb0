"""Options of a table and how they are refused."""

import pytest

from engine.samurai import RuleSet, UnknownOption


def test_defaults_are_the_game_as_most_boxes_describe_it() -> None:
    assert RuleSet().to_json() == {
        "edition": "2015",
        "capture": "turn-end",
        "opening": "chosen",
        "figures": "placed",
        "captured": "hidden",
        "distinct_cities": False,
        "tied_leaders": False,
    }


def test_options_are_read_by_value_or_as_typed() -> None:
    assert RuleSet.from_options({"capture": "immediate"}) == RuleSet(capture="immediate")
    assert RuleSet.from_texts({"tied_leaders": "true", "edition": "1998"}) == RuleSet("1998", tied_leaders=True)
    assert RuleSet.from_options(RuleSet().to_json()) == RuleSet()


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"colour": "red"}, "colour"),
        ({"edition": 2015}, "edition"),
        ({"distinct_cities": 1}, "distinct_cities"),
        ({"capture": True}, "capture"),
    ],
)
def test_anything_else_names_the_option(options: dict[str, object], named: str) -> None:
    with pytest.raises(UnknownOption, match=named) as raised:
        RuleSet.from_options(options)
    assert raised.value.option == named


def test_a_word_that_is_neither_true_nor_false_is_refused() -> None:
    with pytest.raises(UnknownOption, match="false or true, not “yes”"):
        RuleSet.from_texts({"distinct_cities": "yes"})
