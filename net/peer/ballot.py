"""Votes on silent players, step by step, and what follows from them."""

from collections.abc import Collection

from net.cutting import CutVote, check_vote, seats_cut, voters_on
from net.misconduct import Fault, Misconduct
from net.state import TableState


class TwoVotes(Misconduct):
    """A seat signed both words on one player in one step: both votes are the proof."""

    def __init__(self, first: CutVote, second: CutVote) -> None:
        super().__init__(first.seat, Fault.TWO_VOTES, f"step {first.step}, seat {first.cut}")
        self.first = first
        self.second = second


class Ballot:
    """The votes of the step at hand and of steps before it, which prove who voted against its own vote."""

    def __init__(self) -> None:
        self._votes: dict[int, dict[tuple[int, int], CutVote]] = {}

    def of_step(self, step: int) -> tuple[CutVote, ...]:
        """The votes of a step, in settled order."""
        votes = self._votes.get(step, {})
        return tuple(votes[key] for key in sorted(votes))

    def by(self, step: int, seats: tuple[int, ...]) -> tuple[CutVote, ...]:
        """What these seats voted in a step."""
        return tuple(vote for vote in self.of_step(step) if vote.seat in seats)

    def all_by(self, seats: tuple[int, ...]) -> tuple[CutVote, ...]:
        """What these seats voted in all steps that are remembered."""
        return tuple(vote for step in sorted(self._votes) for vote in self.by(step, seats))

    def add(self, state: TableState, vote: CutVote) -> bool:
        """Take a vote in, `state` being that before its step; whether it is new. TwoVotes holds the proof."""
        known = self._votes.get(vote.step, {}).get(vote.order)
        if known is not None and known.keeps == vote.keeps:
            return False
        check_vote(state, vote)
        if known is not None:
            raise TwoVotes(known, vote)
        self._votes.setdefault(vote.step, {})[vote.order] = vote
        return True

    def outcome(
        self, state: TableState, departures: Collection[int]
    ) -> tuple[tuple[int, ...], tuple[CutVote, ...]]:
        """The seats that the votes of the step at hand, in which these seats departed, cut; and these votes."""
        votes = self.of_step(state.step)
        cut = seats_cut(state, votes, departures)
        if not cut:
            return (), ()
        needed = voters_on(state, cut[0], departures)
        return cut, tuple(vote for vote in votes if vote.cut == cut[0] and not vote.keeps and vote.seat in needed)

    def by_on(self, step: int, seat: int, other: int) -> CutVote | None:
        """The seat's word on the other in a step."""
        return self._votes.get(step, {}).get((other, seat))

    def has_cut(self, step: int, seat: int, other: int) -> bool:
        """Whether the seat voted to go on without the other."""
        vote = self.by_on(step, seat, other)
        return vote is not None and not vote.keeps

    def is_kept(self, step: int, other: int, gone: Collection[int]) -> bool:
        """Whether any player said in this step that the other is here, but those who have left in it."""
        return any(vote.cut == other and vote.keeps and vote.seat not in gone for vote in self.of_step(step))

    def forget_before(self, step: int) -> None:
        """Drop the votes of all earlier steps."""
        for old in [old for old in self._votes if old < step]:
            del self._votes[old]
