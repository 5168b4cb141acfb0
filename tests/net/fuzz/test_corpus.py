"""Inputs kept from fuzzing, and some mutations of them; `python -m tests.net.fuzz.run` goes on for longer."""

from __future__ import annotations

from tests.net.fuzz.run import corpus, run_at_random


def test_kept_inputs_and_mutations() -> None:
    assert len(corpus()) >= 30
    run_at_random(runs=200, seed=1)
