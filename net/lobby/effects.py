"""What a lobby wants done, and what it tells its owner."""

from typing import NamedTuple, TypeAlias

from net.charter import Charter, SignedCharter
from net.lobby.frames import Contact
from net.lobby.model import Lobby


class SendFrame(NamedTuple):
    """Send this frame to the connected installation with this key."""

    installation: bytes
    frame: bytes


class LobbyChanged(NamedTuple):
    """The lobby is another now."""

    lobby: Lobby


class ChatSaid(NamedTuple):
    """Somebody in a seat said something."""

    seat: int
    text: str


class Dismissed(NamedTuple):
    """The host asked this player to leave, or has no seat; `reason` names why."""

    reason: str


class Disconnect(NamedTuple):
    """Close the connection to this installation."""

    installation: bytes


class Pledge(NamedTuple):
    """Keep on the disk, before anything that follows is sent: this charter is to be signed, with these secrets."""

    charter: Charter
    secrets: tuple[tuple[int, bytes], ...]

    def __repr__(self) -> str:
        """Without the secrets."""
        return f"Pledge(table {self.charter.table_id.hex()[:8]}, seats {[seat for seat, _ in self.secrets]})"


class TakenBack(NamedTuple):
    """What was kept for this table is of no use any more: it will not be played by this player."""

    table_id: bytes


class Begun(NamedTuple):
    """All have signed: the game begins, with the table secrets of the seats held here, by seat."""

    charter: SignedCharter
    secrets: tuple[tuple[int, bytes], ...]
    contacts: tuple[Contact, ...]


LobbyEffect: TypeAlias = SendFrame | LobbyChanged | ChatSaid | Dismissed | Disconnect | Pledge | TakenBack | Begun
