"""A game between computers as it goes on: what the node tells of it, in the window's words."""

from __future__ import annotations

import time
from collections.abc import Sequence

from net import node as told_by
from net.node import Reach
from net.samurai.table import NetworkTable
from net.state import Stage
from samurai_qt.lan import events
from samurai_qt.lan.model import Audit, Presence
from samurai_qt.lan.transcripts import CheckedTranscript
from samurai_qt.table.link import Link

_LINKS = {
    Reach.HERE: Link.CONNECTED,
    Reach.AWAY: Link.RECONNECTING,
    Reach.WITHHOLDING: Link.RECONNECTING,
    Reach.LEFT: Link.LEFT,
    Reach.CUT: Link.CARETAKER,
}


class Playing:
    """Follows one table."""

    def __init__(self, table: NetworkTable) -> None:
        self.table = table
        self.leaving = False
        self.let_go = False
        """Whether the table, which the player here has left, is asked to be kept no more."""
        self.is_over = False
        self.must_conclude = False
        self._proposal = events.EndProposed(())
        self._departing = False
        self._taken: tuple[int, ...] = ()
        self._players: tuple[told_by.Presence, ...] = ()
        self._exhausted: set[bytes] = set()
        self._stopped = False

    @property
    def taken(self) -> tuple[int, ...]:
        """The own seats of people that the caretaker plays now."""
        seats = self.table.standing.state.seats
        return tuple(
            seat for seat in self.table.own if not seats[seat].present and self.table.seats[seat].player == "human"
        )

    @property
    def has_left(self) -> bool:
        """Whether the last messages of all own seats are said."""
        seats = self.table.standing.state.seats
        return self.leaving and not any(seats[seat].present for seat in self.table.own)

    def first_events(self) -> Sequence[events.LanEvent]:
        """What is known at the beginning."""
        return (events.PresenceChanged(self._presence()), *self._changes())

    def hear(self, told: object) -> Sequence[events.LanEvent] | None:
        """What something told means; None where it is nothing of the game."""
        if isinstance(told, told_by.PresenceChanged):
            self._players = told.players
            return (events.PresenceChanged(self._presence()), *self._exhaustion())
        if isinstance(told, told_by.Replaced):
            return (events.OpenedElsewhere(),)
        if isinstance(told, told_by.Settled):
            return ()
        if not isinstance(told, told_by.Moved | told_by.Undone | told_by.Unsubmitted | told_by.Over):
            return None
        if isinstance(told, told_by.Over):
            self.is_over = True
        self.table.handle(told)
        undone: Sequence[events.LanEvent] = (events.Undone(),) if isinstance(told, told_by.Undone) else ()
        return (*undone, *self._changes())

    def checked(self, checked: CheckedTranscript | None, fault: str, file: str) -> Sequence[events.LanEvent]:
        """The game's transcript has been audited, or the audit found a fault."""
        if checked is None:
            return (events.Audited(Audit(fault=fault), file),)
        found = checked.audit
        if found.convicted is None:
            self.table.open_up(dict(enumerate(found.items)))
        audit = Audit(
            found.signatures,
            sum(len(seat.commitments) for seat in found.before_opening.seats),
            len(checked.transcript.steps),
            found.unopened,
            "" if found.convicted is None else found.convicted.fault.name,
            -1 if found.convicted is None else found.convicted.seat,
        )
        return (events.Audited(audit, file),)

    def _changes(self) -> Sequence[events.LanEvent]:
        """What of the table's standing is different from what was told last."""
        told: list[events.LanEvent] = []
        standing = self.table.standing
        proposal = self._proposing()
        if proposal != self._proposal:
            self._proposal = proposal
            told.append(proposal)
        going = [resigned for seat, resigned in standing.leaving.items() if seat in self.table.own]
        if going and not self._departing:
            told.append(events.Departing(going[0]))
        self._departing = bool(going)
        taken = () if self.leaving else self.taken
        if taken != self._taken:
            self._taken = taken
            told += [events.SeatTaken(bool(taken)), events.PresenceChanged(self._presence())]
        if standing.stopped is not None and not self._stopped:
            self._stopped = True
            told.append(events.Stopped(standing.stopped.seat, standing.stopped.fault.name))
        return told

    def _proposing(self) -> events.EndProposed:
        """The seats of people that would end the game here: a bot wishes what its computer's person does."""
        standing = self.table.standing
        state = standing.state
        if state.stage is not Stage.PLAYING:
            return events.EndProposed(())
        people = {seat for seat, info in enumerate(self.table.seats) if info.player == "human"}
        said, own = people & state.agreeing, people & {*self.table.own}
        wished = own & standing.wishing
        return events.EndProposed(tuple(sorted((said - own) | wished)), pending=wished != said & own)

    def _presence(self) -> tuple[Presence, ...]:
        now = time.monotonic()
        seats = [
            Presence(Link.CARETAKER if seat in self.taken else Link.HERE, now)
            if seat in self.table.own
            else Presence(Link.CONNECTED if self.table.own else Link.WATCHED, now)
            for seat in range(len(self.table.seats))
        ]
        for player in self._players:
            for seat in player.seats:
                seats[seat] = Presence(_LINKS[player.reach], player.since)
        for seat in self.table.standing.leaving.keys() - {*self.table.own}:
            seats[seat] = Presence(Link.LEFT, now)
        return tuple(seats)

    def _exhaustion(self) -> Sequence[events.LanEvent]:
        """Each player who has been silent for the whole grace is told of once."""
        if not self.table.own:
            return ()
        silent = [player for player in self._players if player.exhausted]
        news = [player for player in silent if player.installation not in self._exhausted]
        self._exhausted = {player.installation for player in silent}
        if self.table.standing.state.stage is Stage.OPENING_UP:
            # The game is over: who does not open up is named, and not waited for any longer.
            self.must_conclude = bool(news)
            return ()
        still_in = [player for player in self._players if player.reach not in (Reach.LEFT, Reach.CUT)]
        # All others still in have to be more than half of those in, this computer among them.
        can_cut = 2 * len(still_in) > len(still_in) + 1
        return [events.GraceOver(player.seats[0], can_cut) for player in news]
