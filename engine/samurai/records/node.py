"""A parsed JSON value together with its place, read with exact types."""

import unicodedata
from typing import NamedTuple

from engine.samurai.records.errors import RecordError
from engine.samurai.strict_json import shown

MAX_TEXT = 500  # characters in a name or an explanation
MAX_ENTRIES = 1000  # of a list; the longest game has under 200 turns, each with few takeovers

# Control characters and line breaks would let a name forge lines of a printed game.
_NOT_IN_A_LINE = frozenset({"Cc", "Zl", "Zp"})
# Overrides of the direction of writing would turn round what is printed beside a name.
_DIRECTIONS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class Node(NamedTuple):
    """One JSON value and where it stands; every reader raises RecordError at that place.

    The whole document stands nowhere: `root` names it.
    """

    value: object
    place: str
    root: str = ""

    def fail(self, fault: str) -> RecordError:
        """The error to raise for this value."""
        return RecordError(self.place or self.root, fault)

    @property
    def is_null(self) -> bool:
        """Whether the value is null."""
        return self.value is None

    def objects(self, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, "Node"]:
        """The members of an object that has exactly these keys."""
        if not isinstance(self.value, dict):
            raise self.fail(f"must be an object, not {shown(self.value)}")
        for name in self.value:
            if name not in required and name not in optional:
                raise self.fail(f"unknown key {shown(name)}")
        for name in required:
            if name not in self.value:
                raise self.fail(f"the key {shown(name)} is missing")
        start = f"{self.place}." if self.place else ""
        return {name: Node(member, start + name) for name, member in self.value.items()}

    def entries(self, length: int | None = None) -> list["Node"]:
        """The entries of a list, of this length if one is given."""
        if not isinstance(self.value, list):
            raise self.fail(f"must be a list, not {shown(self.value)}")
        if len(self.value) > MAX_ENTRIES:
            raise self.fail(f"has more than {MAX_ENTRIES} entries")
        if length is not None and len(self.value) != length:
            raise self.fail(f"must have {length} entries, not {len(self.value)}")
        return [Node(entry, f"{self.place}[{index}]") for index, entry in enumerate(self.value)]

    def text(self) -> str:
        """A text of one line."""
        if not isinstance(self.value, str):
            raise self.fail(f"must be a text, not {shown(self.value)}")
        if len(self.value) > MAX_TEXT:
            raise self.fail(f"is longer than {MAX_TEXT} characters")
        if any(unicodedata.category(character) in _NOT_IN_A_LINE for character in self.value):
            raise self.fail("holds a line break or control character")
        if not _DIRECTIONS.isdisjoint(self.value):
            raise self.fail("holds a character that overrides the direction of writing")
        return self.value

    def one_of(self, words: tuple[str, ...]) -> str:
        """One of these texts."""
        if self.value not in words:
            raise self.fail(f"must be {', '.join(words[:-1])} or {words[-1]}, not {shown(self.value)}")
        assert isinstance(self.value, str)
        return self.value

    def number(self, lowest: int, highest: int) -> int:
        """A whole number in this range; true and 1.0 are none."""
        if type(self.value) is not int or not lowest <= self.value <= highest:
            raise self.fail(f"must be a whole number from {lowest} to {highest}, not {shown(self.value)}")
        return self.value

    def seat(self, players: int) -> int:
        """A seat."""
        return self.number(0, players - 1)

    def seat_or_nobody(self, players: int) -> int:
        """A seat, or -1 for null."""
        return -1 if self.is_null else self.seat(players)
