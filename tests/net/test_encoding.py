"""One encoding a value; everything else is refused."""

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.encoding import Value, decode, encode
from net.errors import RemoteProtocolError
from net.limits import MAXIMUM_DEPTH, MAXIMUM_MESSAGE_BYTES

VALUES: st.SearchStrategy[Value] = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.binary(max_size=20) | st.text(max_size=20),
    lambda values: st.lists(values, max_size=4),
    max_leaves=12,
)


@pytest.mark.parametrize(
    ("value", "data"),
    [
        (None, "c0"),
        (True, "c3"),
        (5, "05"),
        (-1, "ff"),
        (200, "cc c8"),
        ("ab", "a2 6162"),
        (b"ab", "c4 02 6162"),
        ([1, [b""]], "92 01 91 c4 00"),
    ],
)
def test_the_encoding_of(value: Value, data: str) -> None:
    assert encode(value) == bytes.fromhex(data)
    assert decode(bytes.fromhex(data)) == value


@pytest.mark.parametrize(
    "data",
    [
        "",
        "c1",
        "cc 05",  # a small number, written long
        "d9 02 6162",  # a short text, written long
        "dc 0001 01",  # a short array, written long
        "80",  # an empty map
        "81 01 02",
        "cb 3ff0000000000000",  # a float
        "d4 01 00",  # an extension
        "d6 ff 00000000",  # a time
        "a2 ffff",  # no UTF-8
        "05 05",  # something behind
        "92 01",  # cut off
        "c6 ffffffff",
        "dd ffffffff",
    ],
)
def test_nothing_else_is_taken(data: str) -> None:
    with pytest.raises(RemoteProtocolError):
        decode(bytes.fromhex(data))


def test_too_long_or_too_deep_is_refused() -> None:
    with pytest.raises(RemoteProtocolError, match="over the limit"):
        decode(msgpack.packb(bytes(MAXIMUM_MESSAGE_BYTES)))
    deep = b"\x91" * MAXIMUM_DEPTH + b"\x01"
    assert encode(decode(deep)) == deep
    with pytest.raises(RemoteProtocolError):
        decode(b"\x91" + deep)
    with pytest.raises(RemoteProtocolError):
        decode(b"\x91" * 100_000 + b"\x01")


@given(VALUES)
def test_every_value_comes_back(value: Value) -> None:
    assert decode(encode(value)) == value


@given(st.binary(max_size=60))
def test_any_bytes_are_a_value_of_that_very_encoding_or_refused(data: bytes) -> None:
    try:
        value = decode(data)
    except RemoteProtocolError:
        return
    assert encode(value) == data
