"""What a computer at a table wants done next, and whom it is connected to."""

from net.peer.effects import Effect, Send, Store
from net.peer.frames import Frame, encode_frame
from net.peer.stored import StoredRecord, encode_record


class Outbox:
    """Effects in order, and the connections they go to: players' computers apart from those that only watch."""

    def __init__(self, players: frozenset[bytes]) -> None:
        self._players = players
        self._effects: list[Effect] = []
        self.connected: set[bytes] = set()
        # What each watcher needs next, once it has said so.
        self.watchers: dict[bytes, int | None] = {}

    def connect(self, installation: bytes) -> None:
        """A connection is open."""
        if installation in self._players:
            self.connected.add(installation)
        else:
            self.watchers[installation] = None

    def disconnect(self, installation: bytes) -> None:
        """A connection is gone."""
        self.connected.discard(installation)
        self.watchers.pop(installation, None)

    def store(self, record: StoredRecord) -> None:
        """Put a record into the journal before anything that follows is done."""
        self._effects.append(Store(encode_record(record)))

    def emit(self, effect: Effect) -> None:
        """Have this done, or tell it."""
        self._effects.append(effect)

    def send(self, installation: bytes, frame: Frame) -> None:
        """Send a frame to one connected installation."""
        self._effects.append(Send(installation, encode_frame(frame)))

    def broadcast(self, frame: Frame, besides: bytes = b"") -> None:
        """Send a frame to all connected players' computers but one."""
        encoded = encode_frame(frame)
        self._effects += [Send(installation, encoded) for installation in sorted(self.connected - {besides})]

    def take(self) -> list[Effect]:
        """All effects so far, which are forgotten here."""
        effects, self._effects = self._effects, []
        return effects
