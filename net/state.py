"""The state of a networked table: a pure fold over its steps.

Everything here is public. What a seat's message may be at this point, and what a whole step leads to, follows from
the state alone, so that every peer and every later audit come to the same.
"""

from collections.abc import Mapping
from enum import Enum
from functools import lru_cache
from itertools import chain
from typing import NamedTuple, TypeAlias

from net.charter import Charter
from net.encoding import Value, encode_each_own, encode_own
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


STAGES: Mapping[Stage, Mapping[Stage, str]] = {
    Stage.SEALING: {
        Stage.PLAYING: "all still in have sealed",
        Stage.STOPPED: "one computer of several is left",
    },
    Stage.PLAYING: {
        Stage.PLAYING: "a whole step",
        Stage.OPENING_UP: "the rules, a resignation or everyone's wish end the game",
        Stage.STOPPED: "one computer of several is left",
    },
    Stage.OPENING_UP: {Stage.FINISHED: "all still in have opened up"},
    Stage.FINISHED: {},
    Stage.STOPPED: {},
}
"""Where a whole step can lead from each stage, and why."""


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


class Bag(NamedTuple):
    """A row of envelopes sealed at one time: the number of the first, and the items due in them, ascending."""

    first: int
    items: tuple[int, ...]


class SeatState(NamedTuple):
    """What is public of one seat.

    `commitments` are those of all its bags; only the last bag is drawn from. `links` is how many links of its chain
    are shown, `link` the last of them. `hand` are numbers of closed envelopes in hand, `opened` pairs numbers with
    items. A seat that is not `present` is played by the caretaker with its `open_hand`, which stays open when the
    player comes back; `absences` counts how often the seat was left.
    """

    key: PublicKey
    commitments: tuple[bytes, ...] = ()
    bags: tuple[Bag, ...] = ()
    link: bytes = b""
    links: int = 0
    hand: frozenset[int] = frozenset()
    opened: tuple[tuple[int, int], ...] = ()
    present: bool = True
    open_hand: tuple[int, ...] = ()
    absences: int = 0

    @property
    def closed(self) -> tuple[int, ...]:
        """The numbers of the last bag's envelopes neither opened nor in hand, in ascending order."""
        shown = {number for number, _ in self.opened}
        return tuple(
            number
            for number in range(self.bags[-1].first if self.bags else 0, len(self.commitments))
            if number not in shown and number not in self.hand
        )

    def with_next_link(self, link: bytes) -> "SeatState":
        """The seat with one more link of its chain shown; `_replace` would take twice as long."""
        key, commitments, bags, _, links, hand, opened, present, open_hand, absences = self
        return SeatState(key, commitments, bags, link, links + 1, hand, opened, present, open_hand, absences)

    def numbers_of(self, bag: int) -> range:
        """The numbers of the envelopes of one of its bags."""
        return range(self.bags[bag].first, self.bags[bag].first + len(self.bags[bag].items))


class PendingDraw(NamedTuple):
    """A seat is to draw this many envelopes."""

    seat: int
    number: int


class PendingHand(NamedTuple):
    """The caretaker's open hand of a seat is to be filled up."""

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
        table_id = charter.table_id
        return cls(charter, table_id, 0, table_id, Stage.SEALING, game, seats)

    @property
    def present(self) -> tuple[int, ...]:
        """The seats still in, in ascending order."""
        return tuple([number for number, seat in enumerate(self.seats) if seat.present])

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
        fields["keys"] = [seat.key.encoded for seat in self.seats]
        fields["bags"] = [
            [_row_digest(seat.commitments), [[bag.first, bytes(bag.items)] for bag in seat.bags]]
            for seat in self.seats
        ]
        fields["links"] = [[seat.link, seat.links] for seat in self.seats]
        fields["hands"] = [bytes(sorted(seat.hand)) for seat in self.seats]
        fields["opened"] = [bytes(chain.from_iterable(seat.opened)) for seat in self.seats]
        fields["open hands"] = [bytes(seat.open_hand) for seat in self.seats]
        fields["absences"] = [seat.absences for seat in self.seats]
        fields["pending"] = [[type(pending).__name__, *pending] for pending in self.pending]
        fields["agreeing"] = bytes(sorted(self.agreeing))
        return fields

    def field_digests(self) -> dict[str, bytes]:
        """The hash (32 bytes) of each public field, by name."""
        fields = self.fields()
        return dict(zip(fields, map(_field_digest, encode_each_own(fields.values())), strict=True))

    def digest(self) -> bytes:
        """One hash (32 bytes) over all fields."""
        return digest_of_fields(self.table_id, self.field_digests())


def digest_of_fields(table_id: bytes, digests: Mapping[str, bytes]) -> bytes:
    """The hash (32 bytes) over these field digests: what a call states."""
    rows: list[Value] = [[*row] for row in sorted(digests.items())]
    return tagged_hash("state", table_id, encode_own(rows))


def items_without(items: tuple[int, ...], taken: tuple[int, ...]) -> tuple[int, ...]:
    """The items left, in their order, when these, which are among them, are taken away."""
    left = list(items)
    for item in taken:
        left.remove(item)
    return tuple(left)


@lru_cache(maxsize=64)
def _row_digest(row: tuple[bytes, ...]) -> bytes:
    return tagged_hash("row", *row)


# Most fields are the same from step to step.
@lru_cache(maxsize=512)
def _field_digest(encoded: bytes) -> bytes:
    return tagged_hash("field", encoded)
