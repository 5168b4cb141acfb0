"""Names and lines that a hostile player may send, and what of them may be shown."""

from net.limits import MAXIMUM_CHAT_CHARACTERS

HOSTILE_NAMES = (
    "\u202egnp.exe",
    "\u2066Ann\u2069\u200f",
    "<b>Ann</b><img src=x>",
    "\x1b[31mred\x07\x00",
    "Ann\r\nBob\u2028Cy",
    "A" + "\u0301" * 39,
    "\u3164" * 40,
    "侍" * 40,
    "W" * 40,
)
"""Each as long as the protocol lets it be: 40 characters."""

HOSTILE_LINE = "\u202e<script>alert(1)</script>\x1b]0;title\x07\n" + "W" * 10_000


def is_harmless(text: str, limit: int = MAXIMUM_CHAT_CHARACTERS) -> bool:
    """Whether the text keeps to its line and its length, and means nothing to a terminal or a widget."""
    return text.isprintable() and not {*text} & {"<", ">", "\u3164"} and len(text) <= limit


def texts_in(value: object) -> list[str]:
    """Every text in a JSON value, keys included."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for item in value.items() for text in texts_in([*item])]
    if isinstance(value, list):
        return [text for item in value for text in texts_in(item)]
    return []
