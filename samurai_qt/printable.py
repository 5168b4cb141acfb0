"""Text from elsewhere as it may stand in one line: nothing in it controls a terminal, and what can't be seen is."""

from __future__ import annotations


def printable(text: str) -> str:
    """The text with every character that can't be seen written as its escape, as in `\\x1b`."""
    return "".join(map(_printable, text))


def beginning(line: bytes | str, length: int) -> str:
    """The first characters of a line from elsewhere, printable and in quotation marks; `…` where it goes on."""
    text = line if isinstance(line, str) else line.decode(errors="backslashreplace")
    text = text.strip("\r\n")
    return f"“{printable(text[:length])}{'…' if len(text) > length else ''}”"


def _printable(character: str) -> str:
    return character if character.isprintable() else character.encode("unicode_escape").decode("ascii")
