"""What a node tells the program; each is a plain value, told on the network's thread."""

from enum import Enum
from typing import NamedTuple, TypeAlias

from net.charter import Charter
from net.discovery import Event as DiscoveryEvent
from net.folding import CompleteStep
from net.identity import Meeting
from net.lobby.model import Lobby
from net.misconduct import Misconduct
from net.state import TableState
from net.transcript import Transcript
from net.transport import Peer


class Listening(NamedTuple):
    """The port is open; `address` is one where others may reach it."""

    address: str
    port: int


class Looks(NamedTuple):
    """Tables are looked for anew: of what was found before nothing more is told, not even that it goes."""


class Found(NamedTuple):
    """A table on the network came, changed or went."""

    event: DiscoveryEvent


class Joined(NamedTuple):
    """A connection to a table stands; `words` are to be compared aloud by who wants to be sure."""

    peer: Peer


class Met(NamedTuple):
    """A player of the lobby: new, known, or with another key than the name was known by, which is a warning."""

    seat: int
    meeting: Meeting


class LobbySeen(NamedTuple):
    """The lobby as it is now, and the seats of this computer in it."""

    lobby: Lobby
    own: tuple[int, ...]


class Chatted(NamedTuple):
    """Somebody said something: the seat, or -1 for a host without a seat, the name, the cleaned line."""

    seat: int
    name: str
    text: str


class Dismissed(NamedTuple):
    """The host sent this player away; `reason` is `full`, `kicked` or `started`."""

    reason: str


class HostLeft(NamedTuple):
    """The lobby's host is gone, and the lobby with it."""


class Standing(NamedTuple):
    """What a table waits for, and what is known here of its seats, after the last step told.

    `awaited` are the seats that may choose now, `items` the items in this computer's envelopes by seat and number,
    `hands` those in hand. `recalling`: nothing is signed before the others have told what was signed before.
    `leaving` are the seats still in that have said that they go, and those of this computer that will; whether each
    resigns. `wishing` are this computer's seats that wish to end the game by agreement.
    """

    state: TableState
    awaited: tuple[int, ...]
    items: dict[int, dict[int, int]]
    hands: dict[int, tuple[int, ...]]
    recalling: bool
    stopped: Misconduct | None
    leaving: dict[int, bool]
    wishing: frozenset[int]


class Stepped(NamedTuple):
    """One step of a table, with the states before and after it."""

    before: TableState
    step: CompleteStep
    after: TableState


class Awaiting(NamedTuple):
    """This player had signed the table's charter: the others are looked for, to see whether the game has begun."""

    name: str
    charter: Charter


class Began(NamedTuple):
    """A table is played here from now on: a new one, or one taken up again with the steps so far."""

    name: str
    own: tuple[int, ...]
    resumed: bool
    steps: tuple[Stepped, ...]
    standing: Standing


class Moved(NamedTuple):
    """Steps became whole, or the table waits for somebody else."""

    steps: tuple[Stepped, ...]
    standing: Standing


class Undone(NamedTuple):
    """Steps from this number on did not come about, since the others went on without this player; `steps` did."""

    step: int
    steps: tuple[Stepped, ...]
    standing: Standing


class Unsubmitted(NamedTuple):
    """A choice could not be taken any more: the table waits for the seat again, or for another."""

    seat: int
    why: str


class Reach(Enum):
    """How a player is reached."""

    HERE = "here"
    AWAY = "reconnecting"
    WITHHOLDING = "withholding"
    LEFT = "left"
    CUT = "cut"


class Presence(NamedTuple):
    """One player of the table: seats, name of the first, how it is reached, since when (monotonic seconds).

    `exhausted`: it has been silent for the whole grace, so that the others may vote to go on without.
    """

    installation: bytes
    seats: tuple[int, ...]
    name: str
    reach: Reach
    since: float
    exhausted: bool = False


class PresenceChanged(NamedTuple):
    """How the other players are reached now."""

    players: tuple[Presence, ...]


class Over(NamedTuple):
    """The table has come to its end, or no further: all that was said, to be audited and kept."""

    transcript: Transcript
    state: TableState
    stopped: Misconduct | None


class Settled(NamedTuple):
    """Every player still in has seen the end: nobody needs this computer at the table any more."""


class Kept(NamedTuple):
    """It is noted that the table need not be taken up again."""


class RematchOffered(NamedTuple):
    """The player of this seat would play again: accepting leads into the new table's lobby."""

    seat: int
    installation: bytes
    table: bytes


class Replaced(NamedTuple):
    """This player's table was opened in another program, which plays on; here nothing more is said."""


class Failed(NamedTuple):
    """Something asked of the node, or its own work, failed; the message of the error is one line."""

    what: str
    error: Exception


NodeEvent: TypeAlias = (
    Listening
    | Looks
    | Found
    | Joined
    | Met
    | LobbySeen
    | Chatted
    | Dismissed
    | HostLeft
    | Awaiting
    | Began
    | Moved
    | Undone
    | Unsubmitted
    | PresenceChanged
    | Over
    | Settled
    | Kept
    | RematchOffered
    | Replaced
    | Failed
)
