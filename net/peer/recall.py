"""After a start: sign nothing before every player still in has told what this one signed last.

An old backup or a copied folder may have forgotten messages that others hold; signing anew would be signing twice.
"""

import secrets

from net.errors import RemoteProtocolError
from net.hashing import HASH_BYTES, preimage
from net.peer.frames import RecallAsked, Recalled
from net.signing import SigningKey
from net.state import TableState


def ask(key: SigningKey, state: TableState, seat: int, nonce: bytes) -> RecallAsked:
    """The question of a seat."""
    return RecallAsked(seat, nonce, key.sign(_question(state.table_id, seat, nonce)))


def check_question(state: TableState, question: RecallAsked) -> None:
    """RemoteProtocolError unless a seat of the table signed the question."""
    if question.seat >= len(state.seats):
        raise RemoteProtocolError("a recall is asked by no seat of the table")
    message = _question(state.table_id, question.seat, question.nonce)
    if not state.seats[question.seat].key.verifies(question.signature, message):
        raise RemoteProtocolError("a recall is not signed by its seat")


def sign_answer(key: SigningKey, state: TableState, answer: Recalled) -> Recalled:
    """The answer with its signature."""
    return answer._replace(signature=key.sign(_answer(state.table_id, answer)))


def check_answer(state: TableState, answer: Recalled) -> None:
    """RemoteProtocolError unless a seat of the table signed the answer."""
    if answer.seat >= len(state.seats):
        raise RemoteProtocolError("a recall is answered by no seat of the table")
    if not state.seats[answer.seat].key.verifies(answer.signature, _answer(state.table_id, answer)):
        raise RemoteProtocolError("a recall's answer is not signed by its seat")


class Recall:
    """Questions until every other player still in has answered one of them; `nonces` are those asked so far."""

    def __init__(self) -> None:
        self.nonces: set[bytes] = set()
        self.answers: dict[bytes, Recalled] = {}

    def fresh_nonce(self) -> bytes:
        """A nonce for one more question."""
        nonce = secrets.token_bytes(HASH_BYTES)
        self.nonces.add(nonce)
        return nonce

    def is_over(self, state: TableState, others: set[bytes]) -> bool:
        """Whether these installations have all answered, and none of them is at a later step than `state`."""
        return all(
            installation in self.answers and self.answers[installation].step <= state.step
            for installation in others
        )


def _question(table_id: bytes, seat: int, nonce: bytes) -> bytes:
    return preimage("recall", table_id, seat, nonce)


def _answer(table_id: bytes, answer: Recalled) -> bytes:
    messages = [message.encoded() for message in answer.messages]
    return preimage("recalled", table_id, answer.seat, answer.nonce, answer.step, *messages)
