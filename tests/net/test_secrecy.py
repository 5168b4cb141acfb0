"""Nothing that others see depends on a tile that is hidden from them."""

from collections import Counter, deque
from random import Random

import pytest

from engine.samurai import RuleSet
from net.folding import CompleteStep
from net.messages import Acknowledgement, Body, Call, Message, OpeningUp, Seal, decode_body, encode_body
from net.peer.effects import Effect, Send, Store
from net.peer.frames import Said, Status, Steps, decode_frame, encode_frame
from net.peer.own_seats import Intention, OwnSeat
from net.peer.stored import Opened, Renewed
from net.secrecy.envelopes import OpenedEnvelope
from net.secrecy.table_secret import TableSecret
from net.signing import SigningKey
from net.state import Called
from net.transcript import print_transcript
from samurai_qt.bench.random_player import wanted_choice
from tests.net.scenes import Scene

RULES = RuleSet(figures="random", opening="random")
SEAT = 1
TURNS = 18
DEALS = 8


class Told(Scene):
    """A scene whose players make these choices, in order; `frames` are all that were sent, and by whom to whom."""

    def __init__(self, choices: list[tuple[int, Intention]]) -> None:
        self.frames: list[tuple[int, bytes, bytes]] = []
        super().__init__(rules=RULES)
        self.settle()
        for seat, choice in choices:
            self.take(seat, self.peers[seat].submit(seat, choice))
            self.settle()

    def take(self, computer: int, effects: list[Effect]) -> None:
        self.frames += [
            (computer, effect.installation, effect.frame) for effect in effects if isinstance(effect, Send)
        ]
        super().take(computer, effects)


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


def masked_message(message: Message) -> Message:
    """The message, its hashes, salts and signatures masked."""
    return message._replace(body=encode_body(masked(decode_body(message.body))), signature=bytes(64))


def masked_step(step: CompleteStep) -> CompleteStep:
    assert not step.votes
    return step._replace(messages=tuple(masked_message(message) for message in step.messages))


def masked_frame(data: bytes) -> bytes:
    """The frame, its hashes, salts and signatures masked."""
    frame = decode_frame(data)
    if isinstance(frame, Steps):
        return encode_frame(frame._replace(steps=tuple(masked_step(step) for step in frame.steps)))
    if isinstance(frame, Said):
        return encode_frame(Said(bytes(32), masked_message(frame.message)))
    assert isinstance(frame, Status)
    return encode_frame(frame._replace(previous=bytes(32)))


def masked_transcript(scene: Scene) -> bytes:
    """The bytes of a transcript, masked, but for the hash at their end."""
    transcript = scene.peers[0].transcript()
    steps = tuple(masked_step(step) for step in transcript.steps)
    return print_transcript(transcript._replace(steps=steps))


def sizes(scene: Told) -> list[tuple[int, bytes, int]]:
    """Who sent how many bytes to whom."""
    return [(sender, receiver, len(frame)) for sender, receiver, frame in scene.frames]


def compare(one: Told, other: Told) -> None:
    """All that was sent, and the transcripts: the same in count, length, and every byte that is not masked."""
    assert sizes(one) == sizes(other)
    assert [masked_frame(frame) for *_, frame in one.frames] == [masked_frame(frame) for *_, frame in other.frames]
    plain = [print_transcript(scene.peers[0].transcript()) for scene in (one, other)]
    assert len(plain[0]) == len(plain[1])
    assert plain[0] != plain[1]
    assert masked_transcript(one) == masked_transcript(other)
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


