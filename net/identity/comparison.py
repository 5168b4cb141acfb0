"""Four words that two players read to each other: the same on both computers unless somebody sits between them.

A code made from freely chosen keys could be ground offline until two of them match in 32 bits. So each side first
commits to a number, and opens it only when it holds the other's commitment: somebody in the middle has one blind
guess in 2**32 for each connection.
"""

import hmac
from enum import Enum

from net.errors import LocalProtocolError, RemoteProtocolError
from net.hashing import tagged_hash
from net.identity.words import spell
from net.signing import PublicKey

OPENING_BYTES = 32
COMPARED_BYTES = 4
"""Words to compare, one a byte: 32 bits, and each guess needs a new connection that two people then compare."""


class Side(Enum):
    """The two ends; the value is in every commitment, so that none can be handed back as one's own."""

    FIRST = b"first"
    SECOND = b"second"


class Comparison:
    """One side of one comparison; commitments are exchanged first, then openings."""

    def __init__(self, side: Side, own_key: PublicKey, opening: bytes) -> None:
        """Start with 32 fresh random bytes as the opening."""
        self._side = side
        self._own_key = own_key
        self._opening = opening
        self._peer_key: PublicKey | None = None
        self._peer_commitment = b""
        self.commitment = commit(side, own_key, opening)

    def receive_commitment(self, peer_key: PublicKey, commitment: bytes) -> None:
        """Take what the other side is bound to; LocalProtocolError for a second one."""
        if self._peer_key is not None:
            raise LocalProtocolError("the other side has committed already")
        self._peer_key = peer_key
        self._peer_commitment = commitment

    @property
    def opening(self) -> bytes:
        """The number behind the own commitment; LocalProtocolError before the other side has committed."""
        if self._peer_key is None:
            raise LocalProtocolError("nothing is opened before the other side has committed")
        return self._opening

    def receive_opening(self, opening: bytes) -> tuple[str, ...]:
        """The four words; RemoteProtocolError if the other side had committed to something else."""
        if self._peer_key is None:
            raise LocalProtocolError("nothing can be opened before the other side has committed")
        other_side = Side.SECOND if self._side is Side.FIRST else Side.FIRST
        if not hmac.compare_digest(commit(other_side, self._peer_key, opening), self._peer_commitment):
            raise RemoteProtocolError("the words to compare were not opened as committed")
        if self._side is Side.FIRST:
            return words(self._own_key, self._opening, self._peer_key, opening)
        return words(self._peer_key, opening, self._own_key, self._opening)


def commit(side: Side, key: PublicKey, opening: bytes) -> bytes:
    """What one side sends first (32 bytes)."""
    return tagged_hash("comparison/commitment", side.value, key.encoded, opening)


def words(
    first_key: PublicKey, first_opening: bytes, second_key: PublicKey, second_opening: bytes
) -> tuple[str, ...]:
    """The four words that both sides get."""
    return spell(
        tagged_hash("comparison/words", first_key.encoded, second_key.encoded, first_opening, second_opening)[
            :COMPARED_BYTES
        ]
    )
