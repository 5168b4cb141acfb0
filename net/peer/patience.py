"""Who is waited for, and since when, on this computer's own monotonic clock; no clock value leaves it."""

from collections.abc import Collection
from typing import NamedTuple

from net.cutting import players_present
from net.expecting import NAMING
from net.peer.ledger import Ledger
from net.peer.serving import Serving
from net.state import Called, Together


class Silence(NamedTuple):
    """A player from whom nothing comes: away, or `connected` and withholding what its program says by itself."""

    installation: bytes
    since: float
    connected: bool


class Patience:
    """Silences of other installations; who has said that it leaves is waited for no more."""

    def __init__(self, grace: float) -> None:
        """`grace` are the seconds after which a silence has lasted long enough."""
        self.now = 0.0
        self._grace = grace
        self._silences: dict[bytes, Silence] = {}
        self._step = -1

    def update(
        self, now: float, ledger: Ledger, own: bytes, serving: Serving, unanswered: Collection[bytes] = ()
    ) -> None:
        """It is this time (seconds): see who is away, and who is here but owes what needs no choice, or an answer
        to this computer's recall.
        """
        self.now = max(self.now, now)
        step = ledger.state.step
        silences: dict[bytes, Silence] = {}
        gone = ledger.gone(step)
        for installation, seats in players_present(ledger.state).items():
            connected = serving.is_reached(installation, seats)
            if (
                installation == own
                or seats[0] in gone
                or (connected and installation not in unanswered and not any(_owes(ledger, seat) for seat in seats))
            ):
                continue
            known = self._silences.get(installation)
            goes_on = known is not None and known.connected == connected and (not connected or step == self._step)
            since = known.since if known is not None and goes_on else self.now
            silences[installation] = Silence(installation, since, connected)
        self._silences, self._step = silences, step

    def silence(self, installation: bytes) -> Silence | None:
        """The installation's silence, or None."""
        return self._silences.get(installation)

    def is_exhausted(self, installation: bytes) -> bool:
        """Whether the installation has been silent for the whole grace."""
        silence = self._silences.get(installation)
        return silence is not None and self.now - silence.since >= self._grace


def _owes(ledger: Ledger, seat: int) -> bool:
    """Whether a seat's program has what it needs to say what is due by itself, and has not said it."""
    expected = ledger.expected
    if seat not in ledger.missing:
        return False
    if isinstance(expected, Together):
        return expected.kind != NAMING
    if not isinstance(expected, Called):
        return True
    return ledger.call is not None if seat != expected.seat else not expected.chooses
