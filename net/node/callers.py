"""Calling all other players of a table."""

import asyncio
from collections.abc import Callable, Iterator

from net.charter import Charter
from net.node.calling import Address, Caller
from net.node.frames import Reachable
from net.node.services import Services
from net.node.whereabouts import own_addresses
from net.transport import Joined


class Callers:
    """A caller for each other installation of a charter, by its key."""

    def __init__(
        self,
        charter: Charter,
        services: Services,
        request: Callable[[], bytes],
        called: Callable[[Joined, Address], None],
    ) -> None:
        def caller(installation: bytes) -> Caller:
            return Caller(installation, services.player, request, lambda: installation in services.lines, called)

        self._services = services
        installations = dict.fromkeys(seat.installation for seat in charter.seats)
        self._callers = {key: caller(key) for key in installations if key != services.installation}

    def __contains__(self, installation: bytes) -> bool:
        """Whether this is another player's installation."""
        return installation in self._callers

    def __iter__(self) -> Iterator[bytes]:
        """The other players' installations."""
        return iter(self._callers)

    def __len__(self) -> int:
        """How many other installations there are."""
        return len(self._callers)

    def get(self, installation: bytes) -> Caller | None:
        """The caller of an installation; None where it is no other player's."""
        return self._callers.get(installation)

    def items(self) -> Iterator[tuple[bytes, Caller]]:
        """Installations and their callers."""
        return iter(self._callers.items())

    @property
    def addresses(self) -> dict[bytes, tuple[Address, ...]]:
        """The addresses that are known for each."""
        return {installation: caller.addresses for installation, caller in self._callers.items()}

    def hint(self, addresses: dict[bytes, tuple[Address, ...]]) -> None:
        """Players may be reached at these addresses; those of others are passed over."""
        for installation, known in addresses.items():
            if installation in self._callers:
                self._callers[installation].hint(known)

    def see(self, key: bytes, addresses: tuple[Address, ...]) -> None:
        """Somebody who claims that its key begins so answers at these addresses now."""
        for installation, caller in self._callers.items():
            if installation.startswith(key):
                caller.see(addresses)

    def reachable(self) -> list[Reachable]:
        """Where all players may be reached, as far as this one knows, itself included."""
        services = self._services
        own = own_addresses(services.settings)
        found = [Reachable(services.installation, own, services.port())] if services.port() and own else []
        for installation, addresses in self.addresses.items():
            for port in {port for _, port in addresses}:
                there = tuple(address for address, other in addresses if other == port)
                found.append(Reachable(installation, there, port))
        return found

    async def close(self) -> None:
        """Call nobody any more."""
        await asyncio.gather(*(caller.close() for caller in self._callers.values()))
