"""Calling a table at the addresses that are known for it, until one answers."""

from net.errors import LocalProtocolError, RemoteProtocolError
from net.node.calling import Address
from net.node.lines import Line
from net.node.requests import Greeting
from net.transport import (
    ConnectionLost,
    NoAnswer,
    NobodyListens,
    NoNetwork,
    Player,
    TransportError,
    UnexpectedKey,
    Unreachable,
    connect,
)
from net.transport import Joined as Connected

# What a lost packet looks like: of the call, of the question for the computer's hardware address, of a handshake
# that the other side gives up first.
_MAYBE_LOST = NoAnswer | NoNetwork | ConnectionLost


async def first_of(
    addresses: tuple[Address, ...],
    player: Player,
    request: bytes,
    code: str | None,
    rounds: int = 1,
    key: bytes = b"",
) -> tuple[Connected, Address]:
    """The first address at which one answers whose key begins so; else the first one's TransportError or
    UnexpectedKey, if none does in so many rounds.

    Only those whose answer may have got lost are called in another round.
    """
    failure: TransportError | UnexpectedKey | None = None
    for _ in range(rounds):
        silent: list[Address] = []
        for address in addresses:
            try:
                return await connect(*address, player, request, code, key), address
            except UnexpectedKey as error:
                # Anyone can advertise an address of theirs as one more of this table's.
                failure = failure or error
            except (TransportError, RemoteProtocolError) as error:
                if not isinstance(error, TransportError) or not _is_silence(error):
                    raise
                failure = failure or error
                if isinstance(error, _MAYBE_LOST):
                    silent.append(address)
        addresses = tuple(silent)
    raise failure or LocalProtocolError("there is no address to call")


def _is_silence(error: TransportError) -> bool:
    """Whether nobody answered there, so that another address may do."""
    return isinstance(error, _MAYBE_LOST | NobodyListens | Unreachable)


def greeting_of(connected: Connected) -> Greeting:
    """A connection's welcome; RemoteProtocolError if it says nothing known, and the connection is closed."""
    try:
        return Greeting.decoded(connected.welcome)
    except RemoteProtocolError:
        connected.connection.abort()
        raise


def line_of(connected: Connected, greeting: Greeting, address: Address) -> Line:
    """The line that a call to this address has become."""
    connection = connected.connection
    return Line(connection.peer.key.encoded, connection, greeting.session, True, address)
