"""Looking on the network for a table's players while one is missing: addresses change."""

import asyncio
from collections.abc import Callable

from net.discovery import Event, Removed, Selection
from net.node.calling import Address
from net.node.looking import Looking
from net.node.requests import PREFIX_BYTES

Seen = Callable[[bytes, tuple[Address, ...]], None]
"""Told the first eight bytes of a player's key, and where that player's program answers now, maybe nowhere."""


class Seeking:
    """Browses for the other players of one table, which each of them advertises, for as long as it is wanted."""

    def __init__(self, selection: Selection, program: str, table: bytes, seen: Seen) -> None:
        self._selection = selection
        self._program = program
        self._table = table
        self._seen = seen
        self._wanted = self._closing = False
        self._changed = asyncio.Event()
        self._task = asyncio.get_running_loop().create_task(self._keep_seeking())

    def want(self, wanted: bool) -> None:
        """Whether to look."""
        if wanted != self._wanted:
            self._wanted = wanted
            self._changed.set()

    async def close(self) -> None:
        """Look no more, and tell nothing more."""
        self._closing = True
        self._changed.set()
        await self._task

    async def _keep_seeking(self) -> None:
        looking: Looking | None = None
        while not self._closing:
            await self._changed.wait()
            self._changed.clear()
            if looking is None and self._wanted and not self._closing:
                looking = Looking(self._selection, self._program, self._hear)
                await looking.start()
            elif looking is not None and not self._wanted:
                await looking.close()
                looking = None
        if looking is not None:
            await looking.close()

    def _hear(self, event: Event) -> None:
        advert = event.table.advert
        if advert.table != self._table or self._closing:
            return
        endpoints = () if isinstance(event, Removed) else event.table.endpoints
        self._seen(advert.host_key[:PREFIX_BYTES], tuple((where.address, where.port) for where in endpoints))
