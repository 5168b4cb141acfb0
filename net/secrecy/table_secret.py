"""The one secret of a seat at a table, from which all its others follow."""

import secrets

from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from net.hashing import preimage
from net.limits import MAXIMUM_ENVELOPES, SALT_BYTES
from net.secrecy.chain import build_chain
from net.secrecy.envelopes import OpenedEnvelope
from net.secrecy.numbers import NumberStream
from net.signing import SigningKey

TABLE_SECRET_BYTES = 32


class TableSecret:
    """32 secret bytes of one seat, stored before its first message; all else derives from them (RFC 5869)."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) != TABLE_SECRET_BYTES:
            raise ValueError(f"a table secret has {TABLE_SECRET_BYTES} bytes, not {len(secret)}")
        self.secret = secret

    @classmethod
    def fresh(cls) -> "TableSecret":
        """A new secret from the system's randomness."""
        return cls(secrets.token_bytes(TABLE_SECRET_BYTES))

    def signing_key(self) -> SigningKey:
        """The seat's key for this table."""
        return SigningKey(self._derive("seat key"))

    def nonce(self) -> bytes:
        """The seat's part (32 bytes) in making the charter, and so the table id, fresh."""
        return self._derive("nonce")

    def chain(self, table_id: bytes, seat: int) -> tuple[bytes, ...]:
        """The seat's hash chain, published end first."""
        return build_chain(self._derive("chain", table_id, seat), table_id, seat)

    def bag(self, table_id: bytes, seat: int, first: int, items: tuple[int, ...]) -> tuple[OpenedEnvelope, ...]:
        """The items in shuffled order, each in its envelope, numbered from `first` on, with its own salt.

        The salts depend on the items: a bag that is sealed again with other items has nothing in common with it.
        """
        order = list(items)
        NumberStream(self._derive("shuffle", table_id, seat, first, bytes(items))).shuffle(order)
        return tuple(
            OpenedEnvelope(number, item, self._derive("salt", table_id, seat, number, bytes(items))[:SALT_BYTES])
            for number, item in enumerate(order, first)
        )

    def preference(self, table_id: bytes, seat: int) -> tuple[int, ...]:
        """All numbers of envelopes in a secret order, in which those with equal items are used up.

        Any order that others know would tell them which closed envelopes hold no such item.
        """
        order = list(range(MAXIMUM_ENVELOPES))
        NumberStream(self._derive("preference", table_id, seat)).shuffle(order)
        return tuple(order)

    def _derive(self, purpose: str, *fields: bytes | int) -> bytes:
        return HKDF(SHA256(), 32, salt=None, info=preimage(purpose, *fields)).derive(self.secret)

    def __repr__(self) -> str:
        return "TableSecret(…)"
