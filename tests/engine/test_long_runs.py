"""The comparisons with the oracle at length: every false record of every game, many games, many points."""

import contextlib
from random import Random

import pytest

from engine.samurai import CHOICES, RecordError
from tests.engine.duel import STYLES
from tests.engine.games import GAMES, load_game
from tests.engine.mutations import mutations
from tests.engine.test_against_oracle import play
from tests.engine.test_points_against_oracle import play_turn_at_a_point
from tests.engine.test_records_against_oracle import edited_record_is_judged_alike, replayed

pytestmark = [pytest.mark.long, pytest.mark.timeout(600)]


@pytest.mark.parametrize("name", GAMES)
def test_false_records_of_each_game_are_refused(name: str) -> None:
    accepted = []
    for sort, value, place in mutations(load_game(name), Random(name)):
        with contextlib.suppress(RecordError):
            replayed(value)
            accepted.append((sort, place))
    assert accepted == []


@pytest.mark.parametrize("seed", range(100))
def test_many_games_agree(seed: int) -> None:
    random = Random(seed)
    options = {option: random.choice(values) for option, values in CHOICES.items()}
    styles = tuple(random.choice(STYLES) for _ in range(4))
    play(random.choice([2, 3, 4]), options, styles, random)


@pytest.mark.parametrize("block", range(10))
def test_many_turns_agree(block: int) -> None:
    random = Random(block)
    for _ in range(500):
        capture = random.choice(["turn-end", "immediate"])
        play_turn_at_a_point(random.choice([2, 3, 4]), capture, random.choice(STYLES), random)


@pytest.mark.parametrize("block", range(10))
def test_many_edited_records_are_judged_alike(block: int) -> None:
    random = Random(block)
    for _ in range(500):
        edited_record_is_judged_alike(random.choice(GAMES), random.choice([1, 2]), random)
