"""The node on its event loop: identity, port, lines, and the one room it is in."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from net.charter import SignedCharter
from net.discovery import Event
from net.errors import LocalProtocolError, RemoteProtocolError
from net.hashing import HASH_BYTES
from net.journal import Journal, JournalError
from net.lobby.effects import Begun, Pledge
from net.lobby.model import Lobby
from net.node.acquaintances import Acquaintances
from net.node.calling import Address
from net.node.entering import first_of, greeting_of, line_of
from net.node.events import Awaiting, Failed, Found, Joined, Looks, NodeEvent
from net.node.folder import Notes, TablesFolder
from net.node.frames import Rematch, encode_node_frame
from net.node.guest_room import GuestRoom, WayBack
from net.node.host_room import HostRoom
from net.node.limits import JOIN_ROUNDS
from net.node.lines import LEAVING, Line, Lines
from net.node.looking import Looking, Showing, advert_of
from net.node.open_port import OpenPort
from net.node.pledged_room import PledgedRoom
from net.node.pledges import keep as keep_pledge
from net.node.pledges import pledged_for, request_for
from net.node.rematch import keepers
from net.node.requests import Purpose, Request, describe
from net.node.room import Room, host_name
from net.node.services import Services
from net.node.settings import HostTerms, Settings
from net.node.table_room import TableRoom
from net.node.whereabouts import selection_of
from net.peer.machine import TablePeer
from net.peer.stored import Opened, Pledged, decode_record, encode_record
from net.signing import SigningKey
from net.text import clean_name
from net.transport import (
    Applicant,
    Connection,
    Decision,
    Ended,
    Player,
    Refusal,
    TransportError,
    Welcome,
)
from net.transport import Joined as Connected

R = TypeVar("R", HostRoom, GuestRoom, TableRoom)


class Core:
    """Used on the network's thread alone; `tell` is called there too."""

    def __init__(
        self, settings: Settings, key: SigningKey, acquaintances: Acquaintances, tell: Callable[[NodeEvent], None]
    ) -> None:
        self.settings = settings
        self._tell = tell
        self._room: Room | None = None
        self._looking: Looking | None = None
        self._showing = Showing(selection_of(settings), lambda error: tell(Failed("advert", error)))
        self._admitted: Request | None = None
        self._ending: set[asyncio.Task[None]] = set()
        lines = Lines(key.public.encoded, self._hear, self._gone, lambda error: tell(Failed("line", error)))
        player = Player(key, settings.name, settings.program)
        self._port = OpenPort(settings, player, self, self._connected, self._turned_away, tell)
        self._services = Services(
            settings,
            key,
            secrets.token_bytes(HASH_BYTES),
            player,
            lines,
            TablesFolder(settings.folder),
            tell,
            lambda: self._port.number,
            self._advertise,
            acquaintances,
        )

    def room(self, kind: type[R]) -> R:
        """The room, which must be of this kind; LocalProtocolError."""
        if not isinstance(self._room, kind):
            raise LocalProtocolError("that can't be done now")
        return self._room

    @property
    def is_playing(self) -> bool:
        """Whether a table is played or watched here."""
        return isinstance(self._room, TableRoom)

    @property
    def lobby(self) -> HostRoom | GuestRoom:
        """The lobby this node is in; LocalProtocolError."""
        if isinstance(self._room, HostRoom | GuestRoom):
            return self._room
        raise LocalProtocolError("there is no lobby now")

    async def look(self, looking: bool) -> None:
        """Begin or stop to look for tables; DiscoveryError."""
        if looking and self._looking is None:
            self._tell(Looks())
            self._looking = Looking(selection_of(self.settings), self.settings.program, self._found)
            await self._looking.start()
        elif not looking and self._looking is not None:
            browser, self._looking = self._looking, None
            await browser.close()

    async def host(self, host: HostTerms) -> None:
        """Open a table; TransportError where the port can't be opened."""
        self._check_free()
        await self._port.open()
        self._room = HostRoom(self._services, host, lambda begun, tell: self._begin(begun, host.code, True, tell))
        self._advertise()

    async def rematch(self, host: HostTerms) -> None:
        """After a game: open another table in which all keep their seats, and tell the others.

        Without a room code of its own it has that of the table before.
        """
        old = self.room(TableRoom)
        if not old.is_over:
            raise LocalProtocolError("the game is not over")
        host = host._replace(code=host.code or old.notes.code)
        seats = keepers(old.peer.charter.charter.seats, self._services.installation)
        room = HostRoom(self._services, host, lambda begun, tell: self._begin(begun, host.code, True, tell), seats)
        self._room = room
        self._port.share_guesses(1)
        await old.close()
        offer = encode_node_frame(Rematch(room.prefix))
        for line in self._services.lines.all():
            self._services.lines.send(line.installation, offer)
            room.arrived(line)
        self._advertise()

    async def accept(self, installation: bytes, table: bytes, name: str, colour: str, player: str) -> None:
        """Follow a player into the lobby of another table, and ask for a seat there.

        Of two who opened one at the same moment, one gives the own up.
        """
        old = self._room
        if not isinstance(old, TableRoom) and not (isinstance(old, HostRoom) and old.is_rematch):
            raise LocalProtocolError("that can't be done now")
        lines = self._services.lines
        if installation not in lines:
            raise LocalProtocolError("that player is not connected any more")
        code = old.code if isinstance(old, HostRoom) else old.notes.code
        room = self._guest_room(installation, table, code, watching=False)
        self._room = room
        await old.close()
        for line in lines.all():
            if line.installation != installation:
                line.connection.close(LEAVING)
        self._advertise()
        room.sit(name, colour, player)

    async def join(
        self, addresses: tuple[Address, ...], table: bytes, code: str | None, *, watching: bool, key: bytes = b""
    ) -> None:
        """Enter the lobby of the table at the first of these addresses that answers, or watch its game.

        `key` are the first bytes of its host's key, where these are known.
        """
        self._check_free()
        if await self._take_up_pledged(addresses, table):
            return
        if not watching:
            await self._port.open()
        services = self._services
        purpose = Purpose.WATCH if watching else Purpose.SIT
        request = Request(purpose, table, services.session, services.port()).encoded()
        # A table that was found is there. A code is not tried twice: the first try may have arrived.
        rounds = JOIN_ROUNDS if table and code is None else 1
        connected, address = await first_of(addresses, services.player, request, code, rounds, key)
        greeting = greeting_of(connected)
        line = line_of(connected, greeting, address)
        room = self._guest_room(line.installation, greeting.table, code, watching=watching)
        room.wanted = table if greeting.running else b""
        self._room = room
        self._tell(Joined(connected.connection.peer))
        if services.lines.add(line):
            self._room.arrived(line)

    async def resume(self, table_id: bytes) -> None:
        """Take up a table again where its journal ends; JournalError, RemoteProtocolError or OSError."""
        self._check_free()
        services = self._services
        notes = services.folder.notes(table_id)
        journal = services.folder.journal(table_id)
        try:
            await self._port.open(notes.port)
            self._resume(table_id, notes, journal)
        except BaseException:
            journal.close()
            raise

    def _resume(self, table_id: bytes, notes: Notes, journal: Journal) -> None:
        """Go on where a journal ends; JournalError or RemoteProtocolError."""
        services = self._services
        records = [decode_record(record) for record in journal.records]
        opened = next((record for record in records[:2] if isinstance(record, Opened)), None)
        if opened is None and records and isinstance(records[0], Pledged):
            room = PledgedRoom(services, notes, records[0], journal, self._called, self._take_up)
            self._room = room
            self._tell(Awaiting(notes.name, records[0].charter))
            return
        if opened is None:
            raise JournalError(f"{journal.path.name} holds no table")
        if opened.charter.charter.table_id != table_id:
            raise JournalError(f"{journal.path.name} holds another table than its name says")
        game = self.settings.game_of(opened.charter.charter)
        peer = TablePeer.restored(records, game, services.session, services.key)
        table = self._enter(notes, peer, journal)
        table.open((), resumed=True)
        table.meet()

    def _take_up(self, room: PledgedRoom, signed: SignedCharter) -> None:
        """All had signed: what this player has signed at the table since, if anything, the others tell."""
        opened = room.pledged.opened(signed)
        room.journal.append(encode_record(opened))
        ending = asyncio.get_running_loop().create_task(room.close())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)
        self._resume(signed.charter.table_id, room.notes._replace(pledged=False), room.journal)

    async def _take_up_pledged(self, addresses: tuple[Address, ...], table: bytes) -> bool:
        """Whether there a table is played whose charter this player signed, and which is taken up now."""
        services = self._services
        for stored in pledged_for(services, table):
            await self._port.open(stored.notes.port)
            request = request_for(services, stored)
            try:
                rounds = JOIN_ROUNDS if table else 1
                connected, address = await first_of(addresses, services.player, request, None, rounds)
                line = line_of(connected, greeting_of(connected), address)
            except (TransportError, RemoteProtocolError):
                continue
            # It was signed in the lobby that this computer may be in still.
            self._room = None
            try:
                await self.resume(stored.table_id)
            except BaseException:
                connected.connection.abort()
                raise
            self._take(line)
            return True
        return False

    async def leave(self) -> None:
        """Leave the room, and say goodbye to all; nothing is said about a game that goes on."""
        room, self._room = self._room, None
        if room is not None:
            await room.close()
        # Before the lines: who comes after the goodbyes would be left standing.
        await self._port.close()
        await self._services.lines.close_all(LEAVING)
        self._showing.show(None)

    async def close(self) -> None:
        """End everything."""
        await self.look(False)
        await self.leave()
        await self._showing.close()

    def describe(self) -> bytes:
        """See `Door`."""
        return describe(bytes(8) if self._room is None else self._room.prefix)

    def admit(self, applicant: Applicant) -> Decision:
        """See `Door`."""
        try:
            request = Request.decoded(applicant.request)
        except RemoteProtocolError as error:
            return Refusal("unclear", str(error))
        if self._room is None:
            return Refusal("unknown", "no table is open here")
        decision = self._room.admit(applicant, request)
        if isinstance(decision, Welcome):
            # The connection is handed over at once, before anybody else is admitted.
            self._admitted = request
        return decision

    def _check_free(self) -> None:
        if self._room is not None:
            raise LocalProtocolError("a table is open already: leave it first")

    def _connected(self, connection: Connection) -> None:
        """Somebody was let in."""
        request = self._admitted
        assert request is not None
        listens = (connection.address, request.port) if request.port else None
        watching = request.purpose is Purpose.WATCH
        self._take(Line(connection.peer.key.encoded, connection, request.session, False, listens, watching))

    def _turned_away(self, address: str, error: RemoteProtocolError) -> None:
        self._tell(Failed("stranger", error))

    def _called(self, connected: Connected, address: Address) -> None:
        with suppress(RemoteProtocolError):
            self._take(line_of(connected, greeting_of(connected), address))

    def _take(self, line: Line) -> None:
        if self._room is None:
            self._services.lines.turn_away(line, LEAVING)
            return
        if self._services.lines.add(line):
            if not self.is_playing:
                self._tell(Joined(line.connection.peer))
            self._room.arrived(line)

    def _hear(self, line: Line, frame: bytes) -> None:
        if self._room is not None:
            self._room.hear(line, frame)

    def _gone(self, line: Line, end: Ended) -> None:
        if self._room is not None:
            self._room.gone(line, end)

    def _found(self, event: Event) -> None:
        self._tell(Found(event))

    def _advertise(self) -> None:
        room = self._room
        facts = None if room is None else room.facts()
        if room is None or facts is None or not self._port.number:
            self._showing.show(None)
            return
        try:
            key = self._services.installation
            self._showing.show(advert_of(self.settings, facts, room.prefix, key, self._port.number))
        except LocalProtocolError as error:
            self._tell(Failed("advert", error))

    def _begin(self, begun: Begun, code: str | None, hosted: bool, tell_others: Callable[[], None]) -> None:
        """The lobby's charter is signed by all: play."""
        services = self._services
        lobby = self.lobby
        charter = begun.charter.charter
        game = self.settings.game_of(charter)
        addresses: dict[bytes, tuple[Address, ...]] = {
            contact.installation: tuple((address, contact.port) for address in contact.addresses)
            for contact in begun.contacts
        }
        if isinstance(lobby, GuestRoom):
            line = next((line for line in services.lines.all() if line.installation == lobby.host), None)
            if line is not None and line.listens is not None:
                addresses[lobby.host] = (line.listens, *addresses.get(lobby.host, ()))
        seen = lobby.lobby.lobby
        assert seen is not None
        code = code if seen.locked else None
        host = host_name(seen)
        notes = Notes(lobby.name, hosted, services.port(), code, addresses, host=host, locked=seen.locked)
        journal = services.folder.journal(charter.table_id)
        opened = Opened(begun.charter, services.installation, begun.secrets)
        peer, effects = TablePeer.opening(opened, game, services.session, services.key)
        room = self._enter(notes, peer, journal)
        room.open(effects, resumed=False)
        tell_others()
        room.meet()

    def _guest_room(self, host: bytes, table: bytes, code: str | None, *, watching: bool) -> GuestRoom:
        def begin(begun: Begun) -> None:
            self._begin(begun, code, False, lambda: None)

        def keep(lobby: Lobby, pledge: Pledge) -> None:
            keep_pledge(self._services, lobby, code, pledge)

        async def take_up(addresses: tuple[Address, ...], table: bytes) -> bool:
            try:
                return await self._take_up_pledged(addresses, table)
            except Exception as error:
                self._tell(Failed("resume", error))
                return True

        way_back = WayBack(code, self._take, take_up)
        return GuestRoom(self._services, host, table, self._watch, begin, keep, way_back, watching=watching)

    def _watch(self, name: str, charter: SignedCharter, line: Line) -> None:
        services = self._services
        opened = Opened(charter, services.installation, ())
        peer = TablePeer(opened, self.settings.game_of(charter.charter), services.session)
        addresses: dict[bytes, tuple[Address, ...]] = {}
        if line.listens is not None:
            addresses[line.installation] = (line.listens,)
        room = self._enter(Notes(clean_name(name), False, 0, None, addresses), peer, None)
        room.open((), resumed=False)
        room.meet()

    def _enter(self, notes: Notes, peer: TablePeer, journal: Journal | None) -> TableRoom:
        room = TableRoom(self._services, notes, peer, journal, self._called)
        self._room = room
        # Each player asks watchers for the code.
        self._port.share_guesses(1 + len(room.callers))
        return room
