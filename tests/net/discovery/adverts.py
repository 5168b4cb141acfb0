"""Adverts to test with."""

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from net.discovery import Advert
from net.text import clean_name

ANN = Advert(
    version=1,
    program="0.1.0",
    game="samurai",
    table=bytes.fromhex("0011223344556677"),
    host_key=bytes.fromhex("8899aabbccddeeff"),
    table_name="Ann's table",
    host_name="Ann",
    seats_taken=1,
    seats=4,
    port=45678,
    options=(("capture", "immediate"), ("edition", "1998")),
    locked=True,
)


def advert(**changes: Any) -> Advert:
    """Ann's advert with some fields changed."""
    return replace(ANN, **changes)


_words = st.from_regex(r"[a-z0-9][a-z0-9_.-]{0,7}", fullmatch=True)
_names = st.text(min_size=1).map(clean_name).filter(bool)

adverts = st.builds(
    Advert,
    version=st.integers(1, 9999),
    program=st.from_regex(r"[0-9][0-9A-Za-z.+-]{0,10}", fullmatch=True),
    game=_words,
    table=st.binary(min_size=8, max_size=8),
    host_key=st.binary(min_size=8, max_size=8),
    table_name=_names,
    host_name=_names,
    seats_taken=st.integers(0, 2),
    seats=st.integers(2, 8),
    port=st.integers(1024, 65535),
    options=st.dictionaries(_words, _words, max_size=8).map(lambda options: tuple(sorted(options.items()))),
    locked=st.booleans(),
    started=st.booleans(),
)
