"""One end of a connection as a pure object: bytes of the network in, events and bytes out, from TLS to goodbye."""

from net.errors import LocalProtocolError, RemoteProtocolError
from net.transport import messages
from net.transport.channel import Channel
from net.transport.conversation import Conversation
from net.transport.events import Cause, Ended, Event, FrameReceived, Peer
from net.transport.framing import FrameDecoder, frame
from net.transport.limits import MAXIMUM_FRAME_BYTES
from net.transport.liveness import Liveness
from net.transport.states import State
from net.transport.timing import TIMING, Timing

# What a frame of the transport's own starts with, after the byte that counts the array's fields.
_OWN_NAMES = (b"\xa4ping", b"\xa4pong", b"\xa3bye")
_CODE_STATES = frozenset({State.SHARE, State.TURN, State.CONFIRMATION, State.VERDICT})


class Session:
    """From the first byte to the last; times are seconds of any clock that never goes back."""

    def __init__(self, channel: Channel, conversation: Conversation, now: float, timing: Timing = TIMING) -> None:
        self._channel = channel
        self._conversation = conversation
        self._timing = timing
        self._started_at = now
        self._decoder = FrameDecoder()
        self._liveness: Liveness | None = None
        self.is_over = False
        self.frames_taken = 0
        """Frames received so far, the transport's own among them."""

    @property
    def state(self) -> State:
        """Where the conversation stands."""
        return self._conversation.state

    @property
    def peer(self) -> Peer | None:
        """Who is at the other end, once proved."""
        return self._conversation.peer

    @property
    def round_trip(self) -> float | None:
        """Seconds from the latest ping to its pong, None before the first."""
        return None if self._liveness is None else self._liveness.round_trip

    def receive(self, data: bytes, now: float) -> list[Event]:
        """Take bytes as they arrived; the last event is `Ended` if nothing can follow."""
        if self.is_over:
            return []
        events: list[Event] = []
        try:
            self._receive(data, now, events)
        except RemoteProtocolError as error:
            events.append(self._end(Cause.FAULT, str(error), error))
        return events

    def connection_lost(self) -> Ended:
        """The network says that nothing follows; no goodbye was said."""
        return self._end(Cause.LOST, "")

    def abandon(self, cause: Cause) -> Ended:
        """Give the connection up without a word."""
        return self._end(cause, "")

    def send(self, body: bytes) -> None:
        """Send a frame; nothing happens once the session is over; LocalProtocolError before it is open."""
        if self.is_over:
            return
        if self._conversation.state is not State.OPEN:
            raise LocalProtocolError("nothing can be sent before the handshake is done")
        self._channel.send(frame(body))

    def close(self, reason: str = "") -> Ended:
        """Say goodbye, with a word for programs."""
        if not self.is_over and self._channel.certificate_digest is not None:
            if self._conversation.state is State.OPEN:
                self._channel.send(frame(messages.bye(reason)))
            self._channel.close()
        return self._end(Cause.CLOSED_HERE, reason)

    def bytes_to_send(self) -> bytes:
        """What must go out on the network now."""
        for body in self._conversation.take_frames():
            self._channel.send(frame(body))
        return self._channel.bytes_to_send()

    def tick(self, now: float) -> list[Event]:
        """Do what is due by now: ping, give up on the silent and the slow, let the next one try the room code."""
        if self.is_over:
            return []
        try:
            self._conversation.tick(now)
        except RemoteProtocolError as error:
            return [self._end(Cause.FAULT, str(error), error)]
        if self._liveness is None:
            return [self._end(Cause.TOO_SLOW, "")] if now >= self._handshake_ends_at() else []
        if self._liveness.is_gone(now):
            return [self._end(Cause.SILENT, "")]
        number = self._liveness.ping(now)
        if number is not None:
            self._channel.send(frame(messages.ping(number)))
        return []

    def next_tick(self, now: float) -> float:
        """When `tick` may have something to do."""
        if self._liveness is not None:
            return self._liveness.next_tick()
        soonest = self._conversation.next_tick(now)
        return self._handshake_ends_at() if soonest is None else min(soonest, self._handshake_ends_at())

    def _receive(self, data: bytes, now: float, events: list[Event]) -> None:
        was_secure = self._channel.certificate_digest is not None
        clear = self._channel.receive(data)
        if not was_secure and self._channel.certificate_digest is not None:
            self._conversation.secured(self._channel.certificate_digest, now)
        if self._liveness is not None:
            self._liveness.heard(now)
        self._decoder.feed(clear)
        while not self.is_over and (body := self._decoder.next_frame()) is not None:
            self.frames_taken += 1
            if self._conversation.state is State.OPEN:
                self._take(body, now, events)
            else:
                self._converse(body, now, events)
        if not self.is_over and self._channel.error is not None:
            raise self._channel.error
        if not self.is_over and self._channel.closed_by_peer:
            events.append(self._end(Cause.LOST, ""))

    def _converse(self, body: bytes, now: float, events: list[Event]) -> None:
        events += self._conversation.receive(body, now)
        if self._conversation.state is State.OPEN:
            self._decoder.longest = MAXIMUM_FRAME_BYTES
            self._liveness = Liveness(self._timing, now)
        elif self._conversation.state is State.OVER:
            events.append(self._end(Cause.CLOSED_HERE, ""))

    def _take(self, body: bytes, now: float, events: list[Event]) -> None:
        if self._liveness is None or not body[1:].startswith(_OWN_NAMES):
            events.append(FrameReceived(body))
            return
        name, reader = messages.open_message(body)
        if name == "bye":
            events.append(self._end(Cause.GOODBYE, messages.read_reason(reader)))
        elif name == "ping":
            self._channel.send(frame(messages.pong(messages.read_number(reader))))
        else:
            self._liveness.pong(messages.read_number(reader), now)

    def _handshake_ends_at(self) -> float:
        longer = self._timing.code if self._conversation.state in _CODE_STATES else 0.0
        return self._started_at + self._timing.handshake + longer

    def _end(self, cause: Cause, text: str, error: RemoteProtocolError | None = None) -> Ended:
        if not self.is_over:
            self.is_over = True
            self._conversation.abandon()
        return Ended(cause, text, error)
