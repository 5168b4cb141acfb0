"""Shows a table to the network for as long as it is open."""

import asyncio
import secrets
from types import TracebackType
from typing import Self

from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from net.discovery.advert import Advert, print_advert
from net.discovery.limits import MAXIMUM_ADDRESSES
from net.discovery.links import Link, Selection
from net.discovery.multicast import SERVICE_TYPE, open_multicast
from net.discovery.stations import Stations

INTERFACE_LOOK_SECONDS = 2.0
"""Between looks at this computer's addresses: a changed Wi-Fi shows within the time it takes to notice."""

ADVERT_UPDATE_SECONDS = 1.0
"""At least between changes of an advert: multicast reaches every machine of the network, also the sleeping ones."""


class _Announcement:
    """An advert on one link under a random name of its own."""

    def __init__(self, zeroconf: AsyncZeroconf, link: Link) -> None:
        self.advert: Advert | None = None
        self._zeroconf = zeroconf
        self._addresses = [interface.ip.packed for interface in link.interfaces[:MAXIMUM_ADDRESSES]]
        self._name = secrets.token_hex(8)
        self._sending: set[asyncio.Future[None]] = set()

    async def say(self, advert: Advert) -> None:
        """Put the advert, or a change of it, on the network; it is repeated twice within half a second."""
        info = AsyncServiceInfo(
            SERVICE_TYPE,
            f"{self._name}.{SERVICE_TYPE}",
            port=advert.port,
            properties=print_advert(advert),
            server=f"{self._name}.local.",
            addresses=self._addresses,
        )
        first, self.advert = self.advert is None, advert
        if first:
            # Asking whether the name is free takes over a second, and 64 random bits are.
            sending = await self._zeroconf.async_register_service(info, cooperating_responders=True)
        else:
            sending = await self._zeroconf.async_update_service(info)
        task = asyncio.ensure_future(sending)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def end(self) -> None:
        """Say goodbye and close."""
        for task in self._sending:
            task.cancel()
        await self._zeroconf.async_close()


class Advertiser:
    """Advertises a table on every link of a selection until closed; used in the event loop that starts it.

    Addresses that change are followed within `look_seconds`; changes of the advert go out at once, but
    `update_seconds` apart.
    """

    def __init__(
        self,
        advert: Advert,
        selection: Selection,
        *,
        require_network: bool = True,
        look_seconds: float = INTERFACE_LOOK_SECONDS,
        update_seconds: float = ADVERT_UPDATE_SECONDS,
    ) -> None:
        self._advert = advert
        self._require_network = require_network
        self._update_seconds = update_seconds
        self._stations = Stations(selection, look_seconds, self._open, self._close)
        self._changed = asyncio.Event()
        self._updating: asyncio.Task[None] | None = None

    @property
    def links(self) -> tuple[Link, ...]:
        """The links the table is shown on now."""
        return self._stations.links

    async def start(self) -> None:
        """Put the advert on every link: NoNetwork or MulticastUnavailable if none takes it and one is required."""
        await self._stations.start(self._require_network)
        self._updating = asyncio.create_task(self._keep_updating())

    def update(self, advert: Advert) -> None:
        """Advertise this from now on; of changes that come too fast, others see the last."""
        self._advert = advert
        self._changed.set()

    async def close(self) -> None:
        """Take the advert off the network."""
        if self._updating is not None:
            self._updating.cancel()
            await asyncio.wait((self._updating,))
        await self._stations.close()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def _open(self, link: Link) -> _Announcement:
        announcement = _Announcement(await open_multicast(link), link)
        try:
            await announcement.say(self._advert)
        except asyncio.CancelledError:
            await announcement.end()
            raise
        # What changed while it opened is said by the next update.
        self._changed.set()
        return announcement

    async def _close(self, link: Link, announcement: _Announcement) -> None:
        await announcement.end()

    async def _keep_updating(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            stale = [announcement for _, announcement in self._stations if announcement.advert != self._advert]
            for announcement in stale:
                await announcement.say(self._advert)
            if stale:
                await asyncio.sleep(self._update_seconds)
