"""The bytes of a TXT record: strings of at most 255 bytes, each a key or key=value (RFC 6763, section 6)."""

from collections.abc import Mapping

from net.discovery.limits import MAXIMUM_ADVERT_BYTES, MAXIMUM_ADVERT_STRINGS
from net.errors import RemoteProtocolError

Properties = Mapping[str, bytes | None]
"""Values by key, in lower case; None for a key that stands alone."""


def join(properties: Properties) -> bytes:
    """The record's bytes; ValueError if a string is longer than 255 bytes."""
    strings = (key.encode("ascii") + (b"" if value is None else b"=" + value) for key, value in properties.items())
    return b"".join(bytes((len(string),)) + string for string in strings)


def split(record: bytes) -> Properties:
    """What a record from the network says; RemoteProtocolError unless every string is whole and every key once.

    RFC 6763 lets the first of two equal keys win; two readers that disagree are worth more to an attacker than a
    host that repeats itself is worth to us.
    """
    if len(record) > MAXIMUM_ADVERT_BYTES:
        raise RemoteProtocolError(f"an advert of {len(record)} bytes is over the limit of {MAXIMUM_ADVERT_BYTES}")
    properties: dict[str, bytes | None] = {}
    place = count = 0
    while place < len(record):
        end = place + 1 + record[place]
        if end > len(record):
            raise RemoteProtocolError("an advert's last string is cut off")
        count += 1
        if count > MAXIMUM_ADVERT_STRINGS:
            raise RemoteProtocolError(f"an advert has more than {MAXIMUM_ADVERT_STRINGS} strings")
        key, equals, value = record[place + 1 : end].partition(b"=")
        place = end
        if not key and not equals:
            continue
        name = _key(key)
        if name in properties:
            raise RemoteProtocolError(f"an advert says {name} twice")
        properties[name] = value if equals else None
    return properties


def _key(key: bytes) -> str:
    if not key or not all(0x20 <= byte <= 0x7E for byte in key):
        raise RemoteProtocolError("an advert has a key that is empty or not plain ASCII")
    return key.decode("ascii").lower()
