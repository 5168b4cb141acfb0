"""One link's adverts, as they are said, changed and taken back."""

import asyncio
from collections.abc import Callable
from ipaddress import ip_address
from typing import Self, TypeAlias

from zeroconf import DNSQuestionType, IPVersion, ServiceStateChange, Zeroconf
from zeroconf import Error as ZeroconfError
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from net.discovery.advert import Advert, parse_advert
from net.discovery.events import Endpoint
from net.discovery.limits import MAXIMUM_ADDRESSES, RESOLVES_AT_ONCE
from net.discovery.links import Link
from net.discovery.multicast import SERVICE_TYPE, open_multicast
from net.errors import RemoteProtocolError

ASK_SECONDS = 20.0
"""Between rounds of questions, at 0, 1, 5 and 14 seconds: who was missed by a lost packet is found then."""

RESOLVE_MILLISECONDS = 3000
"""For the rest of an advert that came in parts."""

_TYPE_PTR = 12
_CLASS_IN = 1

Hear: TypeAlias = Callable[[Link, str, Advert, tuple[Endpoint, ...]], None]
"""Told what an advert says now, and where within the link's networks its table is (maybe nowhere)."""

Forget: TypeAlias = Callable[[Link, str], None]
"""Told that an advert was taken back, expired, or makes no sense any more."""


class Ear:
    """Listens on one link and tells of adverts by their random names, until closed."""

    def __init__(self, link: Link, zeroconf: AsyncZeroconf, hear: Hear, forget: Forget) -> None:
        self._link = link
        self._zeroconf = zeroconf
        self._hear = hear
        self._forget = forget
        self._resolving: dict[str, asyncio.Task[None]] = {}
        # The first answer may come straight and at once, but to another program on this computer that has port 5353
        # open as well; or by multicast, to all of them, a fraction of a second later.
        self._browsers = [self._browse(None), self._browse(DNSQuestionType.QM)]
        self._asking = asyncio.create_task(self._keep_asking())

    @classmethod
    async def open(cls, link: Link, hear: Hear, forget: Forget) -> Self:
        """An ear on a link; MulticastUnavailable if the system refuses."""
        return cls(link, await open_multicast(link), hear, forget)

    async def close(self) -> None:
        """Stop listening."""
        self._asking.cancel()
        await asyncio.wait((self._asking,))
        await self._stop_browsing()
        # Only now does nothing new come to be resolved.
        tasks = (*self._resolving.values(),)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)
        await self._zeroconf.async_close()

    def _changed(self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange) -> None:
        """What the library calls."""
        if state_change is ServiceStateChange.Removed:
            self._forget(self._link, name)
        else:
            self._consider(name)

    def _consider(self, name: str) -> None:
        """Take what is known of an advert, or ask for the rest."""
        zeroconf = self._zeroconf.zeroconf
        try:
            info = AsyncServiceInfo(SERVICE_TYPE, name)
        except ZeroconfError:
            self._unlearn(name)
            return
        if info.load_from_cache(zeroconf):
            self._take(info)
        elif name not in self._resolving and len(self._resolving) < RESOLVES_AT_ONCE:
            self._resolving[name] = asyncio.create_task(self._resolve(info))

    async def _resolve(self, info: AsyncServiceInfo) -> None:
        try:
            if await info.async_request(self._zeroconf.zeroconf, RESOLVE_MILLISECONDS):
                self._take(info)
        except ZeroconfError:
            # Its host has a name that can't be asked for.
            self._unlearn(info.name)
        finally:
            del self._resolving[info.name]

    def _take(self, info: AsyncServiceInfo) -> None:
        try:
            advert = parse_advert(info.text, info.port or 0)
        except RemoteProtocolError:
            self._forget(self._link, info.name)
            return
        addresses = (ip_address(packed) for packed in info.addresses_by_version(IPVersion.All))
        within = [address for address in addresses if self._link.reaches(address)][:MAXIMUM_ADDRESSES]
        endpoints = tuple(Endpoint(self._link.scoped(address), advert.port) for address in within)
        self._hear(self._link, info.name, advert, endpoints)

    def _unlearn(self, name: str) -> None:
        """Let the library forget a name that no advert can have: it could not say it in its next question."""
        cache = self._zeroconf.zeroconf.cache
        pointers = cache.get_all_by_details(SERVICE_TYPE, _TYPE_PTR, _CLASS_IN)
        cache.async_remove_records([pointer for pointer in pointers if getattr(pointer, "alias", None) == name])

    async def _keep_asking(self) -> None:
        """Begin anew at an interval: the library asks again, and tells again of what was heard and not taken."""
        while True:
            await asyncio.sleep(ASK_SECONDS)
            await self._stop_browsing()
            self._browsers = [self._browse(None)]

    def _browse(self, question_type: DNSQuestionType | None) -> AsyncServiceBrowser:
        return AsyncServiceBrowser(
            self._zeroconf.zeroconf, SERVICE_TYPE, handlers=[self._changed], question_type=question_type
        )

    async def _stop_browsing(self) -> None:
        for browser in self._browsers:
            await browser.async_cancel()
