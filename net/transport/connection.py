"""A connection on asyncio: one session over one socket."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Self

from net.errors import LocalProtocolError
from net.transport.events import Cause, Ended, Event, FrameReceived, Peer
from net.transport.last_words import LastWords
from net.transport.limits import (
    BURST_BYTES,
    BURST_FRAMES,
    BYTES_PER_SECOND,
    FRAMES_PER_SECOND,
    MAXIMUM_QUEUED_BYTES,
    READ_BYTES,
)
from net.transport.session import Session
from net.transport.timing import TIMING, Timing
from net.transport.token_bucket import TokenBucket

# What is due may wait so long while nothing is read.
_LONGEST_PAUSE_SECONDS = 1.0

# Ends after which the other side may still send, and should get what was sent.
_WITH_LAST_WORDS = frozenset({Cause.CLOSED_HERE, Cause.FAULT})


class Connection:
    """A peer and its frames. Somebody must read it all the time: pings are answered while it is read.

    Who sends too much is read more slowly; who reads too little is dropped.
    """

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, session: Session, timing: Timing = TIMING
    ) -> None:
        self._reader = reader
        self._writer = writer
        self._session = session
        self._timing = timing
        self._loop = asyncio.get_running_loop()
        self._events: deque[Event] = deque()
        self._bytes = TokenBucket(BYTES_PER_SECOND, BURST_BYTES, self._loop.time())
        self._frames = TokenBucket(FRAMES_PER_SECOND, BURST_FRAMES, self._loop.time())
        self._debt = 0.0
        self._over = asyncio.Event()
        self._last_words: LastWords | None = None
        self._when_ended: list[Callable[[], None]] = []
        self.end: Ended | None = None
        """Why it ended; None while it lasts."""
        # Gone already, where there is none.
        self.address: str = (writer.get_extra_info("peername") or ("",))[0]
        """The IP address of the other side."""

    @property
    def peer(self) -> Peer:
        """Who is at the other end; known of every connection that is handed out."""
        peer = self._session.peer
        if peer is None:
            raise LocalProtocolError("the other side has not proved its key")
        return peer

    @property
    def round_trip(self) -> float | None:
        """Seconds from the latest ping to its answer, None before the first."""
        return self._session.round_trip

    def send(self, frame: bytes) -> None:
        """Queue a frame, 1 to MAXIMUM_FRAME_BYTES bytes that don't start like a ping, pong or bye.

        Nothing happens once the connection has ended. Who has too many bytes waiting is dropped.
        """
        self._session.send(frame)
        self._flush()

    async def receive(self) -> bytes | None:
        """The next frame, None once the connection has ended."""
        while True:
            event = await self.next_event()
            if isinstance(event, FrameReceived):
                return event.body
            if isinstance(event, Ended):
                return None

    def __aiter__(self) -> AsyncIterator[bytes]:
        return self._all_frames()

    def close(self, reason: str = "") -> None:
        """Say goodbye, with a word for programs; what was sent before still goes out if that is possible soon."""
        if self.end is None:
            self._finish(self._session.close(reason))

    def abort(self) -> None:
        """Drop the connection without a word."""
        if self.end is None:
            self._finish(self._session.abandon(Cause.CLOSED_HERE))
        if self._last_words is not None:
            self._last_words.abort()

    async def wait_closed(self) -> None:
        """Wait until the socket is closed; only after the end."""
        if self._last_words is None:
            raise LocalProtocolError("the connection has not ended")
        await asyncio.shield(self._last_words.closed)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.close()
        await self.wait_closed()

    def pace(self, frames_per_second: float, burst: float) -> None:
        """From now on, read more slowly whoever sends more frames than this."""
        self._frames = TokenBucket(frames_per_second, burst, self._loop.time())

    def when_ended(self, call: Callable[[], None]) -> None:
        """Call this once the connection has ended; that may be within `send`, `close` or `abort`."""
        self._when_ended.append(call)

    async def next_event(self) -> Event:
        """What the session reports next; its `Ended` again and again at the end."""
        while not self._events:
            if self.end is not None:
                return self.end
            # First what waits to go out: the other side may be waiting for it.
            self._flush()
            await self._take_something()
        event = self._events.popleft()
        if isinstance(event, Ended) and self.end is None:
            self._finish(event)
        return event

    async def _take_something(self) -> None:
        """Read once, or do what is due."""
        if self._debt > 0:
            await self._pay()
            return
        try:
            async with asyncio.timeout_at(self._session.next_tick(self._loop.time())):
                data = await self._reader.read(READ_BYTES)
        except TimeoutError:
            self._events += self._session.tick(self._loop.time())
            return
        except OSError:
            data = b""
        if not data:
            if self.end is None:
                self._events.append(self._session.connection_lost())
            return
        now = self._loop.time()
        taken = self._session.frames_taken
        self._events += self._session.receive(data, now)
        taken = self._session.frames_taken - taken
        self._debt = max(self._bytes.take(len(data), now), self._frames.take(taken, now))
        self._flush()

    async def _pay(self) -> None:
        """Read nothing for as long as too much has come, but not beyond the end, nor without doing what is due."""
        pause = min(self._debt, _LONGEST_PAUSE_SECONDS)
        await _wait(self._over, pause)
        self._debt -= pause
        now = self._loop.time()
        if self._session.next_tick(now) <= now:
            self._events += self._session.tick(now)

    async def _all_frames(self) -> AsyncIterator[bytes]:
        while (frame := await self.receive()) is not None:
            yield frame

    def _flush(self) -> None:
        data = self._session.bytes_to_send()
        if not data or self._writer.is_closing():
            return
        self._writer.write(data)
        if self.end is None and self._writer.transport.get_write_buffer_size() > MAXIMUM_QUEUED_BYTES:
            self._finish(self._session.abandon(Cause.STALLED))

    def _finish(self, end: Ended) -> None:
        """Let go of the socket: once everything is out, if the other side may still read it."""
        self.end = end
        self._over.set()
        self._flush()
        self._last_words = LastWords(self._writer, self._reader)
        if end.cause is Cause.GOODBYE:
            self._last_words.send_the_rest(self._timing.close)
        elif end.cause in _WITH_LAST_WORDS:
            self._last_words.wait_for_the_other_side(self._timing.close)
        else:
            self._last_words.abort()
        for call in self._when_ended:
            call()
        self._when_ended.clear()


async def _wait(event: asyncio.Event, seconds: float) -> None:
    """Wait so long, or until this has come about."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
