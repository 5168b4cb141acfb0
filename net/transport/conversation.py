"""What decides about the first frames of a connection: a table says which message may come in which state."""

from collections.abc import Callable, Mapping

from net.errors import LocalProtocolError, RemoteProtocolError
from net.reading import Reader
from net.transport import messages
from net.transport.events import Event, Peer
from net.transport.states import State, Table


class Conversation:
    """One end: frames in, frames and events out; a clock value comes with each call."""

    def __init__(self, table: Table, first: State) -> None:
        """Start in this state; whoever inherits gives a handler for every message of the table."""
        self.state = first
        self.peer: Peer | None = None
        self._table = table
        self._frames: list[bytes] = []
        self._events: list[Event] = []
        self._handlers: Mapping[str, Callable[[Reader, float], State]] = {}

    def secured(self, certificate_digest: bytes, now: float) -> None:
        """TLS is up, with this certificate of the server's."""

    def receive(self, frame: bytes, now: float) -> list[Event]:
        """Take a frame; what it brought, or RemoteProtocolError."""
        name, reader = messages.open_message(frame)
        leads_to = self._table.get((self.state, name))
        if leads_to is None:
            raise RemoteProtocolError(f"a message {name[:20]!r} came instead of {self.state.value}")
        state = self._handlers[name](reader, now)
        if state not in leads_to:
            raise LocalProtocolError(f"no way leads from {self.state} to {state}")
        self.state = state
        return self.take_events()

    def tick(self, now: float) -> None:
        """Do what is due by now."""

    def next_tick(self, now: float) -> float | None:
        """When `tick` has something to do, None if nothing waits for a time."""
        return None

    def abandon(self) -> None:
        """The connection is gone."""

    def take_frames(self) -> list[bytes]:
        """What must be sent now."""
        frames, self._frames = self._frames, []
        return frames

    def take_events(self) -> list[Event]:
        """What is to be reported now."""
        events, self._events = self._events, []
        return events
