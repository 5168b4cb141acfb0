"""Two ends of a connection within one process, for tests without sockets."""

from __future__ import annotations

from net.signing import SigningKey
from net.transport import Applicant, Decision, Player, Welcome
from net.transport.certificate import make_certificate
from net.transport.channel import Channel, TlsChannel
from net.transport.client_handshake import ClientHandshake
from net.transport.conversation import Conversation
from net.transport.events import Event
from net.transport.guesses import GuessLimiter
from net.transport.server_handshake import ServerHandshake
from net.transport.session import Session

ANN = Player(SigningKey(bytes([1]) * 32), "Ann", "samurai-qt 0.1.0")
BOB = Player(SigningKey(bytes([2]) * 32), "Bob", "samurai-qt 0.1.0")
EVE = Player(SigningKey(bytes([3]) * 32), "Eve", "samurai-qt 0.1.0")
DIGEST = bytes(range(32))
CERTIFICATE = make_certificate()
COME_IN = Welcome(b"come in")


class PlainChannel:
    """A channel that changes nothing; it is secure once something was received, even nothing."""

    def __init__(self, certificate_digest: bytes = DIGEST) -> None:
        self._digest = certificate_digest
        self._out = bytearray()
        self.certificate_digest: bytes | None = None
        self.closed_by_peer = False
        self.error = None

    def receive(self, data: bytes) -> bytes:
        self.certificate_digest = self._digest
        return data

    def send(self, data: bytes) -> None:
        self._out += data

    def bytes_to_send(self) -> bytes:
        data, self._out = bytes(self._out), bytearray()
        return data

    def close(self) -> None:
        return


class FixedDoor:
    """A door that decides as it was told: first without a code, then with one."""

    def __init__(self, decision: Decision = COME_IN, after_code: Decision = COME_IN) -> None:
        self.decision = decision
        self.after_code = after_code
        self.applicants: list[Applicant] = []

    def describe(self) -> bytes:
        return b"a table"

    def admit(self, applicant: Applicant) -> Decision:
        self.applicants.append(applicant)
        return self.after_code if applicant.code_confirmed else self.decision


def server(
    door: FixedDoor | None = None,
    player: Player = ANN,
    guesses: GuessLimiter | None = None,
    channel: Channel | None = None,
    now: float = 0.0,
) -> Session:
    conversation = ServerHandshake(player, door or FixedDoor(), guesses or GuessLimiter(), "192.0.2.7")
    return Session(channel or PlainChannel(), conversation, now)


def client(
    conversation: Conversation | None = None,
    player: Player = BOB,
    code: str | None = None,
    channel: Channel | None = None,
    now: float = 0.0,
) -> Session:
    return Session(channel or PlainChannel(), conversation or ClientHandshake(player, b"a seat", code), now)


def tls_pair() -> tuple[TlsChannel, TlsChannel]:
    """The client's and the server's channel."""
    return TlsChannel.client(), TlsChannel.server(CERTIFICATE)


def pump(left: Session, right: Session, now: float = 0.0, chunk: int = 1 << 20) -> tuple[list[Event], list[Event]]:
    """Carry bytes both ways, at most `chunk` at once, until none are left; what each side reported."""
    left_events = left.receive(b"", now)
    right_events = right.receive(b"", now)
    while True:
        to_right, to_left = left.bytes_to_send(), right.bytes_to_send()
        if not to_right and not to_left:
            return left_events, right_events
        for start in range(0, len(to_right), chunk):
            right_events += right.receive(to_right[start : start + chunk], now)
        for start in range(0, len(to_left), chunk):
            left_events += left.receive(to_left[start : start + chunk], now)
