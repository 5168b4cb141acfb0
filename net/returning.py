"""The return of a player to a seat that the caretaker plays: the open hand stays open, the rest is sealed anew."""

from typing import NamedTuple, Self

from net.encoding import decode, encode
from net.errors import RemoteProtocolError
from net.hashing import HASH_BYTES, preimage
from net.limits import MAXIMUM_BAG, MAXIMUM_ENVELOPES, MAXIMUM_SEATS, MAXIMUM_STEPS
from net.messages import split
from net.reading import Reader
from net.signing import PUBLIC_KEY_BYTES, SIGNATURE_BYTES, PublicKey, SigningKey
from net.state import Bag, PendingHand, SeatState, Stage, TableState, items_without


class Return(NamedTuple):
    """A player takes a seat back: with a new key and chain, and the face-down rest sealed in new envelopes.

    `absence` counts how often the seat has been left, `open_hand` is the hand found there. The installation signs,
    for the seat's own key may be lost.
    """

    seat: int
    absence: int
    key: bytes
    commitments: tuple[bytes, ...]
    chain_end: bytes
    open_hand: tuple[int, ...]
    signature: bytes

    def encoded(self) -> bytes:
        """The return as it is sent, and as a call holds it."""
        packed = b"".join(self.commitments)
        return encode(
            [self.seat, self.absence, self.key, packed, self.chain_end, bytes(self.open_hand), self.signature]
        )

    @classmethod
    def decoded(cls, data: bytes) -> Self:
        """The return these bytes hold, nothing checked yet; RemoteProtocolError if they hold none."""
        reader = Reader(decode(data), "return")
        seat, absence = reader.integer(MAXIMUM_SEATS - 1), reader.integer(MAXIMUM_STEPS)
        key, packed = reader.bytes_of(PUBLIC_KEY_BYTES), reader.bytes_up_to(MAXIMUM_BAG * HASH_BYTES)
        if len(packed) % HASH_BYTES:
            raise RemoteProtocolError("a return's bag is cut off")
        chain_end, open_hand = reader.bytes_of(HASH_BYTES), tuple(reader.bytes_up_to(MAXIMUM_BAG))
        signature = reader.bytes_of(SIGNATURE_BYTES)
        reader.end()
        return cls(seat, absence, key, split(packed, HASH_BYTES), chain_end, open_hand, signature)

    def signed_by(self, installation: SigningKey, table_id: bytes) -> "Return":
        """The same return with the installation's signature."""
        return self._replace(signature=installation.sign(self._message(table_id)))

    def _message(self, table_id: bytes) -> bytes:
        return preimage(
            "return",
            table_id,
            self.seat,
            self.absence,
            self.key,
            b"".join(self.commitments),
            self.chain_end,
            bytes(self.open_hand),
        )

    def check(self, state: TableState) -> None:
        """RemoteProtocolError unless the player may take the seat back just so in this state."""
        if self.seat >= len(state.seats):
            raise RemoteProtocolError("there is no such seat to come back to")
        due = returnable(state, self.seat)
        if due is None:
            raise RemoteProtocolError(f"seat {self.seat} can't be taken back now")
        shown = state.seats[self.seat]
        if (self.absence, self.open_hand, len(self.commitments)) != (shown.absences, shown.open_hand, len(due)):
            raise RemoteProtocolError("a return does not fit the seat as it stands")
        if PublicKey(self.key) in (seat.key for seat in state.seats):
            raise RemoteProtocolError("a return brings a key that is known already")
        installation = PublicKey(state.charter.seats[self.seat].installation)
        if not installation.verifies(self.signature, self._message(state.table_id)):
            raise RemoteProtocolError("a return is not signed by the seat's installation")


def returnable(state: TableState, seat: int) -> tuple[int, ...] | None:
    """The items a returning player has to seal, in ascending order; None while the seat can't be taken back."""
    shown = state.seats[seat]
    if state.stage is not Stage.PLAYING or shown.present or PendingHand(seat) in state.pending:
        return None
    rest = items_without(state.game.unshown(seat), shown.open_hand)
    return rest if len(shown.commitments) + len(rest) <= MAXIMUM_ENVELOPES else None


def after_return(state: TableState, back: Return) -> TableState:
    """The state once the player, whose return has been checked, is in again."""
    shown = state.seats[back.seat]
    rest = items_without(state.game.unshown(back.seat), shown.open_hand)
    seat = SeatState(
        key=PublicKey(back.key),
        commitments=shown.commitments + back.commitments,
        bags=(*shown.bags, Bag(len(shown.commitments), rest)),
        link=back.chain_end,
        links=0,
        opened=shown.opened,
        open_hand=shown.open_hand,
        absences=shown.absences,
    )
    return state.with_seat(back.seat, seat)
