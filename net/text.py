"""Text from other computers, made fit to be shown on one line."""

import unicodedata
from collections.abc import Iterable, Iterator

# Whole categories that move, hide or replace other characters, or are no characters at all: control, format
# (right-to-left marks among them), surrogate, private use, unassigned.
_UNFIT = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
_MARKS = frozenset({"Mn", "Me"})
# Vietnamese and polytonic Greek, decomposed, need two; towers of marks would cover the lines above.
_MOST_MARKS = 2


def clean_text(text: str, most_characters: int) -> str:
    """One line in NFC, at most so many characters, without what could upset the lines around it; may be empty.

    Markup is left as it is: whoever shows the text must show it as plain text.
    """
    # Cut twice: normalising costs time for the length that was sent, and may make the text longer.
    normal = unicodedata.normalize("NFC", text[: 4 * most_characters])
    spaced = "".join(" " if character.isspace() else character for character in normal)
    kept = "".join(
        _without_towers(character for character in spaced if unicodedata.category(character) not in _UNFIT)
    )
    return " ".join(kept.split())[:most_characters].rstrip()


def comparable(text: str) -> str:
    """What two names have in common that look or sound the same: case, width and spaces make no difference."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def _without_towers(characters: Iterable[str]) -> Iterator[str]:
    marks = 0
    for character in characters:
        marks = marks + 1 if unicodedata.category(character) in _MARKS else 0
        if marks <= _MOST_MARKS:
            yield character
