"""Addresses: this computer's own, and which ones of others may be called."""

from ipaddress import ip_address

from net.discovery import DiscoveryError, Selection
from net.discovery.limits import LOWEST_PORT
from net.limits import MAXIMUM_CONTACTS
from net.node.settings import Settings
from net.transport import EVERY_ADDRESS


def selection_of(settings: Settings) -> Selection:
    """The interfaces to be seen on and to look on; UnknownInterface if one is not there."""
    bound_to = "::" if settings.listen == EVERY_ADDRESS else settings.listen[0]
    return Selection(settings.interfaces, bound_to=bound_to)


def own_addresses(settings: Settings) -> tuple[str, ...]:
    """This computer's addresses on its interfaces, but those that mean something on their own link only."""
    try:
        links = selection_of(settings).links()
    except (DiscoveryError, OSError):
        # An interface that has gone is none of this computer's addresses.
        return ()
    found = (str(interface.ip) for link in links for interface in link.interfaces if not interface.ip.is_link_local)
    return tuple(dict.fromkeys(found))[:MAXIMUM_CONTACTS]


def is_usable(address: str, port: int) -> bool:
    """Whether a player may be called at this address when another one says so."""
    try:
        ip = ip_address(address)
    except ValueError:
        return False
    return port >= LOWEST_PORT and not (ip.is_multicast or ip.is_unspecified)
