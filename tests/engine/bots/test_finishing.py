"""Turns that end the game, against every turn there is."""

from itertools import islice
from random import Random

import pytest

from engine.samurai import Hand, Phase, Position, RuleSet, Tile
from engine.samurai.bots.finishing import Ending, Finisher
from engine.samurai.bots.playouts.flat_game import FlatGame
from tests.engine.bots.exhaustive import TooManyTurns, all_turns, outcome
from tests.engine.bots.proof import Prover
from tests.engine.positions import hand, position_with
from tests.engine.random_games import set_up, turns


def best_ending(position: Position, held: Hand) -> Ending | None:
    return Finisher(FlatGame.seen_by(position, held), position.board.settlements).best(lambda: False)


def compare(random: Random, limit: int) -> int:
    """Play a game and compare wherever a turn may end it and there are not too many; how often that was."""
    compared = 0
    game = set_up(random.choice((2, 2, 3, 4)), RuleSet(tied_leaders=random.random() < 0.3), random)
    for position, held, _, _ in turns(game, random, 0.2):
        if min(position.figures_left()) > 4 and sum(position.set_aside) < 2:
            continue
        try:
            endings = [outcome(position, held, turn) for turn in all_turns(position, held, limit)]
        except TooManyTurns:
            continue
        shares = [share for share in endings if share is not None]
        found = best_ending(position, held)
        assert (found.share if found else None) == max(shares, default=None)
        if found:
            assert outcome(position, held, found.turn) == found.share
        compared += 1
    return compared


def test_no_ending_is_missed() -> None:
    assert sum(compare(Random(f"ending/{seed}"), 300) for seed in range(40)) > 10


def test_no_ending_is_missed_with_exchanges() -> None:
    # More turns than can be looked at one by one: against those alone that can end the game.
    compared = 0
    for seed in range(16):
        random = Random(f"exchange/{seed}")
        for position, held, _, _ in turns(set_up(random.choice((2, 3, 4)), RuleSet(), random), random, 0.1):
            if {Tile.X, Tile.M} & set(held.tiles) and (
                min(position.figures_left()) < 3 or sum(position.set_aside) > 1
            ):
                shares = [share for _, share in islice(Prover(position, held).endings(), 3000)]
                if len(shares) < 3000:
                    found = best_ending(position, held)
                    assert (found.share if found else None) == max(shares, default=None)
                    compared += bool(shares)
    assert compared > 8


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_no_ending_is_missed_at_length() -> None:
    assert sum(compare(Random(f"long/{seed}"), 20_000) for seed in range(150)) > 200


def test_a_ship_breaks_the_tie_that_decides() -> None:
    # The last helmet, on k17, decides. H2 alone ties it with the other's S2; with the ship it is ours.
    board = position_with(figures={}).board
    k17 = board.index("k17")
    lands = [board.hexes[hex_].name for hex_ in board.land_beside[k17]]
    tiles = {lands[0]: (1, "S2")} | dict.fromkeys(lands[1:-1], (1, "B2"))
    position = position_with(
        figures={"k17": "H", "o13": "BR"},
        tiles=tiles,
        captured=[(3, 2, 2), (3, 2, 2)],
    )
    held = hand(0, "H2 V1 B3")
    assert position.phase is Phase.TURNS
    ending = best_ending(position, held)
    assert ending is not None
    assert ending.share == 1
    assert {action[0].code for action in ending.turn.actions if hasattr(action[0], "code")} >= {"V1", "H2"}


def test_no_ending_within_reach() -> None:
    position = position_with(figures={"k17": "H", "l15": "BR"})
    assert best_ending(position, hand(0, "H2 V1 B3 R2 S1")) is None
