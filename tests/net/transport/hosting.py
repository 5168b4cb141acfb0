"""A host on real sockets, for tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from net.errors import RemoteProtocolError
from net.transport import EVERY_ADDRESS, TIMING, Connection, Listener, Timing, listen
from tests.net.transport.ends import ANN, FixedDoor

T = TypeVar("T")


def run(test: Coroutine[Any, Any, T]) -> T:
    """Run a test that waits for events."""

    async def in_time() -> T:
        async with asyncio.timeout(60):
            return await test

    return asyncio.run(in_time())


class Host:
    """A listener and who came."""

    def __init__(self, listener: Listener, door: FixedDoor) -> None:
        self.listener = listener
        self.door = door
        self.arrivals: asyncio.Queue[Connection] = asyncio.Queue()
        self.turned_away: asyncio.Queue[RemoteProtocolError] = asyncio.Queue()
        self.connections: list[Connection] = []

    @property
    def port(self) -> int:
        return self.listener.port

    def connected(self, connection: Connection) -> None:
        self.connections.append(connection)
        self.arrivals.put_nowait(connection)


@asynccontextmanager
async def hosting(
    door: FixedDoor | None = None, timing: Timing = TIMING, addresses: tuple[str, ...] = EVERY_ADDRESS
) -> AsyncIterator[Host]:
    """Ann's table on a free port."""
    host: Host
    door = door or FixedDoor()
    listener = await listen(
        ANN,
        door,
        lambda connection: host.connected(connection),
        lambda address, error: host.turned_away.put_nowait(error),
        addresses,
        timing=timing,
    )
    host = Host(listener, door)
    try:
        yield host
    finally:
        await listener.close()
        for connection in host.connections:
            connection.abort()
            await connection.wait_closed()
