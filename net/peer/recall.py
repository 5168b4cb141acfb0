"""After a start: sign nothing before every player still in has told what this one signed last.

An old backup or a copied folder may have forgotten messages that others hold; signing anew would be signing twice.
Who has answered a player's newest session takes nothing more from its older ones: what they said before the answer
is in the answer, what they say after it counts for nobody.
"""

from net.hashing import preimage
from net.limits import SESSIONS_REMEMBERED
from net.peer.frames import RecallAsked, Recalled
from net.signing import PublicKey, SigningKey
from net.state import TableState


def ask(key: SigningKey, state: TableState, seat: int, session: bytes) -> RecallAsked:
    """The question of a seat."""
    return RecallAsked(seat, session, key.sign(_question(state.table_id, seat, session)))


def is_asked(state: TableState, question: RecallAsked) -> bool:
    """Whether a seat of the table, with the key it has now, or its installation signed the question."""
    message = _question(state.table_id, question.seat, question.session)
    return _is_signed(state, question.seat, question.signature, message)


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

    So a question that somebody repeats later changes nothing.
    """

    def __init__(self) -> None:
        self._heard: dict[bytes, list[bytes]] = {}
        self._connected: dict[bytes, bytes] = {}
        self._questions: dict[bytes, RecallAsked] = {}
        self._passed_on: set[tuple[int, ...]] = set()
        self._asked: dict[int, bytes] = {}

    def connected(self, installation: bytes, session: bytes) -> None:
        """An installation's connection is of this session."""
        self._connected[installation] = session
        self._hear(installation, session)

    def disconnected(self, installation: bytes) -> None:
        """The connection is gone."""
        self._connected.pop(installation, None)

    def passed_on(self, installation: bytes, session: bytes) -> None:
        """Another computer brought this session's question; who is connected here answers for itself."""
        if installation not in self._connected:
            self._hear(installation, session)

    def _hear(self, installation: bytes, session: bytes) -> None:
        heard = self._heard.setdefault(installation, [])
        if session not in heard:
            heard.append(session)
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
        """Whether a seat's question is to be taken up: of one session between two ticks, whoever floods."""
        return self._asked.setdefault(seat, session) == session

    def pass_on(self, *what: int) -> bool:
        """Whether this is to be passed on: once between two ticks."""
        if what in self._passed_on:
            return False
        self._passed_on.add(what)
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


def _question(table_id: bytes, seat: int, session: bytes) -> bytes:
    return preimage("recall", table_id, seat, session)


def _answer(table_id: bytes, answer: Recalled) -> bytes:
    parts = [message.encoded() for message in answer.messages]
    parts += [vote.signature for vote in answer.votes]
    return preimage("recalled", table_id, answer.seat, answer.asker, answer.session, answer.step, *parts)
