"""Connections by who is at the other end: one for each installation."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from net.errors import RemoteProtocolError
from net.transport import Connection, Ended

ELSEWHERE = "opened-elsewhere"
"""Why an older connection closes when the same player comes in another session."""

LEAVING = "left"
"""The goodbye of a player who leaves lobby or table of their own accord."""

_DUPLICATE = "duplicate"
_FAULT = "fault"


class Line(NamedTuple):
    """A connection: who is there, in which session of its program, whether we called, whether it only watches.

    `listens` is where the other end can be called, if that is known.
    """

    installation: bytes
    connection: Connection
    session: bytes
    outgoing: bool
    listens: tuple[str, int] | None
    watching: bool = False


class Lines:
    """Reads every line to its end and closes it, and keeps one for each installation."""

    def __init__(
        self,
        own: bytes,
        hear: Callable[[Line, bytes], None],
        gone: Callable[[Line, Ended], None],
        broken: Callable[[Exception], None],
    ) -> None:
        self._own = own
        self._hear = hear
        self._gone = gone
        self._broken = broken
        self._lines: dict[bytes, Line] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def __contains__(self, installation: bytes) -> bool:
        return installation in self._lines

    def all(self) -> tuple[Line, ...]:
        """Every line now."""
        return tuple(self._lines.values())

    def add(self, line: Line) -> bool:
        """Take a line in; False if the one there is kept, and this one closed."""
        known = self._lines.get(line.installation)
        replaced = known is not None and self._replaces(line, known)
        if known is not None and not replaced:
            self.turn_away(line, _DUPLICATE)
            return False
        self._lines[line.installation] = line
        if known is not None:
            known.connection.close(_DUPLICATE if known.session == line.session else ELSEWHERE)
        self._read(line)
        return True

    def turn_away(self, line: Line, reason: str) -> None:
        """Say goodbye to a line that nobody wants."""
        line.connection.close(reason)
        self._read(line)

    def send(self, installation: bytes, frame: bytes) -> None:
        """Send a frame to an installation, if there is a line to it."""
        line = self._lines.get(installation)
        if line is not None:
            line.connection.send(frame)

    def close(self, installation: bytes, reason: str) -> None:
        """Say goodbye to one installation."""
        line = self._lines.get(installation)
        if line is not None:
            line.connection.close(reason)

    async def close_all(self, reason: str) -> None:
        """Say goodbye to all, and wait until the goodbyes are out."""
        for line in self.all():
            line.connection.close(reason)
        # More may be turned away meanwhile.
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _replaces(self, line: Line, known: Line) -> bool:
        """Whether a second line of one installation is the one to keep; both ends come to the same.

        Of two calls at once the one made by the lower key stands.
        """
        if line.session != known.session or line.outgoing == known.outgoing:
            return True
        return line.outgoing == (self._own < line.installation)

    def _read(self, line: Line) -> None:
        task = asyncio.get_running_loop().create_task(self._keep_reading(line))
        self._tasks.add(task)
        task.add_done_callback(partial(self._read_to_the_end, line.connection))

    def _read_to_the_end(self, connection: Connection, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        # Cancelled, even before it began, the task has left the connection open.
        connection.abort()

    async def _keep_reading(self, line: Line) -> None:
        connection = line.connection
        try:
            async for frame in connection:
                # A line that was replaced may still hold frames.
                if self._lines.get(line.installation) is line:
                    self._hear(line, frame)
        except RemoteProtocolError:
            connection.close(_FAULT)
        except Exception as error:
            connection.close()
            self._broken(error)
        if self._lines.get(line.installation) is line:
            del self._lines[line.installation]
            assert connection.end is not None
            self._gone(line, connection.end)
        await connection.wait_closed()
