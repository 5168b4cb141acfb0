"""docs/notation.md and the examples beside it say what the program does."""

import json
import re
from pathlib import Path

import pytest

from engine.samurai import EndReason, parse_record, print_record, replay
from engine.samurai.position import Position

DOCS = Path(__file__).parents[3] / "docs"
NOTATION = (DOCS / "notation.md").read_text(encoding="utf-8")
EXAMPLES = sorted((DOCS / "records").glob("*.json"))


def test_the_record_in_the_page_is_sound() -> None:
    (block,) = re.findall(r"```json\n(.*?)```", NOTATION, re.DOTALL)
    game = replay(parse_record(block))
    assert len(game.setup) == 3
    assert json.loads(print_record(game.record)) == json.loads(block)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_examples_are_printed_as_the_program_prints_them(example: Path) -> None:
    text = example.read_text(encoding="utf-8")
    record = parse_record(text)
    assert print_record(record) == text
    replay(record)


@pytest.mark.parametrize(
    ("name", "reason", "conceded", "winners"),
    [
        ("resigned", EndReason.RESIGNED, 0, (1,)),
        ("forfeit", EndReason.FORFEIT, 2, (0, 1)),
        ("agreed", EndReason.AGREED, -1, (0,)),
        ("takeover", EndReason.FOUR_SET_ASIDE, -1, (0,)),
    ],
)
def test_examples_end_as_their_names_say(
    name: str, reason: EndReason, conceded: int, winners: tuple[int, ...]
) -> None:
    game = replay(parse_record((DOCS / "records" / f"{name}.json").read_bytes()))
    assert game.verdict is not None
    assert (game.final.end_reasons, game.final.conceded, game.verdict.winners) == ((reason,), conceded, winners)


def test_every_field_of_the_digest_is_described() -> None:
    described = NOTATION.split("## Digest of a position")[1]
    assert [field for field in Position._fields if f"`{field}`" not in described] == []
