"""Inputs kept from fuzzing, and some mutations of them; `python -m tests.net.fuzz.run` goes on for longer."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.net.fuzz.corpus_folder import corpus_of
from tests.net.fuzz.run import run_at_random
from tests.net.fuzz.targets import TARGETS


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", TARGETS)
def test_many_mutations(name: str) -> None:
    run_at_random(name, runs=3000, seed=random.randrange(2**32))


@pytest.mark.parametrize("name", TARGETS)
@settings(max_examples=50, deadline=None)
@given(start=st.binary(max_size=2), kept=st.randoms(use_true_random=False), rest=st.binary(max_size=60))
def test_any_bytes_behind_a_kept_beginning(name: str, start: bytes, kept: random.Random, rest: bytes) -> None:
    data = kept.choice(corpus_of(name))
    TARGETS[name](start + data[len(start) : kept.randrange(len(data) + 1)] + rest)


@pytest.mark.parametrize("name", TARGETS)
def test_kept_inputs_and_mutations(name: str) -> None:
    assert len(corpus_of(name)) >= 10
    run_at_random(name, runs=100, seed=1)
