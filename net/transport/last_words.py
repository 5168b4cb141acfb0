"""Letting go of a socket so that what was sent last arrives."""

import asyncio
from typing import cast


class LastWords(asyncio.Protocol):
    """Takes a transport over when its connection has ended: throws away what still comes, waits for the end.

    A socket that is closed while bytes wait in it to be read resets the connection, and the other side may lose
    what it was sent before: a goodbye, or why it was refused. So only one direction is closed at first.
    """

    def __init__(self, writer: asyncio.StreamWriter, reader: asyncio.StreamReader) -> None:
        # Kept, since a writer that nobody holds any more closes its transport.
        self._writer = writer
        self._transport = cast(asyncio.Transport, writer.transport)
        self._other_side_ended = reader.at_eof()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done once the socket is closed."""
        if self._transport.is_closing():
            self.closed.set_result(None)
        else:
            self._transport.set_protocol(self)
        # Whoever waits for the reader must wait no longer.
        reader.feed_eof()

    def wait_for_the_other_side(self, seconds: float) -> None:
        """Send the rest and an end; close when the other side ends too, or after so many seconds."""
        if self._transport.is_closing():
            return
        if self._other_side_ended:
            self._transport.close()
        else:
            try:
                self._transport.write_eof()
            except OSError:
                # The other side has just reset the connection.
                self._transport.abort()
                return
            self._transport.resume_reading()
        asyncio.get_running_loop().call_later(seconds, self._transport.abort)

    def send_the_rest(self, seconds: float) -> None:
        """Close once everything is out, or after so many seconds: the other side sends nothing more."""
        self._transport.close()
        asyncio.get_running_loop().call_later(seconds, self._transport.abort)

    def abort(self) -> None:
        """Close at once."""
        self._transport.abort()

    def connection_lost(self, exception: Exception | None) -> None:
        """See `asyncio.Protocol`."""
        if not self.closed.done():
            self.closed.set_result(None)
