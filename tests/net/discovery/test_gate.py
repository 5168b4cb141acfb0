"""The gate before the multicast library: who may pass, and how much."""

import asyncio
from ipaddress import ip_address, ip_interface
from typing import Any

import pytest

from net.discovery.gate import Allowance, Gate
from net.discovery.limits import ADVERT_BURST_BYTES, ADVERT_BYTES_PER_SECOND, MAXIMUM_SOURCES
from net.discovery.links import Link

ETH = Link("eth0", 2, 4, (ip_interface("10.0.0.1/24"),))
ETH6 = Link("eth0", 2, 6, (ip_interface("fe80::1/64"), ip_interface("fd00:1::1/64")))
ANN, BOB = ip_address("10.0.0.2"), ip_address("10.0.0.3")


class Inside(asyncio.DatagramProtocol):
    """What is behind a gate; keeps what reaches it."""

    def __init__(self) -> None:
        self.heard: list[object] = []

    def datagram_received(self, data: bytes, addr: tuple[str | Any, int]) -> None:
        self.heard.append(data)

    def error_received(self, exc: Exception) -> None:
        self.heard.append(exc)

    def connection_lost(self, exc: Exception | None) -> None:
        self.heard.append(exc)


@pytest.mark.parametrize(
    ("link", "source", "passes"),
    [
        (ETH, ("10.0.0.2", 5353), True),
        (ETH, ("10.0.0.2", 1234), True),
        (ETH, ("10.0.1.2", 5353), False),
        (ETH, ("127.0.0.1", 5353), False),
        (ETH, ("8.8.8.8", 5353), False),
        (ETH, ("fe80::2", 5353, 0, 2), False),
        (ETH, ("::ffff:10.0.0.2", 5353, 0, 0), True),
        (ETH, ("no address", 5353), False),
        (ETH6, ("fe80::2%eth0", 5353, 0, 2), True),
        (ETH6, ("fe80::2", 5353, 0, 2), True),
        (ETH6, ("fe80::2%eth1", 5353, 0, 3), False),
        (ETH6, ("fd00:1::2", 5353, 0, 0), True),
        (ETH6, ("fd00:2::2", 5353, 0, 0), False),
        (ETH6, ("10.0.0.2", 5353), False),
    ],
)
def test_only_the_links_own_hosts_pass(link: Link, source: tuple[str, int], passes: bool) -> None:
    inside = Inside()
    Gate(link, Allowance(), inside, lambda: 0.0).datagram_received(b"hello", source)
    assert inside.heard == [b"hello"] * passes


def test_errors_and_the_end_pass() -> None:
    inside = Inside()
    gate = Gate(ETH, Allowance(), inside, lambda: 0.0)
    error = OSError("network is down")
    gate.error_received(error)
    gate.connection_lost(None)
    assert inside.heard == [error, None]


def test_a_flood_is_cut_down_and_others_are_heard() -> None:
    inside = Inside()
    gate = Gate(ETH, Allowance(), inside, lambda: 0.0)
    for _ in range(1000):
        gate.datagram_received(b"x" * 1024, (str(ANN), 5353))
    gate.datagram_received(b"honest", (str(BOB), 5353))
    assert inside.heard == [b"x" * 1024] * (ADVERT_BURST_BYTES // 1024) + [b"honest"]


def test_an_allowance_grows_back() -> None:
    allowance = Allowance()
    assert allowance.allows(ANN, ADVERT_BURST_BYTES, 5.0)
    assert not allowance.allows(ANN, 1024, 5.0)
    assert not allowance.allows(ANN, ADVERT_BYTES_PER_SECOND, 5.9)
    assert allowance.allows(ANN, ADVERT_BYTES_PER_SECOND, 6.0)
    assert not allowance.allows(ANN, 1024, 6.0)


def test_short_packets_count_as_well() -> None:
    allowance = Allowance()
    assert [allowance.allows(ANN, 12, 0.0) for _ in range(1000)].count(True) == ADVERT_BURST_BYTES // 256


def test_the_least_recently_heard_sources_are_forgotten() -> None:
    allowance = Allowance()
    assert allowance.allows(ANN, ADVERT_BURST_BYTES, 0.0)
    for number in range(MAXIMUM_SOURCES - 1):
        assert allowance.allows(ip_address(number), 100, 0.0)
    assert not allowance.allows(ANN, 100, 0.0)
    for number in range(MAXIMUM_SOURCES):
        allowance.allows(ip_address(number), 100, 0.0)
    assert allowance.allows(ANN, ADVERT_BURST_BYTES, 0.0)
