"""Numbers from a seed: every peer that knows the seed gets the same row, evenly spread."""

from typing import TypeVar

from net.hashing import tagged_hash

T = TypeVar("T")

_BLOCK = 8
_RANGE = 1 << (8 * _BLOCK)


class NumberStream:
    """A row of numbers from a 32-byte seed: of SHA-256 over seed and counter, unevenness rejected."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._counter = 0

    def below(self, bound: int) -> int:
        """The next number from 0 to bound - 1, each equally likely."""
        limit = _RANGE - _RANGE % bound
        while True:
            block = tagged_hash("number", self._seed, self._counter)[:_BLOCK]
            self._counter += 1
            number = int.from_bytes(block, "big")
            if number < limit:
                return number % bound

    def shuffle(self, items: list[T]) -> None:
        """Put the items into an order of which each is equally likely (Fisher and Yates, from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
