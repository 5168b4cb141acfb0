"""Positions whose answer any good player sees, and how an answer is judged: by exact reasoning alone."""

import json
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from engine.samurai import (
    Hand,
    Phase,
    Position,
    RuleSet,
    Turn,
    format_action,
    play_turn,
)
from engine.samurai.bots.finishing import Finisher
from engine.samurai.bots.playouts.flat_game import FlatGame
from tests.engine.bots.exhaustive import outcome
from tests.engine.positions import hand, position_with

_FILE = Path(__file__).with_name("blunders.json")


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
    """All positions of the suite."""
    return [_blunder(number, found) for number, found in enumerate(json.loads(_FILE.read_text(encoding="utf-8")))]


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
    - `block`: over all hands the next seat may hold, it can't win at once more often than after the best turn.
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
    return share == 1


def chance_to_be_beaten(position: Position) -> float:
    """How likely the seat to act can win at once, over all hands it may hold."""
    if position.phase is Phase.OVER:
        return 0.0
    seat = position.seat_to_act
    unseen = position.unseen_tiles(seat)
    hands = list(combinations(unseen, position.hand_sizes[seat]))
    beaten = 0
    known: dict[tuple[int, ...], bool] = {}
    for tiles in hands:
        key = tuple(tile.index for tile in tiles)
        if key not in known:
            held = [tiles if other == seat else () for other in range(position.players)]
            game = FlatGame.of(position, held, [()] * position.players)
            ending = Finisher(game, position.board.settlements).best(lambda: False)
            known[key] = ending is not None and ending.share == 1
        beaten += known[key]
    return beaten / len(hands)
