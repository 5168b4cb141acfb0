"""Inputs kept from fuzzing, and some mutations of them; `python -m tests.net.fuzz.run` goes on for longer."""

from __future__ import annotations

import random

import pytest

from tests.net.fuzz.run import corpus, run_at_random


@pytest.mark.long
@pytest.mark.timeout(600)
def test_many_mutations() -> None:
    run_at_random(runs=3000, seed=random.randrange(2**32))


def test_kept_inputs_and_mutations() -> None:
    assert len(corpus()) >= 30
    run_at_random(runs=100, seed=1)
