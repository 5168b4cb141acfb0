"""The links of this computer: one interface, one address family, the networks that are on the other end."""

import socket
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Interface, IPv6Address, IPv6Interface, ip_address, ip_interface
from typing import TypeAlias

import ifaddr

from net.discovery.errors import UnknownInterface

Address: TypeAlias = IPv4Address | IPv6Address
Interface: TypeAlias = IPv4Interface | IPv6Interface
ReadAdapters: TypeAlias = Callable[[], Iterable[ifaddr.Adapter]]
"""What lists this computer's network adapters, `ifaddr.get_adapters` but in tests."""


@dataclass(frozen=True, slots=True)
class Link:
    """An interface in one IP version (4 or 6): its name, its index, its addresses with their networks."""

    name: str
    index: int
    version: int
    interfaces: tuple[Interface, ...]

    @property
    def key(self) -> tuple[str, int]:
        """What stays the same when the addresses change."""
        return self.name, self.version

    def reaches(self, address: Address) -> bool:
        """Whether the address is in a network that this link is in, and is none of many hosts at once."""
        return not (address.is_multicast or address.is_unspecified) and any(
            address in interface.network for interface in self.interfaces
        )

    def scoped(self, address: Address) -> str:
        """The address as text that connects through this link: link-local ones need its index."""
        bare = str(address).partition("%")[0]
        return f"{bare}%{self.index}" if address.version == 6 and address.is_link_local else bare


class Selection:
    """The interfaces to use: those of the chosen addresses, or all but loopback.

    An interface that was chosen by an address stays chosen when that address changes. UnknownInterface if a chosen
    address is on no interface when the selection is made. A table whose port is bound to one address, `bound_to`,
    shows itself from that address only; 0.0.0.0 is all of IPv4, `::` all there are.
    """

    def __init__(
        self,
        chosen: Sequence[str] = (),
        *,
        bound_to: str = "::",
        read_adapters: ReadAdapters = ifaddr.get_adapters,
    ) -> None:
        self._read = read_adapters
        self._bound_to = ip_address(bound_to.partition("%")[0])
        self._names: frozenset[str] | None = None
        if chosen:
            self._names = frozenset(self._name_of(address) for address in chosen)

    def links(self) -> tuple[Link, ...]:
        """The links there are now, IPv4 first."""
        found: list[Link] = []
        for adapter in self._read():
            if self._names is not None and adapter.nice_name not in self._names:
                continue
            for version in (4, 6):
                index = adapter.index or 0
                interfaces = [
                    interface
                    for interface in _interfaces(adapter)
                    if interface.version == version and self._is_usable(interface, index)
                ]
                if interfaces:
                    found.append(Link(adapter.nice_name, index, version, tuple(sorted(interfaces, key=_rank))))
        return tuple(sorted(found, key=lambda link: (link.version, link.index, link.name)))

    def _name_of(self, chosen: str) -> str:
        try:
            address = ip_address(chosen.partition("%")[0])
        except ValueError as error:
            raise UnknownInterface(chosen) from error
        for adapter in self._read():
            if any(interface.ip == address for interface in _interfaces(adapter)):
                return adapter.nice_name
        raise UnknownInterface(chosen)

    def _listens(self, address: Address) -> bool:
        if self._bound_to.is_unspecified:
            return self._bound_to.version == 6 or address.version == 4
        return address == self._bound_to

    def _is_usable(self, interface: Interface, index: int) -> bool:
        """Whether others can be on the interface's network, and its address can be used already.

        Loopback counts only when it was chosen, and IPv6 has no multicast on it.
        """
        if interface.network.num_addresses == 1 or not self._listens(interface.ip):
            return False
        if interface.ip.is_loopback:
            return self._names is not None and interface.version == 4
        return _can_bind(interface, index)


def _rank(interface: Interface) -> tuple[bool, bytes]:
    """Link-local first in IPv6, where every host has one; last in IPv4, where it stands in for a better one."""
    return interface.ip.is_link_local != (interface.version == 6), interface.ip.packed


def _interfaces(adapter: ifaddr.Adapter) -> list[Interface]:
    found: list[Interface] = []
    for ip in adapter.ips:
        text = ip.ip[0] if isinstance(ip.ip, tuple) else ip.ip
        found.append(ip_interface(f"{text.partition('%')[0]}/{ip.network_prefix}"))
    return found


def _can_bind(interface: Interface, index: int) -> bool:
    """Whether the system lets the address be used: an IPv6 address is not for its first second or two."""
    family = socket.AF_INET if interface.version == 4 else socket.AF_INET6
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as trial:
            trial.bind((str(interface.ip), 0) if interface.version == 4 else (str(interface.ip), 0, 0, index))
    except OSError:
        return False
    return True
