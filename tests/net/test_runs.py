"""Fifty seeds of whole games over a faulty network; `python -m tests.net.runs FIRST LAST` runs any others."""

import pytest

from tests.net.runs import run_seed

SEEDS = 50


@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_game_ends_alike_for_all(seed: int) -> None:
    run_seed(seed)
