"""The lobby of a table that this computer opened."""

import asyncio
import secrets
from collections.abc import Callable, Iterable, Mapping

from net.errors import RemoteProtocolError
from net.limits import GRACE_SECONDS
from net.lobby.effects import Begun, ChatSaid, Disconnect, LobbyChanged, LobbyEffect, SendFrame
from net.lobby.frames import Contact, Snapshot, decode_lobby_frame, encode_lobby_frame
from net.lobby.host import FULL, HostLobby
from net.node.chat import ChatQuota
from net.node.events import Chatted, LobbySeen, RematchOffered
from net.node.frames import NodeFrame, Rematch, decode_node_frame, is_lobby_chat, is_of_lobby, is_of_node
from net.node.limits import MAXIMUM_UNSEATED, MAXIMUM_WATCHERS
from net.node.lines import Line
from net.node.pacing import pace_guest
from net.node.rematch import PERSON
from net.node.requests import PREFIX_BYTES, Greeting, Purpose, Request
from net.node.room import BOTS, GRACE, Facts, host_name
from net.node.services import Services
from net.node.settings import HostTerms
from net.text import clean_name
from net.transport import Applicant, AskCode, Decision, Ended, Refusal, Welcome

Begin = Callable[[Begun, Callable[[], None]], None]


class HostRoom:
    """Lets players in, carries out what the lobby wants, and begins the game once all have signed."""

    def __init__(
        self, services: Services, host: HostTerms, begin: Begin, kept: Mapping[int, bytes] | None = None
    ) -> None:
        self.prefix = secrets.token_bytes(PREFIX_BYTES)
        self.code = host.code
        self._services = services
        self._begin = begin
        self._watchers: set[bytes] = set()
        # Who has called to sit down and has no seat yet, the first first.
        self._unseated: dict[bytes, None] = {}
        self._quota = ChatQuota()
        contact = Contact(services.installation, (), services.port())
        self.lobby = HostLobby(
            host.name, host.terms, host.players, services.key, contact, locked=host.code is not None
        )
        self._kept = dict(kept or {})
        self.lobby.reserve(self._kept)
        for name, colour, player in host.seats:
            self.carry_out(self.lobby.sit(name, colour, player))

    @property
    def name(self) -> str:
        """The table's name."""
        return self.lobby.lobby.name

    def facts(self) -> Facts | None:
        """What to advertise."""
        lobby = self.lobby.lobby
        settings = self._services.settings
        taken = sum(seat is not None for seat in lobby.seats)
        options = dict(settings.options_of(lobby.rules))
        own = [seat for seat in lobby.seats if seat is not None and seat.entry.installation == lobby.host]
        bots = sum(seat.player != PERSON for seat in own)
        if bots:
            options[BOTS] = str(bots)
        if lobby.grace != GRACE_SECONDS:
            options[GRACE] = str(lobby.grace)
        host = host_name(lobby) or clean_name(settings.name)
        told = tuple(sorted(options.items()))
        return Facts(lobby.name, host, lobby.game, taken, len(lobby.seats), told, lobby.locked, False)

    def admit(self, applicant: Applicant, request: Request) -> Decision:
        """Let in who may sit here or watch; a code is asked of all."""
        if request.table and request.table != self.prefix:
            return Refusal("unknown", "that table is not open here")
        if request.purpose is Purpose.PLAY:
            return Refusal("unknown", "that table is not played here")
        lobby = self.lobby.lobby
        has_seat = bool(lobby.seats_of(applicant.key.encoded))
        if request.purpose is Purpose.SIT and None not in lobby.seats and not has_seat:
            return Refusal(FULL, "all seats of this table are taken")
        if request.purpose is Purpose.WATCH and len(self._watchers) >= MAXIMUM_WATCHERS:
            return Refusal(FULL, "there is no more room to watch this table")
        if self.code is not None and not applicant.code_confirmed:
            return AskCode(self.code)
        return Welcome(Greeting(False, self.prefix, self._services.session).encoded())

    def arrived(self, line: Line) -> None:
        """Show somebody the lobby; who comes a second time begins anew."""
        pace_guest(line)
        self.carry_out(self.lobby.leave(line.installation))
        if line.watching:
            self._watchers.add(line.installation)
        elif line.installation not in self._kept.values():
            self._make_room(line.installation)
        self.carry_out(self.lobby.arrive(line.installation))

    def hear(self, line: Line, frame: bytes) -> None:
        """A guest's frame."""
        if not is_of_lobby(frame):
            # Who has yet to follow from a game before speaks of that one still, or has opened a table, too.
            if self.is_rematch and is_of_node(frame):
                self._hear_offer(line, decode_node_frame(frame))
            return
        if line.watching:
            raise RemoteProtocolError("who watches says nothing in a lobby")
        if line.installation in self._kept.values() and isinstance(decode_lobby_frame(frame), Snapshot):
            # Who has opened a table at the same moment shows it to all who played before.
            return
        if is_lobby_chat(frame) and not self._quota.take(line.installation, asyncio.get_running_loop().time()):
            return
        self.carry_out(self.lobby.receive(line.installation, line.connection.address, frame))

    def _make_room(self, newest: bytes) -> None:
        """Let go of who has stood about longest without a seat: else a few who stay keep everybody out."""
        self._unseated.pop(newest, None)
        self._unseated[newest] = None
        seated = {seat.entry.installation for seat in self.lobby.lobby.seats if seat is not None}
        self._unseated = {waiting: None for waiting in self._unseated if waiting not in seated}
        while len(self._unseated) > MAXIMUM_UNSEATED:
            oldest = next(iter(self._unseated))
            del self._unseated[oldest]
            self._services.lines.close(oldest, FULL)

    @property
    def is_rematch(self) -> bool:
        """Whether seats are kept for those who sat there in a game before."""
        return bool(self._kept)

    def _hear_offer(self, line: Line, frame: NodeFrame) -> None:
        seat = next((number for number, holder in self._kept.items() if holder == line.installation), None)
        if isinstance(frame, Rematch) and seat is not None:
            self._services.tell(RematchOffered(seat, line.installation, frame.table))

    def gone(self, line: Line, end: Ended) -> None:
        """A guest has left, or a watcher."""
        self._watchers.discard(line.installation)
        self._unseated.pop(line.installation, None)
        self._quota.forget(line.installation)
        self.carry_out(self.lobby.leave(line.installation))

    async def close(self) -> None:
        """Nothing is to be stopped here."""

    def carry_out(self, effects: Iterable[LobbyEffect]) -> None:
        """Do what the lobby wants. What a game begins with is on the disk before anybody is told to start."""
        effects = tuple(effects)
        begun = next((effect for effect in effects if isinstance(effect, Begun)), None)
        if begun is None:
            self._carry_out(effects)
        else:
            # The table stores its secrets before `Start` goes out, and is told of its lines after.
            self._begin(begun, lambda: self._carry_out(effects))

    def _carry_out(self, effects: tuple[LobbyEffect, ...]) -> None:
        services = self._services
        for effect in effects:
            if isinstance(effect, SendFrame):
                services.lines.send(effect.installation, effect.frame)
            elif isinstance(effect, LobbyChanged):
                lobby = effect.lobby
                services.tell(LobbySeen(lobby, lobby.seats_of(services.installation)))
                services.advertise()
                self._services.meet(lobby)
                frame = encode_lobby_frame(Snapshot(lobby))
                for line in services.lines.all():
                    if not lobby.seats_of(line.installation):
                        services.lines.send(line.installation, frame)
            elif isinstance(effect, ChatSaid):
                services.tell(Chatted(effect.seat, self._name_of(effect.seat), effect.text))
            elif isinstance(effect, Disconnect):
                services.lines.close(effect.installation, FULL)

    def _name_of(self, seat: int) -> str:
        held = self.lobby.lobby.seats[seat] if seat >= 0 else None
        return self._services.settings.name if held is None else held.name
