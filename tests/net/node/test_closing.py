"""A node that is told to stop, in whatever it is just doing."""

import asyncio
import socket
import threading
from pathlib import Path

from net.errors import RemoteProtocolError
from net.node import Failed, Listening, LobbySeen
from tests.net.node.nodes import Company
from tests.net.transport.hosting import hosting, run


def test_a_call_without_an_answer_is_given_up_at_once(tmp_path: Path) -> None:
    with Company(tmp_path) as company, socket.create_server(("127.0.0.1", 0)) as mute:
        company.host("Ann", 2)
        ben = company.player("Ben")
        ben.node.join((mute.getsockname(),))
        ben.wait_for(Listening)
        connection, _ = mute.accept()
        with connection:
            assert connection.recv(1)
            ben.node.leave()
            while connection.recv(1 << 16):
                pass
        # Nothing failed: nobody waits for an answer any more.
        ben.node.join((("127.0.0.1", company.port),))
        ben.wait_for(LobbySeen)


def test_who_closes_while_calling_does_not_wait(tmp_path: Path) -> None:
    with Company(tmp_path) as company, socket.create_server(("127.0.0.1", 0)) as mute:
        ben = company.player("Ben")
        ben.node.join((mute.getsockname(),))
        connection, _ = mute.accept()
        with connection:
            assert connection.recv(1)
            ben.node.close(60)
        assert "network" not in {thread.name for thread in threading.enumerate()}
        while not ben.events.empty():
            assert not isinstance(ben.take(), Failed)


def test_a_welcome_that_says_nothing_known_is_an_error_and_the_line_is_closed(tmp_path: Path) -> None:
    async def test() -> None:
        with Company(tmp_path) as company:
            async with hosting() as host:
                ben = company.player("Ben")
                ben.node.join((("127.0.0.1", host.port),))
                connection = await host.arrivals.get()
                assert await connection.receive() is None
                failed = await asyncio.to_thread(ben.wait_for, Failed)
                assert failed.what == "join"
                assert isinstance(failed.error, RemoteProtocolError)

    run(test())
