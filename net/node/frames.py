"""What computers say beside the steps of a table: chat, where they can be reached, that they have seen the end."""

from typing import NamedTuple, TypeAlias

from net.charter import Charter, SignedCharter
from net.encoding import Value, decode, encode
from net.errors import RemoteProtocolError
from net.hashing import preimage
from net.limits import (
    MAXIMUM_ADDRESS_CHARACTERS,
    MAXIMUM_CHAT_CHARACTERS,
    MAXIMUM_CONTACTS,
    MAXIMUM_MESSAGE_BYTES,
    MAXIMUM_NAME_CHARACTERS,
    MAXIMUM_SEATS,
)
from net.node.limits import MARK_BYTES
from net.node.requests import PREFIX_BYTES
from net.reading import Reader
from net.signing import PUBLIC_KEY_BYTES, SIGNATURE_BYTES, PublicKey, SigningKey


class Shown(NamedTuple):
    """The table's name and signed charter: the first a watcher hears."""

    name: str
    charter: SignedCharter


class Word(NamedTuple):
    """A line of chat by the player in this seat, with a random mark, signed by its installation."""

    seat: int
    mark: bytes
    text: str
    signature: bytes


class Reachable(NamedTuple):
    """Where an installation can be reached; a hint, since whoever answers there has to prove its key."""

    installation: bytes
    addresses: tuple[str, ...]
    port: int


class SeenEnd(NamedTuple):
    """The seats, as bits, whose computers have everything up to the end of the game, as far as the sender knows."""

    seats: int


class Rematch(NamedTuple):
    """The sender opens another table, with these first eight bytes of its id, for the same players."""

    table: bytes


NodeFrame: TypeAlias = Shown | Word | Reachable | SeenEnd | Rematch

_LOBBY_CHAT = 105
_SHOWN, _WORD, _REACHABLE, _SEEN_END, _REMATCH = range(111, 116)
_MAXIMUM_PORT = 65535


def kind_of(frame: bytes) -> int:
    """The number a frame begins with, 0 if it does not begin with a small one."""
    # One array of at most fifteen items whose first is a number under 128.
    if len(frame) >= 2 and frame[0] & 0xF0 == 0x90 and frame[1] < 0x80:
        return frame[1]
    return 0


def is_of_lobby(frame: bytes) -> bool:
    """Whether a frame is one of a lobby's."""
    return 101 <= kind_of(frame) < _SHOWN


def is_of_node(frame: bytes) -> bool:
    """Whether a frame is one of this module's."""
    return _SHOWN <= kind_of(frame) <= _REMATCH


def is_lobby_chat(frame: bytes) -> bool:
    """Whether a frame is a line of chat in a lobby."""
    return kind_of(frame) == _LOBBY_CHAT


def is_charter(frame: bytes) -> bool:
    """Whether a frame shows a signed charter."""
    return kind_of(frame) == _SHOWN


def encode_node_frame(frame: NodeFrame) -> bytes:
    """The frame as bytes."""
    match frame:
        case Shown(name, charter):
            ready: list[Value] = [*charter.ready]
            return encode([_SHOWN, name, charter.charter.encoded(), ready])
        case Word():
            return encode([_WORD, *frame])
        case Reachable(installation, addresses, port):
            texts: list[Value] = [*addresses]
            return encode([_REACHABLE, installation, texts, port])
        case SeenEnd(seats):
            return encode([_SEEN_END, seats])
        case Rematch(table):
            return encode([_REMATCH, table])


def decode_node_frame(data: bytes) -> NodeFrame:
    """The frame these bytes hold; RemoteProtocolError if they hold none."""
    reader = Reader(decode(data), "frame")
    kind = reader.integer()
    frame: NodeFrame
    if kind == _SHOWN:
        frame = Shown(reader.text(MAXIMUM_NAME_CHARACTERS), _charter(reader))
    elif kind == _WORD:
        seat, mark = reader.integer(MAXIMUM_SEATS - 1), reader.bytes_of(MARK_BYTES)
        frame = Word(seat, mark, reader.text(MAXIMUM_CHAT_CHARACTERS), reader.bytes_of(SIGNATURE_BYTES))
    elif kind == _REACHABLE:
        frame = Reachable(reader.bytes_of(PUBLIC_KEY_BYTES), _addresses(reader), reader.integer(_MAXIMUM_PORT))
    elif kind == _SEEN_END:
        frame = SeenEnd(reader.integer((1 << MAXIMUM_SEATS) - 1))
    elif kind == _REMATCH:
        frame = Rematch(reader.bytes_of(PREFIX_BYTES))
    else:
        raise RemoteProtocolError(f"there is no frame of kind {kind}")
    reader.end()
    return frame


def sign_word(key: SigningKey, table_id: bytes, seat: int, mark: bytes, text: str) -> Word:
    """A line of chat with its signature."""
    return Word(seat, mark, text, key.sign(_signed(table_id, seat, mark, text)))


def is_said_by(word: Word, key: PublicKey, table_id: bytes) -> bool:
    """Whether the installation with this key said so at this table."""
    return key.verifies(word.signature, _signed(table_id, word.seat, word.mark, word.text))


def _signed(table_id: bytes, seat: int, mark: bytes, text: str) -> bytes:
    return preimage("chat", table_id, seat, mark, text.encode("utf-8", "surrogatepass"))


def _charter(reader: Reader) -> SignedCharter:
    charter = Charter.decoded(reader.bytes_up_to(MAXIMUM_MESSAGE_BYTES))
    ready = reader.array(MAXIMUM_SEATS)
    signatures = tuple(one for one in ready if isinstance(one, bytes) and len(one) == SIGNATURE_BYTES)
    signed = SignedCharter(charter, signatures)
    signed.check()
    return signed


def _addresses(reader: Reader) -> tuple[str, ...]:
    addresses = reader.array(MAXIMUM_CONTACTS)
    texts = tuple(address for address in addresses if isinstance(address, str))
    if len(texts) != len(addresses) or any(len(text) > MAXIMUM_ADDRESS_CHARACTERS for text in texts):
        raise RemoteProtocolError("an address is no short text")
    return texts
