"""Advertiser and browser on loopback: found, changed, gone; and hostile multicast."""

import asyncio
import contextlib
import secrets
import socket
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from zeroconf import ServiceStateChange
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from net.discovery import Added, Endpoint, Removed, Table, Updated, print_advert
from net.discovery.listening import Ear
from net.discovery.multicast import SERVICE_TYPE
from tests.net.discovery.adverts import ANN
from tests.net.discovery.loopback import LOOPBACK, Host, Watcher, run

MULTICAST = ("224.0.0.251", 5353)


def test_a_table_opens_changes_and_closes() -> None:
    async def test() -> None:
        async with Watcher() as watcher:
            async with Host() as host:
                where = (Endpoint(LOOPBACK, host.advert.port),)
                assert await watcher.next(host.advert) == Added(Table(host.advert, where, 1.0))
                assert host.advertiser.links == watcher.browser.links
                fuller = replace(host.advert, seats_taken=4, started=True)
                host.advertiser.update(replace(host.advert, seats_taken=3))
                host.advertiser.update(fuller)
                assert await watcher.next(host.advert) == Updated(Table(fuller, where, 1.0))
            assert await watcher.next(host.advert) == Removed(Table(fuller, where, 1.0))

    run(test)


def test_a_table_that_is_already_open_is_found() -> None:
    async def test() -> None:
        async with Host() as host, Watcher() as first, Watcher() as second:
            for watcher in (first, second):
                assert isinstance(await watcher.next(host.advert), Added)

    run(test)


def test_two_tables_of_one_name_are_both_listed() -> None:
    async def test() -> None:
        async with Watcher() as watcher, Host() as one, Host() as other:
            for host in (one, other):
                event = await watcher.next(host.advert)
                assert (event.table.advert.table_name, type(event)) == ("Ann's table", Added)

    run(test)


def test_a_table_whose_program_died_is_removed() -> None:
    async def test() -> None:
        async with Watcher() as watcher, Host() as host:
            assert isinstance(await watcher.next(host.advert), Added)
            host.hang_up()
            assert isinstance(await watcher.next(host.advert), Removed)

    run(test)


def test_an_advert_of_what_is_not_there_is_never_listed() -> None:
    async def test() -> None:
        async with Watcher() as watcher, Host() as honest:
            # Somebody else's id on Ann's port: she answers, but not as that table.
            false = replace(honest.advert, table=secrets.token_bytes(8))
            async with published(print_advert(false), [LOOPBACK], honest.advert.port):
                assert isinstance(await watcher.next(honest.advert), Added)
                listed = [table.advert.table for table in watcher.browser.tables]
                assert honest.advert.table in listed
                assert false.table not in listed

    run(test)


@contextlib.asynccontextmanager
async def published(record: bytes, addresses: list[str], port: int) -> AsyncIterator[None]:
    """Whatever a record says, on loopback, from a host that keeps to no rule but DNS."""
    name = secrets.token_hex(8)
    async with AsyncZeroconf(interfaces=[LOOPBACK]) as zeroconf:
        info = AsyncServiceInfo(
            SERVICE_TYPE,
            f"{name}.{SERVICE_TYPE}",
            port=port,
            properties=record,
            server=f"{name}.local.",
            addresses=[socket.inet_aton(address) for address in addresses],
        )
        announced = await zeroconf.async_register_service(info, cooperating_responders=True)
        yield
        await announced


def test_only_addresses_on_the_link_are_probed() -> None:
    async def test() -> None:
        false = replace(ANN, table=secrets.token_bytes(8), port=23456)
        outside = ["192.0.2.1", "8.8.8.8", "224.0.0.251", "0.0.0.0", "10.0.0.1"]
        async with Watcher() as watcher, published(print_advert(false), outside, 23456), Host() as honest:
            assert isinstance(await watcher.next(honest.advert), Added)
            assert {endpoint.address for endpoint in watcher.asked} == {LOOPBACK}

    run(test)


