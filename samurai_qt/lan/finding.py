"""Finding a table by its name or the start of its id."""

from __future__ import annotations

import asyncio

from net.discovery import Browser, Event, Merging, Selection, Table
from net.node.looking import prober
from samurai_qt.errors import SamuraiError
from samurai_qt.lan.names import is_called
from samurai_qt.lan.settings import PROGRAM

# How long others of the same name may take to show up: they are asked a second time after one second.
_DOUBT_SECONDS = 1.5


class TableNotFound(SamuraiError):
    """No table of that name or id answers on the network."""


class TableAmbiguous(SamuraiError):
    """More than one table answers to that name or id."""


async def tables_on_network(seconds: float, interfaces: tuple[str, ...]) -> tuple[Table, ...]:
    """The tables that answer within this time; DiscoveryError."""
    merging = Merging()
    async with Browser(prober(PROGRAM), merging.hear, Selection(interfaces)):
        await asyncio.sleep(seconds)
        return merging.tables


async def find_table(text: str, seconds: float, interfaces: tuple[str, ...]) -> Table:
    """The one table that is called so; TableNotFound, TableAmbiguous or DiscoveryError."""
    found: asyncio.Event = asyncio.Event()
    merging = Merging()

    def meant() -> list[Table]:
        tables = merging.tables
        return [table for table in tables if is_called(text, table.advert.table_name, table.advert.table.hex())]

    def hear(event: Event) -> None:
        merging.hear(event)
        if meant():
            found.set()

    async with Browser(prober(PROGRAM), hear, Selection(interfaces)):
        try:
            async with asyncio.timeout(seconds):
                await found.wait()
        except TimeoutError:
            raise TableNotFound(f"no table called “{text}” answers on this network") from None
        await asyncio.sleep(_DOUBT_SECONDS)
        tables = meant()
    if not tables:
        raise TableNotFound(f"the table “{text}” has just gone")
    if len(tables) > 1:
        listed = ", ".join(f"{table.advert.table.hex()} by {table.advert.host_name}" for table in tables)
        raise TableAmbiguous(f"“{text}” is more than one table: {listed}; name one by the start of its id")
    return tables[0]
