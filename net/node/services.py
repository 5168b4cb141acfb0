"""What every room of a node works with."""

from collections.abc import Callable
from typing import NamedTuple

from net.lobby.model import Lobby
from net.node.acquaintances import Acquaintances
from net.node.events import NodeEvent
from net.node.folder import TablesFolder
from net.node.lines import Lines
from net.node.settings import Settings
from net.signing import SigningKey
from net.transport import Player


class Services(NamedTuple):
    """The node's settings, key, session (32 bytes, fresh with each start), lines, folder, and whom to tell.

    `port` is where the node listens, `advertise` has the table's advert made anew.
    """

    settings: Settings
    key: SigningKey
    session: bytes
    player: Player
    lines: Lines
    folder: TablesFolder
    tell: Callable[[NodeEvent], None]
    port: Callable[[], int]
    advertise: Callable[[], None]
    acquaintances: Acquaintances

    def meet(self, lobby: Lobby) -> None:
        """Remember who sits there, and tell whom this player meets."""
        self.acquaintances.meet(lobby, self.installation, self.tell)

    @property
    def installation(self) -> bytes:
        """This installation's public key."""
        return self.key.public.encoded
