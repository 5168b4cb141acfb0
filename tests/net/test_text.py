"""Names and chat of other people: cleaned, cut, and cleaned for good."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.limits import MAXIMUM_CHAT_CHARACTERS, MAXIMUM_NAME_CHARACTERS
from net.text import clean_chat, clean_name, comparable

anything = st.text(alphabet=st.characters(exclude_categories=()), max_size=400)


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("Ann", "Ann"),
        ("  Ann \t of\r\n the  hill ", "Ann of the hill"),
        ("A\x00n\x1bn\x7f\x9b", "Ann"),
        ("Ann\u2028Bob\u00a0Cy", "Ann Bob Cy"),
        ("\u202eAnn\u202c\u2066\u200f", "Ann"),
        ("A\u200bn\u200d\ufeffn\u00ad", "Ann"),
        ("An\ufe0fn\u3164\u115f\u2800", "Ann"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("\u0301\u0302", ""),
        ("q\u0327\u0323\u0331\u0330\u0332\u0333b", "q\u0327\u0323\u0331b"),
        ("<b>Ann</b>", "‹b›Ann‹/b›"),
        ("\ud800Ann\udfff\ue000", "Ann"),
        ("侍 צָ Ω 🎎", "侍 צָ Ω 🎎"),
        ("", ""),
        (" \n\u202e", ""),
    ],
)
def test_name(text: str, clean: str) -> None:
    assert clean_name(text) == clean


def test_name_of_ten_thousand_characters() -> None:
    assert clean_name("x" * 10_000) == "x" * MAXIMUM_NAME_CHARACTERS
    assert clean_name("\u0301" * 10_000) == ""


def test_name_is_not_cut_after_a_blank() -> None:
    assert clean_name("x" * (MAXIMUM_NAME_CHARACTERS - 1) + " y") == "x" * (MAXIMUM_NAME_CHARACTERS - 1)


def test_chat_is_longer_than_a_name() -> None:
    assert clean_chat("well played, " * 100) == ("well played, " * 100)[:MAXIMUM_CHAT_CHARACTERS].rstrip()


@given(anything)
def test_clean_text_is_clean(text: str) -> None:
    clean = clean_name(text)
    assert clean_name(clean) == clean
    assert len(clean) <= MAXIMUM_NAME_CHARACTERS
    assert clean.isprintable()
    assert unicodedata.is_normalized("NFC", clean)
    assert clean == " ".join(clean.split())
    assert not set("<>") & set(clean)


@given(st.text(alphabet="abcdefghij <>&'\"-äßŁ侍", max_size=MAXIMUM_NAME_CHARACTERS))
def test_honest_names_stay(text: str) -> None:
    kept = " ".join(text.replace("<", "‹").replace(">", "›").split())
    assert clean_name(text) == kept


def test_names_are_compared_without_case_and_width() -> None:
    assert comparable("Straße  A") == comparable("STRASSE a") == comparable("Ｓtrasse\u3000A")
    assert comparable("Ann") != comparable("Anna")
