"""Taking a table up again from the records of its journal."""

from collections.abc import Iterator, Mapping

from net.errors import RemoteProtocolError
from net.peer.ballot import Ballot
from net.peer.ledger import Ledger
from net.peer.own_seats import OwnSeat
from net.peer.recalling import Recalling
from net.peer.stored import (
    Back,
    Cast,
    Going,
    Opened,
    Pledged,
    Renewed,
    Spoken,
    Started,
    StoredRecord,
    Whole,
    Wished,
)
from net.secrecy.table_secret import TableSecret


def opening_of(records: Iterator[StoredRecord]) -> Opened:
    """What a journal's table began with, taken off its records; RemoteProtocolError if that is not there."""
    opened = next(records, None)
    if isinstance(opened, Pledged):
        opened = next(records, None)
    if not isinstance(opened, Opened):
        raise RemoteProtocolError("a journal does not begin with its table's charter")
    return opened


class Restoring:
    """Puts record after record into what a peer works with, as it was before."""

    def __init__(self, ledger: Ledger, own: Mapping[int, OwnSeat], ballot: Ballot, recalling: Recalling) -> None:
        self._ledger = ledger
        self._own = own
        self._ballot = ballot
        self._recalling = recalling

    def take(self, record: StoredRecord) -> None:
        """The next record but a proof, which the peer judges; RemoteProtocolError for one not of this table."""
        if isinstance(record, Whole):
            self._ledger.catch_up(record.step)
        elif isinstance(record, Spoken):
            self._ledger.add(record.message)
            self._ledger.take_early()
        elif isinstance(record, Cast):
            self._ballot.add(self._ledger.state_before(record.vote.step), record.vote)
        elif isinstance(record, Renewed):
            own = self._seat(record.seat)
            own.renew(TableSecret(record.secret))
            own.departing = None
        elif isinstance(record, Wished):
            self._seat(record.seat).agrees = record.agrees
        elif isinstance(record, Going):
            self._seat(record.seat).departing = record.resigned
        elif isinstance(record, Back):
            self._ledger.go_back(record.step)
        elif isinstance(record, Started):
            self._recalling.had_session(record.session)
        else:
            raise RemoteProtocolError("a journal holds two charters")

    def _seat(self, number: int) -> OwnSeat:
        if number not in self._own:
            raise RemoteProtocolError("a journal speaks of another computer's seat as its own")
        return self._own[number]
