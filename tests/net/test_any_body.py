"""Whatever a seat signs, at any stage: it is right, or the seat is caught; nothing else can happen."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.samurai import RuleSet
from net.checking import StepAtHand, check_message
from net.encoding import Value, decode, encode
from net.expecting import SAYINGS, due_from
from net.messages import Message, decode_body
from net.misconduct import Fault, Misconduct
from net.secrecy.table_secret import TableSecret
from net.state import Stage, Unowned
from tests.net.scenes import Scene
from tests.net.test_encoding import VALUES

CHOICES = st.sampled_from(
    ["S1@o13", "X:l15H-o11B", "M:n12>m13", "X:o13H-o13B", "V1@a1", "", "o13", "H", "H2@m15", "S1@m15", "S1@²5"]
)

TURNS: st.SearchStrategy[Value] = st.lists(CHOICES, max_size=3).map(lambda texts: [*texts])


def play_a_step(scene: Scene) -> None:
    step = scene.state.step
    scene.play_until(lambda: scene.state.step > step)


def whole_game() -> Scene:
    """A game in which a seat is left, played by the caretaker, and taken back, up to the opening of all."""
    scene = Scene(rules=RuleSet(distinct_cities=True), seed=3)
    scene.play_to_turn_of(1)
    scene.take(2, scene.peers[2].depart(2, resigned=False))
    scene.settle()
    scene.held_back.clear()
    ledger = scene.peers[0].ledger
    scene.play_until(lambda: isinstance(StepAtHand(ledger.state_before(scene.state.step - 1)).expected, Unowned))
    while not scene.state.seats[2].present:
        if scene.peers[2].own[2].coming_back(scene.state) is not None:
            scene.take(2, scene.peers[2].come_back(2, TableSecret(bytes(range(32)))))
        play_a_step(scene)
    scene.play_to_stage(Stage.FINISHED)
    return scene


SCENE = whole_game()
STEPS = SCENE.peers[0].ledger.steps


def checked(step: int, seat: int, body: bytes) -> Fault | None:
    """What the seat would be caught at with this body in that step."""
    ledger = SCENE.peers[0].ledger
    message = Message(seat, step, body, bytes(64))
    state = ledger.state_before(step)
    try:
        check_message(StepAtHand(state), message, message.identity(state.table_id, state.previous))
    except Misconduct as error:
        assert error.seat == seat
        assert error.fault.is_proven
        return error.fault
    return None


def test_the_game_has_steps_of_every_kind() -> None:
    ledger = SCENE.peers[0].ledger
    due = set()
    for number, step in enumerate(STEPS):
        at_hand = StepAtHand(ledger.state_before(number))
        due |= {due_from(at_hand.expected, message.seat) for message in step.messages}
        assert all(checked(number, message.seat, message.body) is None for message in step.messages)
    assert due == set(SAYINGS)
    said = {type(decode_body(message.body)) for step in STEPS for message in step.messages}
    assert said == {kind for kinds in SAYINGS.values() for kind in kinds}
    assert len(SCENE.state.seats[2].bags) == 2


@settings(max_examples=400, deadline=None)
@given(st.data())
def test_an_honest_body_with_a_field_changed(data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(STEPS) - 1))
    message = data.draw(st.sampled_from(STEPS[number].messages))
    fields = decode(message.body)
    assert isinstance(fields, list)
    place = data.draw(st.integers(0, len(fields) - 1))
    other = data.draw(VALUES | TURNS)
    changed = [*fields[:place], other, *fields[place + 1 :]]
    fault = checked(number, message.seat, encode(changed))
    # All that may be chosen freely is the wish to end the game, a resignation, names of closed envelopes.
    if fault is None and changed != fields:
        assert isinstance(other, bool | bytes)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_an_honest_body_in_another_step(data: st.DataObject) -> None:
    number, other = (data.draw(st.integers(0, len(STEPS) - 1)) for _ in range(2))
    message = data.draw(st.sampled_from(STEPS[number].messages))
    checked(other, message.seat, message.body)


@settings(max_examples=300, deadline=None)
@given(st.data(), st.binary(max_size=80))
def test_any_bytes(data: st.DataObject, body: bytes) -> None:
    number = data.draw(st.integers(0, len(STEPS) - 1))
    message = data.draw(st.sampled_from(STEPS[number].messages))
    place = data.draw(st.integers(0, len(message.body)))
    for mixed in (body, message.body[:place] + body + message.body[place + len(body) :]):
        checked(number, message.seat, mixed)
