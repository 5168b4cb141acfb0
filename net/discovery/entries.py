"""What is known of one table that was heard of: who said what, and which of its endpoints answer."""

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from net.discovery.advert import Advert
from net.discovery.events import Endpoint, Table
from net.discovery.limits import MAXIMUM_ENDPOINTS

PROBE_SECONDS = 2.0
"""Between probes of an endpoint that answers: a dead table shows for about as long as a person looks at a list."""

PROBE_RETRY_SECONDS = 0.5
"""Before the second try of an endpoint that missed one: a lost packet is not the end of a table."""

PROBE_FAILURES = 3
"""Probes missed in a row before an endpoint counts as dead: a third of all packets may be lost."""

PROBE_SLOWEST_SECONDS = 15.0
"""Between probes of an endpoint that has been dead for long; the time doubles up to this."""

Key: TypeAlias = tuple[bytes, bytes]
"""What makes a table one: the prefixes of its id and of its host's key."""


class Sighting(NamedTuple):
    """What tells sightings apart: the key of the link and the advert's random name on it."""

    link: tuple[str, int]
    instance: str


class Probe(NamedTuple):
    """One endpoint of one table to be asked whether it is there."""

    table: bytes
    host_key: bytes
    endpoint: Endpoint
    advert: Advert


@dataclass(slots=True)
class Reach:
    """What is known of one endpoint of one table; `ping` is None until it answered and once it is dead."""

    due: float
    ping: float | None = None
    failures: int = 0
    under_way: bool = False

    @property
    def is_dead(self) -> bool:
        """Whether it missed so many probes that it counts as gone."""
        return self.failures >= PROBE_FAILURES

    def note(self, ping: float | None, now: float, refused: bool) -> None:
        """Note a probe's result, a round trip in ms or None, and when to ask again; one refusal is enough."""
        self.under_way = False
        if ping is not None:
            self.ping, self.failures, self.due = ping, 0, now + PROBE_SECONDS
            return
        self.failures = max(self.failures + 1, PROBE_FAILURES if refused else 0)
        self.due = now + min(PROBE_RETRY_SECONDS * 2 ** (self.failures - 1), PROBE_SLOWEST_SECONDS)
        if self.is_dead:
            self.ping = None


@dataclass(slots=True)
class Entry:
    """One table: its sightings, oldest first, and the endpoints they name."""

    sightings: dict[Sighting, tuple[Advert, tuple[Endpoint, ...]]] = field(default_factory=dict)
    reaches: dict[Endpoint, Reach] = field(default_factory=dict)
    shown: Table | None = None

    def gather(self, now: float) -> None:
        """Bring the endpoints in step with the sightings: those that answer stay, then come the newest, due now."""
        named = dict.fromkeys(
            endpoint for _, endpoints in reversed(self.sightings.values()) for endpoint in endpoints
        )
        reaches = {endpoint: self.reaches.get(endpoint) or Reach(now) for endpoint in named}
        kept = sorted(reaches, key=lambda endpoint: reaches[endpoint].ping is None)[:MAXIMUM_ENDPOINTS]
        self.reaches = {endpoint: reaches[endpoint] for endpoint in kept}

    def table(self) -> Table | None:
        """What there is to show: the oldest sighting that has an endpoint which answers."""
        answering = {endpoint: reach.ping for endpoint, reach in self.reaches.items() if reach.ping is not None}
        for name, (advert, _) in self.sightings.items():
            if self.answers(name):
                best = tuple(sorted(answering, key=lambda endpoint: ":" in endpoint.address))
                return Table(advert, best, answering[best[0]])
        return None

    def answers(self, name: Sighting) -> bool:
        """Whether any endpoint of a sighting answers."""
        _, endpoints = self.sightings[name]
        return any(
            (reach := self.reaches.get(endpoint)) is not None and reach.ping is not None for endpoint in endpoints
        )
