"""What both ends of a handshake do alike: hello, then a key proof bound to this very connection."""

import hmac
import os
from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

from net.errors import LocalProtocolError, RemoteProtocolError
from net.hashing import preimage
from net.identity.comparison import OPENING_BYTES, Comparison, Side
from net.limits import MAXIMUM_NAME_CHARACTERS
from net.reading import Reader
from net.signing import PublicKey, SigningKey
from net.text import clean_text
from net.transport import messages
from net.transport.conversation import Conversation
from net.transport.errors import FalseProof, OtherVersion, OwnKey
from net.transport.events import Peer
from net.transport.limits import MAXIMUM_PROGRAM_CHARACTERS
from net.transport.messages import NONCE_BYTES, PROTOCOL, Hello
from net.transport.states import State, Table

RandomBytes = Callable[[int], bytes]


class Role(Enum):
    """The ends of a connection; the value is part of what they sign, so that no proof can be handed back."""

    CLIENT = b"client"
    SERVER = b"server"


class Player(NamedTuple):
    """This computer's side: its key, the name to show, and the program with its version."""

    key: SigningKey
    name: str
    program: str


def proof_bytes(
    role: Role,
    client_nonce: bytes,
    server_nonce: bytes,
    certificate_digest: bytes,
    own_key: PublicKey,
    peer_key: PublicKey,
) -> bytes:
    """What an end signs; `role` and `own_key` are the signer's."""
    return preimage(
        "transport/proof",
        role.value,
        client_nonce,
        server_nonce,
        certificate_digest,
        own_key.encoded,
        peer_key.encoded,
    )


class Handshake(Conversation):
    """One end of a handshake."""

    def __init__(
        self,
        role: Role,
        table: Table,
        player: Player,
        random_bytes: RandomBytes = os.urandom,
    ) -> None:
        """Start with fresh random numbers; LocalProtocolError for a name of which nothing can be shown."""
        super().__init__(table, State.HELLO)
        self._role = role
        self._key = player.key
        self._name = clean_text(player.name, MAXIMUM_NAME_CHARACTERS)
        self._program = clean_text(player.program, MAXIMUM_PROGRAM_CHARACTERS)
        if not self._name:
            raise LocalProtocolError("a player needs a name")
        self._random_bytes = random_bytes
        self._nonce = random_bytes(NONCE_BYTES)
        side = Side.FIRST if role is Role.CLIENT else Side.SECOND
        self._comparison = Comparison(side, player.key.public, random_bytes(OPENING_BYTES))
        self._certificate_digest = b""
        self._peer_hello: Hello | None = None
        self._peer_program = ""

    def secured(self, certificate_digest: bytes, now: float) -> None:
        """TLS is up, with this certificate of the server's."""
        self._certificate_digest = certificate_digest

    def _own_hello(self) -> bytes:
        return messages.hello(self._program, self._key.public, self._nonce, self._comparison.commitment)

    def _receive_hello(self, reader: Reader) -> Hello:
        """Check the other side's hello and take what it is bound to."""
        self._check_version(reader)
        peer = messages.read_hello(reader)
        if peer.key == self._key.public:
            raise OwnKey
        if hmac.compare_digest(peer.nonce, self._nonce):
            raise RemoteProtocolError("the other side sent this side's own nonce")
        self._peer_hello = peer
        self._comparison.receive_commitment(peer.key, peer.commitment)
        return peer

    def _check_version(self, reader: Reader) -> None:
        protocol, self._peer_program = messages.read_version(reader)
        if protocol != PROTOCOL:
            raise OtherVersion(self._peer_program, protocol, self._program, PROTOCOL)

    def _own_proof(self) -> bytes:
        peer = self._said_hello()
        signed = self._proof_bytes(self._role, self._key.public, peer.key)
        return messages.proof(self._key.sign(signed), self._comparison.opening, self._name)

    def _receive_proof(self, reader: Reader) -> Peer:
        """Check the other side's proof, which makes it a peer."""
        hello = self._said_hello()
        proof = messages.read_proof(reader)
        role = Role.SERVER if self._role is Role.CLIENT else Role.CLIENT
        if not hello.key.verifies(proof.signature, self._proof_bytes(role, hello.key, self._key.public)):
            raise FalseProof
        words = self._comparison.receive_opening(proof.opening)
        self.peer = Peer(hello.key, proof.name, self._peer_program, words)
        return self.peer

    def _proof_bytes(self, role: Role, own_key: PublicKey, peer_key: PublicKey) -> bytes:
        nonces = (self._nonce, self._said_hello().nonce)
        client_nonce, server_nonce = nonces if self._role is Role.CLIENT else nonces[::-1]
        return proof_bytes(role, client_nonce, server_nonce, self._certificate_digest, own_key, peer_key)

    def _said_hello(self) -> Hello:
        if self._peer_hello is None:
            raise LocalProtocolError("the other side has not said hello")
        return self._peer_hello

    def _proved(self) -> Peer:
        if self.peer is None:
            raise LocalProtocolError("the other side has not proved its key")
        return self.peer
