"""The mutators by name."""

from collections.abc import Callable
from random import Random
from typing import Any

Mutator = Callable[[Any, Random], None]

MUTATORS: dict[str, Mutator] = {}


def mutator(name: str) -> Callable[[Mutator], Mutator]:
    """Register a function that changes a record in place, or leaves it as it is where it doesn't apply."""

    def register(function: Mutator) -> Mutator:
        assert name not in MUTATORS
        MUTATORS[name] = function
        return function

    return register
