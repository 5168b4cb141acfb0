"""TLS as a pure object: bytes of the network in, bytes of the application out, and the other way round."""

import hashlib
import ssl
from typing import Protocol

from net.errors import RemoteProtocolError
from net.transport.certificate import Certificate, client_context

_READ_BYTES = 16 * 1024  # A TLS record holds no more.


class Channel(Protocol):
    """What carries a session's bytes."""

    @property
    def certificate_digest(self) -> bytes | None:
        """SHA-256 of the server's certificate; None until the channel is secure."""

    @property
    def closed_by_peer(self) -> bool:
        """Whether the other side has said that nothing follows."""

    @property
    def error(self) -> RemoteProtocolError | None:
        """What broke the channel: everything received before still counts, nothing after."""

    def receive(self, data: bytes) -> bytes:
        """What the network brought, in the clear."""

    def send(self, data: bytes) -> None:
        """Take application bytes for the other side; only once the channel is secure."""

    def bytes_to_send(self) -> bytes:
        """What must go out on the network now."""

    def close(self) -> None:
        """Tell the other side that nothing follows."""


class TlsChannel:
    """One end of a TLS 1.3 connection: a `Channel` without a socket."""

    def __init__(self, context: ssl.SSLContext, server_side: bool, certificate_digest: bytes | None) -> None:
        self._incoming = ssl.MemoryBIO()
        self._outgoing = ssl.MemoryBIO()
        self._tls = context.wrap_bio(self._incoming, self._outgoing, server_side=server_side)
        self._own_certificate_digest = certificate_digest
        self.certificate_digest: bytes | None = None
        self.closed_by_peer = False
        self.error: RemoteProtocolError | None = None
        self._shake_hands()

    @classmethod
    def server(cls, certificate: Certificate) -> "TlsChannel":
        """The end that was called."""
        return cls(certificate.context, True, certificate.digest)

    @classmethod
    def client(cls) -> "TlsChannel":
        """The end that calls."""
        return cls(client_context(), False, None)

    def receive(self, data: bytes) -> bytes:
        """See `Channel`."""
        if self.error is not None:
            return b""
        self._incoming.write(data)
        if self.certificate_digest is None and not self._shake_hands():
            return b""
        clear = bytearray()
        try:
            while piece := self._tls.read(_READ_BYTES):
                clear += piece
        except ssl.SSLWantReadError:
            return bytes(clear)
        except ssl.SSLZeroReturnError:
            self.closed_by_peer = True
            return bytes(clear)
        except ssl.SSLError as error:
            self.error = _blame(error)
            return bytes(clear)
        self.closed_by_peer = True
        return bytes(clear)

    def send(self, data: bytes) -> None:
        """See `Channel`."""
        if self.error is None:
            try:
                self._tls.write(data)
            except ssl.SSLError as error:
                self.error = _blame(error)

    def bytes_to_send(self) -> bytes:
        """See `Channel`."""
        return self._outgoing.read()

    def close(self) -> None:
        """See `Channel`."""
        try:
            self._tls.unwrap()
        except ssl.SSLError:
            # The goodbye is written; whether the other side answers makes no difference.
            return

    def _shake_hands(self) -> bool:
        """Whether the channel is secure now."""
        try:
            self._tls.do_handshake()
        except ssl.SSLWantReadError:
            return False
        except ssl.SSLError as error:
            self.error = _blame(error)
            return False
        if self._own_certificate_digest is not None:
            self.certificate_digest = self._own_certificate_digest
            return True
        shown = self._tls.getpeercert(binary_form=True)
        if shown is None:
            self.error = RemoteProtocolError("TLS without a certificate")
            return False
        self.certificate_digest = hashlib.sha256(shown).digest()
        return True


def _blame(error: ssl.SSLError) -> RemoteProtocolError:
    return RemoteProtocolError(f"TLS: {(error.reason or 'broken').replace('_', ' ').lower()}")
