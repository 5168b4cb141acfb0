"""Who sits where in another game of the same players."""

from collections.abc import Sequence

from net.charter import CharterSeat
from net.node.limits import MAXIMUM_OFFERS

PERSON = "human"


def player_seats(seats: Sequence[CharterSeat]) -> dict[bytes, int]:
    """The seat of each computer's player: its first person's, else its first."""
    players: dict[bytes, int] = {}
    for number, seat in enumerate(seats):
        first = players.setdefault(seat.installation, number)
        if seat.player == PERSON and seats[first].player != PERSON:
            players[seat.installation] = number
    return players


def keepers(seats: Sequence[CharterSeat], own: bytes) -> dict[int, bytes]:
    """For whom each seat is kept. In another's lobby a computer has one seat: the bots beside players are run by
    whoever opens it.
    """
    players = set(player_seats(seats).values())
    return {number: seat.installation if number in players else own for number, seat in enumerate(seats)}


class Offers:
    """Whose offer of a rematch has been told: each once, and not without end."""

    def __init__(self) -> None:
        self._tables: dict[bytes, set[bytes]] = {}

    def take(self, installation: bytes, table: bytes) -> bool:
        """Whether an installation's offer of this table is to be told."""
        offered = self._tables.setdefault(installation, set())
        if table in offered or len(offered) >= MAXIMUM_OFFERS:
            return False
        offered.add(table)
        return True
