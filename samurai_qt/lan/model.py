"""What the pages show of tables on the network, their lobbies and their players. No Qt, no sockets."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from engine.samurai import RuleSet
from samurai_qt.table.link import Link

USUAL_GRACE = 120
"""How many seconds a silent player is waited for, where the host says nothing else."""


class FoundTable(NamedTuple):
    """A table that answers; `key` tells it from all others, `ping` is in milliseconds.

    `rules` is None where this program knows no such game; `program` is the host's version, `playable` whether
    both versions can play together; `bots` are those among the taken seats that run on the host's computer, and
    `grace` the seconds for which a silent player is waited for.
    """

    key: str
    name: str
    host: str
    taken: int
    seats: int
    rules: RuleSet | None
    locked: bool
    started: bool
    ping: float
    address: str
    program: str
    playable: bool = True
    bots: int = 0
    grace: int = USUAL_GRACE

    @property
    def full(self) -> bool:
        """Whether no seat is free."""
        return self.taken >= self.seats


class UnfinishedTable(NamedTuple):
    """A table of this computer whose game isn't over; `played`: when it was last, in seconds of the epoch."""

    key: str
    name: str
    names: tuple[str, ...]
    played: float
    colours: tuple[str, ...] = ()


class LobbySeat(NamedTuple):
    """A taken seat; `computer` is the key of the installation that holds it, as hexadecimal text."""

    name: str
    colour: str
    player: str
    computer: str
    ready: bool = False

    @property
    def is_bot(self) -> bool:
        """Whether a bot plays here."""
        return self.player != "human"


class Lobby(NamedTuple):
    """A table before its game. `own` and `host` are computers; `addresses` are where others may join by hand.

    `grace` are the seconds for which a silent player is waited for, `code` is the room code where it is known here.
    """

    name: str
    rules: RuleSet
    locked: bool
    seats: tuple[LobbySeat | None, ...]
    host: str
    own: str
    addresses: tuple[str, ...] = ()
    grace: int = USUAL_GRACE
    code: str = ""

    @property
    def is_host(self) -> bool:
        """Whether this computer opened the table."""
        return self.host == self.own

    @property
    def own_seat(self) -> int | None:
        """The seat of the person at this computer."""
        return next(
            (
                number
                for number, seat in enumerate(self.seats)
                if seat is not None and seat.computer == self.own and not seat.is_bot
            ),
            None,
        )

    @property
    def empty(self) -> int:
        """How many seats nobody has taken."""
        return self.seats.count(None)

    def person_at(self, computer: str) -> str:
        """The name of the first seat of a computer, people before bots; "" where it has none."""
        seats = [seat for seat in self.seats if seat is not None and seat.computer == computer]
        return min(seats, key=lambda seat: seat.is_bot).name if seats else ""

    @property
    def host_name(self) -> str:
        """The name of the person who opened the table."""
        return self.person_at(self.host)


class Presence(NamedTuple):
    """A seat's link, and since when it has been so, in seconds of the monotonic clock."""

    link: Link
    since: float = 0.0


class Audit(NamedTuple):
    """What the check of the whole game came to.

    `unopened` are seats that did not open their envelopes; `fault` is what was found wrong, "" for nothing, and
    `seat` whose it is, -1 where nobody can be named. The counts say what was checked.
    """

    signatures: int = 0
    envelopes: int = 0
    steps: int = 0
    unopened: tuple[int, ...] = ()
    fault: str = ""
    seat: int = -1

    @property
    def verified(self) -> bool:
        """Whether everything was open and right."""
        return not self.fault and not self.unopened


class Failure(Enum):
    """Why a table can't be opened, found, joined or played on."""

    NO_NETWORK = "no network"
    PORT_TAKEN = "port taken"
    PORT_FORBIDDEN = "port forbidden"
    NO_DISCOVERY = "no discovery"
    UNKNOWN_HOST = "unknown host"
    NOBODY_LISTENS = "nobody listens"
    NO_ANSWER = "no answer"
    NO_TABLE = "no table"
    LOST = "lost"
    OTHER_VERSION = "other version"
    CODE_NEEDED = "code needed"
    WRONG_CODE = "wrong code"
    BAD_CODE = "bad code"
    BAD_ADDRESS = "bad address"
    FULL = "full"
    STARTED = "started"
    BUSY = "busy"
    OWN_TABLE = "own table"
    OTHER_PLAYER = "other player"
    DISK = "disk"
    DISAGREED = "disagreed"
    OTHER = "other"
