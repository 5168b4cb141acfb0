"""Seeing tables on the network, and being seen."""

import asyncio
from collections.abc import Callable

from net.discovery import Advert, Advertiser, Ask, Browser, DiscoveryError, Endpoint, Event, Selection
from net.errors import RemoteProtocolError
from net.node.requests import described
from net.node.room import Facts
from net.node.settings import Settings
from net.transport import PROTOCOL, NobodyListens, TransportError, probe

_NAMELESS = "?"


def prober(program: str) -> Ask:
    """What asks an endpoint whether the advertised table is there, for a `Browser`."""

    async def ask(endpoint: Endpoint, advert: Advert) -> float | None:
        try:
            answer = await probe(endpoint.address, endpoint.port, program)
            # What a program of another version says of its table can't be read here.
            if answer.protocol == PROTOCOL and described(answer.body) != advert.table:
                return None
        except NobodyListens as error:
            raise ConnectionRefusedError(str(error)) from error
        except (TransportError, RemoteProtocolError):
            return None
        return answer.round_trip * 1000

    return ask


def advert_of(settings: Settings, facts: Facts, prefix: bytes, host_key: bytes, port: int) -> Advert:
    """The advert of a room; LocalProtocolError if a name can't be advertised."""
    return Advert(
        PROTOCOL,
        settings.version,
        facts.game,
        prefix,
        host_key[: len(prefix)],
        facts.name,
        facts.host or _NAMELESS,
        facts.seats_taken,
        facts.seats,
        port,
        facts.options,
        facts.locked,
        facts.started,
    )


class Showing:
    """Keeps one table's advert on the network as it changes; what fails is told once and tried again."""

    def __init__(self, selection: Selection, failed: Callable[[Exception], None]) -> None:
        self._selection = selection
        self._failed = failed
        self._advert: Advert | None = None
        self._advertiser: Advertiser | None = None
        self._shown_id = (b"", 0)
        self._changed = asyncio.Event()
        self._closing = False
        self._task = asyncio.get_running_loop().create_task(self._keep_showing())

    def show(self, advert: Advert | None) -> None:
        """Show this from now on, or nothing."""
        self._advert = advert
        self._changed.set()

    async def close(self) -> None:
        """Take the advert off the network."""
        # An advert that is just being shown comes to its end first: cut short, it could stay half open.
        self._closing = True
        self.show(None)
        await self._task

    async def _keep_showing(self) -> None:
        while not self._closing or self._advertiser is not None:
            await self._changed.wait()
            self._changed.clear()
            advert = self._advert
            if advert is None:
                await self._hide()
            elif self._advertiser is not None and self._shown_id == (advert.table, advert.port):
                self._advertiser.update(advert)
            else:
                await self._hide()
                await self._start(advert)

    async def _start(self, advert: Advert) -> None:
        advertiser = Advertiser(advert, self._selection, require_network=False)
        try:
            await advertiser.start()
        except (DiscoveryError, OSError) as error:
            self._failed(error)
            return
        self._advertiser = advertiser
        self._shown_id = (advert.table, advert.port)

    async def _hide(self) -> None:
        advertiser, self._advertiser = self._advertiser, None
        if advertiser is not None:
            await advertiser.close()


class Looking:
    """Browses for tables until closed."""

    def __init__(self, selection: Selection, program: str, listener: Callable[[Event], None]) -> None:
        self._browser = Browser(prober(program), listener, selection, require_network=False)

    async def start(self) -> None:
        """Begin; DiscoveryError."""
        await self._browser.start()

    async def close(self) -> None:
        """Stop looking."""
        await self._browser.close()
