"""Somebody's lobby, in which this computer sits or watches."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import NamedTuple

from net.charter import SignedCharter
from net.errors import LocalProtocolError, RemoteProtocolError
from net.lobby.effects import Begun, ChatSaid, Dismissed, LobbyChanged, LobbyEffect, Pledge, SendFrame, TakenBack
from net.lobby.joiner import JoinerLobby
from net.lobby.model import Lobby
from net.node.calling import Address
from net.node.chat import ChatQuota
from net.node.entering import first_of, greeting_of, line_of
from net.node.events import Chatted, HostLeft, LobbySeen
from net.node.events import Dismissed as SentAway
from net.node.frames import Shown, decode_node_frame, is_of_lobby, is_of_node
from net.node.limits import FIRST_CALL_AGAIN_SECONDS, JOIN_ROUNDS
from net.node.lines import LEAVING, Line
from net.node.pacing import pace_host
from net.node.requests import PREFIX_BYTES, Purpose, Request
from net.node.room import Facts
from net.node.services import Services
from net.node.table_room import STARTED
from net.text import clean_name, player_name
from net.transport import Applicant, Cause, Decision, Ended, JoinRefused, Refusal, TransportError

NAMELESS = "Samurai"
"""A table of whose name nothing can be shown."""

Begin = Callable[[Begun], None]
Keep = Callable[[Lobby, Pledge], None]
Watch = Callable[[str, SignedCharter, Line], None]

# Ends of a line that nobody wanted: the host may be there still.
_UNWANTED = frozenset({Cause.LOST, Cause.SILENT})


class WayBack(NamedTuple):
    """How a guest whose line is lost comes back: the room code that let it in, what takes its next line, and what
    takes up the table that begins so, at these addresses, if it is played there.
    """

    code: str | None
    take: Callable[[Line], None]
    take_up: Callable[[tuple[Address, ...], bytes], Awaitable[bool]]


class GuestRoom:
    """Follows the host's lobby until the game begins, or there is nothing more to follow."""

    def __init__(
        self,
        services: Services,
        host: bytes,
        prefix: bytes,
        watch: Watch,
        begin: Begin,
        keep: Keep,
        way_back: WayBack,
        *,
        watching: bool,
    ) -> None:
        self.prefix = prefix
        self.wanted = b""
        """The first bytes of the game that is to be watched, where they are known."""
        self.host = host
        self.lobby = JoinerLobby(host, services.key, services.port())
        self._services = services
        self._begin = begin
        self._keep = keep
        self._watch = watch
        self._way_back = way_back
        self._watching = watching
        self._returning: asyncio.Task[None] | None = None
        self._over = False
        self._quota = ChatQuota()

    @property
    def name(self) -> str:
        """The table's name."""
        return (clean_name(self.lobby.lobby.name) if self.lobby.lobby else "") or NAMELESS

    def facts(self) -> Facts | None:
        """It is the host's table to advertise."""
        return None

    def admit(self, applicant: Applicant, request: Request) -> Decision:
        """Nobody is let in before the game begins."""
        return Refusal("unknown", "no table is open here")

    def arrived(self, line: Line) -> None:
        """The host is there; its first word is the lobby, in which it has emptied the seat of a line before."""
        pace_host(line)
        if line.installation == self.host:
            self.carry_out(self.lobby.join_again())

    def hear(self, line: Line, frame: bytes) -> None:
        """A frame of the host."""
        if line.installation != self.host:
            raise RemoteProtocolError("somebody else than the host spoke in its lobby")
        if self._watching and is_of_node(frame):
            shown = decode_node_frame(frame)
            if isinstance(shown, Shown):
                if not shown.charter.charter.table_id.startswith(self.wanted):
                    raise RemoteProtocolError("that is another game than the one to be watched")
                self._watch(shown.name, shown.charter, line)
        elif is_of_lobby(frame):
            self.carry_out(self.lobby.receive(frame))
        elif not self._over:
            raise RemoteProtocolError("that is nothing for a lobby")

    def gone(self, line: Line, end: Ended) -> None:
        """A line is gone: the host's, or that of somebody from the game before."""
        if not self._over and line.installation == self.host:
            if end.cause in _UNWANTED and line.listens is not None:
                self._returning = asyncio.get_running_loop().create_task(self._return(line.listens))
                return
            if end.text in (STARTED, LEAVING):
                # Without a goodbye the game may have begun all the same: then it can be taken up.
                self.carry_out(self.lobby.give_up())
            self._over = True
            self._services.tell(SentAway(STARTED) if end.text == STARTED else HostLeft())

    async def close(self) -> None:
        """Who leaves the lobby will not play."""
        if self._returning is not None:
            self._returning.cancel()
            with suppress(asyncio.CancelledError):
                await self._returning
        if not self._over:
            self.carry_out(self.lobby.give_up())

    def sit(self, name: str, colour: str, player: str) -> None:
        """Ask for a seat."""
        if self._watching:
            raise LocalProtocolError("who watches has no seat")
        self.carry_out(self.lobby.join(name, colour, player))

    def ready(self) -> None:
        """Sign the charter, if this program can play what it names."""
        charter = None if self.lobby.lobby is None else self.lobby.lobby.charter()
        if charter is not None:
            self._services.settings.game_of(charter)
        self.carry_out(self.lobby.ready())

    def carry_out(self, effects: Iterable[LobbyEffect]) -> None:
        """Do what the lobby wants."""
        services = self._services
        for effect in effects:
            if isinstance(effect, SendFrame):
                services.lines.send(effect.installation, effect.frame)
            elif isinstance(effect, LobbyChanged):
                shown = _shown(effect.lobby)
                services.tell(LobbySeen(shown, shown.seats_of(services.installation)))
                services.meet(shown)
            elif isinstance(effect, ChatSaid):
                if not self._quota.take(bytes([effect.seat + 1]), asyncio.get_running_loop().time()):
                    continue
                services.tell(Chatted(effect.seat, self._name_of(effect.seat), effect.text))
            elif isinstance(effect, Pledge):
                assert self.lobby.lobby is not None
                self._keep(self.lobby.lobby, effect)
            elif isinstance(effect, TakenBack):
                services.folder.forget(effect.table_id)
            elif isinstance(effect, Dismissed):
                self._over = True
                services.tell(SentAway(effect.reason))
            elif isinstance(effect, Begun):
                self._over = True
                self._begin(effect)

    async def _return(self, address: Address) -> None:
        """Call the host again; if its lobby is no more, the game that was signed may have begun there."""
        services, way_back = self._services, self._way_back
        purpose = Purpose.WATCH if self._watching else Purpose.SIT
        request = Request(purpose, self.prefix, services.session, services.port()).encoded()
        # A host that breaks off whatever it lets in must not keep this computer busy.
        await asyncio.sleep(FIRST_CALL_AGAIN_SECONDS)
        try:
            connected, _ = await first_of(
                (address,), services.player, request, way_back.code, JOIN_ROUNDS, self.host
            )
            way_back.take(line_of(connected, greeting_of(connected), address))
            return
        except JoinRefused:
            signed = self.lobby.signed
            if signed is not None and await way_back.take_up((address,), signed[:PREFIX_BYTES]):
                return
        except (TransportError, RemoteProtocolError):
            pass
        self._over = True
        services.tell(HostLeft())

    def _name_of(self, seat: int) -> str:
        lobby = None if self.lobby.lobby is None else _shown(self.lobby.lobby)
        if lobby is None or not 0 <= seat < len(lobby.seats):
            return ""
        held = lobby.seats[seat]
        return "" if held is None else held.name


def _shown(lobby: Lobby) -> Lobby:
    """The lobby with words fit to show, whatever the host sent."""
    seats = (
        None
        if seat is None
        else seat._replace(
            name=player_name(seat.name, number), colour=clean_name(seat.colour), player=clean_name(seat.player)
        )
        for number, seat in enumerate(lobby.seats)
    )
    return lobby._replace(name=clean_name(lobby.name) or NAMELESS, seats=tuple(seats))
