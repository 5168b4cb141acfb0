"""A rate with room for bursts."""


class TokenBucket:
    """Fills at a rate up to a burst; may go into debt, which is paid by waiting."""

    def __init__(self, per_second: float, burst: float, now: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._tokens = burst
        self._filled_at = now

    def take(self, amount: float, now: float) -> float:
        """Take so many tokens; how many seconds to wait before anything else is taken, mostly 0."""
        self._fill(now)
        self._tokens -= amount
        return max(0.0, -self._tokens / self._per_second)

    def take_if_there(self, amount: float, now: float) -> bool:
        """Take so many tokens, or none and False if there are too few."""
        self._fill(now)
        if self._tokens < amount:
            return False
        self._tokens -= amount
        return True

    def _fill(self, now: float) -> None:
        self._tokens = min(self._burst, self._tokens + max(0.0, now - self._filled_at) * self._per_second)
        self._filled_at = now
