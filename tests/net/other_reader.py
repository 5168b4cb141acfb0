"""A transcript read by what docs/protocol says alone: nothing of `net` is used, the rules are the engine's.

`read` follows a table from its charter to its end and raises AssertionError, InvalidSignature or KeyError where
something does not hold. What it works out is there to compare.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, TypeVar

import msgpack
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from engine.samurai.actions import FigurePlacement, Turn, format_action, hex_of, parse_action, tile_of_action
from engine.samurai.board import Board
from engine.samurai.caretaker import caretaker_figure, caretaker_turn
from engine.samurai.draft import play_public_turn
from engine.samurai.ending import agreed, conceded
from engine.samurai.pieces import ALL_TILES, TILES, figure_of, figures_in, sorted_tiles
from engine.samurai.position import EndReason, Hand, Phase, Position, starting_position
from engine.samurai.rules import CHOICES, RuleSet
from engine.samurai.setup import random_figures, with_figure, with_opening

FIRST_LINE = b"samurai-qt transcript 1\n"
BAG = bytes(sorted(tile.index for tile in ALL_TILES))
_SEAL, _NAMING, _CALL, _ACKNOWLEDGEMENT, _ASSENT, _DEPARTURE, _OPENING_UP, _DEFERRAL = range(1, 9)

T = TypeVar("T")


def preimage(tag: str, *fields: bytes | int) -> bytes:
    parts = [b"samurai-qt/1/" + tag.encode(), *fields]
    data = [part if isinstance(part, bytes) else part.to_bytes(8, "big") for part in parts]
    return b"".join(len(part).to_bytes(8, "big") + part for part in data)


def hashed(tag: str, *fields: bytes | int) -> bytes:
    return sha256(preimage(tag, *fields)).digest()


def verified(message: bytes, signature: bytes, *keys: bytes) -> bool:
    """Whether one of these keys signed the message."""
    for key in keys:
        try:
            Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
        except InvalidSignature:
            continue
        return True
    return False


def decoded(data: bytes) -> Any:
    value = msgpack.unpackb(data)
    assert msgpack.packb(value) == data
    return value


def parts_of(data: bytes) -> list[Any]:
    """The parts of a transcript, decoded."""
    assert data.startswith(FIRST_LINE)
    assert data[-32:] == hashed("transcript", data[:-32])
    start = len(FIRST_LINE) + 8
    body = data[start:-32]
    assert int.from_bytes(data[len(FIRST_LINE) : start], "big") == len(body)
    return [decoded(part) for part in _behind_lengths(body)]


def _behind_lengths(body: bytes) -> Iterator[bytes]:
    while body:
        end = 8 + int.from_bytes(body[:8], "big")
        yield body[8:end]
        body = body[end:]


class Numbers:
    """The row of numbers from a roll's seed."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.counter = 0

    def below(self, bound: int) -> int:
        while True:
            number = int.from_bytes(hashed("number", self.seed, self.counter)[:8], "big")
            self.counter += 1
            if number < 2**64 - 2**64 % bound:
                return number % bound

    def shuffle(self, items: list[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


@dataclass
class Seat:
    """What is public of a seat."""

    key: bytes
    installation: bytes
    commitments: list[bytes] = field(default_factory=list)
    bags: list[tuple[int, bytes]] = field(default_factory=list)
    link: bytes = b""
    links: int = 0
    hand: set[int] = field(default_factory=set)
    opened: dict[int, int] = field(default_factory=dict)
    present: bool = True
    open_hand: list[int] = field(default_factory=list)
    absences: int = 0

    def closed(self) -> list[int]:
        """Of the last bag, the envelopes neither open nor in hand."""
        numbers = range(self.bags[-1][0], len(self.commitments))
        return [number for number in numbers if number not in self.opened and number not in self.hand]


class Reader:
    """A table, step by step."""

    def __init__(self, data: bytes) -> None:
        (self.charter_bytes, ready), *self.steps, (self.loose, self.votes) = parts_of(data)
        version, game, _, rules, caretaker, _, seats = decoded(self.charter_bytes)
        assert (version, game, caretaker) == (1, "samurai", 1)
        self.table_id = hashed("charter", self.charter_bytes)
        for number, (_, _, _, key, installation, nonce, endorsement) in enumerate(seats):
            assert verified(preimage("endorsement", key, nonce), endorsement, installation)
            assert verified(preimage("ready", self.table_id, number), ready[number], key)
        self.seats = [Seat(seat[3], seat[4]) for seat in seats]
        self.rules = RuleSet.from_options(dict(zip(CHOICES, rules, strict=True)))
        shown = self.rules._replace(figures="placed", opening="chosen")
        self.position: Position = starting_position(Board.load(len(seats)), shown, 0, None)._replace(
            rules=self.rules
        )
        self.stage = "sealing"
        self.step = 0
        self.previous = self.table_id
        self.pending: list[list[Any]] = []
        self.agreeing: set[int] = set()
        self.first_rolled, self.figures_dealt = False, self.rules.figures == "placed"
        self.drawing: list[int] = []
        self.digests: list[bytes] = []
        """The state digests that were worked out, one for each call, assent step and opening up."""
        self.kinds: set[int] = set()
        self.items: dict[int, dict[int, int]] = {}
        """What each seat opened up in the end, by number of envelope."""

    def read(self) -> None:
        """Follow the whole table."""
        for messages, cut, votes in self.steps:
            self._check_votes(cut, votes)
            self._take([decoded(message) for message in messages], cut)

    # What is due.

    @property
    def present(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.present]

    def due(self) -> tuple[str, int]:
        """What the step is made of, and the seat it is about."""
        if self.stage != "playing":
            return self.stage, -1
        present = self.present
        lowest = present[0] if present else -1
        if self.pending:
            kind, seat, *_ = self.pending[0]
            return "roll", seat if kind != "PendingHand" and seat in present else lowest
        if not self.first_rolled:
            return "roll", lowest
        if self.drawing:
            return "roll", self.drawing[0] if self.drawing[0] in present else lowest
        if self.position.phase is Phase.OPENING:
            return "naming", -1
        if not self.figures_dealt:
            return "roll", lowest
        seat = self.position.seat_to_act
        return ("choice" if self.seats[seat].present else "caretaker"), seat

    def chance(self) -> list[Any]:
        """What a call for a roll makes the table wait for."""
        return ["PendingChance", self.drawing[0] if self.first_rolled and self.drawing else -1]

    # One step.

    def _take(self, messages: list[Any], cut: bytes) -> None:
        due, about = self.due()
        said = {seat: decoded(body) for seat, _, body, _ in messages}
        identities: dict[int, bytes] = {}
        for seat, step, body, signature in messages:
            assert step == self.step
            identities[seat] = hashed("message", self.table_id, seat, step, self.previous, body)
            keys = [self.seats[seat].key]
            if said[seat][0] == _DEPARTURE:
                keys.append(self.seats[seat].installation)
            assert verified(identities[seat], signature, *keys)
            self.kinds.add(said[seat][0])
        caller_is_cut = due in ("roll", "choice") and about in cut
        speakers = [seat for seat in self.present if seat not in cut]
        assert [*said] == (sorted(said) if caller_is_cut else speakers)
        links = self._take_bodies(
            due, about, said, {seat: signature for seat, _, _, signature in messages}, identities
        )
        if due == "opening up":
            self.stage = "finished"
        elif due == "sealing":
            self.stage = "playing"
        elif due == "naming":
            for seat in range(len(self.seats)):
                self.position = with_opening(self.position, seat)
        elif due == "roll" and about in said and said[about][0] == _CALL and not self.pending:
            self.pending = [self.chance()]
        left = [seat for seat, body in said.items() if body[0] == _DEPARTURE]
        if self.pending and not cut and not left:
            self._roll(Numbers(hashed("roll", self.table_id, self.step, *_flat(links))))
        for seat in left:
            self._go(seat, resigned=said[seat][1])
        for seat in cut:
            self._go(seat, resigned=False)
        self.agreeing = {seat for seat, body in said.items() if _agrees(body)}
        self.previous = hashed("step", self.table_id, self.step, *_flat(identities), cut)
        self.step += 1
        self._end()

    def _take_bodies(
        self, due: str, about: int, said: dict[int, Any], signatures: dict[int, bytes], identities: dict[int, bytes]
    ) -> dict[int, bytes]:
        """Check what was said; the links that were shown."""
        links: dict[int, bytes] = {}
        at_start = self.digest()
        if due in ("roll", "choice") and about in said and said[about][0] == _CALL:
            self._call(due, about, said[about])
            links[about] = said[about][4]
        elif due == "caretaker":
            self._caretaker(about)
        after = self.digest()
        for seat, body in said.items():
            shown = self.seats[seat]
            if body[0] == _SEAL:
                shown.commitments, shown.bags, shown.link = _split(body[1], 32), [(0, BAG)], body[2]
                assert len(shown.commitments) == len(BAG)
            elif body[0] == _NAMING:
                shown.hand = set(body[1])
                assert len(body[1]) == len(shown.hand) == 5
            elif body[0] == _ACKNOWLEDGEMENT:
                assert body[1] == identities[about]
                assert body[2] == signatures[about]
                links[seat] = body[3]
            elif body[0] == _ASSENT:
                assert body[1] == after
                self.digests.append(after)
                links[seat] = body[2]
            elif body[0] == _DEFERRAL:
                departure = msgpack.packb([_DEPARTURE, body[2]])
                identity = hashed("message", self.table_id, body[1], self.step, self.previous, departure)
                assert verified(identity, body[3], self.seats[body[1]].key, self.seats[body[1]].installation)
            elif body[0] == _OPENING_UP:
                self._open_up(seat, body)
                assert body[2] == at_start
                self.digests.append(at_start)
        for seat, link in sorted(links.items()):
            shown = self.seats[seat]
            assert hashed("link", self.table_id, seat, shown.links + 1, link) == shown.link
            shown.link, shown.links = link, shown.links + 1
        return dict(sorted(links.items()))

    def _call(self, due: str, seat: int, body: list[Any]) -> None:
        _, choice, opened, digest, _, _, from_open_hand, returning = body
        shown = self.seats[seat]
        items = []
        for number, item, salt in _envelopes(opened):
            assert number in shown.hand
            self._check_envelope(seat, number, item, salt)
            shown.hand.discard(number)
            shown.opened[number] = item
            items.append(item)
        for item in from_open_hand:
            shown.open_hand.remove(item)
            items.append(item)
        if due == "choice":
            self._choose(seat, choice, items)
        else:
            assert (choice, opened, from_open_hand) == (None, b"", b"")
        if returning:
            self._come_back(returning)
        self.digests.append(self.digest())
        assert digest == self.digests[-1]

    def _choose(self, seat: int, choice: list[str], items: list[int]) -> None:
        board = self.position.board
        if self.position.phase is Phase.FIGURES:
            hex_name, letter = choice
            assert not items
            self.position = with_figure(self.position, FigurePlacement(hex_of(board, hex_name), figure_of(letter)))
            return
        turn = Turn(tuple(parse_action(board, text) for text in choice))
        assert sorted(items) == sorted(tile_of_action(action).index for action in turn.actions)
        before = self.position.stock_sizes[seat]
        self.position = play_public_turn(self.position, turn).position
        drawn = before - self.position.stock_sizes[seat]
        if drawn:
            present = self.seats[seat].present
            self.pending = [["PendingDraw", seat, drawn] if present else ["PendingHand", seat]]

    def _caretaker(self, seat: int) -> None:
        board, shown = self.position.board, self.seats[seat]
        if self.position.phase is Phase.FIGURES:
            placement = caretaker_figure(self.position, self.previous)
            self._choose(seat, [board.hexes[placement.hex].name, placement.figure.code], [])
            return
        hand = Hand(seat, sorted_tiles([TILES[item] for item in shown.open_hand]))
        turn = caretaker_turn(self.position, hand, self.previous)
        items = [tile_of_action(action).index for action in turn.actions]
        for item in items:
            shown.open_hand.remove(item)
        self._choose(seat, [format_action(board, action) for action in turn.actions], items)

    def _open_up(self, seat: int, body: list[Any]) -> None:
        shown = self.seats[seat]
        # What is opened up enters no state any more.
        known = self.items[seat] = dict(shown.opened)
        for number, item, salt in _envelopes(body[1]):
            assert number not in known
            self._check_envelope(seat, number, item, salt)
            known[number] = item
        for first, items in shown.bags:
            numbers = range(first, first + len(items))
            if all(number in known for number in numbers):
                assert sorted(known[number] for number in numbers) == sorted(items)
            else:
                assert first < shown.bags[-1][0]

    def _check_envelope(self, seat: int, number: int, item: int, salt: bytes) -> None:
        sealed = self.seats[seat].commitments[number]
        assert hashed("envelope", self.table_id, seat, number, bytes([item]), salt) == sealed

    def _come_back(self, data: bytes) -> None:
        seat, absence, key, commitments, chain_end, open_hand, signature = decoded(data)
        shown = self.seats[seat]
        assert not shown.present
        assert absence == shown.absences
        assert list(open_hand) == shown.open_hand
        message = preimage("return", self.table_id, seat, absence, key, commitments, chain_end, open_hand)
        assert verified(message, signature, shown.installation)
        rest = self._unshown(seat)
        for item in open_hand:
            rest.remove(item)
        sealed = _split(commitments, 32)
        assert len(sealed) == len(rest)
        shown.bags.append((len(shown.commitments), bytes(rest)))
        shown.commitments += sealed
        shown.key, shown.link, shown.links, shown.present, shown.hand = key, chain_end, 0, True, set()

    # What follows from a roll, a departure, the end.

    def _roll(self, numbers: Numbers) -> None:
        waiting, self.pending = self.pending, []
        while waiting:
            kind, seat, *rest = waiting.pop(0)
            if kind == "PendingChance":
                waiting[:0] = self._roll_chance(numbers)
            elif kind == "PendingHand":
                left = self._unshown(seat)
                for item in self.seats[seat].open_hand:
                    left.remove(item)
                while len(self.seats[seat].open_hand) < self.position.hand_sizes[seat]:
                    self.seats[seat].open_hand.append(left.pop(numbers.below(len(left))))
                self.seats[seat].open_hand.sort()
            else:
                closed = self.seats[seat].closed()
                for _ in range(rest[0]):
                    self.seats[seat].hand.add(closed.pop(numbers.below(len(closed))))

    def _roll_chance(self, numbers: Numbers) -> list[list[Any]]:
        players = len(self.seats)
        if not self.first_rolled:
            first = numbers.below(players)
            self.position = self.position._replace(first=first)
            self.first_rolled = True
            if self.rules.opening == "random":
                self.drawing = [(first + place) % players for place in range(players)]
        elif self.drawing:
            seat = self.drawing.pop(0)
            self.position = with_opening(self.position, seat)
            return [["PendingDraw", seat, 5] if self.seats[seat].present else ["PendingHand", seat]]
        else:
            figures = random_figures(self.position.board, self.rules, numbers)
            self.position = self.position._replace(figures=figures)
            self.figures_dealt = True
        return []

    def _go(self, seat: int, *, resigned: bool) -> None:
        shown = self.seats[seat]
        if resigned and len(self.seats) == 2:
            if self.position.phase is not Phase.OVER:
                self.position = conceded(self.position, seat, EndReason.RESIGNED)
            return
        shown.present, shown.hand, shown.absences = False, set(), shown.absences + 1
        self.pending = [due for due in self.pending if due[:2] != ["PendingDraw", seat]]

    def _end(self) -> None:
        if self.stage != "playing":
            return
        if self.position.phase is not Phase.OVER:
            if self.present and self.agreeing >= set(self.present):
                self.position = agreed(self.position)
            elif len({self.seats[seat].installation for seat in self.present}) < min(
                2, len({seat.installation for seat in self.seats})
            ):
                self.stage, self.pending = "stopped", []
                return
        if self.position.phase is Phase.OVER:
            self.stage, self.pending = "opening up", []
            return
        for number, seat in enumerate(self.seats):
            lacks = self.position.hand_sizes[number] > len(seat.open_hand)
            if not seat.present and lacks and ["PendingHand", number] not in self.pending:
                self.pending.append(["PendingHand", number])

    def _unshown(self, seat: int) -> list[int]:
        return [tile.index for tile in self.position.unseen_tiles(seat)]

    def _check_votes(self, cut: bytes, votes: list[Any]) -> None:
        for seat, step, target, keeps, signature in votes:
            assert step == self.step
            assert target in cut
            assert not keeps
            message = preimage("cut", self.table_id, seat, step, self.previous, target, 0)
            assert verified(message, signature, self.seats[seat].key, self.seats[seat].installation)
        assert bool(cut) == bool(votes)

    # The state digest.

    def digest(self) -> bytes:
        """The state digest now."""
        rows = [[name, hashed("field", msgpack.packb(value))] for name, value in sorted(self.fields().items())]
        return hashed("state", self.table_id, msgpack.packb(rows))

    def fields(self) -> dict[str, Any]:
        """The fields of the state."""
        position, seats = self.position, self.seats
        board = position.board
        return {
            "board": f"japan {len(seats)}",
            "rules": list(self.rules),
            "first": position.first,
            "phase": position.phase.value,
            "seat_to_act": position.seat_to_act,
            "tiles": " ".join(
                f"{board.hexes[number].name}={placed.seat}:{placed.tile.code}"
                for number, placed in enumerate(position.tiles)
                if placed is not None
            ),
            "figures": " ".join(
                f"{board.hexes[hex_].name}={''.join(figure.code for figure in figures_in(position.figures[hex_]))}"
                for hex_ in board.settlements
            ),
            "captured": [bytes(counts) for counts in position.captured],
            "set_aside": bytes(position.set_aside),
            "hand_sizes": bytes(position.hand_sizes),
            "stock_sizes": bytes(position.stock_sizes),
            "exchange_used": bytes(position.exchange_used),
            "opening_chosen": bytes(position.opening_chosen),
            "passes": position.passes,
            "end_reasons": " ".join(reason.value for reason in position.end_reasons),
            "conceded": position.conceded,
            "first_rolled": self.first_rolled,
            "figures_dealt": self.figures_dealt,
            "drawing": bytes(self.drawing),
            "stage": self.stage,
            "step": self.step,
            "present": self.present,
            "keys": [seat.key for seat in seats],
            "bags": [
                [hashed("row", *seat.commitments), [[first, items] for first, items in seat.bags]] for seat in seats
            ],
            "links": [[seat.link, seat.links] for seat in seats],
            "hands": [bytes(sorted(seat.hand)) for seat in seats],
            "opened": [b"".join(bytes(pair) for pair in sorted(seat.opened.items())) for seat in seats],
            "open hands": [bytes(seat.open_hand) for seat in seats],
            "absences": [seat.absences for seat in seats],
            "pending": self.pending,
            "agreeing": bytes(sorted(self.agreeing)),
        }


def read(data: bytes) -> Reader:
    """The table of a transcript, followed to its end."""
    reader = Reader(data)
    reader.read()
    return reader


def _agrees(body: list[Any]) -> bool:
    place = {_CALL: 5, _ACKNOWLEDGEMENT: 4, _ASSENT: 3}.get(body[0])
    return place is not None and bool(body[place])


def _flat(pairs: dict[int, bytes]) -> list[int | bytes]:
    return [part for pair in pairs.items() for part in pair]


def _split(packed: bytes, size: int) -> list[bytes]:
    assert len(packed) % size == 0
    return [packed[start : start + size] for start in range(0, len(packed), size)]


def _envelopes(packed: bytes) -> list[tuple[int, int, bytes]]:
    return [(piece[0], piece[1], piece[2:]) for piece in _split(packed, 34)]
