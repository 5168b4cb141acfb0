"""Stations keep in step with the links, whatever links do."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from ipaddress import ip_interface

import ifaddr
import pytest

from net.discovery import Link, MulticastUnavailable, NoNetwork, Selection
from net.discovery.stations import Stations

ETH = Link("eth0", 2, 4, (ip_interface("10.0.0.5/24"),))
MOVED = Link("eth0", 2, 4, (ip_interface("10.0.0.9/24"),))
WLAN = Link("wlan0", 3, 4, (ip_interface("192.168.1.5/24"),))


class Changing(Selection):
    """A selection whose links the test decides, one look after the other; the last look stays."""

    def __init__(self, *looks: tuple[Link, ...] | OSError) -> None:
        super().__init__()
        self._looks = list(looks)

    def links(self) -> tuple[Link, ...]:
        look = self._looks.pop(0) if len(self._looks) > 1 else self._looks[0]
        if isinstance(look, OSError):
            raise look
        return look


class Doings:
    """Opens and closes stations, which are their links' first addresses; keeps what was done in order."""

    def __init__(self, refused: Iterable[Link] = ()) -> None:
        self.done: list[str] = []
        self.refused = set(refused)
        self.news = asyncio.Event()

    async def open(self, link: Link) -> str:
        if link in self.refused:
            raise MulticastUnavailable(link.name, "refused")
        return self._do("open", str(link.interfaces[0].ip))

    async def close(self, link: Link, station: str) -> None:
        assert station == str(link.interfaces[0].ip)
        self._do("close", station)

    async def until(self, *done: str) -> None:
        while self.done != list(done):
            self.news.clear()
            await self.news.wait()

    def _do(self, what: str, station: str) -> str:
        self.done.append(f"{what} {station}")
        self.news.set()
        return station


def watching(doings: Doings, *looks: tuple[Link, ...] | OSError) -> Stations[str]:
    return Stations(Changing(*looks), 0.0, doings.open, doings.close)


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(20):
            await test()

    asyncio.run(in_time())


def test_links_come_change_and_go() -> None:
    async def test() -> None:
        doings = Doings()
        stations = watching(doings, (ETH,), (ETH, WLAN), (MOVED, WLAN), (MOVED, WLAN), (MOVED,))
        await stations.start(require_network=True)
        assert stations.links == (ETH,)
        await doings.until(
            "open 10.0.0.5", "open 192.168.1.5", "open 10.0.0.9", "close 10.0.0.5", "close 192.168.1.5"
        )
        assert [*stations] == [(MOVED, "10.0.0.9")]
        await stations.close()
        assert doings.done[-1] == "close 10.0.0.9"

    run(test)


def test_the_network_goes_and_comes_back() -> None:
    async def test() -> None:
        doings = Doings()
        stations = watching(doings, (ETH,), (), OSError("no list"), (ETH,))
        await stations.start(require_network=True)
        await doings.until("open 10.0.0.5", "close 10.0.0.5", "open 10.0.0.5")
        await stations.close()

    run(test)


def test_no_network_is_an_error_where_one_is_required() -> None:
    async def test() -> None:
        doings = Doings()
        with pytest.raises(NoNetwork, match="this computer is not connected to a network"):
            await watching(doings, ()).start(require_network=True)
        waiting = watching(doings, (), (), (ETH,))
        await waiting.start(require_network=False)
        assert waiting.links == ()
        await doings.until("open 10.0.0.5")
        await waiting.close()

    run(test)


def test_a_link_that_refuses_does_not_keep_others_from_working() -> None:
    async def test() -> None:
        doings = Doings(refused=[ETH])
        stations = watching(doings, (ETH, WLAN))
        await stations.start(require_network=True)
        assert stations.links == (WLAN,)
        doings.refused.clear()
        await doings.until("open 192.168.1.5", "open 10.0.0.5")
        await stations.close()

    run(test)


def test_why_every_link_refused_is_said() -> None:
    async def test() -> None:
        doings = Doings(refused=[ETH])
        with pytest.raises(MulticastUnavailable, match="tables can't be looked for or shown on eth0: refused"):
            await watching(doings, (ETH,)).start(require_network=True)
        assert doings.done == []

    run(test)


def test_this_computers_links_are_read() -> None:
    names = {adapter.nice_name for adapter in ifaddr.get_adapters()}
    assert {link.name for link in Selection().links()} <= names
    assert [link.name for link in Selection(["127.0.0.1"]).links()] != []


def test_a_start_that_is_given_up_leaves_nothing_open() -> None:
    async def test() -> None:
        doings = Doings()
        stuck = asyncio.Event()

        async def open_station(link: Link) -> str:
            if link == WLAN:
                await stuck.wait()
            return await doings.open(link)

        stations = Stations(Changing((ETH, WLAN)), 0.0, open_station, doings.close)
        starting = asyncio.create_task(stations.start(require_network=True))
        await doings.until("open 10.0.0.5")
        starting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await starting
        assert doings.done == ["open 10.0.0.5", "close 10.0.0.5"]

    run(test)
