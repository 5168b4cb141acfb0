"""The proofs against every turn there is."""

from collections import Counter
from itertools import combinations
from random import Random

from engine.samurai import Hand, Phase, Position, RuleSet, play_turn, score
from tests.engine.bots.exhaustive import TooManyTurns, all_turns, outcome
from tests.engine.bots.proof import Prover, chance_to_be_beaten, wins_for_sure
from tests.engine.random_games import set_up, turns


def beaten_by_looking_at_all(position: Position) -> float | None:
    """As `chance_to_be_beaten`, hand by hand and turn by turn; None where that takes too long."""
    seat = position.seat_to_act
    hands = list(combinations(position.unseen_tiles(seat), position.hand_sizes[seat]))
    if len(hands) > 10:
        return None
    beaten = 0
    for tiles in hands:
        held = Hand(seat, tiles)
        try:
            beaten += any(outcome(position, held, turn) == 1 for turn in all_turns(position, held, 300))
        except TooManyTurns:
            return None
    return beaten / len(hands)


def test_nothing_is_missed() -> None:
    compared = beaten = 0
    for seed in range(24):
        random = Random(f"proof/{seed}")
        game = set_up(random.choice((2, 2, 3, 4)), RuleSet(), random)
        for position, held, _, result in turns(game, random, 0.2):
            if min(position.figures_left()) > 3 and sum(position.set_aside) < 2:
                continue
            prover = Prover(position, held)
            try:
                outcomes = {outcome(position, held, turn) for turn in all_turns(position, held, 300)}
            except TooManyTurns:
                continue
            assert {outcome(position, held, turn) for turn in prover.turns()} == outcomes
            assert {share for _, share in prover.endings()} == outcomes - {None}
            compared += 1
            if result.position.phase is Phase.TURNS:
                chance = beaten_by_looking_at_all(result.position)
                if chance is not None:
                    assert chance_to_be_beaten(result.position) == chance
                    beaten += chance > 0
    assert compared > 20
    assert beaten > 2


def wins_by_looking_at_all(position: Position, seat: int) -> bool:
    """As `wins_for_sure`, without any shortcut."""
    if position.phase is Phase.OVER:
        return score(position).winners == (seat,)
    held = Hand(position.seat_to_act, position.unseen_tiles(position.seat_to_act))
    outcomes = [
        wins_by_looking_at_all(play_turn(position, turn, held).position, seat)
        for turn in all_turns(position, held, 10_000)
    ]
    return any(outcomes) if position.seat_to_act == seat else all(outcomes)


def test_a_sure_win_is_one_against_every_answer() -> None:
    found: Counter[bool] = Counter()
    for seed in range(60):
        random = Random(f"sure/{seed}")
        for position, _, _, _ in turns(set_up(2, RuleSet(), random), random, 0.9):
            if not any(position.stock_sizes) and sum(position.hand_sizes) <= 4:
                for seat in range(2):
                    wins = wins_for_sure(position, seat)
                    assert wins == wins_by_looking_at_all(position, seat)
                    found[wins] += 1
    assert found[True] > 5
    assert found[False] > 5
