"""What is told of a peer: plain values of what it holds at this moment."""

from net.charter import Charter
from net.errors import RemoteProtocolError
from net.expecting import NAMING
from net.node.events import Standing, Stepped
from net.peer.effects import Disagreed
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


def disagreement(charter: Charter, disagreed: Disagreed) -> RemoteProtocolError:
    """Who came to another state of the game, at which step, and in which field."""
    number, seat = next(
        (number, seat) for number, seat in enumerate(charter.seats) if seat.installation == disagreed.installation
    )
    name = player_name(seat.name, number)
    return RemoteProtocolError(f"{name} came to something else in step {disagreed.step}: {disagreed.field}")


def _awaited(peer: TablePeer) -> tuple[int, ...]:
    """The seats whose players may choose now, and have not."""
    expected, missing = peer.ledger.expected, peer.ledger.missing
    if peer.stopped is not None:
        return ()
    if isinstance(expected, Together):
        choosing = missing if expected.kind == NAMING else ()
    elif isinstance(expected, Called) and expected.chooses:
        choosing = tuple(seat for seat in missing if seat == expected.seat)
    else:
        choosing = ()
    return tuple(seat for seat in choosing if seat not in peer.own or peer.own[seat].intention is None)
