"""The record of a game as values (docs/notation.md)."""

from collections.abc import Mapping
from typing import NamedTuple

from engine.samurai.actions import Action
from engine.samurai.board import Board
from engine.samurai.pieces import Figure, Tile
from engine.samurai.position import Counts, EndReason
from engine.samurai.rules import RuleSet

FORMAT = "samurai-record"
VERSION = 1
COLOURS = ("red", "blue", "yellow", "green")
CARETAKER = "caretaker"


class SeatInfo(NamedTuple):
    """Who sits in a seat: name, colour, and `human`, `bot:LEVEL` or `cmd:NAME`."""

    name: str
    colour: str
    player: str


class SetupEntry(NamedTuple):
    """A figure put on the board; `seat` is -1 where figures were dealt at random."""

    seat: int
    hex: int
    figure: Figure


class CaptureEntry(NamedTuple):
    """A figure that left the board; `seat` is -1 when it was set aside."""

    hex: int
    figure: Figure
    seat: int


class TurnEntry(NamedTuple):
    """One turn: its actions (none: a pass), captures, and how many tiles were drawn."""

    seat: int
    actions: tuple[Action, ...]
    captures: tuple[CaptureEntry, ...]
    drawn: int


class ResultEntry(NamedTuple):
    """How the game ended; `leaders` hold -1 where nobody leads a kind."""

    reasons: tuple[EndReason, ...]
    captured: tuple[Counts, ...]
    set_aside: Counts
    leaders: tuple[int, int, int]
    winners: tuple[int, ...]


class SeatTiles(NamedTuple):
    """A seat's tiles as far as known: its opening hand, and what it drew after each of its turns."""

    opening: tuple[Tile, ...]
    drawn: tuple[tuple[Tile, ...], ...]


class Takeover(NamedTuple):
    """Another player took over a seat before the turn with this index, with this hand in the open."""

    turn: int
    seat: int
    player: str
    hand: tuple[Tile, ...] | None


class Stopped(NamedTuple):
    """Why a table was given up, and the seat at fault, or -1."""

    why: str
    seat: int


class Record(NamedTuple):
    """The public history of a game, replayable; `tiles` hold None for each seat whose tiles are unknown.

    `tiles` is None as a whole where the record says so; `result` is None while the game runs.
    """

    board: Board
    rules: RuleSet
    seats: tuple[SeatInfo, ...]
    first: int
    setup: tuple[SetupEntry, ...] = ()
    turns: tuple[TurnEntry, ...] = ()
    result: ResultEntry | None = None
    tiles: tuple[SeatTiles | None, ...] | None = None
    takeovers: tuple[Takeover, ...] = ()
    stopped: Stopped | None = None
    meta: Mapping[str, object] | None = None
