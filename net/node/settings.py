"""What the program tells its node at the start, and what a host says of its table."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from net.charter import Charter
from net.encoding import Value
from net.game import Game
from net.lobby.host import Terms
from net.transport import EVERY_ADDRESS

USUAL_PORT = 31603
"""Where a computer listens if nothing else is said, so that a firewall can be opened for it.

It is in no service's name at IANA, and below the ports that systems give to connections going out.
"""


def ports_to_try(before: int) -> tuple[int, ...]:
    """The ports to listen on, the first that is free: that of a time before (0: none), the usual one, any."""
    return tuple(dict.fromkeys((before, USUAL_PORT, 0))) if before else (USUAL_PORT, 0)


class Settings(NamedTuple):
    """Where things are kept, who plays, and which game: `game_of` raises RemoteProtocolError for another one.

    `options_of` says which of a table's rules are not as usual, as an advert shows them; RemoteProtocolError.
    `listen` are the addresses to listen on, `port` the only port to take or 0 for the usual one or, where that is
    taken, a free one, `interfaces` one address of each interface to be seen on and to look on, none for all.
    """

    folder: Path
    name: str
    program: str
    version: str
    game_of: Callable[[Charter], Game]
    options_of: Callable[[Value], tuple[tuple[str, str], ...]]
    listen: tuple[str, ...] = EVERY_ADDRESS
    port: int = 0
    interfaces: tuple[str, ...] = ()


class HostTerms(NamedTuple):
    """A table to open: its name, what is played, by how many, with which room code if any.

    `seats` are those of this computer, as name, colour and player kind.
    """

    name: str
    terms: Terms
    players: int
    seats: tuple[tuple[str, str, str], ...]
    code: str | None = None
