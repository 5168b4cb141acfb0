"""Cutting a silent player: the signed votes of all others still in."""

from typing import NamedTuple, Self

from net.encoding import Value
from net.errors import RemoteProtocolError
from net.hashing import preimage
from net.limits import MAXIMUM_SEATS, MAXIMUM_STEPS
from net.reading import Reader
from net.signing import SIGNATURE_BYTES, SigningKey
from net.state import TableState


class CutVote(NamedTuple):
    """A seat's signed wish to go on without the player of another seat from this step on.

    A vote is cast for an installation by its lowest seat still in, and names the lowest seat of the one to cut.
    """

    seat: int
    step: int
    cut: int
    signature: bytes

    def to_value(self) -> Value:
        """The vote as an array."""
        return [self.seat, self.step, self.cut, self.signature]

    @classmethod
    def from_value(cls, value: Value) -> Self:
        """The vote in an array; RemoteProtocolError if it holds none."""
        reader = Reader(value, "vote")
        seats = MAXIMUM_SEATS - 1
        vote = cls(
            reader.integer(seats),
            reader.integer(MAXIMUM_STEPS),
            reader.integer(seats),
            reader.bytes_of(SIGNATURE_BYTES),
        )
        reader.end()
        return vote


def cast_vote(key: SigningKey, state: TableState, seat: int, cut: int) -> CutVote:
    """The vote of a seat in the step at hand."""
    return CutVote(seat, state.step, cut, key.sign(_message(state, seat, cut)))


def check_vote(state: TableState, vote: CutVote) -> None:
    """RemoteProtocolError unless the vote is of this step, of a player still in against another, and signed."""
    if vote.step != state.step:
        raise RemoteProtocolError("a vote is of another step")
    players = {seats[0] for seats in players_present(state).values()}
    if vote.seat not in players or vote.cut not in players or vote.seat == vote.cut:
        raise RemoteProtocolError("a vote is not of one player still in against another")
    if not state.seats[vote.seat].key.verifies(vote.signature, _message(state, vote.seat, vote.cut)):
        raise RemoteProtocolError(f"a vote of seat {vote.seat} is not signed by its key")


def players_present(state: TableState) -> dict[bytes, tuple[int, ...]]:
    """The seats still in, by the installation that holds them."""
    players: dict[bytes, tuple[int, ...]] = {}
    for seat in state.present:
        installation = state.charter.seats[seat].installation
        players[installation] = (*players.get(installation, ()), seat)
    return players


def seats_cut(state: TableState, votes: tuple[CutVote, ...]) -> tuple[int, ...]:
    """The seats that these votes cut: all of one player, once all others still in voted and are the majority."""
    players = list(players_present(state).values())
    for seats in players:
        voters = {vote.seat for vote in votes if vote.cut == seats[0]}
        others = {other[0] for other in players if other != seats}
        if voters >= others and 2 * len(others) > len(players):
            return seats
    return ()


def _message(state: TableState, seat: int, cut: int) -> bytes:
    return preimage("cut", state.table_id, seat, state.step, state.previous, cut)
