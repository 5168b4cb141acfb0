"""Have whatever was not closed complain while the test that left it open still runs."""

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def nothing_is_left_open() -> Iterator[None]:
    """A socket or transport that nobody holds and nobody closed fails the test that made it."""
    yield
    gc.collect()
