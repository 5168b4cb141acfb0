"""Who is met in lobbies: names are only labels, so a known name with another key is told."""

from collections.abc import Callable
from pathlib import Path

from net.identity import FileNotWritten, KnownPlayers
from net.lobby.model import Lobby
from net.node.events import Failed, Met, NodeEvent
from net.node.limits import MAXIMUM_MET
from net.signing import PublicKey

_PROGRAMS = ("bot:", "cmd:")


class Acquaintances:
    """The players this installation knows; each is met once a lobby."""

    def __init__(self, path: Path) -> None:
        """IdentityError for a file that can't be read."""
        self._known = KnownPlayers(path)
        self._met: set[tuple[bytes, str]] = set()

    def meet(self, lobby: Lobby, own: bytes, tell: Callable[[NodeEvent], None]) -> None:
        """Remember the people in a lobby, and tell of those not met in it before."""
        for number, seat in enumerate(lobby.seats):
            # Whatever else somebody calls itself, that is no bot: it may pass for a person.
            if seat is None or seat.entry.installation == own or seat.player.startswith(_PROGRAMS):
                continue
            if (seat.entry.installation, seat.name) in self._met:
                continue
            if len(self._met) >= MAXIMUM_MET:
                self._met.clear()
            self._met.add((seat.entry.installation, seat.name))
            try:
                tell(Met(number, self._known.remember(PublicKey(seat.entry.installation), seat.name)))
            except FileNotWritten as error:
                tell(Failed("players", error))

    def accept(self, installation: bytes, name: str) -> None:
        """From now on this key goes with the name; FileNotWritten."""
        self._known.accept(PublicKey(installation), name)
