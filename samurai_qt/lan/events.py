"""What the network tells the window. Events are made in the network's thread and heard in the window's."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from samurai_qt.lan.model import Audit, Failure, FoundTable, Lobby, Presence, UnfinishedTable

if TYPE_CHECKING:
    from samurai_qt.lan.node import SharedTable


class TablesFound(NamedTuple):
    """The tables that answer now."""

    tables: tuple[FoundTable, ...]


class UnfinishedFound(NamedTuple):
    """The tables that can be taken up again."""

    tables: tuple[UnfinishedTable, ...]


class LobbyChanged(NamedTuple):
    """The lobby this computer sits in, or has just entered."""

    lobby: Lobby


class Failed(NamedTuple):
    """What was asked for did not work. `detail` names the address, port, version or file at fault."""

    failure: Failure
    detail: str = ""


class Dismissed(NamedTuple):
    """The way into the lobby or the stay in it is over: `kicked`, `full`, `host-left` or `lost`."""

    reason: str


class ChatSaid(NamedTuple):
    """A line of chat; seat -1 is a spectator."""

    seat: int
    text: str


class WordsToCompare(NamedTuple):
    """The four words that this computer shares with another one on their connection."""

    computer: str
    words: tuple[str, ...]


class KeyChanged(NamedTuple):
    """Somebody carries a name that this computer knows from somebody else."""

    computer: str
    name: str


class Started(NamedTuple):
    """The game begins or goes on."""

    table: SharedTable


class PresenceChanged(NamedTuple):
    """How each seat is connected."""

    seats: tuple[Presence, ...]


class GraceOver(NamedTuple):
    """A seat has been silent for the whole grace; `can_cut` is whether the others are enough to go on without."""

    seat: int
    can_cut: bool


class SeatTaken(NamedTuple):
    """Whether the caretaker plays this computer's own seat: the others went on while it was away."""

    taken: bool


class Undone(NamedTuple):
    """What was shown last did not come about: the others went on without it while this computer was away."""


class OpenedElsewhere(NamedTuple):
    """Another program with this computer's key plays on at the table."""


class EndProposed(NamedTuple):
    """The seats that wish to end the game here and count it as it stands; empty when nobody does any more.

    `pending`: what this computer's player wishes has yet to go out with a move.
    """

    seats: tuple[int, ...]
    pending: bool = False


class Departing(NamedTuple):
    """This computer's player leaves or resigns: it counts once the others have confirmed it."""

    resigned: bool


class Departed(NamedTuple):
    """This computer's player has left the game."""


class RematchOffered(NamedTuple):
    """The player of this seat has opened a table to play again."""

    seat: int


class Stopped(NamedTuple):
    """The table stopped for good: `seat` was caught at `fault`, or -1 where nobody can be named."""

    seat: int
    fault: str


class Audited(NamedTuple):
    """The game is over, opened up and checked."""

    audit: Audit
    transcript: str
    """The file it was written to, "" if it could not be."""


LanEvent: TypeAlias = (
    TablesFound
    | UnfinishedFound
    | LobbyChanged
    | Failed
    | Dismissed
    | ChatSaid
    | WordsToCompare
    | KeyChanged
    | Started
    | PresenceChanged
    | GraceOver
    | EndProposed
    | Departing
    | Departed
    | SeatTaken
    | Undone
    | OpenedElsewhere
    | RematchOffered
    | Stopped
    | Audited
)

TOLD_HERE = (TablesFound, UnfinishedFound, Failed)
"""Events that a node tells by itself, without having heard of anything."""
