"""Counts those who have not been let in yet, in all and by address."""

import ipaddress
from collections import Counter

from net.transport.limits import (
    BURST_STRANGERS,
    BURST_STRANGERS_PER_ADDRESS,
    MAXIMUM_ADDRESSES_REMEMBERED,
    MAXIMUM_STRANGERS,
    MAXIMUM_STRANGERS_PER_ADDRESS,
    STRANGERS_PER_ADDRESS_PER_SECOND,
    STRANGERS_PER_SECOND,
)
from net.transport.token_bucket import TokenBucket

_NETWORK_BITS = 64


class Strangers:
    """How many connections are in their handshake, and how fast new ones come."""

    def __init__(self, now: float) -> None:
        self._count: Counter[str] = Counter()
        self._rate = TokenBucket(STRANGERS_PER_SECOND, BURST_STRANGERS, now)
        self._rates: dict[str, TokenBucket] = {}

    def admit(self, address: str, now: float) -> bool:
        """Count one more from this IP address; False and not counted if they are too many or too fast."""
        origin = _origin(address)
        if self._count.total() >= MAXIMUM_STRANGERS or self._count[origin] >= MAXIMUM_STRANGERS_PER_ADDRESS:
            return False
        # First its own: what one address may not have is not taken from the others.
        if not self._rate_of(origin, now).take_if_there(1, now) or not self._rate.take_if_there(1, now):
            return False
        self._count[origin] += 1
        return True

    def _rate_of(self, origin: str, now: float) -> TokenBucket:
        if origin not in self._rates:
            if len(self._rates) >= MAXIMUM_ADDRESSES_REMEMBERED:
                self._rates.clear()
            self._rates[origin] = TokenBucket(STRANGERS_PER_ADDRESS_PER_SECOND, BURST_STRANGERS_PER_ADDRESS, now)
        return self._rates[origin]

    def release(self, address: str) -> None:
        """One from this address is let in or gone."""
        origin = _origin(address)
        self._count[origin] -= 1
        if not self._count[origin]:
            del self._count[origin]


def _origin(address: str) -> str:
    """The address, or the half of a global IPv6 address that a computer can't choose: it has 2**64 others."""
    parsed = ipaddress.ip_address(address)
    if parsed.version == 4 or parsed.is_link_local or parsed.is_loopback:
        return str(parsed)
    return str(ipaddress.ip_network((int(parsed), _NETWORK_BITS), strict=False))
