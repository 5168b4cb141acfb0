"""Words to read to each other."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.errors import LocalProtocolError, RemoteProtocolError
from net.identity import Comparison, Side
from net.identity.comparison import words
from net.identity.words import WORDS, spell
from net.signing import SigningKey

ANN, BOB, EVE = (SigningKey(bytes([number]) * 32).public for number in (1, 2, 3))
OPENINGS = st.binary(min_size=32, max_size=32)


def exchange(first: Comparison, second: Comparison) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Commit on both sides, then open on both sides."""
    first.receive_commitment(BOB, second.commitment)
    second.receive_commitment(ANN, first.commitment)
    return first.receive_opening(second.opening), second.receive_opening(first.opening)


@given(OPENINGS, OPENINGS)
def test_both_sides_get_the_same_words(one: bytes, other: bytes) -> None:
    heard, same = exchange(Comparison(Side.FIRST, ANN, one), Comparison(Side.SECOND, BOB, other))
    assert heard == same and len(heard) == 4


def test_words_depend_on_all_that_is_compared() -> None:
    openings = [bytes([number]) * 32 for number in range(4)]
    keys = ((ANN, BOB), (BOB, ANN), (ANN, EVE))
    seen = {words(first, one, second, other) for first, second in keys for one in openings for other in openings}
    assert len(seen) == 3 * 4 * 4


def test_nothing_is_opened_before_the_other_side_is_bound() -> None:
    ann = Comparison(Side.FIRST, ANN, bytes(32))
    with pytest.raises(LocalProtocolError):
        _ = ann.opening
    with pytest.raises(LocalProtocolError):
        ann.receive_opening(bytes(32))
    ann.receive_commitment(BOB, bytes(32))
    with pytest.raises(LocalProtocolError):
        ann.receive_commitment(BOB, bytes(32))


def test_other_opening_than_committed() -> None:
    ann, bob = Comparison(Side.FIRST, ANN, bytes(32)), Comparison(Side.SECOND, BOB, bytes([1]) * 32)
    ann.receive_commitment(BOB, bob.commitment)
    for opening in (bytes(32), bytes([2]) * 32, b"", bytes(33)):
        with pytest.raises(RemoteProtocolError):
            ann.receive_opening(opening)


def test_own_commitment_handed_back() -> None:
    ann = Comparison(Side.FIRST, ANN, bytes(32))
    ann.receive_commitment(BOB, ann.commitment)
    with pytest.raises(RemoteProtocolError):
        ann.receive_opening(bytes(32))


def test_commitment_of_another_key() -> None:
    ann, eve = Comparison(Side.FIRST, ANN, bytes(32)), Comparison(Side.SECOND, EVE, bytes([1]) * 32)
    ann.receive_commitment(BOB, eve.commitment)
    with pytest.raises(RemoteProtocolError):
        ann.receive_opening(bytes([1]) * 32)


def test_words_can_be_told_apart_by_ear() -> None:
    assert len(set(WORDS)) == 256 and sorted(WORDS) == list(WORDS)
    assert all(word.isascii() and word.isalpha() and word.islower() and 3 <= len(word) <= 7 for word in WORDS)
    assert len({word[:4] for word in WORDS}) == 256
    for one, other in combinations(WORDS, 2):
        assert len(one) != len(other) or sum(a != b for a, b in zip(one, other, strict=True)) > 1, (one, other)
    assert spell(bytes([0, 255])) == (WORDS[0], WORDS[255])