def test_every_deal_of_the_unseen_tiles_fits_what_all_others_hold_equally_well(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However the unseen tiles lie in the closed envelopes, every byte that others have got stays the same."""
    choices = some_choices()
    secret, honest_bag = Told([]).setup.secrets[SEAT].secret, TableSecret.bag
    honest_preference = TableSecret.preference
    shown = [number for number, _ in Told(choices).state.seats[SEAT].opened]
    deal: dict[int, int] = {}

    def bag(
        table_secret: TableSecret, table_id: bytes, seat: int, first: int, items: tuple[int, ...]
    ) -> tuple[OpenedEnvelope, ...]:
        sealed = honest_bag(table_secret, table_id, seat, first, items)
        if table_secret.secret != secret:
            return sealed
        return tuple(envelope._replace(item=deal.get(envelope.number, envelope.item)) for envelope in sealed)

    def preference(table_secret: TableSecret, table_id: bytes, seat: int) -> tuple[int, ...]:
        """Those that were shown first: which of two equal tiles was used is nobody's knowledge either."""
        order = honest_preference(table_secret, table_id, seat)
        if table_secret.secret != secret:
            return order
        return (*shown, *(number for number in order if number not in shown))

    monkeypatch.setattr(TableSecret, "bag", bag)
    monkeypatch.setattr(TableSecret, "preference", preference)
    plain = Told(choices)
    seat = plain.state.seats[SEAT]
    known = plain.peers[SEAT].own[SEAT].items(plain.state)
    closed = sorted({*seat.closed, *seat.hand})
    unseen = [known[number] for number in closed]
    assert sorted(unseen) == sorted(plain.state.game.unshown(SEAT))
    assert set(unseen) & {item for _, item in seat.opened}, "a tile is unseen that is equal to one shown"
    random = Random(1)
    for _ in range(DEALS):
        dealt = list(unseen)
        while dealt == unseen:
            random.shuffle(dealt)
        deal = dict(zip(closed, dealt, strict=True))
        other = Told(choices)
        assert [other.peers[SEAT].own[SEAT].items(other.state)[number] for number in closed] == dealt
        compare(plain, other)


def test_nothing_that_is_sent_holds_a_secret_or_what_is_in_a_closed_envelope() -> None:
    watcher = SigningKey(bytes([9]) * 32).public.encoded
    scene = Told([])
    for computer, peer in scene.peers.items():
        scene.take(computer, [effect for effect in peer.connect(watcher) if is_player(scene, effect)])
    watched: list[bytes] = []
    for seat, choice in some_choices():
        queue = deque([(seat, effect) for effect in scene.peers[seat].submit(seat, choice)])
        while queue:
            computer, effect = queue.popleft()
            if not isinstance(effect, Send):
                continue
            if effect.installation == watcher:
                watched.append(effect.frame)
                continue
            scene.frames.append((computer, effect.installation, effect.frame))
            receiver = scene.setup.keys.index(effect.installation)
            answers = scene.peers[receiver].receive(scene.setup.keys[computer], effect.frame)
            queue.extend((receiver, answer) for answer in answers)
        for computer in scene.peers:
            status = Status(scene.state.step, scene.state.previous, bytes(32), 0, 0)
            for effect in scene.peers[computer].receive(watcher, encode_frame(status)):
                assert isinstance(effect, Send)
                watched.append(effect.frame)
    assert {type(decode_frame(frame)) for frame in watched} == {Steps}
    sent = b"".join(frame for *_, frame in scene.frames) + b"".join(watched)
    for seat, secret in enumerate(scene.setup.secrets):
        shown = scene.state.seats[seat]
        opened = dict(shown.opened)
        envelopes = scene.peers[seat].own[seat]._envelopes(scene.state, 0)
        chain = secret.chain(scene.state.table_id, seat)
        hidden = [secret.secret, secret._derive("seat key"), *chain[shown.links + 1 :]]
        hidden += [envelope.salt for envelope in envelopes if envelope.number not in opened]
        assert len(hidden) > 400
        assert not any(value in sent for value in hidden)
        assert all(envelope.salt in sent for envelope in envelopes if envelope.number in opened)


def is_player(scene: Scene, effect: Effect) -> bool:
    return not isinstance(effect, Send) or effect.installation in scene.setup.keys


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
