"""Hashes with a domain tag and length-prefixed fields, so that no two preimages can be taken for each other."""

from functools import cache
from hashlib import sha256

HASH_BYTES = 32
_WORDS_KEPT = 1024
_WORDS = tuple(number.to_bytes(8, "big") for number in range(_WORDS_KEPT))
_EIGHT = _WORDS[8]
_PREFIX = b"samurai-qt/1/"


def preimage(tag: str, *fields: bytes | int) -> bytes:
    """The bytes that are hashed or signed: tag, then fields, each behind its length in eight bytes.

    An int is a field of eight bytes, big-endian, so it must be from 0 to 2**64 - 1.
    """
    return _joined(_tag(tag), fields)


def tagged_hash(tag: str, *fields: bytes | int) -> bytes:
    """The SHA-256 (32 bytes) of a preimage."""
    return sha256(_joined(_tag(tag), fields)).digest()


class TaggedHash:
    """Many hashes whose preimages begin with the same tag and fields, which are hashed once."""

    def __init__(self, tag: str, *fields: bytes | int) -> None:
        self._beginning = sha256(preimage(tag, *fields))

    def of(self, *fields: bytes | int) -> bytes:
        """The tagged hash (32 bytes) of the first fields and then these."""
        whole = self._beginning.copy()
        whole.update(_joined(b"", fields))
        return whole.digest()


@cache
def _tag(tag: str) -> bytes:
    return _joined(b"", (_PREFIX + tag.encode("ascii"),))


def _joined(beginning: bytes, fields: tuple[bytes | int, ...]) -> bytes:
    """The beginning, then each field behind its length."""
    parts = [beginning]
    for field in fields:
        if isinstance(field, bytes):
            size = len(field)
            parts.append(_WORDS[size] if size < _WORDS_KEPT else size.to_bytes(8, "big"))
            parts.append(field)
        else:
            parts.append(_EIGHT)
            parts.append(_WORDS[field] if 0 <= field < _WORDS_KEPT else field.to_bytes(8, "big"))
    return b"".join(parts)
