"""Peers that send too much, take too little or fall silent."""

from __future__ import annotations

import asyncio
import contextlib
import tracemalloc

import pytest

from net.transport import MAXIMUM_FRAME_BYTES, Cause, Connection, Timing, connect
from net.transport.limits import (
    BURST_FRAMES,
    BURST_STRANGERS,
    MAXIMUM_ADDRESSES_REMEMBERED,
    MAXIMUM_STRANGERS,
    MAXIMUM_STRANGERS_PER_ADDRESS,
    STRANGERS_PER_SECOND,
)
from net.transport.strangers import Strangers
from net.transport.token_bucket import TokenBucket
from tests.net.transport.ends import BOB
from tests.net.transport.hosting import hosting, run

MOST_MEMORY = 50 * 1024 * 1024
BIG = b"\x91" + bytes(MAXIMUM_FRAME_BYTES - 1)
QUICK = Timing(ping_after=0.01, silent_after=0.2)


async def read_all(connection: Connection) -> int:
    """Read until the end; how many frames there were."""
    return len([frame async for frame in connection])


async def send_until_dropped(connection: Connection) -> None:
    """Send as fast as the loop allows."""
    while connection.end is None:
        connection.send(BIG)
        await asyncio.sleep(0)


def test_who_takes_nothing_is_dropped_soon_and_alone() -> None:
    async def test() -> None:
        async with hosting() as host:
            stalled = await connect("127.0.0.1", host.port, BOB, b"")
            to_stalled = await host.arrivals.get()
            good = await connect("::1", host.port, BOB, b"")
            to_good = await host.arrivals.get()
            await send_until_dropped(to_stalled)
            assert to_stalled.end is not None and to_stalled.end.cause is Cause.STALLED
            to_good.send(b"your turn")
            assert await good.connection.receive() == b"your turn"
            for joined in (stalled, good):
                joined.connection.abort()
                await joined.connection.wait_closed()

    tracemalloc.start()
    run(test())
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < MOST_MEMORY


def test_flood_is_held_back_at_its_source() -> None:
    """Nobody reads for Bob's host, so what Bob floods piles up with Bob."""

    async def test() -> None:
        async with hosting() as host:
            bob = (await connect("127.0.0.1", host.port, BOB, b"")).connection
            await send_until_dropped(bob)
            assert bob.end is not None and bob.end.cause is Cause.STALLED
            await bob.wait_closed()

    tracemalloc.start()
    run(test())
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < MOST_MEMORY


@pytest.mark.parametrize("body", [b"\x92\xa4ping\x01", b"x"])
def test_flood_of_small_frames_is_read_at_a_rate(monkeypatch: pytest.MonkeyPatch, body: bytes) -> None:
    waited: list[float] = []

    async def note(event: asyncio.Event, seconds: float) -> None:
        waited.append(seconds)

    async def test() -> None:
        async with hosting() as host:
            bob = (await connect("127.0.0.1", host.port, BOB, b"")).connection
            ann = await host.arrivals.get()
            monkeypatch.setattr("net.transport.connection._wait", note)
            for _ in range(2 * BURST_FRAMES):
                bob.send(body)
            reading = asyncio.create_task(read_all(bob))
            ann_reading = asyncio.create_task(read_all(ann))
            bob.close()
            assert await ann_reading == (0 if body != b"x" else 2 * BURST_FRAMES)
            await reading

    run(test())
    # What exceeds the burst has to wait; no wait here lasts, so nothing of the debt is paid by time.
    assert waited and max(waited) > 0.5


