"""A joiner's side of a lobby."""

from net.charter import SignedCharter
from net.errors import LocalProtocolError, RemoteProtocolError
from net.lobby.effects import Begun, ChatSaid, Dismissed, LobbyChanged, LobbyEffect, Pledge, SendFrame, TakenBack
from net.lobby.frames import (
    Change,
    Chat,
    Join,
    LobbyFrame,
    NotReady,
    Ready,
    Removed,
    Snapshot,
    Start,
    decode_lobby_frame,
    encode_lobby_frame,
)
from net.lobby.model import Entry, Lobby, LobbySeat, new_entry
from net.secrecy.table_secret import TableSecret
from net.signing import SigningKey
from net.text import clean_chat, clean_name


class JoinerLobby:
    """Sees the host's lobby, sits in it, and signs its charter. Calls return effects."""

    def __init__(self, host: bytes, key: SigningKey, port: int) -> None:
        self._host = host
        self._key = key
        self._port = port
        self._secret = TableSecret.fresh()
        self._wish: tuple[str, str, str] | None = None
        self._signed: bytes | None = None
        self.lobby: Lobby | None = None

    @property
    def signed(self) -> bytes | None:
        """The id of the table whose charter is signed here, as long as that is to be played."""
        return self._signed

    @property
    def seat(self) -> LobbySeat | None:
        """The seat taken here, once the host has given one."""
        number = self.seat_number
        return None if self.lobby is None or number is None else self.lobby.seats[number]

    @property
    def seat_number(self) -> int | None:
        """The number of the seat taken here."""
        own = () if self.lobby is None else self.lobby.seats_of(self._key.public.encoded)
        return own[0] if own else None

    def join(self, name: str, colour: str, player: str) -> list[LobbyEffect]:
        """Ask for a seat."""
        self._wish = clean_name(name), clean_name(colour), player
        return [self._send(Join(*self._wish, self._port, self._entry()))]

    def join_again(self) -> list[LobbyEffect]:
        """Another line to the host stands, and has emptied the seat: ask for it again, if it was asked for."""
        if self._wish is None:
            return []
        seat = self.seat
        name, colour, player = self._wish
        if seat is not None:
            name, colour = seat.name, seat.colour
        return [*self._renew_if_signed(), *self.join(name, colour, player)]

    def change(self, name: str, colour: str) -> list[LobbyEffect]:
        """Ask for another name or colour."""
        return [
            *self._renew_if_signed(),
            self._send(Change(clean_name(name), clean_name(colour), self._entry())),
        ]

    def ready(self) -> list[LobbyEffect]:
        """Sign the charter that the lobby stands for; LocalProtocolError while a seat is empty."""
        charter = None if self.lobby is None else self.lobby.charter()
        number = self.seat_number
        if charter is None or number is None:
            raise LocalProtocolError("a seat is still empty")
        self._signed = charter.table_id
        return [
            Pledge(charter, ((number, self._secret.secret),)),
            self._send(Ready(self._secret.signing_key().sign(charter.ready_message(number)))),
        ]

    def not_ready(self) -> list[LobbyEffect]:
        """Take the ready back: with a fresh key what was signed means nothing any more."""
        return [*self._renew_if_signed(), self._send(NotReady(self._entry()))]

    def give_up(self) -> list[LobbyEffect]:
        """The lobby is left, or has ended, before its game began: what was signed is not to be played."""
        return self._renew_if_signed()

    def say(self, text: str) -> list[LobbyEffect]:
        """Say something in the chat."""
        line = clean_chat(text)
        return [self._send(Chat(-1, line))] if line else []

    def receive(self, data: bytes) -> list[LobbyEffect]:
        """A frame of the host; RemoteProtocolError where it breaks the protocol."""
        frame = decode_lobby_frame(data)
        if isinstance(frame, Snapshot):
            return self._see(frame.lobby)
        if isinstance(frame, Chat):
            line = clean_chat(frame.text)
            return [ChatSaid(frame.seat, line)] if line else []
        if isinstance(frame, Removed):
            return [*self._renew_if_signed(), Dismissed(clean_name(frame.reason))]
        if isinstance(frame, Start):
            return [self._begin(frame)]
        raise RemoteProtocolError("a host sent what only a guest may")

    def _see(self, lobby: Lobby) -> list[LobbyEffect]:
        if lobby.host != self._host:
            raise RemoteProtocolError("the lobby is not that of the computer it came from")
        self.lobby = lobby
        seat = self.seat
        effects: list[LobbyEffect] = [LobbyChanged(lobby)]
        charter = lobby.charter()
        if seat is not None and self._signed is not None and (charter is None or charter.table_id != self._signed):
            # What was signed is no longer what is to be played: it must never be used.
            effects += self._renew_if_signed()
            effects.append(self._send(Change(seat.name, seat.colour, self._entry())))
        return effects

    def _begin(self, start: Start) -> Begun:
        charter = None if self.lobby is None else self.lobby.charter()
        number = self.seat_number
        if charter is None or number is None or charter.table_id != self._signed:
            raise RemoteProtocolError("the host began a game that this player has not signed")
        signed = SignedCharter(charter, start.ready)
        signed.check()
        self._signed = None
        return Begun(signed, ((number, self._secret.secret),), start.contacts)

    def _entry(self) -> Entry:
        return new_entry(self._secret, self._key)

    def _renew_if_signed(self) -> list[LobbyEffect]:
        if self._signed is None:
            return []
        taken_back = TakenBack(self._signed)
        self._secret = TableSecret.fresh()
        self._signed = None
        return [taken_back]

    def _send(self, frame: LobbyFrame) -> SendFrame:
        return SendFrame(self._host, encode_lobby_frame(frame))
