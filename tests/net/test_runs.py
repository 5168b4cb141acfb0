"""Fifty seeds of whole games over a faulty network; five hundred with the marker `long`."""

import pytest

from tests.net.runs import run_seed

SEEDS = 50
LONG_SEEDS = 500


@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_game_ends_alike_for_all(seed: int) -> None:
    run_seed(seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(SEEDS, LONG_SEEDS))
def test_a_game_ends_alike_for_all_at_length(seed: int) -> None:
    run_seed(seed)
