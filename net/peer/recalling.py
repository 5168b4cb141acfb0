"""Both sides of a recall: asking what this computer's seats had signed, and telling others what theirs had."""

from net.cutting import players_present
from net.errors import RemoteProtocolError
from net.messages import Message
from net.misconduct import Misconduct
from net.peer.ballot import Ballot
from net.peer.effects import OpenedElsewhere
from net.peer.frames import Challenged, RecallAsked, Recalled, Status
from net.peer.ledger import Ledger
from net.peer.outbox import Outbox
from net.peer.own_seats import OwnSeat
from net.peer.recall import Recall, Sessions, ask, challenge, is_answered, is_asked, is_challenged, sign_answer
from net.signing import PublicKey, SigningKey


class Recalling:
    """Which keys this program may sign with: those made in this session, and those all others told it about."""

    def __init__(
        self,
        session: bytes,
        installation: bytes,
        own: dict[int, OwnSeat],
        ledger: Ledger,
        ballot: Ballot,
        outbox: Outbox,
    ) -> None:
        self.session = session
        self.sessions = Sessions(session)
        self._challenges: dict[int, bytes] = {}
        self._installation = installation
        self._own = own
        self._ledger = ledger
        self._ballot = ballot
        self._outbox = outbox
        self._fresh: set[PublicKey] = set()
        self._cleared: set[PublicKey] = set()
        # The step from which on the cleared keys may vote: none at that time could hold a later vote of theirs.
        self._cleared_at = 0
        self._is_vote_wanted = False
        self._recall = Recall()
        self._former = {session}
        self._elsewhere = False

    @property
    def is_needed(self) -> bool:
        """Whether a seat held here, and still in, may not sign yet."""
        return any(key.public not in self._cleared for key in self._keys().values())

    @property
    def unanswered(self) -> frozenset[bytes]:
        """The other players still in whose answers this program waits for, those who claim to be ahead included."""
        if self._elsewhere or not self.is_needed:
            return frozenset()
        state, answers = self._ledger.state, self._recall.answers
        others = players_present(state).keys() - {self._installation}
        return frozenset(one for one in others if one not in answers or answers[one].step > state.step)

    def clear(self, key: PublicKey) -> None:
        """This key is fresh: it has signed nothing before."""
        self._fresh.add(key)
        self._cleared.add(key)

    def had_session(self, session: bytes) -> None:
        """An earlier session of this very program."""
        self._former.add(session)

    def key_to_sign(self, seat: int) -> SigningKey | None:
        """The seat's key at the table, or the installation's for it, if it is known here and may sign."""
        key = self._key_of(seat)
        return key if key is not None and key.public in self._cleared and not self._elsewhere else None

    def key_to_vote(self, seat: int, step: int) -> SigningKey | None:
        """The key that the seat had before this step, if it may vote there; else the others are asked.

        Who has left since may know of a vote there too, and who has left may be needed to keep another.
        """
        own = self._own.get(seat)
        state = self._ledger.state_before(step)
        key = own.key_of(state) if own is not None else None
        if key is None or self._elsewhere:
            return None
        if key.public in self._fresh or (key.public in self._cleared and step >= self._cleared_at):
            return key
        others = set(players_present(state)) - {self._installation}
        self._is_vote_wanted = not others <= self._recall.answers.keys()
        if self._is_vote_wanted:
            return None
        self._take_votes(others)
        return key

    def question(self) -> RecallAsked | None:
        """What to ask the others, while there is something to ask."""
        if self._elsewhere or not (self.is_needed or self._is_vote_wanted):
            return None
        keys = self._keys() or {seat: key for seat in self._own if (key := self._key_of(seat)) is not None}
        return self._ask(*min(keys.items()))

    def _ask(self, seat: int, key: SigningKey) -> RecallAsked:
        return ask(key, self._ledger.state, seat, self.session, sorted(self._challenges.items()))

    def tick(self) -> None:
        """Time goes on: what is still wanted will be wanted anew."""
        self.sessions.tick()
        self._is_vote_wanted = False

    def take_question(self, installation: bytes, question: RecallAsked, status: Status) -> None:
        """Answer a seat's question and pass it on; a wrong one counts for nothing: its key may be an older one."""
        state, sessions = self._ledger.state, self.sessions
        if question.session in self._former or not is_asked(state, question):
            return
        asker = state.charter.seats[question.seat].installation
        if asker == self._installation:
            self._hear_own(installation, question)
            return
        if installation == asker:
            if not sessions.may_ask(question.seat, question.session):
                return
            sessions.connected(installation, question.session)
        elif not sessions.is_connected(asker) and not sessions.is_newest(asker, question.session):
            if self._is_live(asker, question):
                sessions.hear(asker, question.session)
            else:
                self._challenge(installation, asker, question)
        if sessions.pass_on(question.seat, "question", question.session, question.challenges):
            self._outbox.broadcast(question, installation)
        if not sessions.is_newest(asker, question.session):
            self.tell_if_older(installation)
            return
        sessions.keep(asker, question)
        # Who waits for answers itself answers all the same: else nobody would, where all have started again.
        own = self._speaking_seats()
        key = self._key_of(own[0]) if own else None
        if key is None or self._elsewhere:
            return
        seats = tuple(number for number, seat in enumerate(state.charter.seats) if seat.installation == asker)
        messages, votes = self._ledger.said_by(seats, state.step), self._ballot.all_by(seats)
        answer = Recalled(own[0], question.seat, question.session, state.step, messages, votes, b"")
        self._outbox.send(installation, status)
        self._outbox.send(installation, sign_answer(key, state, answer))

    def take_challenge(self, installation: bytes, challenged: Challenged) -> None:
        """Ask again where this session is to show that it lives; pass on what is meant for others."""
        state = self._ledger.state
        if challenged.asker >= len(state.seats) or not is_challenged(state, challenged):
            return
        first = self.sessions.pass_on(challenged.asker, "challenge", *challenged[:4])
        asker = state.charter.seats[challenged.asker].installation
        if not first:
            return
        if asker != self._installation or challenged.session != self.session:
            self._outbox.broadcast(challenged, installation)
            return
        key = self._key_of(challenged.asker)
        if key is not None and not self._elsewhere:
            self._challenges[challenged.seat] = challenged.challenge
            self._outbox.broadcast(self._ask(challenged.asker, key))

    def _hear_own(self, installation: bytes, question: RecallAsked) -> None:
        """Another program asks with this one's key: once it shows that it does so now, this one falls silent."""
        if self._elsewhere:
            return
        if not self._is_live(self._installation, question):
            self._challenge(installation, self._installation, question)
            return
        self._elsewhere = True
        self._outbox.emit(OpenedElsewhere())
        self._outbox.broadcast(question, installation)

    def _is_live(self, asker: bytes, question: RecallAsked) -> bool:
        """Whether a question that came by way of others was asked since this computer last heard of its asker."""
        due = self.sessions.challenge(asker)
        return any(seat in self._own and shown == due for seat, shown in question.challenges)

    def _challenge(self, installation: bytes, asker: bytes, question: RecallAsked) -> None:
        own = self._speaking_seats()
        key = self._key_of(own[0]) if own else None
        if key is None or not self.sessions.pass_on(question.seat, "own challenge", question.session):
            return
        value = self.sessions.challenge(asker)
        self._outbox.send(installation, challenge(key, self._ledger.state, own[0], question, value))

    def _speaking_seats(self) -> tuple[int, ...]:
        """The seats in whose name this computer answers: those still in, else those it had."""
        return players_present(self._ledger.state).get(self._installation) or tuple(sorted(self._own))

    def tell_if_older(self, installation: bytes) -> None:
        """Let a connected older program of a player hear what the newer one asked: it then falls silent."""
        question = self.sessions.question_of(installation)
        if question is not None and not self.sessions.counts(installation):
            self._outbox.send(installation, question)

    def take_answer(self, installation: bytes, answer: Recalled) -> None:
        """Keep an answer to this session's question; pass on others' answers to the newest questions."""
        state = self._ledger.state
        if answer.asker >= len(state.seats) or answer.asker == answer.seat or not is_answered(state, answer):
            return
        asker = state.charter.seats[answer.asker].installation
        if asker == self._installation:
            if answer.session == self.session:
                self._recall.take(state.charter.seats[answer.seat].installation, answer)
        elif self.sessions.is_newest(asker, answer.session) and self.sessions.pass_on(
            answer.asker, "answer", answer.seat, answer.step, len(answer.messages)
        ):
            self._outbox.broadcast(answer, installation)

    def finish(self) -> bool:
        """Take over what the others told, once all have; whether that was just now. Misconduct as for messages."""
        state = self._ledger.state
        if self._elsewhere or not self.is_needed:
            return False
        others = set(players_present(state)) - {self._installation}
        if not self._recall.is_over(state, others):
            return False
        for installation in sorted(others):
            answer = self._recall.answers[installation]
            for message in answer.messages if answer.step == state.step else ():
                if message.seat in self._own:
                    self._take_message(message)
        self._take_votes(others)
        self._cleared.update(key.public for key in self._keys().values())
        self._cleared_at = state.step
        return True

    def _take_message(self, message: Message) -> None:
        try:
            self._ledger.add(message)
        except Misconduct as error:
            # No word of this player in this history, whatever the answer says: it binds nobody.
            if error.fault.is_proven:
                raise

    def _take_votes(self, others: set[bytes]) -> None:
        for installation in sorted(others):
            for vote in self._recall.answers[installation].votes:
                if vote.seat not in self._own or vote.step > self._ledger.state.step:
                    continue
                try:
                    self._ballot.add(self._ledger.state_before(vote.step), vote)
                except Misconduct:
                    raise
                except RemoteProtocolError:
                    continue

    def _keys(self) -> dict[int, SigningKey]:
        """The keys of seats held here and still in, where they are known."""
        state = self._ledger.state
        keys = {seat: self._key_of(seat) for seat in self._own if state.seats[seat].present}
        return {seat: key for seat, key in keys.items() if key is not None}

    def _key_of(self, seat: int) -> SigningKey | None:
        own = self._own.get(seat)
        return own.key_of(self._ledger.state) if own is not None else None
