"""How often a table lets anybody try its room code."""

from collections import deque

from net.transport.limits import MAXIMUM_WAITING_GUESSES, SECONDS_PER_GUESS

_LOOK_AGAIN_SECONDS = 0.25


class Guess:
    """One joiner's place in the row."""


class GuessLimiter:
    """Lets joiners try the code one after the other, two seconds apart unless the try before was right."""

    def __init__(self) -> None:
        self._waiting: deque[Guess] = deque()
        self._next_at = float("-inf")
        self.doors = 1
        """At how many doors of one table, this one included, the same code may be tried: together at this rate."""

    def queue(self, guess: Guess) -> bool:
        """Take a place at the end of the row; False if the row is full."""
        if len(self._waiting) >= MAXIMUM_WAITING_GUESSES:
            return False
        self._waiting.append(guess)
        return True

    def is_due(self, guess: Guess, now: float) -> bool:
        """Whether it is this one's turn; if so, it has had it."""
        if now < self._next_at or not self._waiting or self._waiting[0] is not guess:
            return False
        self._waiting.popleft()
        self._next_at = now + self.doors * SECONDS_PER_GUESS
        return True

    def look_again_at(self, now: float) -> float:
        """When to ask again: soon, since who waits is let through as soon as the one before was right."""
        return now + _LOOK_AGAIN_SECONDS

    def succeeded(self) -> None:
        """The try was right and costs nobody any time."""
        self._next_at = float("-inf")

    def withdraw(self, guess: Guess) -> None:
        """Leave the row, if still in it."""
        if guess in self._waiting:
            self._waiting.remove(guess)
