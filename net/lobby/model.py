"""What everyone in a lobby sees."""

from typing import NamedTuple, Self

from net.charter import Charter, CharterSeat, check_endorsement, endorsed_seat, read_grace
from net.encoding import Value
from net.errors import RemoteProtocolError
from net.limits import MAXIMUM_NAME_CHARACTERS, MAXIMUM_SEATS
from net.reading import Reader
from net.secrecy.table_secret import TableSecret
from net.signing import SIGNATURE_BYTES, SigningKey


class Entry(NamedTuple):
    """What a player brings to a seat: the seat's key and nonce, vouched for by the installation."""

    installation: bytes
    key: bytes
    nonce: bytes
    endorsement: bytes


class LobbySeat(NamedTuple):
    """A taken seat; `ready` is the signature over the charter that the lobby stands for, or empty."""

    name: str
    colour: str
    player: str
    entry: Entry
    ready: bytes = b""

    def charter_seat(self) -> CharterSeat:
        """The seat as it stands in a charter."""
        entry = self.entry
        return CharterSeat(
            self.name, self.colour, self.player, entry.key, entry.installation, entry.nonce, entry.endorsement
        )


class Lobby(NamedTuple):
    """A table before its game: `seats` hold None where nobody sits yet. The host's seats are those of `host`."""

    name: str
    host: bytes
    game: str
    board: bytes
    rules: Value
    caretaker: int
    grace: int
    locked: bool
    seats: tuple[LobbySeat | None, ...]

    def charter(self) -> Charter | None:
        """The charter everyone is to sign, once all seats are taken."""
        seats = tuple(seat.charter_seat() for seat in self.seats if seat is not None)
        if len(seats) != len(self.seats):
            return None
        return Charter(self.game, self.board, self.rules, self.caretaker, self.grace, seats)

    def seats_of(self, installation: bytes) -> tuple[int, ...]:
        """The seats that an installation has taken."""
        return tuple(
            number
            for number, seat in enumerate(self.seats)
            if seat is not None and seat.entry.installation == installation
        )

    def to_value(self) -> Value:
        """The lobby as an array."""
        seats: list[Value] = [None if seat is None else _seat_value(seat) for seat in self.seats]
        terms: list[Value] = [self.game, self.board, self.rules, self.caretaker, self.grace]
        return [self.name, self.host, *terms, self.locked, seats]

    @classmethod
    def from_value(cls, value: Value) -> Self:
        """The lobby in an array, its seats endorsed; RemoteProtocolError if it holds none."""
        reader = Reader(value, "lobby")
        name, host = reader.text(MAXIMUM_NAME_CHARACTERS), reader.bytes_of(32)
        game, board, rules = reader.text(MAXIMUM_NAME_CHARACTERS), reader.bytes_of(32), reader.any()
        caretaker, grace = reader.integer(), read_grace(reader)
        locked = reader.boolean()
        seats = tuple(None if seat is None else _seat_of(seat) for seat in reader.array(MAXIMUM_SEATS))
        reader.end()
        return cls(name, host, game, board, rules, caretaker, grace, locked, seats)


def new_entry(secret: TableSecret, installation: SigningKey) -> Entry:
    """The entry of a seat with this secret."""
    seat = endorsed_seat("", "", "", secret.signing_key().public, secret.nonce(), installation)
    return Entry(seat.installation, seat.key, seat.nonce, seat.endorsement)


def entry_value(entry: Entry) -> Value:
    """The entry as an array."""
    return [*entry]


def entry_of(value: Value) -> Entry:
    """The entry in an array, its endorsement checked; RemoteProtocolError if it holds none."""
    reader = Reader(value, "seat entry")
    entry = Entry(reader.bytes_of(32), reader.bytes_of(32), reader.bytes_of(32), reader.bytes_of(SIGNATURE_BYTES))
    reader.end()
    check_endorsement(LobbySeat("", "", "", entry).charter_seat())
    return entry


def _seat_value(seat: LobbySeat) -> Value:
    return [seat.name, seat.colour, seat.player, entry_value(seat.entry), seat.ready]


def _seat_of(value: Value) -> LobbySeat:
    reader = Reader(value, "lobby seat")
    name, colour, player = (reader.text(MAXIMUM_NAME_CHARACTERS) for _ in range(3))
    seat = LobbySeat(name, colour, player, entry_of(reader.any()), reader.bytes_up_to(SIGNATURE_BYTES))
    reader.end()
    if seat.ready and len(seat.ready) != SIGNATURE_BYTES:
        raise RemoteProtocolError("a ready is no signature")
    return seat
