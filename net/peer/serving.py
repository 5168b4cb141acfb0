"""Bringing others up to date: players as they say how far they are, watchers by whole steps alone."""

from net.limits import MAXIMUM_STEPS_IN_FRAME, STEPS_LOOKED_BACK
from net.peer.ballot import Ballot
from net.peer.frames import Said, Steps, Voted
from net.peer.ledger import Ledger
from net.peer.outbox import Outbox


class Serving:
    """Sends steps and messages that others lack; the same to one of them only once between two ticks."""

    def __init__(self, ledger: Ledger, ballot: Ballot, outbox: Outbox) -> None:
        self.reached: dict[bytes, int] = {}
        """The seats, as bits, whose computers each connected one reaches."""
        self._ledger = ledger
        self._ballot = ballot
        self._outbox = outbox
        self._sent: dict[bytes, int] = {}
        self._shown: set[bytes] = set()

    def tick(self) -> None:
        """Time goes on: what was sent may be sent again."""
        self._sent.clear()
        self._shown.clear()

    def forget(self, installation: bytes) -> None:
        """A connection is gone, or new."""
        self.reached.pop(installation, None)
        self._sent.pop(installation, None)
        self._shown.discard(installation)

    def is_reached(self, installation: bytes, seats: tuple[int, ...]) -> bool:
        """Whether an installation, whose seats these are, is connected to this computer or to one that is."""
        if installation in self._outbox.connected:
            return True
        bits = sum(1 << seat for seat in seats)
        return any(self.reached.get(other, 0) & bits for other in self._outbox.connected)

    def watch(self, installation: bytes, step: int) -> None:
        """A watcher says how far it is."""
        self.send_steps(installation, step)
        self._outbox.watchers[installation] = len(self._ledger.steps)

    def send_to_watchers(self) -> None:
        """Send the newest step to all who have followed so far."""
        newest = len(self._ledger.steps) - 1
        for installation, due in sorted(self._outbox.watchers.items()):
            if due == newest:
                self._outbox.send(installation, Steps(newest, (self._ledger.steps[newest],)))
                self._outbox.watchers[installation] = newest + 1

    def send_steps(self, installation: bytes, first: int) -> None:
        """Send all whole steps from this number on, as far as they have not been sent since the last tick."""
        steps = self._ledger.steps
        if first < self._sent.get(installation, 0):
            return
        for number in range(max(first, len(steps) - STEPS_LOOKED_BACK), len(steps)):
            self.send_votes(installation, number)
        for start in range(first, len(steps), MAXIMUM_STEPS_IN_FRAME):
            self._outbox.send(installation, Steps(start, tuple(steps[start : start + MAXIMUM_STEPS_IN_FRAME])))
        self._sent[installation] = len(steps)
        if installation in self._outbox.connected:
            self.send_held(installation, 0)

    def send_held(self, installation: bytes, known: int) -> None:
        """Send the messages of the step at hand but those of these seats (as bits), and the votes."""
        self.send_votes(installation, self._ledger.state.step)
        for seat, message in sorted({**self._ledger.early, **self._ledger.held}.items()):
            if not known >> seat & 1:
                self._outbox.send(installation, Said(self._ledger.state.previous, message))

    def send_votes(self, installation: bytes, step: int) -> None:
        """Send the votes of a step, of cuts that did not come about too."""
        for vote in self._ballot.of_step(step):
            self._outbox.send(installation, Voted(self._ledger.state_before(step).previous, vote))

    def send_evidence(self, installation: bytes, first: int) -> bool:
        """Show one who came to another history the last steps and votes, in which somebody said two things.

        Whether that was done: once between two ticks.
        """
        if installation in self._shown:
            return False
        self._shown.add(installation)
        for step in range(first, self._ledger.state.step + 1):
            self.send_votes(installation, step)
        steps = self._ledger.steps[first : first + MAXIMUM_STEPS_IN_FRAME]
        self._outbox.send(installation, Steps(first, tuple(steps)))
        return True
