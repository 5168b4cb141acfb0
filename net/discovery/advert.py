"""What a table says of itself on the network: plain data, to and from the TXT record of its advert.

An advert is a hint that anyone on the network can forge. It is signed by nobody and decides nothing: who a host is,
and what a table plays, is told and proved after connecting.
"""

import re
from dataclasses import dataclass

from net.discovery import txt_record
from net.discovery.limits import LOWEST_PORT, MAXIMUM_OPTIONS, MAXIMUM_OPTIONS_BYTES, MAXIMUM_VERSION
from net.errors import LocalProtocolError, RemoteProtocolError
from net.limits import MAXIMUM_SEATS
from net.text import clean_name

PREFIX_BYTES = 8
"""Bytes of a table's id and of its host's key in an advert: two hosts don't share them by chance."""

_WORD = re.compile(r"[a-z0-9][a-z0-9_.-]{0,31}")
_PROGRAM = re.compile(r"[0-9A-Za-z][0-9A-Za-z.+-]{0,23}")
_NUMBER = re.compile(rb"0|[1-9][0-9]{0,4}")


@dataclass(frozen=True, slots=True)
class Advert:
    """A table as advertised; LocalProtocolError if a field is out of its range or a name is not clean.

    `table` and `host_key` are the first eight bytes of the table's id and of its host's public key; `program` is
    the version of the host's program, for people; `options` are sorted (name, value) pairs, the game's own words.
    """

    version: int
    program: str
    game: str
    table: bytes
    host_key: bytes
    table_name: str
    host_name: str
    seats_taken: int
    seats: int
    port: int
    options: tuple[tuple[str, str], ...] = ()
    locked: bool = False
    started: bool = False

    def __post_init__(self) -> None:
        if fault := _fault(self):
            raise LocalProtocolError(f"an advert can't be made: {fault}")


def print_advert(advert: Advert) -> bytes:
    """The TXT record of an advert, without its port, which travels in the SRV record."""
    properties: dict[str, bytes | None] = {
        "v": str(advert.version).encode("ascii"),
        "app": advert.program.encode("ascii"),
        "game": advert.game.encode("ascii"),
        "id": advert.table.hex().encode("ascii"),
        "key": advert.host_key.hex().encode("ascii"),
        "table": advert.table_name.encode("utf-8"),
        "host": advert.host_name.encode("utf-8"),
        "seats": f"{advert.seats_taken}/{advert.seats}".encode("ascii"),
    }
    if advert.options:
        properties["opt"] = _join_options(advert.options).encode("ascii")
    for key, value in (("locked", advert.locked), ("started", advert.started)):
        if value:
            properties[key] = None
    return txt_record.join(properties)


def parse_advert(record: bytes, port: int) -> Advert:
    """The advert that a TXT record and a port make; RemoteProtocolError for anything else.

    Names are cleaned; everything else is exact. Keys that later versions may add are passed over.
    """
    properties = txt_record.split(record)
    taken, _, seats = _value(properties, "seats").partition(b"/")
    try:
        return Advert(
            version=_number(_value(properties, "v")),
            program=_ascii(_value(properties, "app")),
            game=_ascii(_value(properties, "game")),
            table=_prefix(_value(properties, "id")),
            host_key=_prefix(_value(properties, "key")),
            table_name=clean_name(_value(properties, "table").decode("utf-8")),
            host_name=clean_name(_value(properties, "host").decode("utf-8")),
            seats_taken=_number(taken),
            seats=_number(seats),
            port=port,
            options=_split_options(_ascii(_value(properties, "opt"))) if "opt" in properties else (),
            locked=_flag(properties, "locked"),
            started=_flag(properties, "started"),
        )
    except UnicodeDecodeError as error:
        raise RemoteProtocolError("an advert has text that is not UTF-8") from error
    except LocalProtocolError as error:
        raise RemoteProtocolError(str(error)) from error


def _fault(advert: Advert) -> str | None:
    """What is wrong with the fields, None if nothing is."""
    names = (advert.table_name, advert.host_name)
    options = advert.options
    checks = (
        ("version", 1 <= advert.version <= MAXIMUM_VERSION),
        ("program", _PROGRAM.fullmatch(advert.program)),
        ("game", _WORD.fullmatch(advert.game)),
        ("table", len(advert.table) == PREFIX_BYTES),
        ("host_key", len(advert.host_key) == PREFIX_BYTES),
        ("names", all(name and name == clean_name(name) for name in names)),
        ("seats", 1 <= advert.seats <= MAXIMUM_SEATS and 0 <= advert.seats_taken <= advert.seats),
        ("port", LOWEST_PORT <= advert.port <= 0xFFFF),
        ("options", all(_WORD.fullmatch(word) for option in options for word in option)),
        ("order of options", [name for name, _ in options] == sorted({name for name, _ in options})),
        ("number of options", len(options) <= MAXIMUM_OPTIONS),
        ("length of options", len(_join_options(options)) <= MAXIMUM_OPTIONS_BYTES),
    )
    return next((name for name, holds in checks if not holds), None)


def _join_options(options: tuple[tuple[str, str], ...]) -> str:
    return ",".join(f"{name}={value}" for name, value in options)


def _split_options(text: str) -> tuple[tuple[str, str], ...]:
    pairs = (option.partition("=") for option in text.split(","))
    return tuple((name, value) for name, _, value in pairs)


def _value(properties: txt_record.Properties, key: str) -> bytes:
    value = properties.get(key)
    if value is None:
        raise RemoteProtocolError(f"an advert does not say its {key}")
    return value


def _flag(properties: txt_record.Properties, key: str) -> bool:
    if properties.get(key) is not None:
        raise RemoteProtocolError(f"an advert gives a value to {key}")
    return key in properties


def _number(text: bytes) -> int:
    if not _NUMBER.fullmatch(text):
        raise RemoteProtocolError("an advert has a number that is none")
    return int(text)


def _prefix(text: bytes) -> bytes:
    if not re.fullmatch(rb"[0-9a-f]{%d}" % (2 * PREFIX_BYTES), text):
        raise RemoteProtocolError("an advert has an id or a key that is none")
    return bytes.fromhex(text.decode("ascii"))


def _ascii(text: bytes) -> str:
    try:
        return text.decode("ascii")
    except UnicodeDecodeError as error:
        raise RemoteProtocolError("an advert has a word that is not plain ASCII") from error
