"""One computer at a table once the charter is signed: a pure machine, fed with frames and its players' wishes."""

from collections.abc import Iterable

from net.cutting import CutVote, cast_vote, check_vote, players_present, seats_cut
from net.errors import LocalProtocolError, RemoteProtocolError
from net.expecting import expectation
from net.game import Game
from net.limits import MAXIMUM_STEPS_IN_FRAME
from net.messages import Message
from net.misconduct import Fault, Misconduct
from net.peer import recall
from net.peer.effects import Caught, Disagreed, Effect, Send, Stepped, Store
from net.peer.frames import Frame, RecallAsked, Recalled, Said, Status, Steps, Voted, decode_frame, encode_frame
from net.peer.ledger import Equivocation, Ledger, Standing
from net.peer.own_seats import Intention, OwnSeat
from net.peer.stored import Opened, Spoken, StoredRecord, Whole, encode_record
from net.secrecy.table_secret import TableSecret
from net.state import Called, TableState

_EVIDENCE_STEPS = 8


class TablePeer:
    """The computer's part of the table. Every call returns effects, to be carried out in order."""

    def __init__(self, opened: Opened, game: Game) -> None:
        charter = opened.charter.charter
        self.charter = opened.charter
        self.ledger = Ledger(TableState.started(charter, game))
        table_id = charter.table_id
        self.own = {seat: OwnSeat(seat, TableSecret(secret), table_id, game.bag) for seat, secret in opened.secrets}
        self.installation = charter.seats[min(self.own)].installation if self.own else b""
        self.connected: set[bytes] = set()
        self.stopped: Misconduct | None = None
        self._votes: dict[tuple[int, int], CutVote] = {}
        self._recall: recall.Recall | None = None
        self._recalls_passed_on: set[tuple[bytes, int]] = set()
        self._effects: list[Effect] = []

    @classmethod
    def opening(cls, opened: Opened, game: Game) -> tuple["TablePeer", list[Effect]]:
        """A new table, whose charter all have signed just now, and the first effects."""
        peer = cls(opened, game)
        peer._effects.append(Store(encode_record(opened)))
        peer._speak()
        return peer, peer._take_effects()

    @classmethod
    def restored(cls, records: Iterable[StoredRecord], game: Game) -> "TablePeer":
        """The table as a journal holds it; it signs nothing before the others have told what it signed."""
        rows = iter(records)
        opened = next(rows, None)
        if not isinstance(opened, Opened):
            raise RemoteProtocolError("a journal does not begin with its table's charter")
        peer = cls(opened, game)
        for record in rows:
            if isinstance(record, Whole):
                peer.ledger.catch_up(record.step)
            elif isinstance(record, Spoken):
                peer.ledger.add(record.message)
                peer.ledger.take_early()
        peer._recall = recall.Recall()
        return peer

    @property
    def state(self) -> TableState:
        """The public state."""
        return self.ledger.state

    @property
    def recalling(self) -> bool:
        """Whether the computer waits for the others to tell what it had signed."""
        return self._recall is not None

    def connect(self, installation: bytes) -> list[Effect]:
        """An installation of the table has connected."""
        self.connected.add(installation)
        self._send(installation, self._status())
        if self._recall is not None and self.own:
            self._send(installation, self._question())
        return self._take_effects()

    def disconnect(self, installation: bytes) -> None:
        """A connection is gone."""
        self.connected.discard(installation)

    def ask_again(self) -> list[Effect]:
        """While recalling: ask once more, for an answer may be lost or its way only just open."""
        if self._recall is not None and self.own:
            self._broadcast(self._question())
        return self._take_effects()

    def submit(self, seat: int, intention: Intention) -> list[Effect]:
        """A player of this computer has chosen; IllegalChoice if it can't be."""
        own = self._own_seat(seat)
        own.check(self.state, intention)
        own.intention = intention
        self._speak()
        return self._take_effects()

    def agree(self, seat: int, wish: bool) -> None:
        """A player wishes, or no longer wishes, to end the game here; it is said with the seat's next message."""
        self._own_seat(seat).agrees = wish

    def depart(self, seat: int, *, resigned: bool) -> list[Effect]:
        """A player leaves or resigns: the seat's next message is its last."""
        self._own_seat(seat).departing = resigned
        self._speak()
        return self._take_effects()

    def vote_to_cut(self, seat: int) -> list[Effect]:
        """Vote to go on without the player of a seat; LocalProtocolError if it has spoken or can't be cut."""
        players = players_present(self.state)
        target = next((seats for seats in players.values() if seat in seats), None)
        if target is None or seat in self.own or self.installation not in players:
            raise LocalProtocolError("only another player still in can be cut")
        if not set(target) & set(self.ledger.missing):
            raise LocalProtocolError("this player has spoken in this step")
        voter = players[self.installation][0]
        self._take_vote(cast_vote(self.own[voter].key, self.state, voter, target[0]))
        self._speak()
        return self._take_effects()

    def receive(self, installation: bytes, data: bytes) -> list[Effect]:
        """A frame has come in; RemoteProtocolError where it is the fault of the connection itself."""
        frame = decode_frame(data)
        try:
            self._take(installation, frame)
            self._speak()
        except Misconduct as error:
            if error.fault in (Fault.FORGED, Fault.OUT_OF_PLACE):
                raise
            if self.stopped is None:
                self.stopped = error
                self._effects.append(Caught(error))
                self._show_evidence(installation, frame)
        return self._take_effects()

    def _take(self, installation: bytes, frame: Frame) -> None:
        if isinstance(frame, Status):
            self._compare(installation, frame)
        elif isinstance(frame, Said):
            self._take_message(installation, frame.message)
        elif isinstance(frame, Steps):
            self._take_steps(frame)
        elif isinstance(frame, Voted):
            if (frame.vote.seat, frame.vote.cut) not in self._votes and frame.vote.step == self.state.step:
                self._take_vote(frame.vote)
        elif isinstance(frame, RecallAsked):
            self._answer(installation, frame)
        else:
            self._take_answer(installation, frame)

    def _compare(self, installation: bytes, status: Status) -> None:
        state = self.state
        if status.step > state.step:
            self._send(installation, self._status())
        elif status.step < state.step:
            self._send_steps(installation, status.step)
        elif status.previous != state.previous:
            self._effects.append(Disagreed(installation, status.step))
            self._send_steps(installation, max(0, state.step - _EVIDENCE_STEPS))
        if status.step >= state.step:
            for message in self.ledger.held.values():
                self._send(installation, Said(message))
            for vote in self._votes.values():
                self._send(installation, Voted(vote))

    def _take_message(self, installation: bytes, message: Message) -> None:
        if self._was_cut_by_us(message.seat) and self._speaks_for(installation, message.seat):
            return
        standing = self.ledger.add(message)
        if standing is Standing.AHEAD:
            self._send(installation, self._status())
        elif standing in (Standing.NEW, Standing.EARLY):
            self._broadcast(Said(message), installation)

    def _was_cut_by_us(self, seat: int) -> bool:
        players = players_present(self.state)
        own = players.get(self.installation)
        target = next((seats for seats in players.values() if seat in seats), None)
        return own is not None and target is not None and (own[0], target[0]) in self._votes

    def _speaks_for(self, installation: bytes, seat: int) -> bool:
        return seat < len(self.state.seats) and self.state.charter.seats[seat].installation == installation

    def _take_steps(self, frame: Steps) -> None:
        for number, step in enumerate(frame.steps, frame.first):
            if number < self.state.step:
                for message in step.messages:
                    self.ledger.add(message)
            elif number == self.state.step:
                self.ledger.catch_up(step)
                self._went_on()
        self._broadcast(self._status())

    def _take_vote(self, vote: CutVote) -> None:
        check_vote(self.state, vote)
        self._votes[vote.seat, vote.cut] = vote
        self._broadcast(Voted(vote))

    def _speak(self) -> None:
        """Say all that own seats can say now, and go on as far as the messages at hand allow."""
        progress = self.stopped is None
        while progress:
            self._finish_recall()
            progress = self._speak_once() if self._recall is None else False
            for message in self.ledger.take_early():
                self._broadcast(Said(message))
            votes = tuple(self._votes[key] for key in sorted(self._votes))
            cut = seats_cut(self.state, votes)
            used = tuple(vote for vote in votes if cut and vote.cut == cut[0])
            if self.ledger.complete(cut if set(self.ledger.missing) & set(cut) else (), used) is not None:
                self._went_on()
                progress = True

    def _speak_once(self) -> bool:
        spoke = False
        for seat, own in self.own.items():
            if seat in self.ledger.missing:
                call = self.ledger.call
                message = own.speak(self.state, call)
                if message is not None:
                    # The call that is acknowledged must survive a crash as surely as the acknowledgement.
                    if call is not None and call.seat not in self.own:
                        self._effects.append(Store(encode_record(Spoken(call))))
                    self._effects.append(Store(encode_record(Spoken(message))))
                    self.ledger.add(message)
                    self._broadcast(Said(message))
                    spoke = True
        return spoke

    def _went_on(self) -> None:
        step = self.ledger.steps[-1]
        self._votes.clear()
        self._effects += [Store(encode_record(Whole(step))), Stepped(step)]
        expected = expectation(self.state)
        for seat, own in self.own.items():
            if not (isinstance(expected, Called) and expected.seat == seat and not expected.chooses):
                own.intention = None

    def _question(self) -> RecallAsked:
        assert self._recall is not None
        seat = min(self.own)
        return recall.ask(self.own[seat].key, self.state, seat, self._recall.fresh_nonce())

    def _answer(self, installation: bytes, question: RecallAsked) -> None:
        recall.check_question(self.state, question)
        if (question.nonce, -1) in self._recalls_passed_on or question.seat in self.own:
            return
        self._recalls_passed_on.add((question.nonce, -1))
        self._broadcast(question, installation)
        asker = self.state.charter.seats[question.seat].installation
        messages = tuple(
            self.ledger.held[seat]
            for seat in sorted(self.ledger.held)
            if self.state.charter.seats[seat].installation == asker
        )
        own = players_present(self.state).get(self.installation)
        if own is not None:
            answer = Recalled(own[0], question.nonce, self.state.step, messages, b"")
            signed = recall.sign_answer(self.own[own[0]].key, self.state, answer)
            self._send(installation, self._status())
            self._send(installation, signed)

    def _take_answer(self, installation: bytes, answer: Recalled) -> None:
        recall.check_answer(self.state, answer)
        if (answer.nonce, answer.seat) in self._recalls_passed_on:
            return
        self._recalls_passed_on.add((answer.nonce, answer.seat))
        if self._recall is None or answer.nonce not in self._recall.nonces:
            self._broadcast(answer, installation)
            return
        self._recall.answers[self.state.charter.seats[answer.seat].installation] = answer

    def _finish_recall(self) -> None:
        if self._recall is None:
            return
        others = set(players_present(self.state)) - {self.installation}
        if not self._recall.is_over(self.state, others):
            return
        for installation in others:
            answer = self._recall.answers[installation]
            for message in answer.messages if answer.step == self.state.step else ():
                self.ledger.add(message)
        self._recall = None
        for message in self.ledger.held.values():
            self._broadcast(Said(message))

    def _show_evidence(self, installation: bytes, frame: Frame) -> None:
        """Pass on what convicts a seat: every computer judges for itself."""
        if isinstance(frame, Said):
            self._broadcast(frame, installation)
        assert self.stopped is not None
        if isinstance(self.stopped, Equivocation):
            self._broadcast(Said(self.stopped.first))
            self._broadcast(Said(self.stopped.second))

    def _status(self) -> Status:
        return Status(self.state.step, self.state.previous)

    def _send_steps(self, installation: bytes, first: int) -> None:
        steps = self.ledger.steps
        for start in range(first, len(steps), MAXIMUM_STEPS_IN_FRAME):
            self._send(installation, Steps(start, tuple(steps[start : start + MAXIMUM_STEPS_IN_FRAME])))
        for message in self.ledger.held.values():
            self._send(installation, Said(message))

    def _send(self, installation: bytes, frame: Frame) -> None:
        self._effects.append(Send(installation, encode_frame(frame)))

    def _broadcast(self, frame: Frame, besides: bytes = b"") -> None:
        for installation in sorted(self.connected - {besides}):
            self._send(installation, frame)

    def _own_seat(self, seat: int) -> OwnSeat:
        if seat not in self.own:
            raise LocalProtocolError(f"seat {seat} is not held here")
        return self.own[seat]

    def _take_effects(self) -> list[Effect]:
        effects, self._effects = self._effects, []
        return effects
