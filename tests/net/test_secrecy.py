"""Nothing that others see depends on a tile that is hidden from them."""

from collections import Counter
from random import Random

import pytest

from engine.samurai import RuleSet
from net.checking import StepAtHand
from net.messages import Acknowledgement, Body, Call, OpeningUp, Seal, decode_body
from net.peer.effects import Store
from net.peer.own_seats import Intention, OwnSeat
from net.peer.stored import Opened, Renewed
from net.secrecy.envelopes import OpenedEnvelope
from net.secrecy.table_secret import TableSecret
from net.state import Called
from tests.net.scenes import Scene
from tests.net.tables import wanted_choice

RULES = RuleSet(figures="random", opening="random")
SEAT = 1
TURNS = 18


class Told(Scene):
    """A scene whose players make these choices, in order."""

    def __init__(self, choices: list[tuple[int, Intention]]) -> None:
        super().__init__(rules=RULES)
        self.settle()
        for seat, choice in choices:
            self.take(seat, self.peers[seat].submit(seat, choice))
            self.settle()


def some_choices() -> list[tuple[int, Intention]]:
    """The choices of the first turns of a random game."""
    scene = Scene(rules=RULES)
    scene.settle()
    choices = []
    for _ in range(TURNS):
        expected = scene.peers[0].ledger.expected
        assert isinstance(expected, Called)
        choice = wanted_choice(scene.peers[expected.seat], expected.seat, scene.random)
        assert choice is not None
        choices.append((expected.seat, choice))
        scene.take(expected.seat, scene.peers[expected.seat].submit(*choices[-1]))
        scene.settle()
    return choices


def masked(body: Body) -> Body:
    """The body with every hash, salt and signature of the same length, but zero."""

    def without_salts(opened: tuple[OpenedEnvelope, ...]) -> tuple[OpenedEnvelope, ...]:
        return tuple(envelope._replace(salt=bytes(32)) for envelope in opened)

    if isinstance(body, Seal):
        return body._replace(commitments=tuple(bytes(32) for _ in body.commitments))
    if isinstance(body, Call):
        return body._replace(opened=without_salts(body.opened), digest=bytes(32))
    if isinstance(body, Acknowledgement):
        return body._replace(call_hash=bytes(32), call_signature=bytes(64))
    if isinstance(body, OpeningUp):
        return body._replace(opened=without_salts(body.opened), digest=bytes(32))
    return body


def test_with_two_hidden_tiles_swapped_all_others_see_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    choices = some_choices()
    plain = Told(choices)
    state = plain.state
    shown = {item for _, item in state.seats[SEAT].opened}
    known = plain.peers[SEAT].own[SEAT].items(state)
    hidden = [number for number in known if known[number] not in shown]
    in_hand = next(number for number in hidden if number in state.seats[SEAT].hand)
    face_down = next(
        number for number in hidden if number in state.seats[SEAT].closed and known[number] != known[in_hand]
    )
    secret, honest_bag = plain.setup.secrets[SEAT].secret, TableSecret.bag

    def swapped(
        table_secret: TableSecret, table_id: bytes, seat: int, first: int, items: tuple[int, ...]
    ) -> tuple[OpenedEnvelope, ...]:
        bag = list(honest_bag(table_secret, table_id, seat, first, items))
        if table_secret.secret == secret:
            one, other = bag[in_hand], bag[face_down]
            bag[in_hand], bag[face_down] = one._replace(item=other.item), other._replace(item=one.item)
        return tuple(bag)

    monkeypatch.setattr(TableSecret, "bag", swapped)
    other = Told(choices)
    assert other.peers[SEAT].own[SEAT].items(other.state)[in_hand] == known[face_down]
    compare(plain, other)
    plain.agree_to_end()
    other.agree_to_end()
    plain.settle()
    other.settle()
    assert plain.audit(0).complete
    assert other.audit(0).complete
    assert plain.audit(0).items[SEAT] != other.audit(0).items[SEAT]


def compare(one: Scene, other: Scene) -> None:
    steps = one.peers[0].ledger.steps
    assert len(steps) == len(other.peers[0].ledger.steps)
    for first, second in zip(steps, other.peers[0].ledger.steps, strict=True):
        assert [len(message.encoded()) for message in first.messages] == [
            len(message.encoded()) for message in second.messages
        ]
        assert [masked(decode_body(message.body)) for message in first.messages] == [
            masked(decode_body(message.body)) for message in second.messages
        ]
    fields, others = one.state.fields(), other.state.fields()
    assert {name for name in fields if fields[name] != others[name]} == {"bags"}


def test_which_of_two_equal_tiles_is_opened_tells_nothing() -> None:
    """The lower number in half of all cases: else closed envelopes would be known not to hold that kind."""
    scene = Scene(rules=RULES)
    scene.settle()
    state, random = scene.state, Random(1)
    lower = Counter[bool]()
    for _ in range(600):
        own = OwnSeat(0, state.table_id, None)
        own.renew(TableSecret(random.randbytes(32)))
        sitting = own._sittings[0]
        first, second = sorted(state.seats[0].hand)[:2]
        lower[sitting.preferred.index(first) < sitting.preferred.index(second)] += 1
    # Three standard deviations of 600 tosses are 37.
    assert abs(lower[True] - 300) < 50


def test_every_deal_of_the_unseen_tiles_fits_what_others_hold() -> None:
    """The public state, hashes aside, is the same function of what was shown whatever the rest is."""
    scene = Scene(rules=RULES)
    scene.play_to_turn_of(SEAT, turns=2)
    state = scene.state
    seat = state.seats[SEAT]
    unseen = sorted(state.game.unshown(SEAT))
    closed = sorted({*seat.closed, *seat.hand})
    assert len(unseen) == len(closed)
    known = scene.peers[SEAT].own[SEAT].items(state)
    assert sorted(known[number] for number in closed) == unseen
    at_hand = StepAtHand(state)
    assert at_hand.digest == scene.peers[0].ledger.at_hand.digest


def test_no_secret_is_printed() -> None:
    scene = Scene(rules=RULES)
    scene.play_to_turn_of(0)
    for computer, peer in scene.peers.items():
        secret = scene.setup.secrets[computer].secret
        opened = scene.setup.opened(computer)
        printed = [peer.own[computer], peer, opened, Renewed(computer, secret), TableSecret(secret)]
        printed += [peer.ledger.state, *scene.told[computer], Store(scene.journals[computer][0])]
        for text in map(repr, printed):
            assert secret.hex() not in text
            assert repr(secret)[2:-1] not in text
    assert isinstance(opened, Opened)
