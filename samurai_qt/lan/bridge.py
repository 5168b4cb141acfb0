"""The bridge between the network's thread and the window's: events cross it by a queued signal."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal, Slot

from samurai_qt.lan.events import (
    Audited,
    ChatSaid,
    Departed,
    Departing,
    Dismissed,
    EndProposed,
    Failed,
    GraceOver,
    KeyChanged,
    LanEvent,
    LobbyChanged,
    OpenedElsewhere,
    PresenceChanged,
    RematchOffered,
    SeatTaken,
    Started,
    Stopped,
    TablesFound,
    Undone,
    UnfinishedFound,
    WordsToCompare,
)
from samurai_qt.lan.model import FoundTable, Lobby, Presence, UnfinishedTable
from samurai_qt.lan.node import Node


class LanBridge(QObject):
    """Tells the pages what the network tells, in the window's thread, and remembers the newest of it."""

    tables_changed = Signal()
    """`tables` or `unfinished` are others now."""
    lobby_changed = Signal(Lobby)
    failed = Signal(object)
    """A `Failed`."""
    dismissed = Signal(str)
    chat_said = Signal(int, str)
    words_changed = Signal()
    """`words` or `strangers` are others now."""
    started = Signal(object)
    """The `SharedTable`."""
    presence_changed = Signal()
    grace_over = Signal(int, bool)
    seat_taken = Signal(bool)
    undone = Signal()
    opened_elsewhere = Signal()
    end_proposed = Signal(object)
    """An `EndProposed`."""
    departing = Signal(bool)
    """Whether the player here resigns."""
    departed = Signal()
    rematch_offered = Signal(int)
    stopped = Signal(object)
    """A `Stopped`."""
    audited = Signal(object)
    """An `Audited`."""

    _crossed = Signal(object)

    def __init__(self, node: Node, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.node = node
        self.tables: tuple[FoundTable, ...] = ()
        self.unfinished: tuple[UnfinishedTable, ...] = ()
        self.lobby: Lobby | None = None
        self.words: dict[str, tuple[str, ...]] = {}
        """The words to compare, by computer."""
        self.strangers: dict[str, str] = {}
        """Names that belong to somebody else as far as this computer knows, by the computer that carries them."""
        self.presence: tuple[Presence, ...] = ()
        self._closed = False
        self._crossed.connect(self._hear, Qt.ConnectionType.QueuedConnection)
        node.subscribe(self._crossed.emit)

    def look(self, looking: bool) -> None:
        """Look for tables, or stop looking; nothing once the network is ended."""
        if not self._closed:
            self.node.look(looking)

    def trust(self, computer: str) -> None:
        """Believe that a known name has a new computer."""
        self.strangers.pop(computer, None)
        self.node.trust(computer)
        self.words_changed.emit()

    def close(self) -> None:
        """End the network; what it still tells is not heard any more."""
        if not self._closed:
            self._closed = True
            self.node.close()

    @Slot(object)
    def _hear(self, told: object) -> None:
        for event in () if self._closed else self.node.hear(told):
            self._take(event)

    def _take(self, event: LanEvent) -> None:
        match event:
            case TablesFound(tables):
                self.tables = tables
                self.tables_changed.emit()
            case UnfinishedFound(tables):
                self.unfinished = tables
                self.tables_changed.emit()
            case LobbyChanged(lobby):
                self.lobby = lobby
                self.lobby_changed.emit(lobby)
            case Failed():
                self.failed.emit(event)
            case Dismissed(reason):
                self.dismissed.emit(reason)
            case ChatSaid(seat, text):
                self.chat_said.emit(seat, text)
            case WordsToCompare(computer, words):
                self.words[computer] = words
                self.words_changed.emit()
            case KeyChanged(computer, name):
                self.strangers[computer] = name
                self.words_changed.emit()
            case Started(table):
                self.started.emit(table)
            case PresenceChanged(seats):
                self.presence = seats
                self.presence_changed.emit()
            case GraceOver(seat, can_cut):
                self.grace_over.emit(seat, can_cut)
            case SeatTaken(taken):
                self.seat_taken.emit(taken)
            case OpenedElsewhere():
                self.opened_elsewhere.emit()
            case Undone():
                self.undone.emit()
            case EndProposed():
                self.end_proposed.emit(event)
            case Departing(resigned):
                self.departing.emit(resigned)
            case Departed():
                self.departed.emit()
            case RematchOffered(seat):
                self.rematch_offered.emit(seat)
            case Stopped():
                self.stopped.emit(event)
            case Audited():
                self.audited.emit(event)
