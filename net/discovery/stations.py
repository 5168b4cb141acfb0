"""One station for each link, opened and closed as links come, change and go."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Generic, TypeVar

from net.discovery.errors import MulticastUnavailable, NoNetwork
from net.discovery.links import Link, Selection

Station = TypeVar("Station")


class Stations(Generic[Station]):
    """Keeps a station open on every link of a selection, and looks for changed links at an interval in seconds.

    On a changed link the new station opens before the old one closes. A link that refuses is tried again at every
    look.
    """

    def __init__(
        self,
        selection: Selection,
        interval: float,
        open_station: Callable[[Link], Awaitable[Station]],
        close_station: Callable[[Link, Station], Awaitable[None]],
    ) -> None:
        self._selection = selection
        self._interval = interval
        self._open = open_station
        self._close = close_station
        self._stations: dict[Link, Station] = {}
        self._watch: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()

    @property
    def links(self) -> tuple[Link, ...]:
        """The links with an open station."""
        return tuple(self._stations)

    def __iter__(self) -> Iterator[tuple[Link, Station]]:
        return iter(tuple(self._stations.items()))

    async def start(self, require_network: bool) -> None:
        """Open a station on every link and begin to watch.

        With a network required: NoNetwork if there is no link, MulticastUnavailable if every link refused; nothing
        is left open then.
        """
        try:
            refusal = await self._look()
        except asyncio.CancelledError:
            await self._close_links(self._stations)
            raise
        if require_network and not self._stations:
            raise refusal or NoNetwork()
        self._watch = asyncio.create_task(self._keep_looking())

    async def close(self) -> None:
        """Stop watching and close every station."""
        # A look under way comes to its end: cut short, it could leave a station half open.
        self._closing.set()
        if self._watch is not None:
            await self._watch
        await self._close_links(self._stations)

    async def _keep_looking(self) -> None:
        while not self._closing.is_set():
            try:
                async with asyncio.timeout(self._interval):
                    await self._closing.wait()
            except TimeoutError:
                await self._look()

    async def _look(self) -> MulticastUnavailable | None:
        """Bring the stations in step with the links there are now; why a link refused, if one did."""
        try:
            links = self._selection.links()
        except OSError:
            # The system's list could not be read this time: what was true a moment ago is the best guess.
            return None
        refusal: MulticastUnavailable | None = None
        for link in links:
            if link not in self._stations:
                try:
                    self._stations[link] = await self._open(link)
                except MulticastUnavailable as error:
                    refusal = error
        await self._close_links([link for link in self._stations if link not in links])
        return refusal

    async def _close_links(self, links: Iterable[Link]) -> None:
        closing = [(link, self._stations.pop(link)) for link in tuple(links)]
        await asyncio.gather(*(self._close(link, station) for link, station in closing))
