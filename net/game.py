"""The seam between a networked table and the game it plays.

A game here is an immutable value that knows what it waits for and what follows from a choice or a roll. Items are
small numbers (0..255) whose meaning only the game knows; envelopes, steps and keys are none of its business.
"""

from collections.abc import Mapping
from typing import NamedTuple, Protocol, TypeAlias

from net.encoding import Value
from net.secrecy.numbers import NumberStream


class IllegalChoice(ValueError):
    """A choice the game's rules forbid; the message says why."""


class NamingWanted(NamedTuple):
    """Every seat names this many envelopes of its own bag, all at once."""

    number: int


class ChoiceWanted(NamedTuple):
    """This seat chooses."""

    seat: int


class ChanceWanted(NamedTuple):
    """A roll decides. It is called by this seat, which it serves, or by the lowest seat in play if -1."""

    seat: int


class NothingWanted(NamedTuple):
    """The game is over."""


Wanted: TypeAlias = NamingWanted | ChoiceWanted | ChanceWanted | NothingWanted


class Draw(NamedTuple):
    """A seat draws so many items from its own bag."""

    seat: int
    number: int


class Outcome(NamedTuple):
    """The game after a choice or a roll, and who draws how much."""

    game: "Game"
    draws: tuple[Draw, ...] = ()


class Game(Protocol):
    """One state of a game."""

    @property
    def bag(self) -> tuple[int, ...]:
        """The items that each seat's bag legally holds, in ascending order."""
        ...

    def wanted(self) -> Wanted:
        """What the game waits for."""
        ...

    def after_naming(self) -> "Game":
        """The game once every seat has named the envelopes it takes in hand."""
        ...

    def after_choice(self, seat: int, choice: Value, items: tuple[int, ...]) -> Outcome:
        """What follows from a choice that shows these items; IllegalChoice if the rules forbid it."""
        ...

    def after_chance(self, numbers: NumberStream) -> Outcome:
        """What follows from a roll."""
        ...

    def after_concession(self, seat: int) -> "Game":
        """The game after a seat resigned where that ends it."""
        ...

    def after_agreement(self) -> "Game":
        """The game ended here by everyone's wish."""
        ...

    def unshown(self, seat: int) -> tuple[int, ...]:
        """The seat's items that nobody has seen, in ascending order."""
        ...

    def hand_size(self, seat: int) -> int:
        """How many items the seat holds in hand."""
        ...

    def caretaker_choice(self, seat: int, hand: tuple[int, ...], seed: bytes) -> tuple[Value, tuple[int, ...]]:
        """The fixed policy's choice for a seat nobody holds, and the items of the open hand it shows."""
        ...

    def fields(self) -> Mapping[str, Value]:
        """Everything public about the game, by name, for digests."""
        ...
