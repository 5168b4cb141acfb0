"""Hashes with a domain tag and length-prefixed fields, so that no two preimages can be taken for each other."""

import hashlib

HASH_BYTES = 32
_EIGHT = (8).to_bytes(8, "big")
_PREFIX = b"samurai-qt/1/"


def preimage(tag: str, *fields: bytes | int) -> bytes:
    """The bytes that are hashed or signed: tag, then fields, each behind its length in eight bytes.

    An int is a field of eight bytes, big-endian, so it must be from 0 to 2**64 - 1.
    """
    return _prefixed(_PREFIX + tag.encode("ascii"), *fields)


def tagged_hash(tag: str, *fields: bytes | int) -> bytes:
    """The SHA-256 (32 bytes) of a preimage."""
    return hashlib.sha256(preimage(tag, *fields)).digest()


class TaggedHash:
    """Many hashes whose preimages begin with the same tag and fields, which are hashed once."""

    def __init__(self, tag: str, *fields: bytes | int) -> None:
        self._beginning = hashlib.sha256(preimage(tag, *fields))

    def of(self, *fields: bytes | int) -> bytes:
        """The tagged hash (32 bytes) of the first fields and then these."""
        whole = self._beginning.copy()
        whole.update(_prefixed(*fields))
        return whole.digest()


def _prefixed(*fields: bytes | int) -> bytes:
    parts: list[bytes] = []
    for field in fields:
        if isinstance(field, bytes):
            parts.append(len(field).to_bytes(8, "big"))
            parts.append(field)
        else:
            parts.append(_EIGHT)
            parts.append(field.to_bytes(8, "big"))
    return b"".join(parts)
