"""The ends that call: one that wants in, and one that just looks."""

import os

from net.errors import LocalProtocolError
from net.reading import Reader
from net.signing import PublicKey
from net.transport import messages
from net.transport.conversation import Conversation
from net.transport.errors import UnexpectedKey
from net.transport.events import CodeAsked, Described, Opened, Refused
from net.transport.handshake import Handshake, Player, RandomBytes, Role
from net.transport.limits import MAXIMUM_HANDSHAKE_BODY_BYTES
from net.transport.room_code import CONFIRMATION_BYTES, SHARE_BYTES, CodeExchange, Part, normal_code
from net.transport.states import CLIENT, PROBER, State


class ClientHandshake(Handshake):
    """The joiner's end."""

    def __init__(
        self,
        player: Player,
        request: bytes,
        code: str | None = None,
        expected_key: PublicKey | bytes | None = None,
        random_bytes: RandomBytes = os.urandom,
    ) -> None:
        """`request` is the application's; CodeUnusable.

        With `expected_key`, a key or the first bytes of one, nobody else learns name or request.
        """
        super().__init__(Role.CLIENT, CLIENT, player, random_bytes)
        if len(request) > MAXIMUM_HANDSHAKE_BODY_BYTES:
            raise LocalProtocolError(f"a request has at most {MAXIMUM_HANDSHAKE_BODY_BYTES} bytes")
        self._request = request
        self._code = None if code is None else normal_code(code)
        self._expected_key = expected_key.encoded if isinstance(expected_key, PublicKey) else expected_key or b""
        self._exchange: CodeExchange | None = None
        self._handlers = {
            "hello": self._hello,
            "proof": self._proof,
            "code": self._asked,
            "share": self._share,
            "confirm": self._confirm,
            "welcome": self._welcome,
            "refusal": self._refusal,
        }

    def secured(self, certificate_digest: bytes, now: float) -> None:
        """TLS is up: say hello."""
        super().secured(certificate_digest, now)
        self._frames.append(self._own_hello())

    def _hello(self, reader: Reader, now: float) -> State:
        peer = self._receive_hello(reader)
        if not peer.key.encoded.startswith(self._expected_key):
            raise UnexpectedKey
        self._frames.append(self._own_proof())
        return State.PROOF

    def _proof(self, reader: Reader, now: float) -> State:
        self._receive_proof(reader)
        self._frames.append(messages.with_bytes("join", self._request))
        return State.ANSWER

    def _asked(self, reader: Reader, now: float) -> State:
        reader.end()
        if self._code is None:
            self._events.append(CodeAsked())
            return State.OVER
        self._exchange = CodeExchange(
            Part.JOINER,
            self._code,
            self._certificate_digest,
            self._key.public,
            self._proved().key,
            self._random_bytes,
        )
        self._frames.append(messages.with_bytes("share", self._exchange.share))
        return State.SHARE

    def _share(self, reader: Reader, now: float) -> State:
        exchange = self._begun_exchange()
        exchange.receive_share(messages.read_bytes(reader, SHARE_BYTES))
        self._frames.append(messages.with_bytes("confirm", exchange.confirmation))
        return State.CONFIRMATION

    def _confirm(self, reader: Reader, now: float) -> State:
        self._begun_exchange().receive_confirmation(messages.read_bytes(reader, CONFIRMATION_BYTES))
        return State.VERDICT

    def _welcome(self, reader: Reader, now: float) -> State:
        self._events.append(Opened(messages.read_body(reader)))
        return State.OPEN

    def _refusal(self, reader: Reader, now: float) -> State:
        self._events.append(Refused(*messages.read_refusal(reader)))
        return State.OVER

    def _begun_exchange(self) -> CodeExchange:
        if self._exchange is None:
            raise LocalProtocolError("no room code was asked for")
        return self._exchange


class Prober(Conversation):
    """The end that just looks: it shows neither key nor name."""

    def __init__(self, program: str) -> None:
        super().__init__(PROBER, State.DESCRIPTION)
        self._program = program
        self._asked_at = 0.0
        self._handlers = {"table": self._described}

    def secured(self, certificate_digest: bytes, now: float) -> None:
        """TLS is up: ask."""
        self._asked_at = now
        self._frames.append(messages.probe(self._program))

    def _described(self, reader: Reader, now: float) -> State:
        protocol, program = messages.read_version(reader)
        self._events.append(Described(protocol, program, messages.read_body(reader), now - self._asked_at))
        return State.OVER
