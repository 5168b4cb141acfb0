"""The node as the rest of the program holds it: wishes in from any thread, events out on the network's own."""

import asyncio
import errno
import threading
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

from net.encoding import Value
from net.identity import load_or_create_key
from net.node.acquaintances import Acquaintances
from net.node.calling import Address
from net.node.core import Core
from net.node.events import Failed, NodeEvent, RematchOffered
from net.node.folder import StoredTable, TablesFolder
from net.node.guest_room import GuestRoom
from net.node.host_room import HostRoom
from net.node.settings import HostTerms, Settings
from net.node.table_room import TableRoom
from net.node.whereabouts import selection_of
from net.peer.own_seats import Intention

_KEY_FILE = "identity"
_PLAYERS_FILE = "players.json"
_JOIN = "join"

Wish: TypeAlias = Callable[[Core], Coroutine[Any, Any, None]]


class Node:
    """One table at a time on a thread of its own. Whatever a wish comes to is told; what fails, as `Failed`."""

    def __init__(self, settings: Settings, tell: Callable[[NodeEvent], None]) -> None:
        """IdentityError where key or known players can't be read, UnknownInterface for one that is not there."""
        self.settings = settings
        selection_of(settings)
        self._key = load_or_create_key(settings.folder.parent / _KEY_FILE)
        self._acquaintances = Acquaintances(settings.folder.parent / _PLAYERS_FILE)
        self._tell = tell
        self._core: Core | None = None
        self._joining: asyncio.Task[None] | None = None
        self._thread = threading.Thread(target=self._run, name="network", daemon=True)
        self._started = threading.Event()

    @property
    def installation(self) -> bytes:
        """The public key (32 bytes) that is this player."""
        return self._key.public.encoded

    def start(self) -> None:
        """Start the network's thread."""
        self._thread.start()
        self._started.wait()

    def close(self, seconds: float = 5.0) -> None:
        """Say goodbye to all and end the thread; at the latest after so many seconds."""
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._give_up_joining)
            self._loop.call_soon_threadsafe(self._wishes.put_nowait, None)
            self._thread.join(seconds)

    def unfinished(self) -> tuple[StoredTable, ...]:
        """The tables that can be taken up again, newest first."""
        return TablesFolder(self.settings.folder).unfinished()

    def look(self, looking: bool) -> None:
        """Begin or stop to look for tables on the network."""
        self._begin("look", lambda core: core.look(looking))

    def host(self, host: HostTerms) -> None:
        """Open a table."""
        self._begin("host", lambda core: core.host(host))

    def join(
        self,
        addresses: tuple[Address, ...],
        table: bytes = b"",
        code: str | None = None,
        *,
        watching: bool = False,
        key: bytes = b"",
    ) -> None:
        """Enter a table's lobby, or watch its game: the first address that answers is taken.

        `key` are the first bytes of the host's key as its advert tells them: others who answer are passed over.
        """
        self._begin(_JOIN, lambda core: core.join(addresses, table, code, watching=watching, key=key))

    def rematch(self, host: HostTerms) -> None:
        """After a game, as anybody: open another table in which all keep their seats; the others are asked."""
        self._begin("rematch", lambda core: core.rematch(host))

    def accept_rematch(self, offer: RematchOffered, name: str, colour: str, player: str) -> None:
        """Follow an offer of another game: into its lobby, and into a seat."""
        self._begin("rematch", lambda core: core.accept(offer.installation, offer.table, name, colour, player))

    def resume(self, table_id: bytes) -> None:
        """Take up a table again."""
        self._begin("resume", lambda core: core.resume(table_id))

    def leave(self) -> None:
        """Leave lobby or table, or call no more at one; a game that goes on can be taken up again."""
        self._loop.call_soon_threadsafe(self._give_up_joining)
        self._begin("leave", lambda core: core.leave())

    def sit(self, name: str, colour: str, player: str) -> None:
        """In somebody's lobby: ask for a seat."""
        self._do("sit", lambda core: core.room(GuestRoom).sit(name, colour, player))

    def change_seat(self, seat: int, name: str, colour: str, player: str | None = None) -> None:
        """Take another name or colour; the host may change its bots, too."""

        def change(core: Core) -> None:
            room = core.lobby
            if isinstance(room, HostRoom):
                room.carry_out(room.lobby.change_seat(seat, name, colour, player))
            else:
                room.carry_out(room.lobby.change(name, colour))

        self._do("change", change)

    def ready(self, ready: bool) -> None:
        """Sign the charter that the lobby stands for, or take that back."""

        def say(core: Core) -> None:
            room = core.lobby
            if not ready:
                room.carry_out(room.lobby.not_ready())
            elif isinstance(room, GuestRoom):
                room.ready()
            else:
                room.carry_out(room.lobby.ready())

        self._do("ready", say)

    def add_seat(self, name: str, colour: str, player: str) -> None:
        """As a host: fill a free seat with a bot or a person of this computer."""
        self._do("seat", lambda core: _host(core, lambda room: room.lobby.sit(name, colour, player)))

    def remove_seat(self, seat: int) -> None:
        """As a host: send a player or bot away."""
        self._do("remove", lambda core: _host(core, lambda room: room.lobby.remove(seat)))

    def open_seats(self, players: int) -> None:
        """As a host: play with so many seats; empty ones are closed first."""
        self._do("seats", lambda core: _host(core, lambda room: room.lobby.open_seats(players)))

    def change_table(self, name: str | None = None, rules: Value = None) -> None:
        """As a host: change the table's name or rules."""
        self._do("rules", lambda core: _host(core, lambda room: room.lobby.change(name=name, rules=rules)))

    def say(self, text: str) -> None:
        """Say something to all."""

        def say(core: Core) -> None:
            if core.is_playing:
                core.room(TableRoom).say(text)
            else:
                core.lobby.carry_out(core.lobby.lobby.say(text))

        self._do("chat", say)

    def accept_key(self, installation: bytes, name: str) -> None:
        """The player with this key is who they say, though the name was known with another one."""
        self._do("players", lambda core: self._acquaintances.accept(installation, name))

    def submit(self, seat: int, intention: Intention) -> None:
        """A player of this computer has chosen; `Unsubmitted` tells if that can't be."""
        self._do("submit", lambda core: core.room(TableRoom).submit(seat, intention))

    def agree(self, seat: int, wish: bool) -> None:
        """Wish, or no longer wish, to end the game here by agreement."""
        self._do("agree", lambda core: core.room(TableRoom).agree(seat, wish))

    def depart(self, seat: int, *, resigned: bool) -> None:
        """Leave the game for good, or resign."""
        self._do("depart", lambda core: core.room(TableRoom).depart(seat, resigned=resigned))

    def come_back(self, seat: int) -> None:
        """Take a seat back from the caretaker."""
        self._do("return", lambda core: core.room(TableRoom).come_back(seat))

    def vote_to_cut(self, seat: int) -> None:
        """Vote to go on without the silent player of a seat."""
        self._do("cut", lambda core: core.room(TableRoom).vote_to_cut(seat))

    def kept(self) -> None:
        """The transcript that `Over` told is kept: the table need not be taken up again."""
        self._do("kept", lambda core: core.room(TableRoom).kept())

    def conclude(self) -> None:
        """Take the game as over though some have not opened up: `Over` tells what was said so far."""
        self._do("conclude", lambda core: core.room(TableRoom).conclude())

    def _do(self, what: str, wish: Callable[[Core], None]) -> None:
        self._loop.call_soon_threadsafe(self._try, what, wish)

    def _try(self, what: str, wish: Callable[[Core], None]) -> None:
        assert self._core is not None
        try:
            wish(self._core)
        except Exception as error:
            self._tell(Failed(what, error))

    def _begin(self, what: str, wish: Wish) -> None:
        self._loop.call_soon_threadsafe(self._wishes.put_nowait, (what, wish))

    def _run(self) -> None:
        asyncio.run(self._live())

    async def _live(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._loop.set_exception_handler(self._unexpected)
        self._wishes: asyncio.Queue[tuple[str, Wish] | None] = asyncio.Queue()
        self._core = Core(self.settings, self._key, self._acquaintances, self._tell)
        self._started.set()
        # One after the other: who leaves and joins again must have left first.
        while (wish := await self._wishes.get()) is not None:
            what, begin = wish
            task = self._loop.create_task(begin(self._core))
            self._joining = task if what == _JOIN else None
            try:
                await task
            except asyncio.CancelledError:
                # Given up.
                continue
            except Exception as error:
                self._tell(Failed(what, error))
        await self._core.close()

    def _give_up_joining(self) -> None:
        """A call may wait for its answer for many seconds: whoever leaves or closes does not."""
        if self._joining is not None:
            self._joining.cancel()

    def _unexpected(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if isinstance(error, OSError) and error.errno == errno.ENOTCONN:
            # asyncio ends its side of a connection that the other side has just reset.
            return
        self._tell(Failed("network", error if isinstance(error, Exception) else RuntimeError(context["message"])))


def _host(core: Core, wish: Callable[[HostRoom], Any]) -> None:
    room = core.room(HostRoom)
    room.carry_out(wish(room))
