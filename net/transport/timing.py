"""How long a connection waits, in seconds."""

from typing import NamedTuple


class Timing(NamedTuple):
    """Times in seconds; tests shorten them."""

    connect: float = 5.0
    """From a call to a TCP connection: a LAN answers in milliseconds, after two lost packets in three seconds."""

    handshake: float = 10.0
    """From there until the other side has proved its key and said what it wants, TLS included."""

    code: float = 20.0
    """Longer, where a room code is asked: every joiner before may take two seconds."""

    ping_after: float = 3.0
    """Silence after which a ping is sent."""

    silent_after: float = 15.0
    """Silence after which the other side counts as gone: at 30 % loss TCP may need seven seconds for one packet."""

    close: float = 2.0
    """For the last words, before the socket is closed whether they went out or not."""


TIMING = Timing()
