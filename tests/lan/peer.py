"""A host that shows a table, or one that looks for tables; reports one JSON object a line, until SIGTERM.

python -m tests.lan.peer advertise NAME | browse [INTERFACE]
"""

import asyncio
import json
import secrets
import signal
import socket
import sys
import time

from net.discovery import (
    Added,
    Advert,
    Advertiser,
    Browser,
    DiscoveryError,
    Endpoint,
    Event,
    Removed,
    Selection,
)


def report(event: str, **details: object) -> None:
    print(json.dumps({"event": event, "at": time.monotonic(), **details}), flush=True)


async def ask(endpoint: Endpoint, advert: Advert) -> float | None:
    """The round trip in ms if the table's id is what the endpoint says first."""
    started = time.perf_counter()
    report("asked", address=endpoint.address, port=endpoint.port)
    reader, writer = await asyncio.open_connection(endpoint.address, endpoint.port)
    greeting = await reader.readline()
    writer.close()
    await writer.wait_closed()
    return (time.perf_counter() - started) * 1000 if greeting.strip() == advert.table.hex().encode() else None


def tell(event: Event) -> None:
    name = "added" if isinstance(event, Added) else "removed" if isinstance(event, Removed) else "updated"
    table = event.table
    addresses = [endpoint.address for endpoint in table.endpoints]
    report(name, table=table.advert.table_name, id=table.advert.table.hex(), addresses=addresses)


async def advertise(name: str, stopped: asyncio.Event) -> None:
    table = secrets.token_bytes(8)

    async def greet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(table.hex().encode() + b"\n")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(
        greet, sock=socket.create_server(("::", 0), family=socket.AF_INET6, dualstack_ipv6=True)
    )
    port = server.sockets[0].getsockname()[1]
    advert = Advert(1, "0.1.0", "samurai", table, secrets.token_bytes(8), name, name, 1, 4, port)
    report("opening")
    async with server, Advertiser(advert, Selection()):
        report("advertised", id=table.hex())
        await stopped.wait()


async def browse(interfaces: tuple[str, ...], stopped: asyncio.Event) -> None:
    report("looking")
    async with Browser(ask, tell, Selection(interfaces)):
        report("listening")
        await stopped.wait()


async def main(kind: str, *arguments: str) -> None:
    stopped = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
    try:
        await (advertise(arguments[0], stopped) if kind == "advertise" else browse(arguments, stopped))
    except DiscoveryError as error:
        report("error", kind=type(error).__name__, text=str(error))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