def test_who_is_read_slowly_is_let_go_of_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much somebody owes: whoever closes a connection does not wait for that."""

    async def test() -> None:
        async with hosting() as host:
            bob = (await connect("127.0.0.1", host.port, BOB, b"")).connection
            ann = await host.arrivals.get()
            ann.pace(0.001, 1)
            paying = asyncio.Event()

            async def pay(event: asyncio.Event, seconds: float) -> None:
                paying.set()
                await event.wait()

            monkeypatch.setattr("net.transport.connection._wait", pay)
            for _ in range(3):
                bob.send(b"x")
            reading = [asyncio.create_task(read_all(connection)) for connection in (ann, bob)]
            await paying.wait()
            ann.close()
            assert (await asyncio.gather(*reading))[0] in (1, 2, 3)

    run(test())


def test_silent_peers_are_dropped() -> None:
    async def test() -> None:
        async with hosting(timing=QUICK) as host:
            mute = (await connect("127.0.0.1", host.port, BOB, b"")).connection
            ann = await host.arrivals.get()
            # Nobody reads Bob's end, so it answers no ping.
            assert await ann.receive() is None
            assert ann.end is not None and ann.end.cause is Cause.SILENT
            mute.abort()
            await mute.wait_closed()

    run(test())


def test_pings_keep_idle_connections() -> None:
    async def test() -> None:
        async with hosting(timing=QUICK) as host:
            bob = (await connect("127.0.0.1", host.port, BOB, b"", timing=QUICK)).connection
            ann = await host.arrivals.get()
            reading = [asyncio.create_task(read_all(connection)) for connection in (ann, bob)]
            seen: set[float] = set()
            while len(seen) < 30:
                seen.add(ann.round_trip or 0.0)
                await asyncio.sleep(0.001)
            assert ann.end is None and bob.round_trip is not None
            bob.close()
            assert await asyncio.gather(*reading) == [0, 0]

    run(test())


def test_closing_does_not_wait_for_who_takes_nothing() -> None:
    async def test() -> None:
        async with hosting(timing=Timing(close=0.05)) as host:
            bob = (await connect("127.0.0.1", host.port, BOB, b"")).connection
            ann = await host.arrivals.get()
            # More than the system's buffers hold.
            while ann._writer.transport.get_write_buffer_size() < 1024 * 1024:
                ann.send(BIG)
                await asyncio.sleep(0)
            ann.close()
            await ann.wait_closed()
            bob.abort()
            with contextlib.suppress(OSError):
                await bob.wait_closed()

    run(test())


def test_bucket_fills_up_to_a_burst_and_no_more() -> None:
    bucket = TokenBucket(per_second=10, burst=5, now=0.0)
    assert bucket.take(5, now=0.0) == 0
    assert bucket.take(1, now=0.0) == pytest.approx(0.1)
    assert bucket.take(1, now=0.2) == 0
    assert bucket.take(5, now=100.0) == 0
    assert bucket.take(5, now=100.0) == pytest.approx(0.5)
    # A clock that went back fills nothing.
    assert bucket.take(5, now=50.0) == pytest.approx(1.0)


def test_strangers_are_capped_in_all() -> None:
    strangers = Strangers(0.0)
    for number in range(MAXIMUM_STRANGERS):
        assert strangers.admit(f"192.0.2.{number}", 0.0)
    assert not strangers.admit("198.51.100.1", 0.0)
    strangers.release("192.0.2.3")
    assert strangers.admit("198.51.100.1", 0.0)


def test_strangers_come_at_a_rate() -> None:
    strangers = Strangers(0.0)
    for number in range(BURST_STRANGERS):
        assert strangers.admit(f"192.0.2.{number}", 0.0)
        strangers.release(f"192.0.2.{number}")
    assert not strangers.admit("198.51.100.1", 0.0)
    assert strangers.admit("198.51.100.1", 1 / STRANGERS_PER_SECOND)


def test_one_address_alone_keeps_nobody_out() -> None:
    strangers = Strangers(0.0)
    for moment in range(1000):
        if strangers.admit("192.0.2.1", moment / 100):
            strangers.release("192.0.2.1")
        if moment % 50 == 0:
            assert strangers.admit("192.0.2.2", moment / 100)
            strangers.release("192.0.2.2")
    for number in range(2 * MAXIMUM_ADDRESSES_REMEMBERED):
        strangers.admit(f"2001:db8:{number:x}::1", 10.0)
    assert len(strangers._rates) <= MAXIMUM_ADDRESSES_REMEMBERED


@pytest.mark.parametrize(
    ("addresses", "count_together"),
    [
        (["192.0.2.1", "192.0.2.2"], False),
        (["2001:db8::1", "2001:db8::ffff:2"], True),
        (["2001:db8::1", "2001:db8:0:1::1"], False),
        (["fe80::1%eth0", "fe80::2%eth0"], False),
        (["fe80::1%eth0", "fe80::1%eth0"], True),
    ],
)
def test_who_counts_as_one_address(addresses: list[str], count_together: bool) -> None:
    strangers = Strangers(0.0)
    for _ in range(MAXIMUM_STRANGERS_PER_ADDRESS):
        assert strangers.admit(addresses[0], 0.0)
    assert strangers.admit(addresses[1], 0.0) is not count_together
