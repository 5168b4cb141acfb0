"""The networked table as the window and bots hold it: `engine.samurai.Table`, on the thread of its owner."""

from collections.abc import Callable

from engine.samurai.actions import FigurePlacement, Turn
from engine.samurai.draft import play_turn
from engine.samurai.pieces import TILES, sorted_tiles
from engine.samurai.position import Hand, Phase, Position
from engine.samurai.reasons import IllegalAction, Reason, Rule
from engine.samurai.records import Record, SeatInfo
from engine.samurai.setup import why_not_figure, why_not_opening
from engine.samurai.table import Choice, Event, Listener, NotYourSeat, OpeningChoice, Resignation
from net.node.events import Began, Moved, NodeEvent, Over, Standing, Undone, Unsubmitted
from net.node.node import Node
from net.peer.own_seats import Intention
from net.samurai.chronicle import Chronicle, steps_into
from net.samurai.game import SamuraiGame
from net.samurai.intentions import intention_of


class NetworkTable:
    """A table between computers. `handle` is to be given every event of the node, on the owner's thread.

    Nothing is played before the others have confirmed it: events tell what was.
    """

    def __init__(self, node: Node, began: Began) -> None:
        self.own = began.own
        self.name = began.name
        self.stopped = False
        self._node = node
        self._charter = began.standing.state.charter
        self._chronicle = Chronicle(self._charter)
        steps_into(self._chronicle, began.steps)
        self._standing: Standing = began.standing
        self._items = began.standing.items
        self._submitted: dict[int, int] = {}
        self._listeners: list[Listener] = []
        self._watchers: list[Callable[[], None]] = []

    @property
    def table_id(self) -> bytes:
        """The hash (32 bytes) of the charter."""
        return self._standing.state.table_id

    @property
    def standing(self) -> Standing:
        """What the network knows of the table now."""
        return self._standing

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who sits where."""
        return self._chronicle.seats

    @property
    def position(self) -> Position:
        """The public state now."""
        game = self._standing.state.game
        assert isinstance(game, SamuraiGame)
        return game.position

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that may choose now; none while a roll or others' confirmations are under way."""
        return tuple(seat for seat in self._standing.awaited if seat not in self._submitted)

    def hand(self, seat: int) -> Hand:
        """The hand of a seat of this computer; NotYourSeat for any other."""
        if seat not in self._standing.hands:
            raise NotYourSeat(f"seat {seat} is another computer's")
        return Hand(seat, sorted_tiles([TILES[item] for item in self._standing.hands[seat]]))

    def record(self) -> Record:
        """The public history so far, with what is known here of tiles."""
        return self._chronicle.record(self._items, self._standing.stopped)

    def submit(self, seat: int, choice: Choice) -> None:
        """Say what a seat chose; IllegalAction if the rules forbid it, NotYourSeat for another computer's seat."""
        position = self.position
        if seat not in self._standing.hands:
            raise NotYourSeat(f"seat {seat} is another computer's")
        if position.phase is Phase.OVER or self._standing.stopped is not None:
            raise IllegalAction(Reason(Rule.GAME_OVER))
        if isinstance(choice, Resignation):
            self._node.depart(seat, resigned=True)
            return
        if seat not in self.awaited:
            opening = position.phase is Phase.OPENING
            raise IllegalAction(Reason(Rule.OPENING_CHOSEN if opening else Rule.NOT_YOUR_TURN))
        intention = self._intention(position, seat, choice)
        self._submitted[seat] = self._standing.state.step
        self._node.submit(seat, intention)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call the listener with every event from now on, until the returned function is called."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call this whenever the table stands differently, events or not, until the returned function is called."""
        self._watchers.append(changed)
        return lambda: self._watchers.remove(changed)

    def open_up(self, items: dict[int, dict[int, int]]) -> None:
        """All envelopes as an audit found them: the record shows every hand from now on."""
        self._items = items

    def handle(self, event: NodeEvent) -> None:
        """Take over what the node tells."""
        events: list[Event] = []
        if isinstance(event, Undone):
            self._chronicle = Chronicle(self._charter)
            steps_into(self._chronicle, event.steps)
            self._stand(event.standing)
        elif isinstance(event, Moved):
            for step in event.steps:
                events += self._chronicle.add(*step)
            self._stand(event.standing)
        elif isinstance(event, Unsubmitted):
            self._submitted.pop(event.seat, None)
        elif isinstance(event, Over):
            self.stopped = event.stopped is not None
        else:
            return
        for told in events:
            for listener in tuple(self._listeners):
                listener(told)
        for changed in tuple(self._watchers):
            changed()

    def _stand(self, standing: Standing) -> None:
        self._standing = standing
        self._items = {**self._items, **standing.items}
        step = standing.state.step
        self._submitted = {seat: said for seat, said in self._submitted.items() if said == step}

    def _intention(self, position: Position, seat: int, choice: Choice) -> Intention:
        if isinstance(choice, OpeningChoice):
            _check(why_not_opening(position, seat, choice.tiles))
        elif isinstance(choice, FigurePlacement):
            _check(why_not_figure(position, choice))
        else:
            assert isinstance(choice, Turn)
            if position.phase is not Phase.TURNS:
                raise IllegalAction(Reason(Rule.WRONG_PHASE))
            play_turn(position, choice, self.hand(seat))
        return intention_of(position.board, choice)


def _check(reason: Reason | None) -> None:
    if reason is not None:
        raise IllegalAction(reason)
