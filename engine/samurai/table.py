"""A table: choices in, events out. Every kind of player submits alike; the table never calls one."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from engine.samurai.actions import FigurePlacement, Turn
from engine.samurai.influence import Capture
from engine.samurai.pieces import Figure, Tile
from engine.samurai.position import Hand, Position
from engine.samurai.records.model import Record, SeatInfo
from engine.samurai.scoring import Verdict


class OpeningChoice(NamedTuple):
    """The five tiles a seat takes in hand at the start."""

    tiles: tuple[Tile, ...]


class Resignation(NamedTuple):
    """A seat gives the game up: it ends, and the others share the victory."""


Choice = OpeningChoice | FigurePlacement | Turn | Resignation


class OpeningChosen(NamedTuple):
    """A seat has chosen its opening hand."""

    seat: int


class FigurePlaced(NamedTuple):
    """A seat has placed a figure in setup."""

    seat: int
    hex: int
    figure: Figure


class TurnPlayed(NamedTuple):
    """A seat has played a turn, or passed; `drawn` is how many tiles it drew at the end."""

    seat: int
    turn: Turn
    captures: tuple[Capture, ...]
    drawn: int


class GameEnded(NamedTuple):
    """The game is over."""

    verdict: Verdict


Event = OpeningChosen | FigurePlaced | TurnPlayed | GameEnded
Listener = Callable[[Event], None]


class NotYourSeat(PermissionError):
    """A hand was asked for that this computer doesn't hold."""


class Table(Protocol):
    """A game being set up or played, local or between computers; the window can't tell them apart."""

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who sits where."""
        ...

    @property
    def position(self) -> Position:
        """The public state now."""
        ...

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that may act now, in order; empty when the game is over."""
        ...

    def hand(self, seat: int) -> Hand:
        """The hand of a seat this computer holds; NotYourSeat for any other."""
        ...

    def record(self) -> Record:
        """The public history so far; what is known of tiles once the game is over and they are open."""
        ...

    def submit(self, seat: int, choice: Choice) -> None:
        """Do what a seat chose; IllegalAction if the rules forbid it, and nothing has happened."""
        ...

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call the listener with every event from now on, until the returned function is called."""
        ...
