"""What a node is in: a lobby of its own, somebody's lobby, or a table that is played."""

from typing import NamedTuple, Protocol

from net.lobby.model import Lobby
from net.node.lines import Line
from net.node.requests import Request
from net.text import clean_name
from net.transport import Applicant, Decision, Ended

BOTS = "bots"
"""The option under which an advert tells how many seats are those of bots on the host's computer."""

GRACE = "grace"
"""The option under which an advert tells how many seconds a silent player is waited for, if not the usual."""


class Facts(NamedTuple):
    """What a room's advert says of its table; `host` is the name of who opened it, "" if that has none."""

    name: str
    host: str
    game: str
    seats_taken: int
    seats: int
    options: tuple[tuple[str, str], ...]
    locked: bool
    started: bool


class Room(Protocol):
    """One table as the node knows it now; called on the network's thread alone."""

    @property
    def prefix(self) -> bytes:
        """The table's first eight bytes."""
        ...

    def facts(self) -> Facts | None:
        """What to advertise, None for nothing."""
        ...

    def admit(self, applicant: Applicant, request: Request) -> Decision:
        """Decide about somebody at the door."""
        ...

    def arrived(self, line: Line) -> None:
        """A line stands; it is the only one of its installation."""
        ...

    def hear(self, line: Line, frame: bytes) -> None:
        """A frame has come in; RemoteProtocolError where the line is to be closed for it."""
        ...

    def gone(self, line: Line, end: Ended) -> None:
        """A line is gone, and none has taken its place."""
        ...

    async def close(self) -> None:
        """Do nothing more."""
        ...


def host_name(lobby: Lobby) -> str:
    """The name under which a lobby's host sits in it, people before bots; "" where it has no seat."""
    seats = [seat for seat in lobby.seats if seat is not None and seat.entry.installation == lobby.host]
    return clean_name(min(seats, key=lambda seat: seat.player != "human").name) if seats else ""
