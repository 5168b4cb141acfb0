"""The fuzz target of all that is decoded by itself: a value, or RemoteProtocolError; what decodes is canonical."""

from __future__ import annotations

from collections.abc import Callable

from net.charter import Charter
from net.discovery.advert import parse_advert, print_advert
from net.encoding import decode, encode
from net.errors import RemoteProtocolError
from net.lobby.frames import decode_lobby_frame, encode_lobby_frame
from net.messages import Message, decode_body, encode_body
from net.node.frames import Word, decode_node_frame, encode_node_frame
from net.node.requests import Greeting, Request, describe, described
from net.peer.frames import decode_frame, encode_frame
from net.peer.stored import decode_record, encode_record
from net.returning import Return
from net.samurai import game_of, seats_of
from net.text import clean_chat, clean_name

_PORT = 4000


def _charter(data: bytes) -> bytes:
    charter = Charter.decoded(data)
    game_of(charter)
    seats_of(charter)
    return charter.encoded()


def _advert(data: bytes) -> None:
    advert = parse_advert(data, _PORT)
    # Others may write the same advert in another order, with keys unknown here, and with names that are cleaned.
    assert parse_advert(print_advert(advert), _PORT) == advert
    assert clean_name(advert.table_name) == advert.table_name


def _node_frame(data: bytes) -> bytes:
    frame = decode_node_frame(data)
    if isinstance(frame, Word):
        shown = clean_chat(frame.text)
        assert shown == clean_chat(shown)
        assert shown.isprintable()
        assert not set("<>") & set(shown)
    return encode_node_frame(frame)


DECODERS: dict[str, Callable[[bytes], bytes | None]] = {
    "value": lambda data: encode(decode(data)),
    "peer": lambda data: encode_frame(decode_frame(data)),
    "lobby": lambda data: encode_lobby_frame(decode_lobby_frame(data)),
    "node": _node_frame,
    "message": lambda data: Message.decoded(data).encoded(),
    "body": lambda data: encode_body(decode_body(data)),
    "return": lambda data: Return.decoded(data).encoded(),
    "record": lambda data: encode_record(decode_record(data)),
    "request": lambda data: Request.decoded(data).encoded(),
    "greeting": lambda data: Greeting.decoded(data).encoded(),
    "description": lambda data: describe(described(data)),
    "charter": _charter,
    "advert": _advert,
}
"""Each decodes bytes and gives them back as this program writes them; None where others may write otherwise."""


def one_input(data: bytes) -> None:
    """Decode the rest as what the first byte says."""
    choice, rest = data[0] if data else 0, data[1:]
    name = list(DECODERS)[choice % len(DECODERS)]
    try:
        again = DECODERS[name](rest)
    except RemoteProtocolError:
        return
    assert again is None or again == rest, name
