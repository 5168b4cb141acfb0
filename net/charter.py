"""The charter: what everyone signs before the first secret. Its hash is the table id."""

from typing import NamedTuple, Self

from net.encoding import Value, decode, encode
from net.errors import RemoteProtocolError
from net.hashing import preimage, tagged_hash
from net.limits import LEAST_GRACE_SECONDS, MAXIMUM_NAME_CHARACTERS, MAXIMUM_SEATS, MOST_GRACE_SECONDS
from net.reading import Reader
from net.signing import PublicKey, SigningKey

PROTOCOL_VERSION = 1


class CharterSeat(NamedTuple):
    """One seat: who sits there, its key for this table, the installation vouching for the key, a fresh nonce."""

    name: str
    colour: str
    player: str
    key: bytes
    installation: bytes
    nonce: bytes
    endorsement: bytes


class Charter(NamedTuple):
    """What is played by whom.

    `board` is the board's digest, `rules` are in the game's own encoding, `caretaker` is the version of the policy
    that plays a seat nobody holds, `grace` the seconds of silence after which the others may cut a player.
    """

    game: str
    board: bytes
    rules: Value
    caretaker: int
    grace: int
    seats: tuple[CharterSeat, ...]

    def encoded(self) -> bytes:
        """The bytes everyone signs."""
        return encode(
            [
                PROTOCOL_VERSION,
                self.game,
                self.board,
                self.rules,
                self.caretaker,
                self.grace,
                [list(seat) for seat in self.seats],
            ]
        )

    @property
    def table_id(self) -> bytes:
        """The hash (32 bytes) of the charter: what is signed at one table means nothing at another."""
        return tagged_hash("charter", self.encoded())

    @classmethod
    def decoded(cls, data: bytes) -> Self:
        """The charter these bytes hold; RemoteProtocolError unless it is sound, keys and endorsements included."""
        reader = Reader(decode(data), "charter")
        version = reader.integer()
        if version != PROTOCOL_VERSION:
            raise RemoteProtocolError(
                f"the charter is of protocol {version}; this program plays {PROTOCOL_VERSION}"
            )
        game, board, rules = reader.text(MAXIMUM_NAME_CHARACTERS), reader.bytes_of(32), reader.any()
        caretaker, grace = reader.integer(), read_grace(reader)
        seats = tuple(_seat(entry) for entry in reader.arrays(MAXIMUM_SEATS))
        reader.end()
        charter = cls(game, board, rules, caretaker, grace, seats)
        if not seats:
            raise RemoteProtocolError("the charter has no seats")
        if len({seat.key for seat in seats}) != len(seats):
            raise RemoteProtocolError("two seats of the charter have one key")
        for seat in seats:
            check_endorsement(seat)
        return charter

    def ready_message(self, seat: int) -> bytes:
        """The bytes a seat signs to say that it plays under this charter."""
        return preimage("ready", self.table_id, seat)


class SignedCharter(NamedTuple):
    """A charter with the *ready* of every seat."""

    charter: Charter
    ready: tuple[bytes, ...]

    def check(self) -> None:
        """RemoteProtocolError unless every seat has signed."""
        if len(self.ready) != len(self.charter.seats):
            raise RemoteProtocolError("the charter lacks the ready of a seat")
        for number, (seat, signature) in enumerate(zip(self.charter.seats, self.ready, strict=True)):
            if not PublicKey(seat.key).verifies(signature, self.charter.ready_message(number)):
                raise RemoteProtocolError(f"the ready of seat {number} is not signed by its key")


def endorsed_seat(
    name: str, colour: str, player: str, key: PublicKey, nonce: bytes, installation: SigningKey
) -> CharterSeat:
    """A seat with its key for the table, vouched for by the installation's key."""
    endorsement = installation.sign(_endorsement_message(key.encoded, nonce))
    return CharterSeat(name, colour, player, key.encoded, installation.public.encoded, nonce, endorsement)


def check_endorsement(seat: CharterSeat) -> None:
    """RemoteProtocolError unless the installation vouches for the seat's key and both keys are usable."""
    PublicKey(seat.key)
    if not PublicKey(seat.installation).verifies(seat.endorsement, _endorsement_message(seat.key, seat.nonce)):
        raise RemoteProtocolError("a seat's key is not endorsed by its installation")


def read_grace(reader: Reader) -> int:
    """The next field, which must be a grace that a table may have; RemoteProtocolError."""
    grace = reader.integer(MOST_GRACE_SECONDS)
    if grace < LEAST_GRACE_SECONDS:
        raise RemoteProtocolError(f"a grace of {grace} seconds is too short")
    return grace


def _endorsement_message(key: bytes, nonce: bytes) -> bytes:
    return preimage("endorsement", key, nonce)


def _seat(entry: list[Value]) -> CharterSeat:
    reader = Reader(entry, "seat")
    name, colour, player = (reader.text(MAXIMUM_NAME_CHARACTERS) for _ in range(3))
    seat = CharterSeat(
        name, colour, player, reader.bytes_of(32), reader.bytes_of(32), reader.bytes_of(32), reader.bytes_of(64)
    )
    reader.end()
    return seat