@pytest.mark.parametrize(
    "record",
    [
        b"",
        b"\xff",
        print_advert(ANN) + b"\x08host=Bob",
        print_advert(ANN)[:-20],
        b"\x05v=\xff\xfe\xfd" + print_advert(ANN),
        b"\x06id=\x00\x00\x00" * 140,
        print_advert(ANN) * 8,
    ],
)
def test_hostile_records_are_passed_over(record: bytes) -> None:
    async def test() -> None:
        async with Watcher() as watcher, published(record, [LOOPBACK], 23457), Host() as honest:
            assert isinstance(await watcher.next(honest.advert), Added)
            assert Endpoint(LOOPBACK, 23457) not in watcher.asked

    run(test)


SERVICE = b"\x0b_samurai-qt\x04_tcp\x05local\x00"


def answers(*records: tuple[bytes, int, bytes]) -> bytes:
    """A multicast answer of records: each a name, a type, and what it says."""
    head = b"\x00\x00\x84\x00\x00\x00" + len(records).to_bytes(2, "big") + b"\x00\x00\x00\x00"
    return head + b"".join(
        name + kind.to_bytes(2, "big") + b"\x00\x01\x00\x00\x11\x94" + len(said).to_bytes(2, "big") + said
        for name, kind, said in records
    )


def pointer(name: bytes) -> bytes:
    """A multicast answer that says no more than that there is an advert of this name."""
    return answers((SERVICE, 12, name))


@pytest.mark.parametrize(
    "packets",
    [
        [pointer(b"\x03a\x00b" + SERVICE)],
        [pointer(b"\x03abc\x05_nope\x04_tcp\x05local\x00")],
        [pointer(b"\x00")],
        [pointer(b"\xc0\x0c")],
        [pointer(b"\x3f" + b"\xff" * 63 + SERVICE)],
        # An advert whose host has a name that nobody can ask for.
        [
            answers(
                (SERVICE, 12, b"\x04evil" + SERVICE),
                (b"\x04evil" + SERVICE, 33, b"\x00\x00\x00\x00\x56\x78\x3f" + b"\xff" * 63 + b"\x05local\x00"),
            )
        ],
        [pointer(SERVICE)],
        [b"", b"\x00", b"\x84" * 12, b"\xff" * 500, pointer(b"\x03abc")[:-2]],
        [pointer(b"\x08%08d" % number + SERVICE) for number in range(300)],
    ],
)
def test_hostile_packets_are_survived(packets: list[bytes], caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as hostile:
            hostile.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(LOOPBACK))
            hostile.bind((LOOPBACK, 0))
            async with Watcher() as watcher:
                for packet in packets:
                    hostile.sendto(packet, MULTICAST)
                async with Host() as honest:
                    assert isinstance(await watcher.next(honest.advert), Added)

    run(test)
    assert [record for record in caplog.records if record.name == "asyncio"] == []


def test_closing_at_once_leaves_nothing_behind() -> None:
    async def test() -> None:
        async with Host(), Watcher():
            pass
        assert asyncio.all_tasks() == {asyncio.current_task()}

    run(test)


def test_an_advert_heard_while_closing_is_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    cancel, close = AsyncServiceBrowser.async_cancel, AsyncZeroconf.async_close
    resolving: list[int] = []

    async def test() -> None:
        async with Watcher() as watcher:
            ear = await Ear.open(watcher.browser.links[0], lambda *heard: None, lambda *forgotten: None)

            async def hear_once_more(browser: AsyncServiceBrowser) -> None:
                ear._changed(browser.zc, SERVICE_TYPE, f"late.{SERVICE_TYPE}", ServiceStateChange.Added)
                await cancel(browser)

            async def look(zeroconf: AsyncZeroconf) -> None:
                resolving.append(sum(not task.done() for task in ear._resolving.values()))
                await close(zeroconf)

            with monkeypatch.context() as patched:
                patched.setattr(AsyncServiceBrowser, "async_cancel", hear_once_more)
                patched.setattr(AsyncZeroconf, "async_close", look)
                await ear.close()

    run(test)
    assert resolving == [0]


def test_an_advert_never_opened_can_be_closed() -> None:
    async def test() -> None:
        host, watcher = Host(), Watcher()
        await host.advertiser.close()
        await watcher.browser.close()
        host._listening.close()

    run(test)
