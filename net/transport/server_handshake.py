"""The end that is called: it lets in whom the door admits."""

import os

from net.errors import LocalProtocolError
from net.reading import Reader
from net.transport import messages
from net.transport.door import BUSY, WRONG_CODE, Applicant, AskCode, Decision, Door, Refusal, Welcome
from net.transport.errors import FalseCode, OtherVersion, OwnKey
from net.transport.events import Opened
from net.transport.guesses import Guess, GuessLimiter
from net.transport.handshake import Handshake, Player, RandomBytes, Role
from net.transport.limits import MAXIMUM_HANDSHAKE_BODY_BYTES
from net.transport.room_code import CONFIRMATION_BYTES, SHARE_BYTES, CodeExchange, Part, normal_code
from net.transport.states import SERVER, State


class ServerHandshake(Handshake):
    """The host's end."""

    def __init__(
        self,
        player: Player,
        door: Door,
        guesses: GuessLimiter,
        address: str = "",
        random_bytes: RandomBytes = os.urandom,
    ) -> None:
        """`guesses` is the table's, shared by all its connections."""
        super().__init__(Role.SERVER, SERVER, player, random_bytes)
        self._door = door
        self._guesses = guesses
        self._address = address
        self._guess = Guess()
        self._request = b""
        self._code = ""
        self._peer_share = b""
        self._exchange: CodeExchange | None = None
        self._handlers = {
            "probe": self._probe,
            "hello": self._hello,
            "proof": self._proof,
            "join": self._join,
            "share": self._share,
            "confirm": self._confirm,
        }

    def tick(self, now: float) -> None:
        """Let a waiting joiner try the code once it is their turn."""
        if self.state is State.TURN and self._guesses.is_due(self._guess, now):
            self.state = self._try_code()

    def next_tick(self, now: float) -> float | None:
        """When to look whether it is their turn."""
        return self._guesses.look_again_at(now) if self.state is State.TURN else None

    def abandon(self) -> None:
        """Leave the row of those who wait to try the code."""
        self._guesses.withdraw(self._guess)

    def _probe(self, reader: Reader, now: float) -> State:
        # Any version gets an answer: the first fields are the same in all, so that a list can name the version.
        messages.read_version(reader)
        self._frames.append(messages.table(self._program, _checked(self._door.describe())))
        return State.OVER

    def _hello(self, reader: Reader, now: float) -> State:
        try:
            self._receive_hello(reader)
        except (OtherVersion, OwnKey):
            # So that the other side can say it too.
            self._frames.append(self._own_hello())
            raise
        self._frames.append(self._own_hello())
        return State.PROOF

    def _proof(self, reader: Reader, now: float) -> State:
        self._receive_proof(reader)
        self._frames.append(self._own_proof())
        return State.JOIN

    def _join(self, reader: Reader, now: float) -> State:
        self._request = messages.read_body(reader)
        decision = self._decide(False)
        if isinstance(decision, AskCode):
            self._code = normal_code(decision.code)
            self._frames.append(messages.code())
            return State.SHARE
        return self._answer(decision)

    def _share(self, reader: Reader, now: float) -> State:
        self._peer_share = messages.read_bytes(reader, SHARE_BYTES)
        if not self._guesses.queue(self._guess):
            return self._answer(Refusal(BUSY, "too many are trying the room code"))
        return self._try_code() if self._guesses.is_due(self._guess, now) else State.TURN

    def _try_code(self) -> State:
        self._exchange = CodeExchange(
            Part.HOST,
            self._code,
            self._certificate_digest,
            self._proved().key,
            self._key.public,
            self._random_bytes,
        )
        self._exchange.receive_share(self._peer_share)
        self._frames.append(messages.with_bytes("share", self._exchange.share))
        return State.CONFIRMATION

    def _confirm(self, reader: Reader, now: float) -> State:
        if self._exchange is None:
            raise LocalProtocolError("no room code was tried")
        try:
            self._exchange.receive_confirmation(messages.read_bytes(reader, CONFIRMATION_BYTES))
        except FalseCode:
            self._answer(Refusal(WRONG_CODE, "the room code is another one"))
            raise
        self._guesses.succeeded()
        self._frames.append(messages.with_bytes("confirm", self._exchange.confirmation))
        decision = self._decide(True)
        if isinstance(decision, AskCode):
            raise LocalProtocolError("the door asked for the room code twice")
        return self._answer(decision)

    def _decide(self, code_confirmed: bool) -> Decision:
        peer = self._proved()
        return self._door.admit(Applicant(peer.key, peer.name, self._request, self._address, code_confirmed))

    def _answer(self, decision: Welcome | Refusal) -> State:
        if isinstance(decision, Refusal):
            self._frames.append(messages.refusal(*decision))
            return State.OVER
        self._frames.append(messages.with_bytes("welcome", _checked(decision.body)))
        self._events.append(Opened(decision.body))
        return State.OPEN


def _checked(body: bytes) -> bytes:
    if len(body) > MAXIMUM_HANDSHAKE_BODY_BYTES:
        raise LocalProtocolError(
            f"the application's part has at most {MAXIMUM_HANDSHAKE_BODY_BYTES} bytes, not {len(body)}"
        )
    return body
