"""Calling a table at the addresses that are known for it, until one answers."""

from net.errors import LocalProtocolError, RemoteProtocolError
from net.node.calling import Address
from net.transport import Joined as Connected
from net.transport import (
    NoAnswer,
    NobodyListens,
    NoNetwork,
    Player,
    TransportError,
    UnexpectedKey,
    Unreachable,
    connect,
)


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

    Only those from which nothing at all came are called in another round.
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
                if isinstance(error, NoAnswer):
                    silent.append(address)
        addresses = tuple(silent)
    raise failure or LocalProtocolError("there is no address to call")


def _is_silence(error: TransportError) -> bool:
    """Whether nobody answered there, so that another address may do."""
    return isinstance(error, NoAnswer | NobodyListens | NoNetwork | Unreachable)
