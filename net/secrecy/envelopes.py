"""Envelopes: commitments to one item each, numbered; a sealed bag is a row of them."""

from typing import NamedTuple

from net.hashing import HASH_BYTES, tagged_hash
from net.limits import SALT_BYTES


class OpenedEnvelope(NamedTuple):
    """What an envelope held: its number in the bag, the item (0..255) and the salt (32 bytes)."""

    number: int
    item: int
    salt: bytes


def commitment(table_id: bytes, seat: int, envelope: OpenedEnvelope) -> bytes:
    """The hash (32 bytes) that stands for an envelope while it is closed."""
    return tagged_hash("envelope", table_id, seat, envelope.number, bytes([envelope.item]), envelope.salt)


def seal(table_id: bytes, seat: int, envelopes: tuple[OpenedEnvelope, ...]) -> tuple[bytes, ...]:
    """The commitments of a bag whose envelopes are numbered from 0 in their order."""
    return tuple(commitment(table_id, seat, envelope) for envelope in envelopes)


def is_well_formed(envelope: OpenedEnvelope, bag_size: int) -> bool:
    """Whether this can be an envelope of a bag of that size at all."""
    return (
        0 <= envelope.number < bag_size
        and 0 <= envelope.item < 256
        and len(envelope.salt) == SALT_BYTES == HASH_BYTES
    )
