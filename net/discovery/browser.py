"""Looks for tables on the network and keeps the list of those that answer."""

import asyncio
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Self, TypeAlias

from net.discovery.advert import Advert
from net.discovery.advertiser import INTERFACE_LOOK_SECONDS
from net.discovery.catalogue import Catalogue
from net.discovery.entries import Probe, Sighting
from net.discovery.events import Endpoint, Event, Table
from net.discovery.limits import PROBES_AT_ONCE
from net.discovery.links import Link, Selection
from net.discovery.listening import Ear
from net.discovery.stations import Stations

PROBE_TIMEOUT_SECONDS = 2.0
"""For a table's answer to a probe: time to send again, after a second, what was lost."""

Ask: TypeAlias = Callable[[Endpoint, Advert], Awaitable[float | None]]
"""Asks an endpoint whether the advertised table is there: the round trip in ms, or None.

OSError counts as None; ConnectionRefusedError says that the host is there and the table is gone.
"""


class Browser:
    """Tells a listener of tables Added, Updated and Removed on the links of a selection, until closed.

    A table is told of once `ask` has found it, and Removed when it says goodbye or no longer answers. Used
    in the event loop that starts it; the listener is called there.
    """

    def __init__(
        self,
        ask: Ask,
        listener: Callable[[Event], None],
        selection: Selection,
        *,
        require_network: bool = True,
        look_seconds: float = INTERFACE_LOOK_SECONDS,
    ) -> None:
        self._ask = ask
        self._require_network = require_network
        self._catalogue = Catalogue(listener)
        self._stations = Stations(selection, look_seconds, self._open, self._close)
        self._due = asyncio.Event()
        self._prober: asyncio.Task[None] | None = None
        self._probes: set[asyncio.Task[None]] = set()

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables that answer now."""
        return self._catalogue.tables

    @property
    def links(self) -> tuple[Link, ...]:
        """The links that are listened to now; none while there is no network."""
        return self._stations.links

    async def start(self) -> None:
        """Begin to look: NoNetwork or MulticastUnavailable if no link can be listened to and one is required."""
        await self._stations.start(self._require_network)
        self._prober = asyncio.create_task(self._keep_probing())

    async def close(self) -> None:
        """Stop looking; the listener is told of nothing more."""
        tasks = {*self._probes, *((self._prober,) if self._prober else ())}
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)
        self._catalogue = Catalogue(lambda event: None)
        await self._stations.close()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def _open(self, link: Link) -> Ear:
        return await Ear.open(link, self._hear, self._forget)

    async def _close(self, link: Link, ear: Ear) -> None:
        await ear.close()
        changed = next((other for other in self._stations.links if other.key == link.key), None)
        self._catalogue.restrict(link.key, lambda endpoint: changed is not None and changed.reaches(endpoint.ip))

    def _hear(self, link: Link, instance: str, advert: Advert, endpoints: tuple[Endpoint, ...]) -> None:
        self._catalogue.hear(Sighting(link.key, instance), advert, endpoints, self._now())
        self._due.set()

    def _forget(self, link: Link, instance: str) -> None:
        self._catalogue.forget(Sighting(link.key, instance))

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    async def _keep_probing(self) -> None:
        while True:
            for probe in self._catalogue.due(self._now(), PROBES_AT_ONCE - len(self._probes)):
                task = asyncio.create_task(self._probe(probe))
                self._probes.add(task)
                task.add_done_callback(self._probed)
            next_due = self._catalogue.next_due() if len(self._probes) < PROBES_AT_ONCE else None
            try:
                async with asyncio.timeout_at(next_due):
                    await self._due.wait()
            except TimeoutError:
                continue
            self._due.clear()

    def _probed(self, task: asyncio.Task[None]) -> None:
        self._probes.discard(task)
        self._due.set()

    async def _probe(self, probe: Probe) -> None:
        ping: float | None = None
        refused = False
        try:
            async with asyncio.timeout(PROBE_TIMEOUT_SECONDS):
                ping = await self._ask(probe.endpoint, probe.advert)
        except OSError as error:
            # A time-out is one too.
            refused = isinstance(error, ConnectionRefusedError)
        self._catalogue.probed(probe, ping, self._now(), refused=refused)
