"""The blunder suite: positions with an answer any good player sees (docs/bots.md)."""

from collections import Counter
from random import Random

import pytest

from engine.samurai import FIGURES, Phase
from engine.samurai.bots import Budget, make_bot
from tests.engine.bots.blunders import PROVEN, Blunder, load_blunders, solves
from tests.engine.bots.proof import Prover

BLUNDERS = load_blunders()
MASTER = Budget(playouts=600)
HARD = Budget(playouts=24)


def ids(blunder: Blunder) -> str:
    return blunder.name


@pytest.mark.parametrize("blunder", BLUNDERS, ids=ids)
def test_the_position_is_sound_and_sharp(blunder: Blunder) -> None:
    # No figure is lost or found, there is an answer, and plenty of turns miss it.
    position = blunder.position
    assert position.phase is Phase.TURNS
    assert len(blunder.hand.tiles) == position.hand_sizes[blunder.hand.seat]
    for figure in FIGURES:
        off_board = position.set_aside[figure.index] + sum(counts[figure.index] for counts in position.captured)
        total = position.board.figures_of_each_kind
        assert position.figures_left()[figure.index] + off_board == total
    turns = list(Prover(position, blunder.hand).turns())
    right = sum(solves(blunder, turn) for turn in turns)
    assert 0 < right <= 0.75 * len(turns)


@pytest.mark.parametrize("blunder", BLUNDERS, ids=ids)
def test_master_solves(blunder: Blunder) -> None:
    turn = make_bot("master").choose_turn(blunder.position, blunder.hand, MASTER, Random(1))
    assert solves(blunder, turn)


def test_hard_solves_nine_in_ten() -> None:
    hard = make_bot("hard")
    missed = [
        blunder.name
        for blunder in BLUNDERS
        if not solves(blunder, hard.choose_turn(blunder.position, blunder.hand, HARD, Random(1)))
    ]
    assert len(missed) <= len(BLUNDERS) / 10, missed


@pytest.mark.parametrize("blunder", BLUNDERS[-PROVEN:], ids=ids)
def test_a_proven_position_can_come_up(blunder: Blunder) -> None:
    position = blunder.position
    for seat in range(position.players):
        assert len(position.unseen_tiles(seat)) == position.hand_sizes[seat] + position.stock_sizes[seat]
    assert not Counter(blunder.hand.tiles) - Counter(position.unseen_tiles(blunder.hand.seat))


def test_every_kind_is_there() -> None:
    kinds = Counter(blunder.kind for blunder in BLUNDERS)
    players = Counter(blunder.position.players for blunder in BLUNDERS)
    assert len(BLUNDERS) >= 90
    assert min(players[3], players[4]) >= 12
    assert set(kinds) >= {
        "winning capture",
        "several tiles",
        "several fast tiles",
        "block",
        "do not complete",
        "break a tie",
        "smallest tile that wins",
        "exchange figures",
        "exchange tokens",
        "end while ahead",
        "fourth set aside",
    }
