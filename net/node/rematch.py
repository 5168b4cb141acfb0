"""Who sits where in another game of the same players."""

from collections.abc import Sequence

from net.charter import CharterSeat

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
