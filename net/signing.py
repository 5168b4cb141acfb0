"""Ed25519 keys and signatures; keys of small order are refused.

For a key of small order one signature verifies many messages (RFC 8032, section 8.9, and the cofactor discussion in
section 5.1.7), so its holder could deny having said anything.
"""

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from net.errors import RemoteProtocolError

PUBLIC_KEY_BYTES = 32
SIGNATURE_BYTES = 64

_FIELD = 2**255 - 19
# The y coordinates of the eight points whose order divides eight; the sign bit tells x from -x.
_SMALL_ORDER_Y = frozenset(
    {
        0,
        1,
        _FIELD - 1,
        int.from_bytes(bytes.fromhex("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"), "little"),
        int.from_bytes(bytes.fromhex("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a"), "little"),
    }
)


class PublicKey:
    """A key that others sign with, checked when it is made: RemoteProtocolError if it can't be trusted to bind."""

    __slots__ = ("_key", "encoded")

    def __init__(self, encoded: bytes) -> None:
        if len(encoded) != PUBLIC_KEY_BYTES or _is_weak(encoded):
            raise RemoteProtocolError("a public key is not usable: wrong length, not canonical, or of small order")
        try:
            self._key = Ed25519PublicKey.from_public_bytes(encoded)
        except ValueError as error:
            raise RemoteProtocolError("a public key is no point of the curve") from error
        self.encoded = encoded

    def verifies(self, signature: bytes, message: bytes) -> bool:
        """Whether this signature of the message was made with the key."""
        try:
            self._key.verify(signature, message)
        except InvalidSignature:
            return False
        return True

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PublicKey) and other.encoded == self.encoded

    def __hash__(self) -> int:
        return hash(self.encoded)


class SigningKey:
    """A key pair from its 32-byte seed."""

    __slots__ = ("_key", "public")

    def __init__(self, seed: bytes) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(seed)
        self.public = PublicKey(self._key.public_key().public_bytes_raw())

    def sign(self, message: bytes) -> bytes:
        """The signature (64 bytes) of the message."""
        return self._key.sign(message)


def _is_weak(encoded: bytes) -> bool:
    """Whether the encoding is not canonical or the point's order divides eight."""
    y = int.from_bytes(encoded, "little") & ((1 << 255) - 1)
    return y >= _FIELD or y in _SMALL_ORDER_Y
