"""Hashes with a domain tag and length-prefixed fields, so that no two preimages can be taken for each other."""

import hashlib

HASH_BYTES = 32
_PREFIX = b"samurai-qt/1/"


def preimage(tag: str, *fields: bytes | int) -> bytes:
    """The bytes that are hashed or signed: tag, then fields, each behind its length in eight bytes.

    An int is a field of eight bytes, big-endian, so it must be from 0 to 2**64 - 1.
    """
    parts = [_PREFIX + tag.encode("ascii"), *(_as_bytes(field) for field in fields)]
    return b"".join(len(part).to_bytes(8, "big") + part for part in parts)


def tagged_hash(tag: str, *fields: bytes | int) -> bytes:
    """The SHA-256 (32 bytes) of a preimage."""
    return hashlib.sha256(preimage(tag, *fields)).digest()


def _as_bytes(field: bytes | int) -> bytes:
    return field if isinstance(field, bytes) else field.to_bytes(8, "big")
