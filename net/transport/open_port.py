"""Sockets that listen on one port of several addresses."""

import errno
import os
import socket

from net.transport.errors import AddressNotHere, NoNetwork, PortForbidden, PortTaken, TransportError, Unreachable

EVERY_ADDRESS = ("0.0.0.0", "::")
"""All addresses of this computer, IPv4 and IPv6, new ones too."""

_LARGEST_PORT = 65535
# A free port of the first address may be taken on the second.
_TRIES = 16


def open_port(addresses: tuple[str, ...], port: int) -> list[socket.socket]:
    """A bound socket for each IP address, all on one port, a free one for 0.

    PortTaken, PortForbidden, AddressNotHere or NoNetwork. Of EVERY_ADDRESS, a family the system lacks is left out.
    """
    if not 0 <= port <= _LARGEST_PORT:
        raise PortForbidden(port)
    for _ in range(_TRIES - 1):
        try:
            return _open_all(addresses, port)
        except PortTaken:
            if port:
                raise
    return _open_all(addresses, port)


def _open_all(addresses: tuple[str, ...], port: int) -> list[socket.socket]:
    opened: list[socket.socket] = []
    missing: TransportError | None = None
    try:
        for address in addresses:
            try:
                opened.append(_open(address, port))
            except (AddressNotHere, NoNetwork) as error:
                if address not in EVERY_ADDRESS:
                    raise
                missing = error
            else:
                port = opened[0].getsockname()[1]
    except TransportError:
        for listening in opened:
            listening.close()
        raise
    if not opened:
        raise missing or NoNetwork("any address")
    return opened


def _open(address: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(
            address, port, type=socket.SOCK_STREAM, flags=socket.AI_NUMERICHOST | socket.AI_PASSIVE
        )[0]
    except socket.gaierror as error:
        raise AddressNotHere(address) from error
    try:
        listening = socket.socket(family, kind, protocol)
    except OSError as error:
        raise NoNetwork(address) from error
    try:
        if os.name == "posix":
            # A table opened again must not wait for the connections of the one before.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            # IPv4 has a socket of its own.
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listening.bind(where)
        listening.listen(0)
    except OSError as error:
        listening.close()
        raise _refused(error, address, port) from error
    return listening


def _refused(error: OSError, address: str, port: int) -> TransportError:
    if error.errno == errno.EADDRINUSE:
        return PortTaken(port)
    if error.errno == errno.EACCES:
        return PortForbidden(port)
    if error.errno in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT, errno.ENODEV):
        return AddressNotHere(address)
    return Unreachable(address, error.strerror or str(error))
