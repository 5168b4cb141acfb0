"""What players wish besides their choices: to end the game by agreement, to leave, to resign."""

from collections.abc import Mapping

from net.messages import DEPARTURES
from net.peer.effects import Leaving
from net.peer.ledger import Ledger
from net.peer.outbox import Outbox
from net.peer.own_seats import OwnSeat
from net.peer.stored import Going, Wished
from net.state import Stage


class Wishes:
    """Keeps wishes in the journal until they are said, and tells of those who go."""

    def __init__(self, own: Mapping[int, OwnSeat], ledger: Ledger, outbox: Outbox) -> None:
        self._own = own
        self._ledger = ledger
        self._outbox = outbox
        self._told: set[tuple[int, int]] = set()

    @property
    def leaving(self) -> dict[int, bool]:
        """The seats still in that have said, or here decided, that they go; whether each resigns."""
        ledger, state = self._ledger, self._ledger.state
        if state.stage not in (Stage.SEALING, Stage.PLAYING):
            return {}
        going = {seat: own.departing for seat, own in self._own.items() if own.departing is not None}
        going |= {seat: self._resigns(seat) for seat in ledger.departures(state.step)}
        return {seat: resigned for seat, resigned in sorted(going.items()) if seat in state.present}

    @property
    def agreeing(self) -> frozenset[int]:
        """The seats held here whose players wish to end the game by agreement."""
        return frozenset(seat for seat, own in self._own.items() if own.agrees)

    def agree(self, own: OwnSeat, wish: bool) -> None:
        """A player wishes, or no longer wishes, to end the game here."""
        if own.agrees is not wish:
            own.agrees = wish
            self._outbox.store(Wished(own.seat, wish))

    def depart(self, own: OwnSeat, *, resigned: bool) -> None:
        """A player leaves or resigns; who does so twice is taken by the first word."""
        if own.departing is None:
            own.departing = resigned
            self._outbox.store(Going(own.seat, resigned))

    def tell(self) -> None:
        """Tell of each seat whose last word is here now, once."""
        step = self._ledger.state.step
        for seat in sorted(self._ledger.departures(step)):
            if (step, seat) not in self._told:
                self._told.add((step, seat))
                self._outbox.emit(Leaving(seat, self._resigns(seat)))

    def _resigns(self, seat: int) -> bool:
        return self._ledger.held[seat].body == DEPARTURES[True]
