"""The port at which a node is called."""

from collections.abc import Callable
from contextlib import suppress

from net.errors import RemoteProtocolError
from net.node.events import Listening
from net.node.settings import Settings, ports_to_try
from net.node.whereabouts import own_addresses
from net.transport import EVERY_ADDRESS, Connection, Door, Listener, Player, PortForbidden, PortTaken, listen


class OpenPort:
    """Opened for the first table, closed when the node leaves it."""

    def __init__(
        self,
        settings: Settings,
        player: Player,
        door: Door,
        connected: Callable[[Connection], None],
        turned_away: Callable[[str, RemoteProtocolError], None],
        tell: Callable[[Listening], None],
    ) -> None:
        self._settings = settings
        self._player = player
        self._door = door
        self._connected = connected
        self._turned_away = turned_away
        self._tell = tell
        self._listener: Listener | None = None

    @property
    def number(self) -> int:
        """The port's number; 0 while none is open."""
        return 0 if self._listener is None else self._listener.port

    async def open(self, before: int = 0) -> None:
        """Listen: on the port asked for, else on that of before, the usual one or a free one; TransportError."""
        if self._listener is not None:
            return
        settings = self._settings
        *first, last = (settings.port,) if settings.port else ports_to_try(before)
        for port in first:
            with suppress(PortTaken, PortForbidden):
                self._listener = await self._listen(port)
                break
        else:
            self._listener = await self._listen(last)
        shown = next((address for address in settings.listen if address not in EVERY_ADDRESS), None)
        shown = shown or next(iter(own_addresses(settings)), "127.0.0.1")
        self._tell(Listening(shown, self._listener.port))

    def share_guesses(self, doors: int) -> None:
        """The room code of the table here may be tried at so many doors, this one included; together no faster."""
        if self._listener is not None:
            self._listener.share_guesses(doors)

    async def close(self) -> None:
        """Let nobody in any more."""
        if self._listener is not None:
            listener, self._listener = self._listener, None
            await listener.close()

    async def _listen(self, port: int) -> Listener:
        return await listen(
            self._player, self._door, self._connected, self._turned_away, self._settings.listen, port
        )
