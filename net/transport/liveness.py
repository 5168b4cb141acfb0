"""Whether the other side is still there: pings, and how long it has said nothing."""

from net.errors import RemoteProtocolError
from net.transport.timing import Timing

_NUMBERS = 2**32


class Liveness:
    """Counts pings and silence of one connection, in seconds of the caller's clock."""

    def __init__(self, timing: Timing, now: float) -> None:
        self._timing = timing
        self._heard_at = now
        self._pinged_at = now
        self._number = 0
        self._is_waiting = False
        self.round_trip: float | None = None

    def heard(self, now: float) -> None:
        """Something came, whatever it was."""
        self._heard_at = now

    def is_gone(self, now: float) -> bool:
        """Whether the other side has been silent for too long."""
        return now >= self._heard_at + self._timing.silent_after

    def ping(self, now: float) -> int | None:
        """The number to ping with, None if it is too early or the ping before is unanswered."""
        if self._is_waiting or now < self._pinged_at + self._timing.ping_after:
            return None
        self._number = (self._number + 1) % _NUMBERS
        self._pinged_at = now
        self._is_waiting = True
        return self._number

    def pong(self, number: int, now: float) -> None:
        """Take an answer; RemoteProtocolError for one to no ping."""
        if not self._is_waiting or number != self._number:
            raise RemoteProtocolError("a pong came without a ping")
        self._is_waiting = False
        self.round_trip = now - self._pinged_at

    def next_tick(self) -> float:
        """When a ping is due or the silence too long."""
        gone_at = self._heard_at + self._timing.silent_after
        return gone_at if self._is_waiting else min(gone_at, self._pinged_at + self._timing.ping_after)
