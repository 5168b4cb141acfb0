"""An open table's port: takes connections, shakes hands, hands over who was let in."""

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from net.errors import RemoteProtocolError
from net.transport.certificate import Certificate, make_certificate
from net.transport.channel import TlsChannel
from net.transport.connection import Connection
from net.transport.door import Door
from net.transport.events import Ended, Opened
from net.transport.guesses import GuessLimiter
from net.transport.handshake import Player
from net.transport.limits import LISTEN_BACKLOG, MAXIMUM_CONNECTIONS, READ_BYTES
from net.transport.open_port import EVERY_ADDRESS, open_port
from net.transport.server_handshake import ServerHandshake
from net.transport.session import Session
from net.transport.strangers import Strangers
from net.transport.timing import TIMING, Timing

Connected = Callable[[Connection], None]
TurnedAway = Callable[[str, RemoteProtocolError], None]


class Listener:
    """A port that is open until `close`; connections that were let in outlive it."""

    def __init__(
        self, player: Player, door: Door, connected: Connected, turned_away: TurnedAway, timing: Timing
    ) -> None:
        """Use `listen` instead."""
        self._player = player
        self._door = door
        self._connected = connected
        self._turned_away = turned_away
        self._timing = timing
        self._certificate: Certificate = make_certificate()
        self._guesses = GuessLimiter()
        self._loop = asyncio.get_running_loop()
        self._strangers = Strangers(self._loop.time())
        self._handshakes: set[asyncio.Task[None]] = set()
        self._let_in: set[Connection] = set()
        self._sockets: list[socket.socket] = []
        self._servers: list[asyncio.Server] = []
        self._closed = False
        self.port = 0
        """The port, the same on all addresses."""

    async def open(self, sockets: list[socket.socket]) -> None:
        """Take connections from these sockets on."""
        self.port = sockets[0].getsockname()[1]
        self._sockets = sockets
        for listening in sockets:
            # Not serving yet, it is not lost if this is cancelled.
            server = await asyncio.start_server(
                self._take, sock=listening, limit=READ_BYTES, backlog=LISTEN_BACKLOG, start_serving=False
            )
            self._servers.append(server)
        try:
            for server in self._servers:
                await server.start_serving()
        except BaseException:
            await self.close()
            raise

    def share_guesses(self, doors: int) -> None:
        """The table has so many doors, this one included: its room code may be tried at all of them together."""
        self._guesses.doors = doors

    async def close(self) -> None:
        """Close the port and end all handshakes; who has been let in stays."""
        self._closed = True
        await self._take_no_more()
        for server in self._servers:
            server.close()
        for task in self._handshakes:
            task.cancel()
        await asyncio.gather(*self._handshakes, return_exceptions=True)

    async def _take_no_more(self) -> None:
        """Have the loop hand over what it took from the ports: a server that closes first loses it (gh-109564)."""
        sockets, self._sockets = self._sockets, []
        for listening in sockets:
            # Where the loop has no readers it hands over at once.
            with suppress(NotImplementedError):
                self._loop.remove_reader(listening)
        # It makes a transport in one round, hands it over in the next, and closes it in the third.
        for _ in range(3):
            await asyncio.sleep(0)

    def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Begin a handshake, unless there are too many."""
        address = writer.get_extra_info("peername")[0]
        is_full = len(self._let_in) >= MAXIMUM_CONNECTIONS
        if self._closed or is_full or not self._strangers.admit(address, self._loop.time()):
            writer.transport.abort()
            return
        task = self._loop.create_task(self._shake_hands(reader, writer, address))
        self._handshakes.add(task)
        task.add_done_callback(partial(self._handshake_over, writer))

    def _handshake_over(self, writer: asyncio.StreamWriter, task: asyncio.Task[None]) -> None:
        """Report what only a fault of this program's can have raised."""
        self._handshakes.discard(task)
        if task.cancelled():
            # Cancelled before it began, it has not closed anything itself.
            writer.transport.abort()
        if not task.cancelled() and (error := task.exception()) is not None:
            self._loop.call_exception_handler({"message": "a handshake failed", "exception": error, "task": task})

    async def _shake_hands(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, address: str) -> None:
        handshake = ServerHandshake(self._player, self._door, self._guesses, address)
        session = Session(TlsChannel.server(self._certificate), handshake, self._loop.time(), self._timing)
        connection = Connection(reader, writer, session, self._timing)
        try:
            event = await connection.next_event()
            if isinstance(event, Opened):
                self._let_in.add(connection)
                connection.when_ended(lambda: self._let_in.discard(connection))
                self._connected(connection)
                return
            if isinstance(event, Ended) and event.error is not None:
                self._turned_away(address, event.error)
            # Until then it counts as a stranger's.
            await connection.wait_closed()
        except BaseException:
            connection.abort()
            raise
        finally:
            self._strangers.release(address)


async def listen(
    player: Player,
    door: Door,
    connected: Connected,
    turned_away: TurnedAway,
    addresses: tuple[str, ...] = EVERY_ADDRESS,
    port: int = 0,
    timing: Timing = TIMING,
) -> Listener:
    """Open a table's port, a free one for 0; PortTaken, PortForbidden, AddressNotHere, NoNetwork.

    `connected` gets each connection that the door admits, at once after the decision, and must see that it is read;
    `turned_away` gets the IP address and error of each that broke the protocol or gave a wrong room code.
    """
    listener = Listener(player, door, connected, turned_away, timing)
    await listener.open(open_port(addresses, port))
    return listener
