"""Messages that come near to real ones, for property tests."""

from __future__ import annotations

import msgpack
from hypothesis import strategies as st

NAMES = (
    *("hello", "proof", "join", "code", "share", "confirm", "welcome", "refusal"),
    *("probe", "table", "ping", "pong", "bye"),
)


def values() -> st.SearchStrategy[bytes]:
    """Encoded messages: mostly arrays that start with a name of the transport's, some of anything."""
    number = st.one_of(st.integers(min_value=-1, max_value=3), st.just(2**32), st.just(2**64 - 1))
    data = st.one_of(st.sampled_from((32, 33, 64)).map(bytes), st.binary(max_size=40))
    field = st.one_of(number, data, st.text(max_size=20), st.booleans(), st.none())
    message = st.builds(lambda name, fields: [name, *fields], st.sampled_from(NAMES), st.lists(field, max_size=6))
    anything = st.recursive(st.one_of(field, st.floats()), lambda inner: st.lists(inner, max_size=3), max_leaves=6)
    return st.one_of(message, message, anything).map(lambda value: msgpack.packb(value, use_bin_type=True))
