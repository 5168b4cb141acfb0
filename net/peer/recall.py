"""After a start: sign nothing before every player still in has told what this one signed last.

An old backup or a copied folder may have forgotten messages that others hold; signing anew would be signing twice.
Who has answered a player's newest session takes nothing more from its older ones: what they said before the answer
is in the answer, what they say after it counts for nobody.
"""

from collections.abc import Iterable

from net.hashing import preimage, tagged_hash
from net.limits import RECALLS_PASSED_ON, SESSIONS_REMEMBERED
from net.peer.frames import Challenged, RecallAsked, Recalled
from net.signing import PublicKey, SigningKey
from net.state import TableState


def ask(
    key: SigningKey, state: TableState, seat: int, session: bytes, challenges: Iterable[tuple[int, bytes]] = ()
) -> RecallAsked:
    """The question of a seat, which shows these challenges."""
    question = RecallAsked(seat, session, tuple(challenges), b"")
    return question._replace(signature=key.sign(_question(state.table_id, question)))


def is_asked(state: TableState, question: RecallAsked) -> bool:
    """Whether a seat of the table, with the key it has now, or its installation signed the question."""
    return _is_signed(state, question.seat, question.signature, _question(state.table_id, question))


def challenge(key: SigningKey, state: TableState, seat: int, question: RecallAsked, value: bytes) -> Challenged:
    """What a seat answers to a question of which it can't tell when it was asked."""
    unsigned = Challenged(seat, question.seat, question.session, value, b"")
    return unsigned._replace(signature=key.sign(_challenge(state.table_id, unsigned)))


def is_challenged(state: TableState, challenged: Challenged) -> bool:
    """Whether a seat of the table, with the key it has now, or its installation signed the challenge."""
    return _is_signed(state, challenged.seat, challenged.signature, _challenge(state.table_id, challenged))


def sign_answer(key: SigningKey, state: TableState, answer: Recalled) -> Recalled:
    """The answer with its signature."""
    return answer._replace(signature=key.sign(_answer(state.table_id, answer)))


def is_answered(state: TableState, answer: Recalled) -> bool:
    """Whether a seat of the table, with the key it has now, or its installation signed the answer."""
    return _is_signed(state, answer.seat, answer.signature, _answer(state.table_id, answer))


class Recall:
    """The answers to one session's question, by installation: the newest of each."""

    def __init__(self) -> None:
        self.answers: dict[bytes, Recalled] = {}

    def take(self, installation: bytes, answer: Recalled) -> None:
        """An installation has answered."""
        known = self.answers.get(installation)
        if known is None or answer.step >= known.step:
            self.answers[installation] = answer

    def is_over(self, state: TableState, others: set[bytes]) -> bool:
        """Whether these installations have all answered, and none of them is at a later step than `state`."""
        return all(
            installation in self.answers and self.answers[installation].step <= state.step
            for installation in others
        )


class Sessions:
    """Which session of each installation counts: the one first heard of last; and what was passed on since a tick.

    A session is heard of by its own connection, or by a question that shows the challenge set after all sessions
    heard of before: so a question that somebody repeats later changes nothing. `own` is this program's session.
    """

    def __init__(self, own: bytes) -> None:
        self._own = own
        self._heard: dict[bytes, list[bytes]] = {}
        self._counts: dict[bytes, int] = {}
        self._connected: dict[bytes, bytes] = {}
        self._questions: dict[bytes, RecallAsked] = {}
        self._passed_on: dict[int, set[tuple[object, ...]]] = {}
        self._asked: dict[int, bytes] = {}

    def connected(self, installation: bytes, session: bytes) -> None:
        """An installation's connection is of this session."""
        self._connected[installation] = session
        self.hear(installation, session)

    def disconnected(self, installation: bytes) -> None:
        """The connection is gone."""
        self._connected.pop(installation, None)

    def is_connected(self, installation: bytes) -> bool:
        """Whether a session of the installation is connected here, and answers for itself."""
        return installation in self._connected

    def challenge(self, installation: bytes) -> bytes:
        """What a question that reached this computer by others must show (32 bytes): another after each session."""
        return tagged_hash("challenge", self._own, installation, self._counts.get(installation, 0))

    def hear(self, installation: bytes, session: bytes) -> None:
        """This session lives."""
        heard = self._heard.setdefault(installation, [])
        if session not in heard:
            heard.append(session)
            self._counts[installation] = self._counts.get(installation, 0) + 1
            del heard[:-SESSIONS_REMEMBERED]

    def counts(self, installation: bytes) -> bool:
        """Whether what comes over this connection is of the newest session."""
        heard = self._heard.get(installation)
        return not heard or self._connected.get(installation) == heard[-1]

    def is_newest(self, installation: bytes, session: bytes) -> bool:
        """Whether this session was first heard of last."""
        return self._heard.get(installation, [b""])[-1] == session

    def keep(self, installation: bytes, question: RecallAsked) -> None:
        """Remember the newest session's question: an older one is to hear it."""
        self._questions[installation] = question

    def question_of(self, installation: bytes) -> RecallAsked | None:
        """The newest session's question, if it asked one."""
        question = self._questions.get(installation)
        return question if question is not None and self.is_newest(installation, question.session) else None

    def may_ask(self, seat: int, session: bytes) -> bool:
        """Whether a seat's own question is to be taken up: of one session between two ticks, whoever floods."""
        return self._asked.setdefault(seat, session) == session

    def pass_on(self, asker: int, *what: object) -> bool:
        """Whether this, about a seat's question, is to be sent: once between two ticks, and not without end."""
        passed_on = self._passed_on.setdefault(asker, set())
        if what in passed_on or len(passed_on) >= RECALLS_PASSED_ON:
            return False
        passed_on.add(what)
        return True

    def tick(self) -> None:
        """Time goes on."""
        self._passed_on.clear()
        self._asked.clear()


def _is_signed(state: TableState, seat: int, signature: bytes, message: bytes) -> bool:
    if seat >= len(state.seats):
        return False
    keys = (state.seats[seat].key, PublicKey(state.charter.seats[seat].installation))
    return any(key.verifies(signature, message) for key in keys)


def _question(table_id: bytes, question: RecallAsked) -> bytes:
    parts = [part for shown in question.challenges for part in shown]
    return preimage("recall", table_id, question.seat, question.session, *parts)


def _challenge(table_id: bytes, challenged: Challenged) -> bytes:
    return preimage("challenge", table_id, *challenged[:4])


def _answer(table_id: bytes, answer: Recalled) -> bytes:
    parts = [message.encoded() for message in answer.messages]
    parts += [vote.signature for vote in answer.votes]
    return preimage("recalled", table_id, answer.seat, answer.asker, answer.session, answer.step, *parts)
