"""Multicast DNS on one link, by the zeroconf library."""

import asyncio

from zeroconf import IPVersion, NotRunningException
from zeroconf.asyncio import AsyncZeroconf

from net.discovery.errors import MulticastUnavailable
from net.discovery.gate import Allowance, Gate
from net.discovery.links import Link

SERVICE_TYPE = "_samurai-qt._tcp.local."


async def open_multicast(link: Link) -> AsyncZeroconf:
    """An open multicast DNS on a link, behind a gate; MulticastUnavailable if the system refuses.

    The caller closes it.
    """
    try:
        zeroconf = AsyncZeroconf(
            interfaces=_addresses(link), ip_version=IPVersion.V4Only if link.version == 4 else IPVersion.V6Only
        )
    except (OSError, RuntimeError) as error:
        raise MulticastUnavailable(link.name, _reason(error)) from error
    try:
        await zeroconf.zeroconf.async_wait_for_start()
        if not zeroconf.zeroconf.engine.senders:
            raise MulticastUnavailable(link.name, "the interface takes no part in multicast")
        _put_behind_gates(zeroconf, link)
    except BaseException as error:
        await zeroconf.async_close()
        if isinstance(error, (OSError, NotRunningException)):
            raise MulticastUnavailable(link.name, _reason(error)) from error
        raise
    return zeroconf


def _addresses(link: Link) -> list[str]:
    """The addresses to open sockets on: every IPv4 one; of IPv6 the first, as multicast goes to the interface."""
    return [str(interface.ip) for interface in link.interfaces[: 1 if link.version == 6 else None]]


def _put_behind_gates(zeroconf: AsyncZeroconf, link: Link) -> None:
    allowance = Allowance()
    clock = asyncio.get_running_loop().time
    for reader in zeroconf.zeroconf.engine.readers:
        transport = reader.transport
        inner = transport.get_protocol()
        if isinstance(inner, asyncio.DatagramProtocol):
            transport.set_protocol(Gate(link, allowance, inner, clock))


def _reason(error: Exception) -> str:
    return str(error.strerror if isinstance(error, OSError) and error.strerror else error or type(error).__name__)
