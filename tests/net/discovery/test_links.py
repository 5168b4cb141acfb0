"""Which links this computer has, and which addresses lie on them."""

import socket
from ipaddress import ip_address

import ifaddr
import pytest

from net.discovery import Selection, UnknownInterface
from net.discovery.links import Address


@pytest.fixture(autouse=True)
def every_address_is_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a trial bind succeed for every address but one that is not ready yet."""

    def bind(self: socket.socket, address: tuple[str, int]) -> None:
        if address[0] == "fe80::dead":
            raise OSError("not available yet")

    monkeypatch.setattr(socket, "socket", type("Socket", (socket.socket,), {"bind": bind}))


def v4(address: str, prefix: int) -> ifaddr.IP:
    return ifaddr.IP(address, prefix, "")


def v6(address: str, prefix: int) -> ifaddr.IP:
    return ifaddr.IP((address, 0, 0), prefix, "")


LOOPBACK = ifaddr.Adapter("lo", "lo", [v4("127.0.0.1", 8), v6("::1", 128)], 1)
ETHERNET = ifaddr.Adapter("eth0", "eth0", [v6("fd00::5", 64), v4("10.0.0.5", 24), v6("fe80::5", 64)], 2)
WIRELESS = ifaddr.Adapter("wlan0", "wlan0", [v4("169.254.3.4", 16), v4("192.168.1.5", 24)], 3)
TUNNEL = ifaddr.Adapter("tun0", "tun0", [v4("100.64.0.9", 32), v6("fd00:9::9", 128)], 4)


def shown(selection: Selection) -> list[tuple[str, int, list[str]]]:
    return [(link.name, link.version, [str(each) for each in link.interfaces]) for link in selection.links()]


def test_all_but_loopback_and_networks_of_one() -> None:
    assert shown(Selection(read_adapters=lambda: [LOOPBACK, WIRELESS, TUNNEL, ETHERNET])) == [
        ("eth0", 4, ["10.0.0.5/24"]),
        ("wlan0", 4, ["192.168.1.5/24", "169.254.3.4/16"]),
        ("eth0", 6, ["fe80::5/64", "fd00::5/64"]),
    ]


def test_no_network() -> None:
    assert Selection(read_adapters=lambda: [LOOPBACK, TUNNEL]).links() == ()


def test_loopback_when_chosen() -> None:
    selection = Selection(["127.0.0.1"], read_adapters=lambda: [LOOPBACK, ETHERNET])
    assert shown(selection) == [("lo", 4, ["127.0.0.1/8"])]


@pytest.mark.parametrize("address", ["10.0.0.5", "fe80::5", "fe80::5%eth0"])
def test_a_chosen_interface_is_followed_when_its_address_changes(address: str) -> None:
    adapters = [ETHERNET, WIRELESS]
    selection = Selection([address], read_adapters=lambda: adapters)
    assert [link.name for link in selection.links()] == ["eth0", "eth0"]
    adapters[0] = ifaddr.Adapter("eth0", "eth0", [v4("10.0.0.77", 24)], 2)
    assert shown(selection) == [("eth0", 4, ["10.0.0.77/24"])]


@pytest.mark.parametrize("address", ["10.0.0.6", "::1", "eth0", ""])
def test_a_chosen_address_that_is_not_here(address: str) -> None:
    with pytest.raises(UnknownInterface, match="no network interface of this computer has the address"):
        Selection([address], read_adapters=lambda: [ETHERNET])


@pytest.mark.parametrize(
    ("bound_to", "addresses"),
    [
        ("::", ["10.0.0.5", "fe80::5", "fd00::5"]),
        ("0.0.0.0", ["10.0.0.5"]),
        ("10.0.0.5", ["10.0.0.5"]),
        ("fe80::5%2", ["fe80::5"]),
        ("10.0.0.6", []),
    ],
)
def test_a_bound_table_shows_itself_from_there_only(bound_to: str, addresses: list[str]) -> None:
    selection = Selection(bound_to=bound_to, read_adapters=lambda: [ETHERNET])
    assert [str(each.ip) for link in selection.links() for each in link.interfaces] == addresses


def test_an_address_that_is_not_ready_waits() -> None:
    adapter = ifaddr.Adapter("eth0", "eth0", [v4("10.0.0.5", 24), v6("fe80::dead", 64)], 2)
    assert [link.version for link in Selection(read_adapters=lambda: [adapter]).links()] == [4]


@pytest.mark.parametrize(
    ("address", "text"),
    [
        (ip_address("10.0.0.9"), "10.0.0.9"),
        (ip_address("fe80::9"), "fe80::9%2"),
        (ip_address("fe80::9%7"), "fe80::9%2"),
        (ip_address("fd00::9"), "fd00::9"),
        (ip_address("10.0.1.9"), None),
        (ip_address("224.0.0.251"), None),
        (ip_address("ff02::fb"), None),
        (ip_address("::"), None),
        (ip_address("127.0.0.1"), None),
        (ip_address("fd01::9"), None),
    ],
)
def test_addresses_on_a_link(address: Address, text: str | None) -> None:
    links = Selection(read_adapters=lambda: [ETHERNET]).links()
    assert next((link.scoped(address) for link in links if link.reaches(address)), None) == text
