"""The tables heard of and which of them answer: a pure state machine fed with adverts, probes' results and a clock.

A *sighting* is one advert as heard on one link. Sightings of one table id under one host key are one table. A table
is listed while at least one of its endpoints answers.
"""

from collections.abc import Callable, Iterator, Sequence

from net.discovery.advert import Advert
from net.discovery.entries import Entry, Key, Probe, Reach, Sighting
from net.discovery.events import Added, Endpoint, Event, Removed, Table, Updated
from net.discovery.limits import MAXIMUM_SIGHTINGS, MAXIMUM_TABLES, MAXIMUM_WAITING


class Catalogue:
    """Keeps the tables heard of; tells a listener what is Added, Updated and Removed of those that answer."""

    def __init__(self, listener: Callable[[Event], None]) -> None:
        self._listener = listener
        self._entries: dict[Key, Entry] = {}
        self._owners: dict[Sighting, Key] = {}
        self._waiting: dict[Sighting, tuple[Advert, tuple[Endpoint, ...]]] = {}
        self._newest_next = True

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables listed now."""
        return tuple(entry.shown for entry in self._entries.values() if entry.shown)

    def hear(self, name: Sighting, advert: Advert, endpoints: Sequence[Endpoint], now: float) -> None:
        """Note what a sighting says now, in seconds of the caller's clock; without an endpoint it says nothing.

        A full catalogue makes room by letting go of a table that has been probed and never answered; as long as
        there is none the sighting waits.
        """
        key = (advert.table, advert.host_key)
        if self._owners.get(name, key) != key or not endpoints:
            self.forget(name)
        if not endpoints:
            return
        if not self._has_room(name, key):
            self._wait(name, advert, tuple(endpoints))
            return
        self._waiting.pop(name, None)
        self._owners[name] = key
        entry = self._entries.setdefault(key, Entry())
        entry.sightings[name] = (advert, tuple(endpoints))
        self._gather(key, now)
        for endpoint in endpoints:
            if (reach := entry.reaches.get(endpoint)) and reach.ping is None:
                reach.due = min(reach.due, now)

    def forget(self, name: Sighting) -> None:
        """Let go of a sighting that said goodbye, expired or is no longer valid."""
        self._waiting.pop(name, None)
        if key := self._owners.pop(name, None):
            del self._entries[key].sightings[name]
            self._gather(key, 0.0)

    def restrict(self, link: tuple[str, int], reachable: Callable[[Endpoint], bool]) -> None:
        """Of what was heard on a link, keep only the endpoints that are reachable now."""
        for name in [name for name in self._waiting if name.link == link]:
            del self._waiting[name]
        for name in [name for name in self._owners if name.link == link]:
            entry = self._entries[self._owners[name]]
            advert, endpoints = entry.sightings[name]
            kept = tuple(endpoint for endpoint in endpoints if reachable(endpoint))
            if kept:
                entry.sightings[name] = (advert, kept)
                self._gather(self._owners[name], 0.0)
            else:
                self.forget(name)

    def due(self, now: float, limit: int) -> list[Probe]:
        """At most so many probes to start now: the caller must report each by `probed`.

        The dead come last, and second endpoints after the first of every table, so that false adverts can delay
        an honest table by seconds only.
        """
        waiting = [
            (reach.is_dead, rank, reach.due, key, endpoint)
            for key, entry in self._entries.items()
            for rank, (endpoint, reach) in enumerate(entry.reaches.items())
            if reach.due <= now and not reach.under_way
        ]
        probes = []
        for *_, key, endpoint in sorted(waiting)[:limit]:
            entry = self._entries[key]
            entry.reaches[endpoint].under_way = True
            advert = next(advert for advert, endpoints in entry.sightings.values() if endpoint in endpoints)
            probes.append(Probe(*key, endpoint, advert))
        return probes

    def next_due(self) -> float | None:
        """When the next probe is due, in seconds of the caller's clock; None if none is."""
        return min((reach.due for reach in self._reaches() if not reach.under_way), default=None)

    def probed(self, probe: Probe, ping: float | None, now: float, *, refused: bool = False) -> None:
        """Note a probe's result: the round trip in ms, or None if the table did not answer or its host refused."""
        key = (probe.table, probe.host_key)
        entry = self._entries.get(key)
        reach = entry.reaches.get(probe.endpoint) if entry else None
        if reach is None:
            return
        reach.note(ping, now, refused)
        self._show(key)
        if ping is None and self._waiting:
            self._let_next_in(now)

    def _reaches(self) -> Iterator[Reach]:
        return (reach for entry in self._entries.values() for reach in entry.reaches.values())

    def _has_room(self, name: Sighting, key: Key) -> bool:
        """Whether a sighting fits, after letting go of a silent one where that helps."""
        entry = self._entries.get(key)
        if entry is None:
            return len(self._entries) < MAXIMUM_TABLES or self._let_go()
        if name in entry.sightings or len(entry.sightings) < MAXIMUM_SIGHTINGS:
            return True
        silent = next((name for name in entry.sightings if not entry.answers(name)), None)
        if silent is None:
            return False
        # Not by forget: the entry must not go with its last sighting.
        del entry.sightings[silent], self._owners[silent]
        return True

    def _let_go(self) -> bool:
        """Let go of the table that has missed most probes and is not listed, if there is one."""
        silent = [
            (min(reach.failures for reach in entry.reaches.values()), key)
            for key, entry in self._entries.items()
            if entry.shown is None
        ]
        failures, key = max(silent, default=(0, None))
        if key is None or not failures:
            return False
        for name in tuple(self._entries[key].sightings):
            self.forget(name)
        return True

    def _wait(self, name: Sighting, advert: Advert, endpoints: tuple[Endpoint, ...]) -> None:
        """Have a sighting wait for room; it keeps its place in the queue."""
        if name in self._waiting or len(self._waiting) < MAXIMUM_WAITING:
            self._waiting[name] = (advert, endpoints)

    def _let_next_in(self, now: float) -> None:
        """In place of a silent table take the newest and the oldest that waits, by turns.

        A table opened during a flood is asked soon, and none waits for ever.
        """
        names = reversed(self._waiting) if self._newest_next else iter(self._waiting)
        name = next(names)
        if self._has_room(name, (self._waiting[name][0].table, self._waiting[name][0].host_key)):
            self._newest_next = not self._newest_next
            self.hear(name, *self._waiting.pop(name), now)

    def _gather(self, key: Key, now: float) -> None:
        """Bring a table in step with its sightings; new endpoints are due now."""
        self._entries[key].gather(now)
        self._show(key)

    def _show(self, key: Key) -> None:
        """Tell the listener what changed of a table, and drop it if nothing of it is left."""
        entry = self._entries[key]
        before, after = entry.shown, entry.table()
        if not entry.sightings:
            del self._entries[key]
        if before and after and _look(before) == _look(after):
            return
        entry.shown = after
        if after:
            self._listener(Updated(after) if before else Added(after))
        elif before:
            self._listener(Removed(before))


def _look(table: Table) -> tuple[Advert, tuple[Endpoint, ...], int]:
    """A table as a person sees it: pings that round to the same are the same."""
    return table.advert, table.endpoints, round(table.ping)
