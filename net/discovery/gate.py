"""A gate before the multicast library: what a link's own hosts say passes, up to an honest host's rate.

The library opens one socket for all interfaces, answers whoever asks, and keeps up to ten thousand records.
"""

import asyncio
from collections.abc import Callable
from ipaddress import ip_address

from net.discovery.limits import ADVERT_BURST_BYTES, ADVERT_BYTES_PER_SECOND, MAXIMUM_SOURCES
from net.discovery.links import Address, Link

_SMALLEST_COST = 256
"""Bytes that a packet counts for at least: reading one costs time, however short it is."""


class Allowance:
    """How many bytes each source may still send; a leaky bucket each, of the sources heard most recently."""

    def __init__(self) -> None:
        self._spent: dict[Address, tuple[float, float]] = {}

    def allows(self, source: Address, size: int, now: float) -> bool:
        """Whether a packet of this size may pass at this time in seconds; it is counted if so."""
        spent, then = self._spent.pop(source, (0.0, now))
        spent = max(0.0, spent - (now - then) * ADVERT_BYTES_PER_SECOND)
        cost = max(size, _SMALLEST_COST)
        allowed = spent + cost <= ADVERT_BURST_BYTES
        self._spent[source] = (spent + cost if allowed else spent, now)
        if len(self._spent) > MAXIMUM_SOURCES:
            del self._spent[next(iter(self._spent))]
        return allowed


class Gate(asyncio.DatagramProtocol):
    """A datagram protocol that hands on to another what came from a link's networks and within the allowance."""

    def __init__(
        self, link: Link, allowance: Allowance, inner: asyncio.DatagramProtocol, clock: Callable[[], float]
    ) -> None:
        self._link = link
        self._allowance = allowance
        self._inner = inner
        self._clock = clock

    def datagram_received(self, data: bytes, addr: tuple[str, int] | tuple[str, int, int, int]) -> None:
        """Hand on a packet that may pass, drop any other."""
        try:
            source = ip_address(addr[0].partition("%")[0])
        except ValueError:
            return
        if source.version == 6 and source.ipv4_mapped:
            source = source.ipv4_mapped
        if len(addr) == 4 and source.is_link_local and addr[3] not in (0, self._link.index):
            return
        if self._link.reaches(source) and self._allowance.allows(source, len(data), self._clock()):
            self._inner.datagram_received(data, addr)

    def error_received(self, exc: Exception) -> None:
        """Hand on a socket's error."""
        self._inner.error_received(exc)

    def connection_lost(self, exc: Exception | None) -> None:
        """Hand on that the socket was closed."""
        self._inner.connection_lost(exc)
