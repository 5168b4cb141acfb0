"""Text from other computers."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.text import clean_text, comparable


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("Ann", "Ann"),
        ("  Ann\t\n of  Kyoto \u00a0", "Ann of Kyoto"),
        ("A\u202enn\u2067", "Ann"),
        ("A\u0000\u0007\u001b[31mnn", "A[31mnn"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("侍 Änn", "侍 Änn"),
        ("A\u0308", "Ä"),
        ("a" + "\u0300" * 50, "à" + "\u0300" * 2),
        ("\ud800\ue000\uffff", ""),
        ("x" * 10_000, "x" * 40),
        ("x" * 39 + " y", "x" * 39),
    ],
)
def test_text_is_made_fit_to_show(text: str, clean: str) -> None:
    assert clean_text(text, 40) == clean


@given(st.text(), st.integers(min_value=1, max_value=50))
def test_clean_text_is_one_short_line(text: str, most: int) -> None:
    clean = clean_text(text, most)
    assert len(clean) <= most
    assert clean == " ".join(clean.split())
    assert not {unicodedata.category(character) for character in clean} & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


@given(st.text())
def test_cleaning_again_changes_nothing(text: str) -> None:
    assert clean_text(clean_text(text, 1000), 1000) == clean_text(text, 1000)


def test_names_are_compared_without_case_and_width() -> None:
    assert comparable("Straße  A") == comparable("STRASSE a") == comparable("Ｓtrasse\u3000A")
    assert comparable("Ann") != comparable("Anna")
