"""Values as bytes: a strict subset of msgpack that has one encoding for each value.

Arrays of int, bytes, str, bool and nil, nested. msgpack itself is not canonical, so what does not encode back
to the very same bytes is refused, and hashes and signatures are made over bytes as they were sent.
"""

from collections.abc import Iterable
from typing import TypeAlias, cast

import msgpack

from net.errors import RemoteProtocolError
from net.limits import MAXIMUM_DEPTH, MAXIMUM_MESSAGE_BYTES

Value: TypeAlias = "int | bytes | str | bool | list[Value] | None"


_ATOMS = frozenset({int, bytes, str, bool, type(None)})


def encode(value: Value) -> bytes:
    """The one encoding of a value; TypeError for any other type."""
    _check_types(value, 0)
    return _pack(value)


def encode_own(value: Value) -> bytes:
    """The encoding of a value that was made here: its types are not looked at again."""
    return _pack(value)


def encode_each_own(values: Iterable[Value]) -> list[bytes]:
    """The encoding of each of these values that were made here."""
    pack = _packer().pack
    return [pack(value) for value in values]


def decode(data: bytes) -> Value:
    """The value these bytes encode; RemoteProtocolError for anything else, too long or too deep included."""
    if len(data) > MAXIMUM_MESSAGE_BYTES:
        raise RemoteProtocolError(f"a message of {len(data)} bytes is over the limit of {MAXIMUM_MESSAGE_BYTES}")
    try:
        value = msgpack.unpackb(
            data,
            raw=False,
            strict_map_key=True,
            max_map_len=0,
            max_ext_len=0,
            max_array_len=MAXIMUM_MESSAGE_BYTES,
        )
        _check_types(value, 0)
        again = _pack(value)
    except (ValueError, TypeError, RecursionError, msgpack.UnpackException) as error:
        raise RemoteProtocolError(f"a message could not be decoded: {type(error).__name__}") from error
    if again != data:
        raise RemoteProtocolError("a message is not in the one encoding of its value")
    return cast(Value, value)


def _pack(value: object) -> bytes:
    return cast(bytes, _packer().pack(value))


def _packer() -> msgpack.Packer:
    # A fresh one each time: one packer must not be used by two threads at once.
    return msgpack.Packer(use_bin_type=True, strict_types=True)


def _check_types(value: object, depth: int) -> None:
    if type(value) is not list:
        if type(value) not in _ATOMS:
            raise TypeError(f"no {type(value).__name__} in a message")
        return
    if depth >= MAXIMUM_DEPTH:
        raise ValueError("nested too deep")
    for item in value:
        if type(item) not in _ATOMS:
            _check_types(item, depth + 1)
