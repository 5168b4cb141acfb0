"""How bots are named, with their time or playouts."""

import pytest

from engine.samurai.bots import LEVELS, LevelChoice, UnknownLevel, make_bot, parse_level


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("hard", LevelChoice("hard")),
        ("master@300", LevelChoice("master", milliseconds=300)),
        ("easy@50p", LevelChoice("easy", playouts=50)),
        *((level, LevelChoice(level)) for level in LEVELS),
    ],
)
def test_reads_and_prints(text: str, choice: LevelChoice) -> None:
    assert parse_level(text) == choice
    assert str(choice) == text


@pytest.mark.parametrize(
    "text",
    ["", "Hard", "hardest", "hard@", "hard@0", "hard@-1", "hard@1.5", "hard@p", "hard@1P", "hard "],
)
def test_refuses(text: str) -> None:
    with pytest.raises(UnknownLevel, match="there is no bot"):
        parse_level(text)


def test_an_unknown_level_makes_no_bot() -> None:
    with pytest.raises(UnknownLevel):
        make_bot("grand")
