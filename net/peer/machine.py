"""One computer at a table once the charter is signed: a pure machine, fed with frames, time and players' wishes."""

from collections.abc import Iterable

from net.cutting import players_present
from net.errors import LocalProtocolError, RemoteProtocolError
from net.game import Game
from net.hashing import HASH_BYTES
from net.limits import STEPS_LOOKED_BACK
from net.misconduct import Fault, Misconduct
from net.peer.ballot import Ballot
from net.peer.effects import Caught, Effect, Refused, Stepped
from net.peer.following import Following
from net.peer.frames import (
    Challenged,
    Frame,
    RecallAsked,
    Recalled,
    ReturnAsked,
    Said,
    Status,
    Steps,
    Voted,
    decode_frame,
)
from net.peer.ledger import Ledger, Standing
from net.peer.outbox import Outbox
from net.peer.own_seats import Heard, Intention, OwnSeat
from net.peer.patience import Patience, Silence
from net.peer.proofs import frames_of, judge, proof_of
from net.peer.recalling import Recalling
from net.peer.restoring import Restoring, opening_of
from net.peer.returns import Returns
from net.peer.serving import Serving
from net.peer.stored import (
    Opened,
    Proof,
    Renewed,
    Spoken,
    Started,
    StoredRecord,
    Whole,
)
from net.peer.voting import Voting
from net.peer.wishes import Wishes
from net.secrecy.table_secret import TableSecret
from net.signing import SigningKey
from net.state import Called, Stage, TableState
from net.transcript import Transcript


