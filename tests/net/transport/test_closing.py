"""Whoever holds a connection closes it, whenever it is told to stop."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress

import pytest

from net.transport import connect, listen
from net.transport.open_port import open_port
from tests.net.transport.ends import ANN, BOB, FixedDoor
from tests.net.transport.hosting import hosting, run


@pytest.mark.parametrize("rounds", range(6))
def test_a_port_that_closes_loses_nobody_who_has_just_come(rounds: int) -> None:
    """The loop takes a connection in several rounds; in any of them it is closed with the port."""

    async def test() -> None:
        async with hosting() as host:
            visitors = [socket.create_connection(("127.0.0.1", host.port)) for _ in range(3)]
            for _ in range(rounds):
                await asyncio.sleep(0)
            await host.listener.close()
        for visitor in visitors:
            # Reset, where it was closed before it was taken.
            with visitor, suppress(ConnectionResetError):
                visitor.settimeout(60)
                assert visitor.recv(1) == b""

    run(test())


def test_a_port_whose_opening_is_cancelled_is_free_again() -> None:
    async def test() -> None:
        sockets = open_port(("127.0.0.1", "::1"), 0)
        port = sockets[0].getsockname()[1]
        for listening in sockets:
            listening.close()
        opening = asyncio.ensure_future(
            listen(ANN, FixedDoor(), lambda _: None, lambda *_: None, ("127.0.0.1", "::1"), port)
        )
        await asyncio.sleep(0)
        opening.cancel()
        with pytest.raises(asyncio.CancelledError):
            await opening
        for listening in open_port(("127.0.0.1", "::1"), port):
            listening.close()

    run(test())


@pytest.mark.parametrize("rounds", [0, 1, 2, 3, 5, 8, 13, 21, 34])
def test_a_call_that_is_cancelled_leaves_nothing_open(rounds: int) -> None:
    async def test() -> None:
        async with hosting() as host:
            calling = asyncio.ensure_future(connect("127.0.0.1", host.port, BOB, b""))
            for _ in range(rounds):
                await asyncio.sleep(0)
            calling.cancel()
            with pytest.raises(asyncio.CancelledError):
                (await calling).connection.abort()
                raise asyncio.CancelledError

    run(test())
