"""What is told of a peer: plain values of what it holds at this moment."""

from collections.abc import Sequence

from net.charter import Charter
from net.errors import RemoteProtocolError
from net.expecting import NAMING
from net.node.events import Moved, Standing, Stepped, Undone
from net.peer.effects import Disagreed, Effect, Leaving, Store
from net.peer.ledger import Ledger
from net.peer.machine import TablePeer
from net.state import Called, Together
from net.text import player_name


def stepped(ledger: Ledger, number: int) -> Stepped:
    """A whole step with the states before and after."""
    after = ledger.state if number + 1 == len(ledger.steps) else ledger.state_before(number + 1)
    return Stepped(ledger.state_before(number), ledger.steps[number], after)


def standing_of(peer: TablePeer) -> Standing:
    """What the table waits for, and what this computer's seats hold."""
    state = peer.state
    return Standing(
        state,
        _awaited(peer),
        {seat: own.items(state) for seat, own in peer.own.items()},
        {seat: own.items_in_hand(state) for seat, own in peer.own.items()},
        peer.recalling,
        peer.stopped,
        peer.wishes.leaving,
        peer.wishes.agreeing,
    )


class Telling:
    """What has been told of a table so far, and what is new."""

    def __init__(self, peer: TablePeer) -> None:
        self._peer = peer
        self._steps = len(peer.ledger.steps)
        self._recalling = peer.recalling

    def standing(self) -> Moved:
        """How the table stands, without a new step."""
        self._recalling = self._peer.recalling
        return Moved((), standing_of(self._peer))

    def news(self, effects: Sequence[Effect], rewound: int | None) -> Moved | Undone | None:
        """What is to be told after these effects, which went back to step `rewound` if any; None if nothing is."""
        ledger = self._peer.ledger
        undone = rewound if rewound is not None and rewound < self._steps else None
        first = self._steps if undone is None else 0
        if undone is None and first == len(ledger.steps):
            changes = any(isinstance(effect, Store | Leaving) for effect in effects)
            return self.standing() if changes or self._recalling != self._peer.recalling else None
        self._steps = len(ledger.steps)
        steps = tuple(stepped(ledger, number) for number in range(first, self._steps))
        standing = self.standing().standing
        return Moved(steps, standing) if undone is None else Undone(undone, steps, standing)


def disagreement(charter: Charter, disagreed: Disagreed) -> RemoteProtocolError:
    """Who came to another state of the game, at which step, and in which field."""
    number, seat = next(
        (number, seat) for number, seat in enumerate(charter.seats) if seat.installation == disagreed.installation
    )
    name = player_name(seat.name, number)
    return RemoteProtocolError(f"{name} came to something else in step {disagreed.step}: {disagreed.field}")


def _awaited(peer: TablePeer) -> tuple[int, ...]:
    """The seats whose players may choose now, and have not; none before the others have told what came to pass."""
    expected, missing = peer.ledger.expected, peer.ledger.missing
    if peer.stopped is not None or peer.recalling:
        return ()
    if isinstance(expected, Together):
        choosing = missing if expected.kind == NAMING else ()
    elif isinstance(expected, Called) and expected.chooses:
        choosing = tuple(seat for seat in missing if seat == expected.seat)
    else:
        choosing = ()
    return tuple(seat for seat in choosing if seat not in peer.own or peer.own[seat].intention is None)
