"""Preimages byte by byte: no two rows of fields have one."""

from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from net.hashing import TaggedHash, preimage, tagged_hash

FIELDS = st.lists(st.binary(max_size=12) | st.integers(0, 2**64 - 1), max_size=5)


def test_a_preimage_is_tag_and_fields_each_behind_its_length() -> None:
    eight = bytes(7)
    assert preimage("t", b"ab", 5) == (
        (eight + b"\x0e" + b"samurai-qt/1/t") + (eight + b"\x02" + b"ab") + (eight + b"\x08" + eight + b"\x05")
    )
    assert tagged_hash("t", b"ab", 5) == sha256(preimage("t", b"ab", 5)).digest()


def test_fields_do_not_run_into_each_other() -> None:
    assert preimage("t", b"ab", b"c") != preimage("t", b"a", b"bc")
    assert preimage("t", b"") != preimage("t")
    assert preimage("ta", b"b") != preimage("t", b"ab")


@given(FIELDS, FIELDS)
def test_a_hash_begun_earlier_is_the_same(first: list[bytes | int], rest: list[bytes | int]) -> None:
    assert TaggedHash("tag", *first).of(*rest) == tagged_hash("tag", *first, *rest)
