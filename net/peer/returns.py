"""Players who want to take their seats back, until a caller lets them."""

from net.errors import RemoteProtocolError
from net.peer.own_seats import OwnSeat
from net.returning import Return
from net.state import TableState


class Returns:
    """At most one return a seat: others' as they came in, and those of this computer's seats."""

    def __init__(self) -> None:
        self._asked: dict[int, bytes] = {}
        self._own: set[int] = set()
        self._replaced: set[int] = set()

    def tick(self) -> None:
        """Time goes on: another return of each seat may take the place of the one there is."""
        self._replaced.clear()

    def begin(self, seat: int) -> None:
        """The player of this seat, held here, wants to come back."""
        self._own.add(seat)

    def own(self, state: TableState, seats: dict[int, OwnSeat]) -> list[bytes]:
        """The returns to ask for now, encoded."""
        asked = []
        for seat in sorted(self._own):
            if state.seats[seat].present:
                self._own.discard(seat)
                continue
            back = seats[seat].coming_back(state)
            if back is not None:
                asked.append(back.encoded())
        return asked

    def take(self, state: TableState, data: bytes) -> bool:
        """Keep a return if it is right and new; one that no longer fits is nobody's fault.

        One takes another's place only once between two ticks: else two of them could chase each other without end.
        """
        if data in self._asked.values():
            return False
        try:
            back = Return.decoded(data)
            if back.seat in self._replaced:
                return False
            back.check(state)
        except RemoteProtocolError:
            return False
        if back.seat in self._asked:
            self._replaced.add(back.seat)
        self._asked[back.seat] = data
        return True

    def of(self, state: TableState) -> bytes:
        """The return that a call may hold now, encoded, or nothing."""
        for seat, data in sorted(self._asked.items()):
            try:
                Return.decoded(data).check(state)
            except RemoteProtocolError:
                del self._asked[seat]
            else:
                return data
        return b""
