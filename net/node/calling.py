"""Calling a table's other players until a line to each stands, and again whenever one is lost."""

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress

from net.errors import RemoteProtocolError
from net.node.limits import (
    FIRST_CALL_AGAIN_SECONDS,
    HINT_BURST,
    HINTS_PER_SECOND,
    MAXIMUM_ADDRESSES_KNOWN,
    MAXIMUM_ADDRESSES_PROVED,
    SLOWEST_CALL_AGAIN_SECONDS,
)
from net.signing import PublicKey
from net.transport import Joined, Player, TransportError, connect
from net.transport.token_bucket import TokenBucket

Address = tuple[str, int]


class Caller:
    """Calls one installation, at the addresses known for it, while there is no line to it."""

    def __init__(
        self,
        installation: bytes,
        player: Player,
        request: Callable[[], bytes],
        is_connected: Callable[[], bool],
        connected: Callable[[Joined, Address], None],
    ) -> None:
        self._proved: tuple[Address, ...] = ()
        self._hinted: tuple[Address, ...] = ()
        self._hints: TokenBucket | None = None
        self._seen: tuple[Address, ...] = ()
        self._installation = installation
        self._player = player
        self._request = request
        self._is_connected = is_connected
        self._connected = connected
        self._wake = asyncio.Event()
        self._resting = False
        self._task: asyncio.Task[None] | None = None

    @property
    def addresses(self) -> tuple[Address, ...]:
        """Where to call: first where it proved its key, then where others say it is; of each the newest first."""
        hinted = (address for address in self._hinted if address not in self._proved)
        return (*self._proved, *hinted)[:MAXIMUM_ADDRESSES_KNOWN]

    def start(self, wait: float) -> None:
        """Begin to call after so many seconds."""
        self._task = asyncio.get_running_loop().create_task(self._keep_calling(wait))

    def hint(self, addresses: tuple[Address, ...]) -> None:
        """It may be reached at these addresses."""
        fresh = [address for address in addresses if address not in self.addresses]
        if fresh:
            self._hinted = (*fresh, *self._hinted)[:MAXIMUM_ADDRESSES_KNOWN]
            self._resting = False
            self._wake.set()

    def may_be_hinted(self, now: float) -> bool:
        """Whether one more hint of others is to be taken: who floods could have them passed on without end."""
        if self._hints is None:
            self._hints = TokenBucket(HINTS_PER_SECOND, HINT_BURST, now)
        return self._hints.take_if_there(1, now)

    def see(self, addresses: tuple[Address, ...]) -> None:
        """Somebody who claims to be it answers at these addresses now: to be tried after those that are known.

        Anyone can claim that, so it is passed on to nobody, and wakes nobody who rests.
        """
        if set(addresses) - {*self._seen, *self.addresses}:
            self._wake.set()
        self._seen = addresses

    @property
    def is_missing(self) -> bool:
        """Whether there is no line, and one is wanted."""
        return not self._is_connected() and not self._resting

    def worked(self, address: Address) -> None:
        """It answered at this address: the first to try from now on."""
        others = tuple(other for other in self._proved if other != address)
        self._proved = (address, *others)[:MAXIMUM_ADDRESSES_PROVED]

    def lost(self) -> None:
        """The line is gone: call at once."""
        self._wake.set()

    def rest(self) -> None:
        """It plays with another program of this player: call no more before a new address is known."""
        self._resting = True

    async def close(self) -> None:
        """Call no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _keep_calling(self, wait: float) -> None:
        await self._sleep(wait)
        pause = FIRST_CALL_AGAIN_SECONDS
        while True:
            self._wake.clear()
            if self._is_connected() or self._resting:
                pause = FIRST_CALL_AGAIN_SECONDS
                await self._wake.wait()
                continue
            for address in dict.fromkeys((*self.addresses, *self._seen)):
                if await self._call(address):
                    break
            else:
                # Two who call each other must not stay in step.
                if await self._sleep(pause * random.uniform(0.75, 1.25)):
                    pause = FIRST_CALL_AGAIN_SECONDS
                else:
                    pause = min(2 * pause, SLOWEST_CALL_AGAIN_SECONDS)

    async def _call(self, address: Address) -> bool:
        try:
            joined = await connect(
                *address, self._player, self._request(), expected_key=PublicKey(self._installation)
            )
        except (TransportError, RemoteProtocolError):
            return False
        self._connected(joined, address)
        return True

    async def _sleep(self, seconds: float) -> bool:
        """Wait so long, or until something new is known; whether it is."""
        try:
            async with asyncio.timeout(seconds):
                await self._wake.wait()
        except TimeoutError:
            return False
        return True
