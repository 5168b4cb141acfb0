"""Another game with the same players in the same seats: what is opened here."""

from __future__ import annotations

from engine.samurai import SeatInfo
from net.node import HostTerms
from net.node.rematch import PERSON, player_seats
from net.samurai import terms_of
from net.samurai.table import NetworkTable


def person_at(table: NetworkTable) -> SeatInfo | None:
    """The seat of the person at this computer, None where nobody sits here."""
    return next((table.seats[seat] for seat in table.own if table.seats[seat].player == PERSON), None)


def rematch_terms(table: NetworkTable) -> HostTerms:
    """The table to open again here: own seats and all bots' beside players, in the order of seats."""
    players = player_seats(table.standing.state.charter.seats)
    others = {seat for seat in players.values() if seat not in table.own}
    seats = tuple(
        (seat.name, seat.colour, seat.player) for number, seat in enumerate(table.seats) if number not in others
    )
    terms = terms_of(table.position.rules, table.standing.state.charter.grace)
    return HostTerms(table.name, terms, len(table.seats), seats)
