"""What a person sees of the network's tables, and what happens to it."""

from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import NamedTuple, TypeAlias

from net.discovery.advert import Advert


class Endpoint(NamedTuple):
    """Where to connect: an address as text, with its scope where it needs one, and a port."""

    address: str
    port: int

    @property
    def ip(self) -> IPv4Address | IPv6Address:
        """The address without its scope."""
        return ip_address(self.address.partition("%")[0])


@dataclass(frozen=True, slots=True)
class Table:
    """A table that answers: its advert, the endpoints where it does (at least one), the first one's ping in ms."""

    advert: Advert
    endpoints: tuple[Endpoint, ...]
    ping: float

    @property
    def key_to_prove(self) -> bytes:
        """The first bytes of the key that whoever answers has to prove; none of a game, where any player may."""
        return b"" if self.advert.started else self.advert.host_key


class Added(NamedTuple):
    """A table can be joined."""

    table: Table


class Updated(NamedTuple):
    """Something about a listed table changed; its id and host's key did not."""

    table: Table


class Removed(NamedTuple):
    """A listed table closed, or no longer answers."""

    table: Table


Event: TypeAlias = Added | Updated | Removed
