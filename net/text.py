"""Text that other people wrote, made fit to show on one line.

What is kept depends on the Unicode tables of the Python it runs on, so it is for showing and advertising only: what
is signed or compared is the text as it was sent.
"""

import unicodedata

from net.limits import MAXIMUM_CHAT_CHARACTERS, MAXIMUM_COMBINING_MARKS, MAXIMUM_NAME_CHARACTERS

# Letters and marks that show nothing, so that two names can differ and look the same. The format characters
# (zero width, direction) are not printable for Python and need no list.
_INVISIBLE = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0x2800, 0x2800),
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),
        (0xFFA0, 0xFFA0),
        (0xE0100, 0xE01EF),
    )
    for code in range(first, last + 1)
)
# Without these no text can be taken for markup by a widget that guesses.
_WITHOUT_MARKUP = str.maketrans({"<": "‹", ">": "›"})


def clean_name(text: str) -> str:
    """A name of a person, table or game for one line; empty if nothing of it can be shown."""
    return clean_text(text, MAXIMUM_NAME_CHARACTERS)


def player_name(text: str, seat: int) -> str:
    """The name of the player in a seat (from 0), fit to show: a number where nothing of it can be shown."""
    return clean_name(text) or f"Player {seat + 1}"


def clean_chat(text: str) -> str:
    """One line of chat; empty if nothing of it can be shown."""
    return clean_text(text, MAXIMUM_CHAT_CHARACTERS)


def clean_text(text: str, limit: int) -> str:
    """The text on one line, in NFC, without controls, direction marks, invisible letters and markup.

    White space becomes single blanks, piles of marks are cut down, and at most `limit` characters stay.
    Cleaning twice changes nothing more.
    """
    # However long the text, the work is bounded; what is shown of an honest one is at its beginning.
    shown = (" " if letter.isspace() else letter for letter in text[: limit * 16].translate(_WITHOUT_MARKUP))
    kept = "".join(letter for letter in shown if letter.isprintable() and letter not in _INVISIBLE)
    normal = _without_piles(unicodedata.normalize("NFC", kept))
    return " ".join(normal.split())[:limit].rstrip()


def comparable(text: str) -> str:
    """What two names have in common that look or sound the same: case, width and spaces make no difference."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def _without_piles(text: str) -> str:
    """Drop combining marks beyond the allowed number on one letter, and those that stand on no letter."""
    kept: list[str] = []
    marks = MAXIMUM_COMBINING_MARKS
    for letter in text:
        is_mark = unicodedata.category(letter) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        if marks <= MAXIMUM_COMBINING_MARKS:
            kept.append(letter)
        if letter == " ":
            marks = MAXIMUM_COMBINING_MARKS
    return "".join(kept)
