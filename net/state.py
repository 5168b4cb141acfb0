"""The state of a networked table: a pure fold over its steps.

Everything here is public. What a seat's message may be at this point, and what a whole step leads to, follows from
the state alone, so that every peer and every later audit come to the same.
"""

from enum import Enum
from typing import NamedTuple, TypeAlias

from net.charter import Charter
from net.encoding import Value, encode
from net.game import Game
from net.hashing import tagged_hash
from net.signing import PublicKey


class Stage(Enum):
    """What the table is at."""

    SEALING = "sealing"
    PLAYING = "playing"
    OPENING_UP = "opening up"
    FINISHED = "finished"
    STOPPED = "stopped"


class Together(NamedTuple):
    """All these seats send at once: sealed bags, named envelopes, or everything opened up."""

    kind: str
    seats: tuple[int, ...]


class Called(NamedTuple):
    """This seat calls and the others acknowledge; without a choice it is a call for a roll alone."""

    seat: int
    chooses: bool


class Unowned(NamedTuple):
    """The caretaker plays this seat, and all assent."""

    seat: int


Expectation: TypeAlias = Together | Called | Unowned | None


class SeatState(NamedTuple):
    """What is public of one seat.

    `links` is how many links of its chain are shown, `link` the last of them. `hand` are numbers of closed
    envelopes in hand, `opened` maps numbers to items. A seat that is not `present` is played by the caretaker, with
    `open_hand` in the open once it is dealt.
    """

    key: PublicKey
    commitments: tuple[bytes, ...] = ()
    link: bytes = b""
    links: int = 0
    hand: frozenset[int] = frozenset()
    opened: tuple[tuple[int, int], ...] = ()
    present: bool = True
    open_hand: tuple[int, ...] | None = None

    @property
    def closed(self) -> tuple[int, ...]:
        """The numbers of envelopes neither opened nor in hand, in ascending order."""
        shown = {number for number, _ in self.opened}
        return tuple(
            number for number in range(len(self.commitments)) if number not in shown and number not in self.hand
        )


class PendingDraw(NamedTuple):
    """A seat is to draw this many envelopes, or items where the caretaker holds it."""

    seat: int
    number: int


class PendingHand(NamedTuple):
    """The caretaker's open hand of a seat is to be dealt."""

    seat: int


class PendingChance(NamedTuple):
    """The game itself waits for a roll, called by the seat."""

    seat: int


Pending: TypeAlias = PendingDraw | PendingHand | PendingChance


class TableState(NamedTuple):
    """The public state before step number `step`; `previous` is the hash of the whole step before."""

    charter: Charter
    table_id: bytes
    step: int
    previous: bytes
    stage: Stage
    game: Game
    seats: tuple[SeatState, ...]
    pending: tuple[Pending, ...] = ()
    agreeing: frozenset[int] = frozenset()

    @classmethod
    def started(cls, charter: Charter, game: Game) -> "TableState":
        """The table before its first step, the sealing of bags."""
        seats = tuple(SeatState(PublicKey(seat.key)) for seat in charter.seats)
        return cls(charter, charter.table_id, 0, charter.table_id, Stage.SEALING, game, seats)

    @property
    def present(self) -> tuple[int, ...]:
        """The seats still in, in ascending order."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.present)

    def with_seat(self, number: int, seat: SeatState) -> "TableState":
        """The same table with one seat changed."""
        seats = list(self.seats)
        seats[number] = seat
        return self._replace(seats=tuple(seats))

    def fields(self) -> dict[str, Value]:
        """Everything public by name: what peers compare, field by field."""
        fields: dict[str, Value] = dict(self.game.fields())
        fields["stage"] = self.stage.value
        fields["step"] = self.step
        fields["present"] = list(self.present)
        fields["envelopes"] = [
            [_numbers(seat.hand), [[number, item] for number, item in seat.opened]] for seat in self.seats
        ]
        fields["open hands"] = [None if seat.open_hand is None else list(seat.open_hand) for seat in self.seats]
        fields["pending"] = [[type(pending).__name__, *pending] for pending in self.pending]
        fields["agreeing"] = _numbers(self.agreeing)
        return fields

    def field_digests(self) -> dict[str, bytes]:
        """The hash (32 bytes) of each public field, by name."""
        return {name: tagged_hash("field", encode(value)) for name, value in self.fields().items()}

    def digest(self) -> bytes:
        """One hash (32 bytes) over all fields."""
        parts: list[bytes] = []
        for name, value in sorted(self.field_digests().items()):
            parts += [name.encode("utf-8"), value]
        return tagged_hash("state", self.table_id, *parts)


def _numbers(numbers: frozenset[int]) -> list[Value]:
    return [*sorted(numbers)]
