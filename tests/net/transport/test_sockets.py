"""The transport over real sockets on loopback."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
import ssl
from typing import Any

import pytest

from net.transport import (
    AddressNotHere,
    Applicant,
    AskCode,
    Cause,
    CodeNeeded,
    ConnectionLost,
    Decision,
    Ended,
    FalseCode,
    Joined,
    JoinRefused,
    NoAnswer,
    NobodyListens,
    NoNetwork,
    NotATable,
    OwnKey,
    PortForbidden,
    PortTaken,
    Refusal,
    Timing,
    UnexpectedKey,
    UnknownHost,
    Unreachable,
    WrongCode,
    connect,
    listening,
    probe,
)
from net.transport.certificate import make_certificate
from net.transport.limits import MAXIMUM_STRANGERS_PER_ADDRESS
from net.transport.open_port import open_port
from net.transport.strangers import Strangers
from tests.net.transport.ends import ANN, BOB, EVE, FixedDoor
from tests.net.transport.hosting import hosting, run

BOTH = pytest.mark.parametrize("address", ["127.0.0.1", "::1"])
HASTY = Timing(handshake=0.05, code=0.05, ping_after=0.01, silent_after=0.1)


async def leave(joined: Joined) -> None:
    """Go without waiting for a host that reads."""
    joined.connection.abort()
    await joined.connection.wait_closed()


@BOTH
def test_frames_go_both_ways(address: str) -> None:
    async def test() -> None:
        async with hosting() as host:
            joined = await connect(address, host.port, BOB, b"a seat")
            ann = await host.arrivals.get()
            assert joined.welcome == b"come in"
            assert (ann.peer.name, ann.peer.key, ann.address) == ("Bob", BOB.key.public, address)
            assert joined.connection.peer.key == ANN.key.public
            assert joined.connection.peer.words == ann.peer.words
            ann.send(b"your turn")
            assert await joined.connection.receive() == b"your turn"
            for number in range(1, 100):
                joined.connection.send(bytes([number]) * 1000)
            joined.connection.close("had-enough")
            assert [frame[0] async for frame in ann] == list(range(1, 100))
            assert ann.end == Ended(Cause.GOODBYE, "had-enough")
            assert joined.connection.end == Ended(Cause.CLOSED_HERE, "had-enough")
            assert await joined.connection.receive() is None
            ann.send(b"too late")
            await joined.connection.wait_closed()
            await ann.wait_closed()

    run(test())


@BOTH
def test_probe_describes_the_table(address: str) -> None:
    async def test() -> None:
        async with hosting() as host:
            described = await probe(address, host.port, "samurai-qt")
            assert (described.protocol, described.program, described.body) == (1, "samurai-qt 0.1.0", b"a table")
            assert described.round_trip > 0
            assert host.door.applicants == []

    run(test())


def test_goodbye_arrives_although_much_was_on_its_way_to_who_says_it() -> None:
    """Without care, closing a socket with unread bytes in it resets the connection and loses the goodbye."""

    async def test() -> None:
        async with hosting() as host:
            joined = await connect("127.0.0.1", host.port, BOB, b"")
            ann = await host.arrivals.get()
            joined.connection.send(b"one more thing")
            joined.connection.close("had-enough")
            for _ in range(20):
                ann.send(bytes([1]) * 10_000)
                await asyncio.sleep(0)
            assert [frame async for frame in ann] == [b"one more thing"]
            assert ann.end == Ended(Cause.GOODBYE, "had-enough")
            await asyncio.gather(joined.connection.wait_closed(), ann.wait_closed())

    run(test())


def test_lost_is_not_goodbye() -> None:
    async def test() -> None:
        async with hosting() as host:
            joined = await connect("127.0.0.1", host.port, BOB, b"")
            ann = await host.arrivals.get()
            joined.connection.abort()
            assert await ann.receive() is None
            assert ann.end is not None and ann.end.cause is Cause.LOST

    run(test())


def test_codes() -> None:
    async def test() -> None:
        async with hosting(FixedDoor(AskCode("blue fox"))) as host:
            with pytest.raises(CodeNeeded):
                await connect("127.0.0.1", host.port, BOB, b"")
            await leave(await connect("127.0.0.1", host.port, BOB, b"", code="Blue-Fox"))
            with pytest.raises(WrongCode, match="the room code is another one"):
                await connect("127.0.0.1", host.port, EVE, b"", code="blue cat")
            assert isinstance(await host.turned_away.get(), FalseCode)
            assert [applicant.name for applicant in host.door.applicants] == ["Bob", "Bob", "Bob", "Eve"]

    run(test())


def test_fault_of_the_door_ends_that_handshake_and_is_reported() -> None:
    class BrokenDoor(FixedDoor):
        def admit(self, applicant: Applicant) -> Decision:
            raise ValueError("a fault of this program's")

    async def test() -> None:
        reported: list[str] = []
        asyncio.get_running_loop().set_exception_handler(
            lambda _, context: reported.append(str(context["exception"]))
        )
        async with hosting(BrokenDoor()) as host:
            with pytest.raises(ConnectionLost):
                await connect("127.0.0.1", host.port, BOB, b"")
            assert reported == ["a fault of this program's"]
            assert (await probe("127.0.0.1", host.port, "samurai-qt")).body == b"a table"

    run(test())


def test_refusals() -> None:
    async def test() -> None:
        async with hosting(FixedDoor(Refusal("full", "all seats are taken"))) as host:
            with pytest.raises(JoinRefused, match="all seats are taken") as caught:
                await connect("127.0.0.1", host.port, BOB, b"")
            assert caught.value.reason == "full"
            with pytest.raises(OwnKey):
                await connect("127.0.0.1", host.port, ANN, b"")
            with pytest.raises(UnexpectedKey):
                await connect("127.0.0.1", host.port, BOB, b"", expected_key=EVE.key.public)

    run(test())


def test_port_taken_and_free_again() -> None:
    async def test() -> None:
        async with hosting() as host:
            for address in ("127.0.0.1", "::1"):
                with pytest.raises(PortTaken, match=str(host.port)):
                    open_port((address,), host.port)
        (again,) = open_port(("127.0.0.1",), host.port)
        again.close()
        with pytest.raises(NobodyListens, match=f"127.0.0.1:{host.port}"):
            await connect("127.0.0.1", host.port, BOB, b"")
        with pytest.raises((Unreachable, NobodyListens)):
            await probe("localhost", host.port, "samurai-qt")

    run(test())


def test_ports_and_addresses_that_can_not_be_had() -> None:
    with pytest.raises(AddressNotHere, match=r"192\.0\.2\.1"):
        open_port(("192.0.2.1",), 0)
    with pytest.raises(AddressNotHere):
        open_port(("a table",), 0)
    for port in (-1, 65536):
        with pytest.raises(PortForbidden):
            open_port(("127.0.0.1",), port)


def test_system_without_ipv6(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = socket.socket

    def only_ipv4(family: int, *rest: int) -> socket.socket:
        if family == socket.AF_INET6:
            raise OSError(errno.EAFNOSUPPORT, "no such family")
        return plain(family, *rest)

    monkeypatch.setattr(socket, "socket", only_ipv4)
    (only,) = open_port(("0.0.0.0", "::"), 0)
    only.close()
    with pytest.raises(NoNetwork):
        open_port(("::1",), 0)
    with pytest.raises(NoNetwork):
        open_port(("::",), 0)


@pytest.mark.parametrize(
    ("error", "raised"),
    [
        (OSError(errno.ENETUNREACH, "Network is unreachable"), NoNetwork),
        (OSError(errno.EHOSTUNREACH, "No route to host"), NoNetwork),
        (OSError(errno.ETIMEDOUT, "Connection timed out"), NoAnswer),
        (OSError(errno.EPERM, "Operation not permitted"), Unreachable),
        (OSError("Multiple exceptions: [Errno 111] …"), Unreachable),
        (TimeoutError(), NoAnswer),
        (socket.gaierror(socket.EAI_NONAME, "Name or service not known"), UnknownHost),
    ],
)
def test_calls_that_fail(monkeypatch: pytest.MonkeyPatch, error: OSError, raised: type[Exception]) -> None:
    async def fails(*_: Any, **__: Any) -> None:
        raise error

    monkeypatch.setattr(asyncio, "open_connection", fails)
    with pytest.raises(raised) as caught:
        run(connect("192.0.2.1", 7, BOB, b""))
    assert "192.0.2.1" in str(caught.value) and "\n" not in str(caught.value)


def test_host_that_can_not_be_a_name() -> None:
    with pytest.raises(UnknownHost):
        run(connect("a..b", 7, BOB, b""))


def test_tls_1_2_is_refused_by_hosts() -> None:
    async def test() -> None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        context.minimum_version = context.maximum_version = ssl.TLSVersion.TLSv1_2
        async with hosting() as host:
            with pytest.raises((ssl.SSLError, ConnectionError)):
                await asyncio.open_connection("127.0.0.1", host.port, ssl=context)
            assert str(await host.turned_away.get()) == "TLS: unsupported protocol"

    run(test())


def test_tls_1_2_is_refused_by_joiners() -> None:
    async def test() -> None:
        context = make_certificate().context
        context.minimum_version = context.maximum_version = ssl.TLSVersion.TLSv1_2
        async with await asyncio.start_server(_swallow, "127.0.0.1", 0, ssl=context) as old:
            # asyncio's server may close before its alert is out.
            with pytest.raises((NotATable, ConnectionLost)):
                await connect("127.0.0.1", old.sockets[0].getsockname()[1], BOB, b"")

    run(test())


async def _swallow(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while await reader.read(1000):
        pass
    writer.close()


@pytest.mark.parametrize("answer", [b"HTTP/1.1 400 Bad Request\r\n\r\n", b""])
def test_programs_that_are_no_table(answer: bytes) -> None:
    async def other_program(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(1)
        writer.write(answer)
        writer.close()

    async def test() -> None:
        async with await asyncio.start_server(other_program, "127.0.0.1", 0) as other:
            with pytest.raises(NotATable if answer else ConnectionLost):
                await connect("127.0.0.1", other.sockets[0].getsockname()[1], BOB, b"")

    run(test())


def test_program_that_never_answers() -> None:
    async def test() -> None:
        with socket.create_server(("127.0.0.1", 0)) as mute, pytest.raises(NoAnswer):
            await connect("127.0.0.1", mute.getsockname()[1], BOB, b"", timing=HASTY)

    run(test())


def test_junk_and_silence_are_turned_away() -> None:
    async def test() -> None:
        async with hosting(timing=HASTY) as host:
            reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
            writer.write(b"GET / HTTP/1.1\r\n\r\n")
            assert str(await host.turned_away.get()).startswith("TLS: ")
            await reader.read()
            writer.close()
            reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
            assert await reader.read() == b""
            writer.close()

    run(test())


def test_a_handshake_that_has_not_begun_is_closed_with_the_port(monkeypatch: pytest.MonkeyPatch) -> None:
    closing: list[asyncio.Task[None]] = []

    async def test() -> None:
        async with hosting() as host:

            def admit(_strangers: Strangers, _address: str, _now: float) -> bool:
                # It comes before the handshake that this admits.
                closing.append(asyncio.ensure_future(host.listener.close()))
                return True

            monkeypatch.setattr(Strangers, "admit", admit)
            reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
            with contextlib.suppress(ConnectionResetError):
                assert await reader.read() == b""
            writer.close()
            await asyncio.gather(*closing)

    run(test())


@BOTH
def test_strangers_are_capped_by_address(address: str) -> None:
    async def test() -> None:
        async with hosting() as host:
            mute = [await asyncio.open_connection(address, host.port) for _ in range(MAXIMUM_STRANGERS_PER_ADDRESS)]
            with pytest.raises(ConnectionLost):
                await connect(address, host.port, BOB, b"")
            mute[0][1].close()
            # The host counts it until it has seen the end.
            while not host.connections:
                with contextlib.suppress(ConnectionLost):
                    await leave(await connect(address, host.port, BOB, b""))
            for _, writer in mute:
                writer.close()

    run(test())


def test_connections_are_capped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "MAXIMUM_CONNECTIONS", 1)

    async def test() -> None:
        async with hosting() as host:
            first = await connect("127.0.0.1", host.port, BOB, b"")
            with pytest.raises(ConnectionLost):
                await connect("127.0.0.1", host.port, EVE, b"")
            first.connection.close()
            assert await (await host.arrivals.get()).receive() is None
            await leave(await connect("127.0.0.1", host.port, EVE, b""))

    run(test())


def test_closing_the_port_ends_handshakes_but_no_connections() -> None:
    async def test() -> None:
        async with hosting() as host:
            joined = await connect("127.0.0.1", host.port, BOB, b"")
            ann = await host.arrivals.get()
            reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
            # The port has taken a connection once one behind it in the queue was answered.
            await probe("127.0.0.1", host.port, "samurai-qt")
            await host.listener.close()
            assert await reader.read() == b""
            writer.close()
            joined.connection.send(b"still here")
            assert await ann.receive() == b"still here"
            await leave(joined)

    run(test())
