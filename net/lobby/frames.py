"""What host and joiners say to each other in the lobby, and how it is packed."""

from typing import NamedTuple, TypeAlias

from net.encoding import Value, decode, encode
from net.errors import RemoteProtocolError
from net.limits import (
    MAXIMUM_ADDRESS_CHARACTERS,
    MAXIMUM_CHAT_CHARACTERS,
    MAXIMUM_CONTACTS,
    MAXIMUM_NAME_CHARACTERS,
    MAXIMUM_SEATS,
)
from net.lobby.model import Entry, Lobby, entry_of, entry_value
from net.reading import Reader
from net.signing import SIGNATURE_BYTES


class Contact(NamedTuple):
    """Where an installation can be reached."""

    installation: bytes
    addresses: tuple[str, ...]
    port: int


class Join(NamedTuple):
    """A player asks for a seat; `port` is where its computer listens, 0 if nowhere."""

    name: str
    colour: str
    player: str
    port: int
    entry: Entry


class Change(NamedTuple):
    """A player wants another name, colour, or a fresh entry."""

    name: str
    colour: str
    entry: Entry


class Ready(NamedTuple):
    """A player signs the charter that the lobby stands for."""

    signature: bytes


class NotReady(NamedTuple):
    """A player takes its ready back, with a fresh entry so that the old signature means nothing any more."""

    entry: Entry


class Chat(NamedTuple):
    """A line of chat; from the host it carries the seat that said it, or -1 for a spectator."""

    seat: int
    text: str


class Snapshot(NamedTuple):
    """The lobby as it is now."""

    lobby: Lobby


class Removed(NamedTuple):
    """The host asks a player to leave, or has no seat for it; `reason` names why."""

    reason: str


class Start(NamedTuple):
    """All have signed: the signatures by seat, and where everyone can be reached."""

    ready: tuple[bytes, ...]
    contacts: tuple[Contact, ...]


LobbyFrame: TypeAlias = Join | Change | Ready | NotReady | Chat | Snapshot | Removed | Start

_JOIN, _CHANGE, _READY, _NOT_READY, _CHAT, _SNAPSHOT, _REMOVED, _START = range(101, 109)
_MAXIMUM_PORT = 65535


def encode_lobby_frame(frame: LobbyFrame) -> bytes:
    """The frame as bytes."""
    match frame:
        case Join(name, colour, player, port, entry):
            return encode([_JOIN, name, colour, player, port, entry_value(entry)])
        case Change(name, colour, entry):
            return encode([_CHANGE, name, colour, entry_value(entry)])
        case Ready(signature):
            return encode([_READY, signature])
        case NotReady(entry):
            return encode([_NOT_READY, entry_value(entry)])
        case Chat(seat, text):
            return encode([_CHAT, seat + 1, text])
        case Snapshot(lobby):
            return encode([_SNAPSHOT, lobby.to_value()])
        case Removed(reason):
            return encode([_REMOVED, reason])
        case Start(ready, contacts):
            signatures: list[Value] = [*ready]
            return encode([_START, signatures, [_contact_value(contact) for contact in contacts]])


def decode_lobby_frame(data: bytes) -> LobbyFrame:
    """The frame these bytes hold; RemoteProtocolError if they hold none."""
    reader = Reader(decode(data), "lobby frame")
    kind = reader.integer()
    frame: LobbyFrame
    if kind == _JOIN:
        name, colour, player = (reader.text(MAXIMUM_NAME_CHARACTERS) for _ in range(3))
        frame = Join(name, colour, player, reader.integer(_MAXIMUM_PORT), entry_of(reader.any()))
    elif kind == _CHANGE:
        name, colour = reader.text(MAXIMUM_NAME_CHARACTERS), reader.text(MAXIMUM_NAME_CHARACTERS)
        frame = Change(name, colour, entry_of(reader.any()))
    elif kind == _READY:
        frame = Ready(reader.bytes_of(SIGNATURE_BYTES))
    elif kind == _NOT_READY:
        frame = NotReady(entry_of(reader.any()))
    elif kind == _CHAT:
        frame = Chat(reader.integer(MAXIMUM_SEATS) - 1, reader.text(MAXIMUM_CHAT_CHARACTERS))
    elif kind == _SNAPSHOT:
        frame = Snapshot(Lobby.from_value(reader.any()))
    elif kind == _REMOVED:
        frame = Removed(reader.text(MAXIMUM_NAME_CHARACTERS))
    elif kind == _START:
        ready = tuple(_signature(value) for value in reader.array(MAXIMUM_SEATS))
        frame = Start(ready, tuple(_contact_of(value) for value in reader.array(MAXIMUM_SEATS)))
    else:
        raise RemoteProtocolError(f"there is no lobby frame of kind {kind}")
    reader.end()
    return frame


def _contact_value(contact: Contact) -> Value:
    addresses: list[Value] = [*contact.addresses]
    return [contact.installation, addresses, contact.port]


def _contact_of(value: Value) -> Contact:
    reader = Reader(value, "contact")
    installation, addresses = reader.bytes_of(32), reader.array(MAXIMUM_CONTACTS)
    texts = tuple(address for address in addresses if isinstance(address, str))
    if len(texts) != len(addresses) or any(len(text) > MAXIMUM_ADDRESS_CHARACTERS for text in texts):
        raise RemoteProtocolError("a contact's address is no short text")
    contact = Contact(installation, texts, reader.integer(_MAXIMUM_PORT))
    reader.end()
    return contact


def _signature(value: Value) -> bytes:
    if not isinstance(value, bytes) or len(value) != SIGNATURE_BYTES:
        raise RemoteProtocolError("a ready is no signature")
    return value
