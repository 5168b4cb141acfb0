"""Cutting a silent player: the signed votes of all others still in, unless one of them says the player is here."""

from collections.abc import Collection
from typing import NamedTuple, Self

from net.encoding import Value
from net.errors import RemoteProtocolError
from net.hashing import preimage
from net.limits import MAXIMUM_SEATS, MAXIMUM_STEPS
from net.reading import Reader
from net.signing import SIGNATURE_BYTES, PublicKey, SigningKey
from net.state import TableState


class CutVote(NamedTuple):
    """A seat's signed word on another player in this step: to go on without, or (`keeps`) that its words are here.

    A vote is cast for an installation by its lowest seat still in, with its key or, should that be lost, the
    installation's, and names the lowest seat of the other. Nobody signs both words in one step.
    """

    seat: int
    step: int
    cut: int
    keeps: bool
    signature: bytes

    @property
    def order(self) -> tuple[int, int]:
        """What votes of one step are sorted by."""
        return self.cut, self.seat

    def to_value(self) -> Value:
        """The vote as an array."""
        return [self.seat, self.step, self.cut, self.keeps, self.signature]

    @classmethod
    def from_value(cls, value: Value) -> Self:
        """The vote in an array; RemoteProtocolError if it holds none."""
        reader = Reader(value, "vote")
        seats = MAXIMUM_SEATS - 1
        vote = cls(
            reader.integer(seats),
            reader.integer(MAXIMUM_STEPS),
            reader.integer(seats),
            reader.boolean(),
            reader.bytes_of(SIGNATURE_BYTES),
        )
        reader.end()
        return vote


def cast_vote(key: SigningKey, state: TableState, seat: int, cut: int, *, keeps: bool) -> CutVote:
    """The vote of a seat in the step at hand."""
    return CutVote(seat, state.step, cut, keeps, key.sign(_message(state, seat, cut, keeps)))


def check_vote(state: TableState, vote: CutVote) -> None:
    """RemoteProtocolError unless the vote is of this step, of a player still in on another, and signed."""
    if vote.step != state.step:
        raise RemoteProtocolError("a vote is of another step")
    players = {seats[0] for seats in players_present(state).values()}
    if vote.seat not in players or vote.cut not in players or vote.seat == vote.cut:
        raise RemoteProtocolError("a vote is not of one player still in on another")
    message = _message(state, vote.seat, vote.cut, vote.keeps)
    keys = (state.seats[vote.seat].key, PublicKey(state.charter.seats[vote.seat].installation))
    if not any(key.verifies(vote.signature, message) for key in keys):
        raise RemoteProtocolError(f"a vote of seat {vote.seat} is not signed by its key")


def players_present(state: TableState) -> dict[bytes, tuple[int, ...]]:
    """The seats still in, by the installation that holds them."""
    players: dict[bytes, tuple[int, ...]] = {}
    for seat in state.present:
        installation = state.charter.seats[seat].installation
        players[installation] = (*players.get(installation, ()), seat)
    return players


def seats_gone(state: TableState, departures: Collection[int]) -> tuple[int, ...]:
    """The seats of players of whom all seats still in have said their last word in this step, which these did."""
    if not departures:
        return ()
    players = players_present(state).values()
    return tuple(sorted(seat for seats in players if set(seats) <= set(departures) for seat in seats))


def voters_on(state: TableState, target: int, departures: Collection[int]) -> frozenset[int]:
    """The seats that must vote for going on without the player of this one: of all others who have not just left.

    Nobody where they are no majority.
    """
    gone = seats_gone(state, departures)
    players = {seats[0] for seats in players_present(state).values() if seats[0] not in gone}
    others = frozenset(players - {target})
    return others if target in players and is_majority(len(others), len(players)) else frozenset()


def seats_cut(state: TableState, votes: tuple[CutVote, ...], departures: Collection[int]) -> tuple[int, ...]:
    """The seats that these votes cut: all of one player, once all others still in voted and are the majority.

    Who has left in this step, where these seats did, has no vote in it.
    """
    for seats in players_present(state).values():
        needed = voters_on(state, seats[0], departures)
        if needed and needed <= {vote.seat for vote in votes if vote.cut == seats[0] and not vote.keeps}:
            return seats
    return ()


def is_majority(others: int, players: int) -> bool:
    """Whether this many players may go on without the rest."""
    return 2 * others > players


def _message(state: TableState, seat: int, cut: int, keeps: bool) -> bytes:
    return preimage("cut", state.table_id, seat, state.step, state.previous, cut, int(keeps))
