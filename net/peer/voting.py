"""This computer's part in cutting silent players: its votes, and what they forbid it."""

from net.cutting import cast_vote, players_present, voters_on
from net.errors import LocalProtocolError
from net.limits import STEPS_LOOKED_BACK
from net.peer.ballot import Ballot
from net.peer.frames import Said, Voted
from net.peer.ledger import Ledger
from net.peer.outbox import Outbox
from net.peer.patience import Patience
from net.peer.recalling import Recalling
from net.peer.stored import Cast
from net.state import TableState


class Voting:
    """Who holds what a player had to say does not vote to go on without; who voted so takes it only from a keeper.

    So once all others have voted, none of them takes that player's words, and all go on from the same step. Who has
    voted votes against nobody else before the first is kept: else two players could each go on without the other.
    """

    def __init__(
        self, installation: bytes, ledger: Ledger, ballot: Ballot, outbox: Outbox, recalling: Recalling
    ) -> None:
        self._installation = installation
        self._ledger = ledger
        self._ballot = ballot
        self._outbox = outbox
        self._recalling = recalling

    def take(self, installation: bytes, frame: Voted) -> None:
        """A vote has come in; TwoVotes where its seat has signed the other word before."""
        step, newest = frame.vote.step, self._ledger.state.step
        if not max(0, newest - STEPS_LOOKED_BACK) <= step <= newest:
            return
        before = self._ledger.state_before(step)
        if frame.previous != before.previous:
            # It is of another history: the steps will tell.
            return
        if self._ballot.add(before, frame.vote):
            self._outbox.broadcast(frame, installation)
        if step < newest:
            self._keep_players_of(step)

    def vote_to_cut(self, seat: int, patience: Patience) -> None:
        """Vote to go on without the player of a seat; LocalProtocolError if that can't be (yet)."""
        state = self._ledger.state
        players = players_present(state)
        target = state.charter.seats[seat].installation
        if target == self._installation or target not in players or self._installation not in players:
            raise LocalProtocolError("only another player still in can be cut")
        departures, gone = self._ledger.departures(state.step), self._ledger.gone(state.step)
        if players[self._installation][0] in gone:
            raise LocalProtocolError("who leaves has no vote any more")
        if not voters_on(state, players[target][0], departures):
            raise LocalProtocolError("the players left are not more than half of those in")
        if self._ledger.has_all_of(players[target], state.step):
            raise LocalProtocolError("this player has said what was due")
        own = players[self._installation][0]
        for vote in self._ballot.by(state.step, (own,)):
            if vote.cut != players[target][0] and not vote.keeps and not self._is_void(state.step, vote.cut):
                raise LocalProtocolError("a vote against another player stands")
        if self._recalling.key_to_vote(players[self._installation][0], state.step) is None:
            raise LocalProtocolError("the others have yet to tell what this player had signed")
        if not patience.is_exhausted(target):
            raise LocalProtocolError("this player has not been silent for long enough")
        self._vote(state, players[target], keeps=False)

    def against(self, step: int) -> tuple[int, ...]:
        """The seats of all players against whom this computer voted in a step."""
        state = self._ledger.state_before(step)
        players = players_present(state)
        own = players.get(self._installation)
        return tuple(
            seat
            for target in players.values()
            if own is not None and self._ballot.has_cut(step, own[0], target[0])
            for seat in target
        )

    def may_take(self, seats: tuple[int, ...]) -> bool:
        """Whether no vote of this computer to go on without one of these players stands against it."""
        players = players_present(self._ledger.state)
        own = players.get(self._installation)
        if own is None:
            return True
        step = self._ledger.state.step
        return not any(
            set(target) & set(seats)
            and self._ballot.has_cut(step, own[0], target[0])
            and not self._is_void(step, target[0])
            for target in players.values()
        )

    def has_voted(self) -> bool:
        """Whether this computer's player has voted in the step at hand: then it does not leave in it."""
        own = players_present(self._ledger.state).get(self._installation)
        return own is not None and bool(self._ballot.by(self._ledger.state.step, own))

    def _is_void(self, step: int, target: int) -> bool:
        """Whether votes against this player can't cut it in this step: it is kept, or too many others have left."""
        gone, departures = self._ledger.gone(step), self._ledger.departures(step)
        return self._ballot.is_kept(step, target, gone) or not voters_on(
            self._ledger.state_before(step), target, departures
        )

    def keep_players(self) -> None:
        """Say of each player whom others want to cut that what was due is here, where it is."""
        self._keep_players_of(self._ledger.state.step)

    def _keep_players_of(self, step: int) -> None:
        state = self._ledger.state_before(step)
        players = players_present(state)
        own = players.get(self._installation)
        votes = self._ballot.of_step(step)
        for first in sorted({vote.cut for vote in votes if not vote.keeps}):
            target = players[state.charter.seats[first].installation]
            # Who has left by then knows no better than the others, who go by their own votes.
            has_left = own is None or own[0] in self._ledger.gone(step)
            has_voted = own is None or has_left or any(vote.seat == own[0] and vote.cut == first for vote in votes)
            if not has_voted and target != own and self._ledger.has_all_of(target, step):
                self._vote(state, target, keeps=True)
                for message in self._ledger.said_by(target, step):
                    self._outbox.broadcast(Said(state.previous, message))

    def _vote(self, state: TableState, target: tuple[int, ...], *, keeps: bool) -> None:
        voter = players_present(state)[self._installation][0]
        key = self._recalling.key_to_vote(voter, state.step)
        # What the others told may hold the word that this player had given.
        if key is None or self._ballot.by_on(state.step, voter, target[0]) is not None:
            return
        vote = cast_vote(key, state, voter, target[0], keeps=keeps)
        if self._ballot.add(state, vote):
            self._outbox.store(Cast(vote))
            self._outbox.broadcast(Voted(state.previous, vote))
