"""The host's side of a lobby."""

from typing import NamedTuple

from net.charter import SignedCharter
from net.encoding import Value
from net.errors import LocalProtocolError, RemoteProtocolError
from net.limits import GRACE_SECONDS, MAXIMUM_CONTACTS
from net.lobby.effects import Begun, ChatSaid, Disconnect, LobbyChanged, LobbyEffect, SendFrame
from net.lobby.frames import (
    Change,
    Chat,
    Contact,
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
from net.lobby.names import free_colour, free_name
from net.secrecy.table_secret import TableSecret
from net.signing import PublicKey, SigningKey
from net.text import clean_chat, clean_name

FULL = "full"
KICKED = "kicked"


class Terms(NamedTuple):
    """What is to be played: the game, the digest of its board, its rules, its caretaker's version, the colours.

    `grace` are the seconds of silence after which the others may go on without a player.
    """

    game: str
    board: bytes
    rules: Value
    caretaker: int
    colours: tuple[str, ...]
    grace: int = GRACE_SECONDS


class HostLobby:
    """Keeps the lobby, answers joiners, and begins the game once all have signed. Calls return effects."""

    def __init__(
        self, name: str, terms: Terms, players: int, key: SigningKey, contact: Contact, *, locked: bool
    ) -> None:
        self._key = key
        self._terms = terms
        self._contacts = {key.public.encoded: contact}
        self._secrets: dict[bytes, TableSecret] = {}
        self._guests: list[bytes] = []
        self._reserved: dict[int, bytes] = {}
        self._begun = False
        self.lobby = Lobby(
            clean_name(name) or "Samurai",
            key.public.encoded,
            terms.game,
            terms.board,
            terms.rules,
            terms.caretaker,
            terms.grace,
            locked,
            (None,) * players,
        )

    def reserve(self, seats: dict[int, bytes]) -> None:
        """Keep seats, by number, for installations: after a game all sit where they sat."""
        self._reserved = dict(seats)

    def sit(self, name: str, colour: str, player: str) -> list[LobbyEffect]:
        """Take a seat of this computer's own, for a person or a bot; LocalProtocolError if all are taken."""
        number = self._free_seat(self.lobby.host)
        if number is None:
            raise LocalProtocolError("all seats are taken")
        return self._seat(number, name, colour, player, self._fresh_entry())

    def open_seats(self, players: int) -> list[LobbyEffect]:
        """Change the number of seats; LocalProtocolError if more are taken already. Closes empty ones first."""
        taken = [seat for seat in self.lobby.seats if seat is not None]
        if players < len(taken):
            raise LocalProtocolError(f"{len(taken)} seats are taken")
        kept = list(self.lobby.seats)
        while len(kept) > players:
            kept.reverse()
            kept.remove(None)
            kept.reverse()
        kept += [None] * (players - len(kept))
        return self._changed(seats=tuple(kept))

    def change(self, *, name: str | None = None, rules: Value = None) -> list[LobbyEffect]:
        """Change the table's name or its rules."""
        values: dict[str, object] = {}
        if name is not None:
            values["name"] = clean_name(name) or self.lobby.name
        if rules is not None:
            values["rules"] = rules
        return self._changed(**values)

    def change_seat(self, number: int, name: str, colour: str, player: str | None = None) -> list[LobbyEffect]:
        """Change one of this computer's own seats."""
        seat = self._own_seat(number)
        return self._seat(number, name, colour, player or seat.player, seat.entry)

    def remove(self, number: int) -> list[LobbyEffect]:
        """Empty a seat: ask its player to leave, or send a bot of this computer away."""
        seat = self.lobby.seats[number]
        if seat is None:
            return []
        effects: list[LobbyEffect] = []
        guest = seat.entry.installation
        if guest in self._guests:
            self._guests.remove(guest)
            effects += [_send(guest, Removed(KICKED)), Disconnect(guest)]
        return [*effects, *self._changed(seats=_with_seat(self.lobby.seats, number, None))]

    def say(self, text: str) -> list[LobbyEffect]:
        """Say something in the chat."""
        own = self.lobby.seats_of(self.lobby.host)
        return self._said(own[0] if own else -1, text)

    def ready(self) -> list[LobbyEffect]:
        """Sign for all seats of this computer; LocalProtocolError while a seat is empty."""
        charter = self.lobby.charter()
        if charter is None:
            raise LocalProtocolError("a seat is still empty")
        seats = self.lobby.seats
        for number in self.lobby.seats_of(self.lobby.host):
            seat = self._own_seat(number)
            signature = self._secrets[seat.entry.key].signing_key().sign(charter.ready_message(number))
            seats = _with_seat(seats, number, seat._replace(ready=signature))
        self.lobby = self.lobby._replace(seats=seats)
        return [*self._tell(), *self._begin_if_all_ready()]

    def not_ready(self) -> list[LobbyEffect]:
        """Take the ready back, with fresh entries."""
        return self._changed(seats=self.lobby.seats)

    def arrive(self, installation: bytes) -> list[LobbyEffect]:
        """Somebody has connected and sees the lobby before taking a seat."""
        return [_send(installation, Snapshot(self.lobby))]

    def leave(self, installation: bytes) -> list[LobbyEffect]:
        """A connection is gone, and with it its player."""
        self._contacts.pop(installation, None)
        if installation not in self._guests:
            return []
        self._guests.remove(installation)
        seats = self.lobby.seats
        for number in self.lobby.seats_of(installation):
            seats = _with_seat(seats, number, None)
        return self._changed(seats=seats)

    def receive(self, installation: bytes, address: str, data: bytes) -> list[LobbyEffect]:
        """A frame of a guest; RemoteProtocolError where it breaks the protocol."""
        frame = decode_lobby_frame(data)
        if self._begun:
            return []
        if isinstance(frame, Join):
            return self._join(installation, address, frame)
        own = self.lobby.seats_of(installation)
        if not own:
            raise RemoteProtocolError("a guest without a seat spoke")
        return self._take(installation, own[0], frame)

    def _join(self, installation: bytes, address: str, join: Join) -> list[LobbyEffect]:
        _check_own(join.entry, installation)
        if self.lobby.seats_of(installation):
            raise RemoteProtocolError("a guest asked for a second seat")
        number = self._free_seat(installation)
        if number is None:
            return [_send(installation, Removed(FULL)), Disconnect(installation)]
        self._guests.append(installation)
        if join.port:
            self._contacts[installation] = Contact(installation, (address,)[:MAXIMUM_CONTACTS], join.port)
        return self._seat(number, join.name, join.colour, join.player, join.entry)

    def _take(self, installation: bytes, number: int, frame: LobbyFrame) -> list[LobbyEffect]:
        seat = self.lobby.seats[number]
        assert seat is not None
        if isinstance(frame, Chat):
            return self._said(number, frame.text)
        if isinstance(frame, Change):
            _check_own(frame.entry, installation)
            return self._seat(number, frame.name, frame.colour, seat.player, frame.entry)
        if isinstance(frame, NotReady):
            _check_own(frame.entry, installation)
            return self._seat(number, seat.name, seat.colour, seat.player, frame.entry)
        if not isinstance(frame, Ready):
            raise RemoteProtocolError("a guest sent what only a host may")
        charter = self.lobby.charter()
        if charter is None or not PublicKey(seat.entry.key).verifies(
            frame.signature, charter.ready_message(number)
        ):
            # It may have signed what the lobby stood for a moment ago: the new one is on its way to it.
            return []
        self.lobby = self.lobby._replace(
            seats=_with_seat(self.lobby.seats, number, seat._replace(ready=frame.signature))
        )
        return [*self._tell(), *self._begin_if_all_ready()]

    def _seat(self, number: int, name: str, colour: str, player: str, entry: Entry) -> list[LobbyEffect]:
        others = [seat for place, seat in enumerate(self.lobby.seats) if seat is not None and place != number]
        seat = LobbySeat(
            free_name(name, [other.name for other in others], f"Player {number + 1}"),
            free_colour(colour, [other.colour for other in others], self._terms.colours),
            clean_name(player),
            entry,
        )
        return self._changed(seats=_with_seat(self.lobby.seats, number, seat))

    def _changed(self, **values: object) -> list[LobbyEffect]:
        """Put changes into the lobby; every ready is void, and this computer's own can't be used again."""
        lobby = self.lobby._replace(**values)  # type: ignore[arg-type]  # named by the callers above
        seats: list[LobbySeat | None] = []
        for seat in lobby.seats:
            if seat is not None and seat.ready and seat.entry.installation == lobby.host:
                self._secrets.pop(seat.entry.key)
                seat = seat._replace(entry=self._fresh_entry())
            seats.append(None if seat is None else seat._replace(ready=b""))
        self.lobby = lobby._replace(seats=tuple(seats))
        return self._tell()

    def _tell(self) -> list[LobbyEffect]:
        frame = Snapshot(self.lobby)
        return [LobbyChanged(self.lobby), *(_send(guest, frame) for guest in self._guests)]

    def _said(self, seat: int, text: str) -> list[LobbyEffect]:
        line = clean_chat(text)
        if not line:
            return []
        return [ChatSaid(seat, line), *(_send(guest, Chat(seat, line)) for guest in self._guests)]

    def _begin_if_all_ready(self) -> list[LobbyEffect]:
        charter = self.lobby.charter()
        seats = [seat for seat in self.lobby.seats if seat is not None]
        if charter is None or not all(seat.ready for seat in seats):
            return []
        self._begun = True
        signed = SignedCharter(charter, tuple(seat.ready for seat in seats))
        contacts = tuple(self._contacts[key] for key in sorted(self._contacts))
        secrets = tuple(
            (number, self._secrets[seat.entry.key].secret)
            for number, seat in enumerate(seats)
            if seat.entry.key in self._secrets
        )
        start = Start(signed.ready, contacts)
        return [*(_send(guest, start) for guest in self._guests), Begun(signed, secrets, contacts)]

    def _fresh_entry(self) -> Entry:
        secret = TableSecret.fresh()
        entry = new_entry(secret, self._key)
        self._secrets[entry.key] = secret
        return entry

    def _free_seat(self, installation: bytes) -> int | None:
        """A seat kept for this installation, else one kept for nobody, else any."""
        free = [number for number, seat in enumerate(self.lobby.seats) if seat is None]
        kept = self._reserved
        own = next((number for number in free if kept.get(number) == installation), None)
        open_to_all = next((number for number in free if number not in kept), None)
        return own if own is not None else open_to_all if open_to_all is not None else next(iter(free), None)

    def _own_seat(self, number: int) -> LobbySeat:
        seat = self.lobby.seats[number]
        if seat is None or seat.entry.installation != self.lobby.host:
            raise LocalProtocolError(f"seat {number} is not this computer's")
        return seat


def _check_own(entry: Entry, installation: bytes) -> None:
    if entry.installation != installation:
        raise RemoteProtocolError("a guest came with somebody else's entry")


def _with_seat(
    seats: tuple[LobbySeat | None, ...], number: int, seat: LobbySeat | None
) -> tuple[LobbySeat | None, ...]:
    changed = list(seats)
    changed[number] = seat
    return tuple(changed)


def _send(installation: bytes, frame: LobbyFrame) -> SendFrame:
    return SendFrame(installation, encode_lobby_frame(frame))
