"""Tables on this computer's loopback: a host that greets, a browser that waits, and no other network touched."""

import asyncio
import secrets
import socket
from collections.abc import Awaitable, Callable
from dataclasses import replace
from types import TracebackType
from typing import Self

from net.discovery import Advert, Advertiser, Browser, Endpoint, Event, Selection
from tests.net.discovery.adverts import ANN

LOOPBACK = "127.0.0.1"


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test in an event loop, for half a minute at most."""

    async def in_time() -> None:
        async with asyncio.timeout(30):
            await test()

    asyncio.run(in_time())


class Host:
    """A table under a fresh id that greets whoever connects; advertised for as long as it is entered."""

    def __init__(self, **changes: object) -> None:
        self._listening = socket.create_server((LOOPBACK, 0))
        port = self._listening.getsockname()[1]
        fresh = {"table": secrets.token_bytes(8), "host_key": secrets.token_bytes(8), "port": port}
        self.advert: Advert = replace(ANN, **{**fresh, **changes})
        self.advertiser = Advertiser(self.advert, Selection([LOOPBACK]), update_seconds=0.0)
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._greet, sock=self._listening)
        await self.advertiser.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.advertiser.close()
        self.hang_up()

    def hang_up(self) -> None:
        """Listen no more, without a word."""
        if self._server:
            self._server.close()

    async def _greet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            writer.write(self.advert.table)
            await writer.drain()
        finally:
            writer.close()


class Watcher:
    """A browser on loopback that sees only tables of the ids it is told of, as tests may run side by side."""

    def __init__(self) -> None:
        self.asked: list[Endpoint] = []
        self._events: asyncio.Queue[Event] = asyncio.Queue()
        self.browser = Browser(self._ask, self._events.put_nowait, Selection([LOOPBACK]))

    async def __aenter__(self) -> Self:
        await self.browser.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.browser.close()

    async def next(self, advert: Advert) -> Event:
        """The next event about this advert's table."""
        while True:
            event = await self._events.get()
            if event.table.advert.table == advert.table:
                return event

    async def _ask(self, endpoint: Endpoint, advert: Advert) -> float | None:
        self.asked.append(endpoint)
        reader, writer = await asyncio.open_connection(endpoint.address, endpoint.port)
        try:
            greeting = await reader.read(8)
        finally:
            writer.close()
        await writer.wait_closed()
        return 1.0 if greeting == advert.table else None