class TablePeer:
    """The computer's part of the table. Every call returns effects, to be carried out in order.

    `session` are 32 bytes, fresh with each start of the program. `identity` is the installation's key: without it
    no player can come back here to a seat, nor leave one whose secret is lost.
    """

    def __init__(self, opened: Opened, game: Game, session: bytes, identity: SigningKey | None = None) -> None:
        if len(session) != HASH_BYTES:
            raise ValueError(f"a session has {HASH_BYTES} bytes, not {len(session)}")
        charter = opened.charter.charter
        self.charter = opened.charter
        self.ledger = Ledger(TableState.started(charter, game))
        self.installation = opened.installation
        self.own = {
            number: OwnSeat(number, charter.table_id, identity)
            for number, seat in enumerate(charter.seats)
            if seat.installation == opened.installation
        }
        if any(seat not in self.own for seat, _ in opened.secrets):
            raise RemoteProtocolError("a journal holds a secret of another computer's seat")
        for seat, secret in opened.secrets:
            self.own[seat].renew(TableSecret(secret))
        self._identity = identity
        self.stopped: Misconduct | None = None
        self.proof: Proof | None = None
        self.patience = Patience(charter.grace)
        self._ballot = Ballot()
        self._outbox = Outbox(frozenset(seat.installation for seat in charter.seats))
        self._recalling = Recalling(session, self.installation, self.own, self.ledger, self._ballot, self._outbox)
        self._voting = Voting(self.installation, self.ledger, self._ballot, self._outbox, self._recalling)
        self.wishes = Wishes(self.own, self.ledger, self._outbox)
        self._returns = Returns()
        self._serving = Serving(self.ledger, self._ballot, self._outbox)
        self._following = Following(self.installation, self.ledger, self._outbox, self._serving, self._voting)

    @classmethod
    def opening(
        cls, opened: Opened, game: Game, session: bytes, identity: SigningKey | None = None
    ) -> tuple["TablePeer", list[Effect]]:
        """A new table, whose charter all have signed just now, and the first effects.

        Only once for a table secret: whoever starts again is `restored`.
        """
        peer = cls(opened, game, session, identity)
        peer._outbox.store(opened)
        for seat, _ in opened.secrets:
            peer._recalling.clear(peer.state.seats[seat].key)
        peer._speak()
        return peer, peer._outbox.take()

    @classmethod
    def restored(
        cls, records: Iterable[StoredRecord], game: Game, session: bytes, identity: SigningKey | None = None
    ) -> "TablePeer":
        """The table as a journal holds it; it signs nothing before the others have told what it signed.

        RemoteProtocolError for a journal that is not of one table.
        """
        rows = iter(records)
        peer = cls(opening_of(rows), game, session, identity)
        restoring = Restoring(peer.ledger, peer.own, peer._ballot, peer._recalling)
        for record in rows:
            if isinstance(record, Proof):
                peer.stopped = judge(peer.ledger, peer._ballot, record)
                peer.proof = None if peer.stopped is None else record
            else:
                restoring.take(record)
        peer._outbox.store(Started(session))
        return peer

    @property
    def state(self) -> TableState:
        """The public state."""
        return self.ledger.state

    @property
    def recalling(self) -> bool:
        """Whether the computer waits for the others to tell what it had signed."""
        return self._recalling.is_needed

    @property
    def connected(self) -> frozenset[bytes]:
        """The players' computers connected now."""
        return frozenset(self._outbox.connected)

    def transcript(self) -> Transcript:
        """All that was said so far, as it is handed out once the game is over or the table has stopped."""
        steps = tuple(self.ledger.steps)
        if self.proof is not None:
            messages, votes = self.proof
            step = messages[0].step if messages else votes[0].step
            return Transcript(self.charter, steps[:step], messages, votes)
        held = self.ledger.held if self.state.stage is Stage.OPENING_UP else {}
        return Transcript(self.charter, steps, tuple(held[seat] for seat in sorted(held)))

    def silences(self) -> tuple[Silence, ...]:
        """The other players from whom nothing comes, as of the last tick."""
        known = (self.patience.silence(installation) for installation in players_present(self.state))
        return tuple(silence for silence in known if silence is not None)

    def connect(self, installation: bytes) -> list[Effect]:
        """An installation has connected; any older connection of it counts no more."""
        self._serving.forget(installation)
        self._recalling.sessions.disconnected(installation)
        self._outbox.connect(installation)
        if installation in self._outbox.connected:
            question = self._recalling.question()
            if question is not None:
                self._outbox.send(installation, question)
            self._outbox.send(installation, self._status())
            for frame in frames_of(self.ledger, self.proof):
                self._outbox.send(installation, frame)
        else:
            self._outbox.send(installation, self._status())
        return self._outbox.take()

    def disconnect(self, installation: bytes) -> None:
        """A connection is gone."""
        self._outbox.disconnect(installation)
        self._serving.forget(installation)
        self._recalling.sessions.disconnected(installation)

    def tick(self, now: float) -> list[Effect]:
        """Time goes on, in seconds of any monotonic clock: to be called about every second.

        What may have got lost is said again.
        """
        self.patience.update(now, self.ledger, self.installation, self._serving, self._recalling.unanswered)
        self._serving.tick()
        self._outbox.broadcast(self._status())
        question = self._recalling.question()
        if question is not None:
            self._outbox.broadcast(question)
        self._recalling.tick()
        self._returns.tick()
        self._ask_to_return()
        return self._outbox.take()

    def submit(self, seat: int, intention: Intention) -> list[Effect]:
        """A player of this computer has chosen; IllegalChoice if it can't be."""
        own = self._own_seat(seat)
        own.check(self.ledger.at_hand, intention)
        own.intention = intention
        self._speak()
        return self._outbox.take()

    def agree(self, seat: int, wish: bool) -> list[Effect]:
        """A player wishes, or no longer wishes, to end the game here; it is said with the seat's next message."""
        self.wishes.agree(self._own_seat(seat), wish)
        return self._outbox.take()

    def depart(self, seat: int, *, resigned: bool) -> list[Effect]:
        """A player leaves or resigns, for good: the seat's next message is its last.

        It is said at once where the seat has not spoken in the step at hand, else in the next step.
        """
        self.wishes.depart(self._own_seat(seat), resigned=resigned)
        self._speak()
        return self._outbox.take()

    def come_back(self, seat: int, secret: TableSecret) -> list[Effect]:
        """A player takes back a seat that the caretaker plays, with a fresh secret.

        LocalProtocolError while the seat is not to be taken back.
        """
        own = self._own_seat(seat)
        if self._identity is None:
            raise LocalProtocolError("only with the installation's key a seat is taken back")
        if self.state.stage is not Stage.PLAYING or self.state.seats[seat].present:
            raise LocalProtocolError(f"seat {seat} can't be taken back now")
        own.departing = None
        self._outbox.store(Renewed(seat, secret.secret))
        self._recalling.clear(own.renew(secret))
        self._returns.begin(seat)
        self._ask_to_return()
        return self._outbox.take()

    def vote_to_cut(self, seat: int) -> list[Effect]:
        """Vote to go on without the player of a seat; LocalProtocolError if that can't be (yet)."""
        self._voting.vote_to_cut(seat, self.patience)
        self._speak()
        return self._outbox.take()

    def receive(self, installation: bytes, data: bytes) -> list[Effect]:
        """A frame has come in; `Refused` where it is the fault of whoever sent it."""
        try:
            self._take(installation, decode_frame(data))
            self._speak()
        except Misconduct as error:
            if error.fault.is_proven:
                self._stop(installation, data, error)
            else:
                self._outbox.emit(Refused(installation, error))
        except RemoteProtocolError as error:
            self._outbox.emit(Refused(installation, error))
        return self._outbox.take()

    def _take(self, installation: bytes, frame: Frame) -> None:
        if installation in self._outbox.watchers:
            if not isinstance(frame, Status):
                raise RemoteProtocolError("who watches says nothing at the table")
            self._serving.watch(installation, frame.step)
        elif isinstance(frame, Status):
            self._recalling.sessions.connected(installation, frame.session)
            self._recalling.tell_if_older(installation)
            self._following.compare(installation, frame, self._status())
        elif isinstance(frame, RecallAsked):
            self._recalling.take_question(installation, frame, self._status())
        elif isinstance(frame, Challenged):
            self._recalling.take_challenge(installation, frame)
        elif not self._recalling.sessions.counts(installation):
            # An older program of a player that has started a newer one: the recall's answers settled its words.
            pass
        elif isinstance(frame, Said):
            self._take_message(installation, frame)
        elif isinstance(frame, Steps):
            before = self.state.previous
            self._following.take_steps(installation, frame, self._went_on, stopped=self.stopped is not None)
            if self.state.previous != before:
                self._outbox.broadcast(self._status())
        elif isinstance(frame, Voted):
            self._voting.take(installation, frame)
        elif isinstance(frame, Recalled):
            self._recalling.take_answer(installation, frame)
        elif isinstance(frame, ReturnAsked):
            if self._returns.take(self.state, frame.data):
                self._outbox.broadcast(frame, installation)
        else:
            self._following.compare_fields(installation, frame)

    def _take_message(self, installation: bytes, said: Said) -> None:
        message, state = said.message, self.state
        if message.step > state.step or said.previous != self.ledger.state_before(message.step).previous:
            # It is ahead, or of another history: then the steps tell, or show who said two things.
            self._outbox.send(installation, self._status())
            return
        if message.step == state.step and not self._voting.may_take((message.seat,)):
            return
        standing = self.ledger.add(message)
        if standing in (Standing.NEW, Standing.EARLY, Standing.SIGNED_ANEW):
            self._outbox.broadcast(said, installation)
        self.wishes.tell()
        call = self.ledger.call
        if standing is Standing.EARLY and call is not None:
            # It answers another call than the one here: either it is wrong, or the caller called twice.
            self._outbox.broadcast(Said(state.previous, call))

    def _speak(self) -> None:
        """Say all that own seats can say now, and go on as far as the messages at hand allow."""
        progress = self.stopped is None
        while progress:
            if self._recalling.finish():
                for message in self.ledger.held.values():
                    self._outbox.broadcast(Said(self.state.previous, message))
            progress = self._speak_once()
            for message in self.ledger.take_early():
                self._outbox.broadcast(Said(self.state.previous, message))
            self._voting.keep_players()
            cut, votes = self._ballot.outcome(self.state, self.ledger.departures(self.state.step))
            if self.ledger.complete(cut, votes):
                self._went_on()
                progress = True

    def _speak_once(self) -> bool:
        spoke = False
        for seat, own in self.own.items():
            if (
                seat not in self.ledger.missing
                or seat in self.ledger.early
                or self._recalling.key_to_sign(seat) is None
            ):
                continue
            call = self.ledger.call
            # An answer to a call of this very computer is bound to words that nobody else may have got yet.
            if call is not None and call.seat in self.own and not self.ledger.is_answered_besides(tuple(self.own)):
                continue
            message = own.speak(self.ledger.at_hand, self._heard(seat))
            if message is None:
                continue
            # The call that is acknowledged must survive a crash as surely as the acknowledgement.
            if call is not None and call.seat not in self.own:
                self._outbox.store(Spoken(call))
            self._outbox.store(Spoken(message))
            self.ledger.add(message)
            self._outbox.broadcast(Said(self.state.previous, message))
            self.wishes.tell()
            spoke = True
        return spoke

    def _heard(self, seat: int) -> Heard:
        """What one of the own seats goes by in the step at hand."""
        departures = self.ledger.departures(self.state.step) - {seat}
        departure = self.ledger.held[min(departures)] if departures else None
        returning = self._returns.of(self.state)
        return Heard(self.ledger.call, departure, returning, self._voting.has_voted())

    def _went_on(self) -> None:
        step = self.ledger.steps[-1]
        self._ballot.forget_before(self.state.step - STEPS_LOOKED_BACK)
        self._outbox.store(Whole(step))
        self._outbox.emit(Stepped(step))
        self._serving.send_to_watchers()
        expected = self.ledger.expected
        for seat, own in self.own.items():
            if not (isinstance(expected, Called) and expected.seat == seat and not expected.chooses):
                own.intention = None
        self._ask_to_return()

    def _ask_to_return(self) -> None:
        for data in self._returns.own(self.state, self.own):
            if self._returns.take(self.state, data) or self._outbox.connected:
                self._outbox.broadcast(ReturnAsked(data))

    def _stop(self, installation: bytes, data: bytes, error: Misconduct) -> None:
        if self.stopped is not None:
            return
        frame = decode_frame(data)
        self.stopped = error
        self.proof = proof_of(self.ledger, frame, error)
        self._outbox.store(self.proof)
        self._outbox.emit(Caught(error))
        for shown in frames_of(self.ledger, self.proof):
            self._outbox.broadcast(shown, installation)
        if error.fault is Fault.WRONG_DIGEST and self.proof.messages:
            self._following.tell_fields(self.proof.messages[0])

    def _status(self) -> Status:
        held = sum(1 << seat for seat in {*self.ledger.held, *self.ledger.early})
        seats = self.state.charter.seats
        reached = sum(
            1 << number
            for number, seat in enumerate(seats)
            if seat.installation == self.installation or seat.installation in self._outbox.connected
        )
        return Status(self.state.step, self.state.previous, self._recalling.session, held, reached)

    def _own_seat(self, seat: int) -> OwnSeat:
        if seat not in self.own:
            raise LocalProtocolError(f"seat {seat} is not held here")
        return self.own[seat]
