"""Lines own their connections: whatever happens to who reads them, they are closed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

import pytest

from net.node.lines import Line, Lines
from net.transport import Connection, Ended, connect
from tests.net.transport.ends import ANN, BOB
from tests.net.transport.hosting import hosting, run

SESSION = bytes(32)


class Company:
    """Ann's lines to Bob, and what is heard on them."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.gone: list[Ended] = []
        self.broken: list[Exception] = []
        self.lines = Lines(
            ANN.key.public.encoded, self.hear, lambda _, end: self.gone.append(end), self.broken.append
        )

    def hear(self, line: Line, frame: bytes) -> None:
        self.heard.append(frame)


def line(connection: Connection, session: bytes = SESSION) -> Line:
    return Line(BOB.key.public.encoded, connection, session, False, None)


@asynccontextmanager
async def pairs() -> AsyncIterator[AsyncIterator[tuple[Connection, Connection]]]:
    """Pairs of connected ends, Ann's first; Bob's are closed at the end."""
    called: list[Connection] = []

    async def connected(
        port: int, arrivals: asyncio.Queue[Connection]
    ) -> AsyncIterator[tuple[Connection, Connection]]:
        for _ in count():
            bobs = (await connect("127.0.0.1", port, BOB, b"")).connection
            called.append(bobs)
            yield await arrivals.get(), bobs

    async with hosting() as host:
        yield connected(host.port, host.arrivals)
        for connection in called:
            connection.abort()
            await connection.wait_closed()


def test_cancelled_before_it_began_to_read_it_closes_the_line() -> None:
    async def test() -> None:
        async with pairs() as connections:
            anns, bobs = await anext(connections)
            before = asyncio.all_tasks()
            company = Company()
            company.lines.add(line(anns))
            (reading,) = asyncio.all_tasks() - before
            reading.cancel()
            assert await bobs.receive() is None
            await anns.wait_closed()

    run(test())


def test_cancelled_while_it_reads_it_closes_the_line() -> None:
    async def test() -> None:
        async with pairs() as connections:
            anns, bobs = await anext(connections)
            before = asyncio.all_tasks()
            company = Company()
            company.lines.add(line(anns))
            (reading,) = asyncio.all_tasks() - before
            bobs.send(b"hello")
            while not company.heard:
                await asyncio.sleep(0)
            reading.cancel()
            assert await bobs.receive() is None
            await anns.wait_closed()

    run(test())


def test_who_is_turned_away_is_waited_for() -> None:
    async def test() -> None:
        async with pairs() as connections:
            anns, bobs = await anext(connections)
            company = Company()
            company.lines.turn_away(line(anns), "left")
            ended = asyncio.ensure_future(bobs.receive())
            await company.lines.close_all("left")
            await anns.wait_closed()
            assert await ended is None
            assert bobs.end is not None and bobs.end.text == "left"
            assert company.heard == [] and company.gone == []

    run(test())


def test_all_are_closed_though_more_come_meanwhile() -> None:
    async def test() -> None:
        async with pairs() as connections:
            first, bobs_first = await anext(connections)
            second, bobs_second = await anext(connections)
            company = Company()
            company.lines.add(line(first))
            closing = asyncio.ensure_future(company.lines.close_all("left"))
            await asyncio.sleep(0)
            company.lines.turn_away(line(second), "left")
            assert (await bobs_first.receive(), await bobs_second.receive()) == (None, None)
            await closing
            await first.wait_closed()
            await second.wait_closed()

    run(test())


@pytest.mark.parametrize(("session", "reason"), [(SESSION, "duplicate"), (bytes(31) + b"1", "opened-elsewhere")])
def test_the_line_that_is_replaced_hears_why(session: bytes, reason: str) -> None:
    async def test() -> None:
        async with pairs() as connections:
            first, bobs_first = await anext(connections)
            second, _ = await anext(connections)
            company = Company()
            assert company.lines.add(line(first))
            assert company.lines.add(line(second, session))
            assert await bobs_first.receive() is None
            assert bobs_first.end is not None and bobs_first.end.text == reason
            await first.wait_closed()
            assert company.gone == []
            second.abort()
            await company.lines.close_all("left")
            assert len(company.gone) == 1

    run(test())
