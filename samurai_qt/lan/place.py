"""Where this program is on the network."""

from __future__ import annotations

from typing import NamedTuple


class NetworkPlace(NamedTuple):
    """The addresses to listen on, none for all; the port or 0; the name at tables, "" for that of the settings;
    one address of each interface to be seen on and to look on, none for all.
    """

    listen: tuple[str, ...] = ()
    port: int = 0
    name: str = ""
    interfaces: tuple[str, ...] = ()


ANYWHERE = NetworkPlace()
