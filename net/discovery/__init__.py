"""Tables on the network: shown by an Advertiser, found by a Browser. A hint, never a proof; see docs/protocol."""

from net.discovery.advert import PREFIX_BYTES, Advert, parse_advert, print_advert
from net.discovery.advertiser import Advertiser
from net.discovery.browser import Ask, Browser
from net.discovery.errors import DiscoveryError, MulticastUnavailable, NoNetwork, UnknownInterface
from net.discovery.events import Added, Endpoint, Event, Removed, Table, Updated
from net.discovery.links import Link, Selection
from net.discovery.merging import Merging, identity_of

__all__ = [
    "PREFIX_BYTES",
    "Added",
    "Advert",
    "Advertiser",
    "Ask",
    "Browser",
    "DiscoveryError",
    "Endpoint",
    "Event",
    "Link",
    "Merging",
    "MulticastUnavailable",
    "NoNetwork",
    "Removed",
    "Selection",
    "Table",
    "UnknownInterface",
    "Updated",
    "identity_of",
    "parse_advert",
    "print_advert",
]
