"""Calling a table."""

import asyncio
import errno
import socket
from ipaddress import ip_address
from typing import NamedTuple

from net.errors import LocalProtocolError
from net.signing import PublicKey
from net.transport.channel import TlsChannel
from net.transport.client_handshake import ClientHandshake, Prober
from net.transport.connection import Connection
from net.transport.conversation import Conversation
from net.transport.door import WRONG_CODE
from net.transport.errors import (
    CodeNeeded,
    ConnectionLost,
    JoinRefused,
    NoAnswer,
    NobodyListens,
    NoNetwork,
    NotATable,
    OtherVersion,
    OwnKey,
    TransportError,
    UnexpectedKey,
    UnknownHost,
    Unreachable,
    WrongCode,
)
from net.transport.events import Cause, CodeAsked, Described, Ended, Event, Opened, Refused
from net.transport.handshake import Player
from net.transport.limits import READ_BYTES
from net.transport.session import Session
from net.transport.timing import TIMING, Timing

# Of several addresses of one name, the next is tried after so many seconds.
_HAPPY_EYEBALLS_SECONDS = 0.25
_NO_WAY = frozenset(
    {errno.ENETUNREACH, errno.EHOSTUNREACH, errno.ENETDOWN, errno.EADDRNOTAVAIL, errno.EHOSTDOWN, errno.ENODEV}
)


class Joined(NamedTuple):
    """A connection to a table that let this player in, and its welcome."""

    connection: Connection
    welcome: bytes


async def connect(
    host: str,
    port: int,
    player: Player,
    request: bytes,
    code: str | None = None,
    expected_key: PublicKey | bytes | None = None,
    timing: Timing = TIMING,
) -> Joined:
    """Call the table at an address or name and ask to be let in; CodeUnusable, TransportError, or one of
    OtherVersion, OwnKey and UnexpectedKey. A wrong code is never tried again by itself.
    """
    handshake = ClientHandshake(player, request, code, expected_key)
    connection = await _call(host, port, handshake, timing)
    try:
        event = await connection.next_event()
        if isinstance(event, Opened):
            return Joined(connection, event.welcome)
        raise _failure(event, _written(host, port))
    except BaseException:
        connection.abort()
        raise


async def probe(host: str, port: int, program: str, timing: Timing = TIMING) -> Described:
    """Look at the table there without showing key or name; TransportError."""
    connection = await _call(host, port, Prober(program), timing)
    try:
        event = await connection.next_event()
        if isinstance(event, Described):
            return event
        raise _failure(event, _written(host, port))
    finally:
        connection.abort()


async def _call(host: str, port: int, conversation: Conversation, timing: Timing) -> Connection:
    where = _written(host, port)
    try:
        async with asyncio.timeout(timing.connect):
            # The race between addresses loses its socket if it is cut short just when it is won.
            delay = None if _is_address(host) else _HAPPY_EYEBALLS_SECONDS
            reader, writer = await asyncio.open_connection(host, port, limit=READ_BYTES, happy_eyeballs_delay=delay)
    except TimeoutError as error:
        raise NoAnswer(where) from error
    except (socket.gaierror, UnicodeError) as error:
        raise UnknownHost(host) from error
    except OSError as error:
        raise _unreachable(error, where) from error
    session = Session(TlsChannel.client(), conversation, asyncio.get_running_loop().time(), timing)
    return Connection(reader, writer, session, timing)


def _is_address(host: str) -> bool:
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


def _unreachable(error: OSError, where: str) -> TransportError:
    if error.errno == errno.ECONNREFUSED:
        return NobodyListens(where)
    if error.errno == errno.ETIMEDOUT:
        return NoAnswer(where)
    if error.errno in _NO_WAY:
        return NoNetwork(where)
    # Without a number it sums up several addresses, in words for programmers.
    return Unreachable(where, error.strerror or "none of its addresses answers")


def _failure(event: Event, where: str) -> Exception:
    """Why this event means that nobody was let in."""
    if isinstance(event, CodeAsked):
        return CodeNeeded()
    if isinstance(event, Refused):
        return (WrongCode if event.reason == WRONG_CODE else JoinRefused)(event.reason, event.text)
    if not isinstance(event, Ended):
        return LocalProtocolError(f"a handshake ended in {event}")
    if isinstance(event.error, OtherVersion | OwnKey | UnexpectedKey):
        return event.error
    if event.error is not None:
        return NotATable(where, str(event.error))
    return NoAnswer(where) if event.cause is Cause.TOO_SLOW else ConnectionLost(where)


def _written(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
