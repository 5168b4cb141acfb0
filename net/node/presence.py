"""How the other players of a table are reached, as it is told."""

from net.charter import Charter
from net.messages import Departure, decode_body
from net.node.events import Presence, Reach
from net.node.limits import AWAY_AFTER_SECONDS
from net.peer.machine import TablePeer
from net.text import player_name


class Roll:
    """The other players of a charter, by installation, and how each was last told to be reached."""

    def __init__(self, charter: Charter, own: bytes) -> None:
        seats: dict[bytes, tuple[int, ...]] = {}
        for number, seat in enumerate(charter.seats):
            if seat.installation != own:
                seats[seat.installation] = (*seats.get(seat.installation, ()), number)
        self._seats = seats
        self._names = {
            installation: player_name(charter.seats[numbers[0]].name, numbers[0])
            for installation, numbers in seats.items()
        }
        self._since: dict[bytes, tuple[Reach, float]] = {}
        self._told: tuple[Presence, ...] | None = None

    def look(self, peer: TablePeer, now: float) -> tuple[Presence, ...] | None:
        """All players as they are reached now, or None if nothing changed since it was last told."""
        players = tuple(self._presence(peer, installation, now) for installation in self._seats)
        if players == self._told:
            return None
        self._told = players
        return players

    def _presence(self, peer: TablePeer, installation: bytes, now: float) -> Presence:
        seats = self._seats[installation]
        reach, since, exhausted = Reach.HERE, now, False
        silence = peer.patience.silence(installation)
        if not any(peer.state.seats[seat].present for seat in seats):
            reach = Reach.CUT if _was_cut(peer, seats[0]) else Reach.LEFT
        elif _is_leaving(peer, seats):
            reach = Reach.LEFT
        elif silence is not None and now - silence.since >= AWAY_AFTER_SECONDS:
            reach = Reach.WITHHOLDING if silence.connected else Reach.AWAY
            since, exhausted = silence.since, peer.patience.is_exhausted(installation)
        known = self._since.get(installation)
        if known is not None and known[0] is reach:
            since = known[1]
        self._since[installation] = (reach, since)
        return Presence(installation, seats, self._names[installation], reach, since, exhausted)


def _is_leaving(peer: TablePeer, seats: tuple[int, ...]) -> bool:
    """Whether the last word of the player's seats is here, though the step is not whole yet."""
    return peer.wishes.leaving.keys() >= {seat for seat in seats if peer.state.seats[seat].present}


def _was_cut(peer: TablePeer, seat: int) -> bool:
    """Whether the seat's last absence began with a cut, not with a departure of its player's."""
    for step in reversed(peer.ledger.steps):
        if seat in step.cut:
            return True
        for message in step.messages:
            if message.seat == seat:
                return not isinstance(decode_body(message.body), Departure)
    return False
