"""Positions whose answer any good player sees, and how an answer is judged: by exact reasoning alone."""

import json
from pathlib import Path
from typing import Any, NamedTuple

from engine.samurai import (
    Hand,
    Position,
    RuleSet,
    Turn,
    format_action,
    play_turn,
)
from tests.engine.bots.exhaustive import outcome
from tests.engine.bots.proof import chance_to_be_beaten, wins_for_sure
from tests.engine.positions import hand, position_with

# Those of the first file were found with the help of the levels; those of the second come from random and greedy
# play, and were chosen by proofs alone (docs/bots.md).
_FILES = [Path(__file__).with_name(name) for name in ("blunders.json", "blunders_by_proof.json")]
_OF_BOTS, _BY_PROOF = [json.loads(file.read_text(encoding="utf-8")) for file in _FILES]
PROVEN = len(_BY_PROOF)


class Blunder(NamedTuple):
    """A position and the hand to play, with the kind of answer it asks for.

    `answers` are turns in notation where only certain ones will do, each as a set of its actions; else empty.
    """

    name: str
    kind: str
    position: Position
    hand: Hand
    answers: tuple[frozenset[str], ...]


def load_blunders() -> list[Blunder]:
    """All positions of the suite, the last `PROVEN` of which no bot had a part in choosing."""
    return [_blunder(number, found) for number, found in enumerate(_OF_BOTS + _BY_PROOF)]


def _blunder(number: int, found: dict[str, Any]) -> Blunder:
    position = position_with(
        found["players"],
        figures=found["figures"],
        tiles={name: (int(text[0]), text[1:]) for name, text in found["tiles"].items()},
        rules=RuleSet(**found.get("rules", {})),
        captured=[tuple(counts) for counts in found["captured"]],
        set_aside=tuple(found["set_aside"]),
        seat_to_act=found["seat"],
        hand_sizes=found["hand_sizes"],
        stock_sizes=found["stock_sizes"],
    )._replace(exchange_used=tuple(found["exchange_used"]))
    return Blunder(
        f"{number:02}-{found['kind'].replace(' ', '-')}",
        found["kind"],
        position,
        hand(found["seat"], found["hand"]),
        tuple(frozenset(answer.split()) for answer in found.get("answers", ())),
    )


def solves(blunder: Blunder, turn: Turn) -> bool:
    """Whether the turn is right by the exact reasoning of the position's kind.

    - Where answers are listed: it is one of them.
    - `do not complete`, `fourth set aside`: the game doesn't end lost.
    - `block`: the next seat can't win at once with any hand it may hold.
    - `smallest tile that wins` without listed answers: nothing the others do keeps the player from winning.
    - Any other kind: the game ends won.
    """
    position, held = blunder.position, blunder.hand
    if blunder.answers:
        return frozenset(format_action(position.board, action) for action in turn.actions) in blunder.answers
    share = outcome(position, held, turn)
    if blunder.kind in ("do not complete", "fourth set aside"):
        return share is None or share > 0
    if blunder.kind == "block":
        return share is None and chance_to_be_beaten(play_turn(position, turn, held).position) == 0
    if blunder.kind == "smallest tile that wins":
        return wins_for_sure(play_turn(position, turn, held).position, held.seat)
    return share == 1
