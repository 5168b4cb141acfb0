"""Whoever lies is caught, by name, and so that the transcript proves it to anyone."""

import pytest

from engine.samurai import RuleSet
from net.cutting import cast_vote
from net.errors import LocalProtocolError
from net.messages import Acknowledgement, Call, Deferral, Departure, Message, Naming, OpeningUp, Seal, sign_message
from net.misconduct import Fault, Misconduct
from net.peer.effects import Disagreed, Refused
from net.peer.frames import FieldDigests, Steps, Voted
from net.peer.own_seats import Intention
from net.samurai import SamuraiGame
from net.secrecy.envelopes import OpenedEnvelope
from net.secrecy.table_secret import TableSecret
from net.state import Stage, Together
from samurai_qt.bench.random_player import wanted_choice
from tests.net.scenes import Scene, assert_caught


def at_turn_of(seat: int, turns: int = 0) -> Scene:
    scene = Scene()
    scene.play_to_turn_of(seat, turns)
    return scene


def test_an_envelope_opened_with_something_else_in_it() -> None:
    scene = at_turn_of(1)
    call = scene.honest(1, Call)
    shown = call.opened[0]
    scene.lie(1, call._replace(opened=(shown._replace(item=(shown.item + 1) % 14), *call.opened[1:])))
    assert_caught(scene, 1, Fault.WRONG_ENVELOPE)


def test_an_envelope_opened_with_another_salt() -> None:
    scene = at_turn_of(1)
    call = scene.honest(1, Call)
    scene.lie(1, call._replace(opened=(call.opened[0]._replace(salt=bytes(32)), *call.opened[1:])))
    assert_caught(scene, 1, Fault.WRONG_ENVELOPE)


def test_an_envelope_opened_twice_in_one_turn() -> None:
    scene = at_turn_of(1)
    call = scene.honest(1, Call)
    scene.lie(1, call._replace(opened=(call.opened[0], *call.opened)))
    assert_caught(scene, 1, Fault.OPENED_TWICE)


def test_a_tile_played_again_in_a_later_turn() -> None:
    scene = at_turn_of(1, turns=1)
    number, item = scene.state.seats[1].opened[0]
    own = scene.peers[1].own[1]
    (again,) = own._opened(scene.state, (number,))
    assert again.item == item
    scene.lie(1, scene.honest(1, Call)._replace(opened=(again,)))
    assert_caught(scene, 1, Fault.OPENED_TWICE)


def test_a_tile_that_is_not_in_hand() -> None:
    scene = at_turn_of(1)
    (face_down,) = scene.peers[1].own[1]._opened(scene.state, scene.state.seats[1].closed[:1])
    scene.lie(1, scene.honest(1, Call)._replace(opened=(face_down,)))
    assert_caught(scene, 1, Fault.NOT_IN_HAND)


def test_an_envelope_that_was_never_sealed() -> None:
    scene = at_turn_of(1)
    scene.lie(1, scene.honest(1, Call)._replace(opened=(OpenedEnvelope(20, 0, bytes(32)),)))
    assert_caught(scene, 1, Fault.NOT_IN_HAND)


def test_an_illegal_bag_is_found_when_all_open_up(monkeypatch: pytest.MonkeyPatch) -> None:
    liar = Scene().setup.secrets[1].secret
    honest_bag = TableSecret.bag

    def bag(
        secret: TableSecret, table_id: bytes, seat: int, first: int, items: tuple[int, ...]
    ) -> tuple[OpenedEnvelope, ...]:
        """A second strong samurai where the weakest helmet was."""
        return honest_bag(secret, table_id, seat, first, (*items[1:], 11) if secret.secret == liar else items)

    monkeypatch.setattr(TableSecret, "bag", bag)
    scene = Scene(rules=RuleSet(figures="random", opening="random"))
    scene.play_to_turn_of(0)
    scene.agree_to_end()
    scene.lie(1, scene.honest(1, OpeningUp))
    assert_caught(scene, 1, Fault.ILLEGAL_BAG)


def test_a_bag_with_too_few_envelopes() -> None:
    scene = Scene(muted=(1,))
    seal = scene.honest(1, Seal)
    scene.lie(1, seal._replace(commitments=seal.commitments[:19]))
    assert_caught(scene, 1, Fault.ILLEGAL_BAG)


@pytest.mark.parametrize("numbers", [(0, 1, 2, 3), (0, 1, 2, 3, 3), (0, 1, 2, 3, 20), (0, 1, 2, 3, 4, 5)])
def test_an_opening_hand_that_cannot_be(numbers: tuple[int, ...]) -> None:
    scene = Scene()
    scene.held_back.add(1)
    scene.settle()
    assert isinstance(scene.peers[0].ledger.expected, Together)
    scene.lie(1, Naming(numbers))
    assert_caught(scene, 1, Fault.ILLEGAL_NAMING)


@pytest.mark.parametrize("link", [bytes(32), b"again"])
def test_a_wrong_link_in_an_acknowledgement(link: bytes) -> None:
    scene = at_turn_of(1)
    scene.muted.add(2)
    choice = scene.honest(1, Call)
    scene.say(1, scene.said(scene.signed(1, choice)))
    right = scene.honest(2, Acknowledgement)
    scene.lie(2, right._replace(link=scene.state.seats[2].link if link == b"again" else link))
    assert_caught(scene, 2, Fault.WRONG_LINK)


def test_a_wrong_link_in_a_call() -> None:
    scene = at_turn_of(1)
    scene.lie(1, scene.honest(1, Call)._replace(link=bytes(32)))
    assert_caught(scene, 1, Fault.WRONG_LINK)


def test_two_different_calls_in_one_step() -> None:
    scene = at_turn_of(1)
    scene.muted.add(1)
    first, second = scene.honest(1, Call), scene.honest(1, Call)
    while second == first:
        second = scene.honest(1, Call)
    scene.parted = lambda sender, receiver: {sender, receiver} == {0, 2}
    scene.say(1, scene.said(scene.signed(1, first)), (0,))
    scene.say(1, scene.said(scene.signed(1, second)), (2,))
    assert scene.nobody_blamed()
    scene.parted = lambda sender, receiver: False
    scene.tick(1.0)
    assert_caught(scene, 1, Fault.EQUIVOCATION)


def test_another_message_for_a_step_that_is_whole() -> None:
    scene = at_turn_of(1, turns=1)
    before = scene.peers[1].ledger.state_before(3)
    other = sign_message(scene.key(1), before.table_id, before.previous, 1, 3, Departure(False))
    scene.muted.add(1)
    scene.say(1, scene.said(other), (2,))
    assert_caught(scene, 1, Fault.EQUIVOCATION)


def test_an_illegal_move() -> None:
    scene = at_turn_of(1)
    call = scene.honest(1, Call)
    scene.lie(1, call._replace(choice=["S1@o13"]))
    assert_caught(scene, 1, Fault.ILLEGAL_CHOICE)


def test_an_illegal_pass() -> None:
    scene = at_turn_of(1)
    scene.lie(1, scene.honest(1, Call)._replace(choice=[], opened=()))
    assert_caught(scene, 1, Fault.ILLEGAL_CHOICE)


def test_a_tile_on_the_board_that_is_not_the_one_in_the_envelope() -> None:
    scene = at_turn_of(1)
    call = scene.honest(1, Call)
    scene.lie(1, call._replace(opened=()))
    assert_caught(scene, 1, Fault.ILLEGAL_CHOICE)


def test_a_wrong_state_digest() -> None:
    scene = at_turn_of(1)
    scene.lie(1, scene.honest(1, Call)._replace(digest=bytes(32)))
    assert_caught(scene, 1, Fault.WRONG_DIGEST)


def test_computers_that_disagree_name_the_first_field_that_differs() -> None:
    scene = at_turn_of(1)
    scene.held_back.clear()
    liar = scene.peers[1]
    game = liar.state.game
    assert isinstance(game, SamuraiGame)
    wrong = game._replace(position=game.position._replace(set_aside=(1, 0, 0)))
    liar.ledger._at_hand.state = liar.state._replace(game=wrong)
    scene.play_until(lambda: bool(scene.faults(0)))
    assert scene.faults(0) == [(1, Fault.WRONG_DIGEST)]
    fields = [effect.field for computer in (0, 1, 2) for effect in scene.effects(computer, Disagreed)]
    assert set(fields) == {"set_aside"}


def test_a_disagreement_is_told_once_however_often_it_is_said() -> None:
    scene = at_turn_of(1)
    scene.muted.add(2)
    scene.say(1, scene.said(scene.signed(1, scene.honest(1, Call))))
    made_up = FieldDigests(scene.state.step, (("stage", bytes(32)),))
    for _ in range(3):
        scene.say(2, made_up, receivers=(0,))
    assert len(scene.effects(0, Disagreed)) == 1


def test_a_false_result() -> None:
    scene = Scene(players=2)
    scene.play_to_turn_of(0)
    scene.unsaid = (1, OpeningUp)
    scene.agree_to_end()
    scene.lie(1, scene.honest(1, OpeningUp)._replace(digest=bytes(32)))
    assert_caught(scene, 1, Fault.WRONG_DIGEST)


def test_an_envelope_left_out_when_all_open_up() -> None:
    scene = Scene(players=2)
    scene.play_to_turn_of(0)
    scene.unsaid = (1, OpeningUp)
    scene.agree_to_end()
    opening = scene.honest(1, OpeningUp)
    scene.lie(1, opening._replace(opened=opening.opened[1:]))
    assert_caught(scene, 1, Fault.WRONG_ENVELOPE)


def test_a_departure_faked_before_the_audit_is_named_and_nothing_is_verified() -> None:
    scene = Scene()
    scene.play_to_turn_of(0)
    scene.unsaid = (1, OpeningUp)
    scene.agree_to_end()
    scene.lie(1, Departure(False))
    assert scene.nobody_blamed()
    result = scene.audit(0)
    assert scene.state.stage is Stage.FINISHED
    assert (result.unopened, result.complete, result.convicted) == ((1,), False, None)


def test_who_does_not_open_up_is_named_though_the_step_never_ends() -> None:
    scene = Scene(players=2)
    scene.play_to_turn_of(0)
    scene.unsaid = (1, OpeningUp)
    scene.agree_to_end()
    result = scene.audit(0)
    assert (result.unopened, result.unfinished, result.complete) == ((1,), False, False)


def test_an_acknowledgement_of_a_call_that_its_author_did_not_sign() -> None:
    scene = at_turn_of(1)
    scene.muted.add(2)
    scene.say(1, scene.said(scene.signed(1, scene.honest(1, Call))))
    scene.lie(2, scene.honest(2, Acknowledgement)._replace(call_hash=bytes(32)))
    assert_caught(scene, 2, Fault.WRONG_CALL)


def test_a_return_that_nobody_asked_for() -> None:
    scene = at_turn_of(1)
    scene.lie(1, scene.honest(1, Call)._replace(returning=b"no return"))
    assert_caught(scene, 1, Fault.ILLEGAL_RETURN)


def test_a_signed_message_that_cannot_be_read() -> None:
    scene = at_turn_of(1)
    state = scene.state
    unreadable = Message(1, state.step, b"\xc1", b"")
    signature = scene.key(1).sign(unreadable.identity(state.table_id, state.previous))
    scene.muted.add(1)
    scene.say(1, scene.said(unreadable._replace(signature=signature)))
    assert_caught(scene, 1, Fault.UNREADABLE)


def test_a_signed_message_out_of_place() -> None:
    scene = at_turn_of(1)
    scene.lie(2, Naming((0, 1, 2, 3, 4)))
    assert_caught(scene, 2, Fault.OUT_OF_PLACE)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_choice_put_off_though_nobody_left(seat: int) -> None:
    scene = at_turn_of(1)
    departure = scene.signed(1, Departure(False))
    scene.lie(1, Deferral(seat, False, departure.signature))
    assert_caught(scene, 1, Fault.OUT_OF_PLACE)


def test_who_says_that_it_leaves_and_something_else_is_caught_by_the_choice_put_off() -> None:
    scene = at_turn_of(1)
    scene.muted |= {1, 2}
    departure = scene.signed(2, Departure(False))
    call = scene.signed(1, scene.honest(1, Call))
    scene.say(1, scene.said(call), (2,))
    answer = scene.peers[2].ledger.held[2]
    scene.say(2, scene.said(answer), (0,))
    scene.say(1, scene.said(scene.signed(1, Deferral(2, False, departure.signature))), (0,))
    assert scene.faults(0) == [(2, Fault.EQUIVOCATION)]
    convicted = scene.audit(0).convicted
    assert convicted is not None
    assert (convicted.seat, convicted.fault) == (2, Fault.EQUIVOCATION)


def test_a_vote_to_cut_and_the_word_that_the_player_is_here() -> None:
    scene = at_turn_of(1)
    votes = [cast_vote(scene.key(2), scene.state, 2, 1, keeps=keeps) for keeps in (False, True)]
    scene.say(2, Voted(scene.state.previous, votes[0]), (0,))
    assert scene.nobody_blamed()
    scene.say(2, Voted(scene.state.previous, votes[1]), (0,))
    assert scene.faults(0) == [(2, Fault.TWO_VOTES)]
    convicted = scene.audit(0).convicted
    assert convicted is not None
    assert (convicted.seat, convicted.fault) == (2, Fault.TWO_VOTES)


def test_a_forged_message_is_the_fault_of_who_sent_it() -> None:
    scene = at_turn_of(1)
    forged = scene.signed(1, scene.honest(1, Call), key=scene.key(2))
    scene.say(2, scene.said(forged), (0,))
    (refused,) = scene.effects(0, Refused)
    assert refused.installation == scene.setup.keys[2]
    assert isinstance(refused.error, Misconduct)
    assert refused.error.fault is Fault.FORGED
    assert scene.faults(0) == []


def test_an_altered_relay_is_the_fault_of_who_relayed() -> None:
    scene = at_turn_of(1)
    message = scene.signed(1, scene.honest(1, Call))
    altered = scene.signed(1, scene.honest(1, Call)._replace(agrees=True))
    scene.say(2, scene.said(altered._replace(signature=message.signature)), (0,))
    assert [refused.installation for refused in scene.effects(0, Refused)] == [scene.setup.keys[2]]
    assert scene.faults(0) == []


def test_a_message_replayed_in_another_step() -> None:
    scene = at_turn_of(1, turns=1)
    old = scene.peers[1].ledger.steps[3].messages[1]
    scene.say(2, scene.said(old), (0,))
    assert scene.nobody_blamed()
    scene.say(2, scene.said(old._replace(step=scene.state.step)), (0,))
    assert [refused.installation for refused in scene.effects(0, Refused)] == [scene.setup.keys[2]]
    assert scene.faults(0) == []


def test_a_message_replayed_from_another_table() -> None:
    scene = at_turn_of(1)
    elsewhere = Scene(seed=2)
    elsewhere.play_until(lambda: elsewhere.state.step == scene.state.step)
    state = elsewhere.state
    body = scene.honest(1, Call)
    message = sign_message(scene.key(1), state.table_id, state.previous, 1, state.step, body)
    scene.say(2, scene.said(message), (0,))
    assert [refused.installation for refused in scene.effects(0, Refused)] == [scene.setup.keys[2]]
    assert scene.faults(0) == []


def test_no_two_tables_have_one_id_for_nonces_are_fresh() -> None:
    charter = Scene().setup.charter.charter
    secret = TableSecret.fresh()
    seat = charter.seats[0]._replace(key=secret.signing_key().public.encoded, nonce=secret.nonce())
    again = charter._replace(seats=(seat, *charter.seats[1:]))
    assert again.table_id != charter.table_id
    assert again.ready_message(0) != charter.ready_message(0)


def test_a_link_withheld_is_named_as_withheld_and_convicts_nobody() -> None:
    scene = at_turn_of(1)
    scene.muted.add(2)
    scene.take(1, scene.peers[1].submit(1, chosen(scene, 1)))
    scene.settle()
    scene.tick(1.0)
    with pytest.raises(LocalProtocolError, match="not been silent"):
        scene.peers[0].vote_to_cut(2)
    scene.tick(121.0)
    (silence,) = scene.peers[0].silences()
    assert (silence.installation, silence.since, silence.connected) == (scene.setup.keys[2], 1.0, True)
    for computer in (0, 1):
        scene.take(computer, scene.peers[computer].vote_to_cut(2))
    scene.settle()
    assert scene.state.present == (0, 1)
    assert scene.nobody_blamed()


def test_what_a_player_says_after_the_others_cut_it_counts_for_nothing() -> None:
    scene = at_turn_of(1)
    scene.muted.add(2)
    scene.take(1, scene.peers[1].submit(1, chosen(scene, 1)))
    scene.settle()
    late = scene.signed(2, scene.honest(2, Acknowledgement))
    for now in (1.0, 121.0):
        scene.tick(now)
    scene.take(0, scene.peers[0].vote_to_cut(2))
    scene.settle()
    scene.say(2, scene.said(late), (0,))
    assert 2 in scene.peers[0].ledger.missing
    scene.take(1, scene.peers[1].vote_to_cut(2))
    scene.settle()
    scene.muted.clear()
    scene.say(2, scene.said(late))
    assert scene.state.present == (0, 1)
    assert scene.nobody_blamed()
    scene.tick(122.0)
    assert {peer.state.digest() for peer in scene.peers.values()} == {scene.state.digest()}


def test_who_voted_takes_the_word_of_one_who_holds_the_message() -> None:
    scene = at_turn_of(1)
    scene.muted.add(2)
    scene.take(1, scene.peers[1].submit(1, chosen(scene, 1)))
    scene.settle()
    late = scene.signed(2, scene.honest(2, Acknowledgement))
    for now in (1.0, 121.0):
        scene.tick(now)
    scene.parted = lambda sender, receiver: {sender, receiver} == {0, 1}
    scene.take(0, scene.peers[0].vote_to_cut(2))
    scene.say(2, scene.said(late), (1,))
    scene.parted = lambda sender, receiver: False
    scene.muted.clear()
    scene.tick(122.0)
    scene.tick(123.0)
    assert scene.state.present == (0, 1, 2)
    assert {peer.state.digest() for peer in scene.peers.values()} == {scene.state.digest()}
    assert scene.nobody_blamed()


def chosen(scene: Scene, seat: int) -> Intention:
    choice = wanted_choice(scene.peers[seat], seat, scene.random)
    assert choice is not None
    return choice


def test_a_made_up_later_step_does_not_bring_back_who_was_voted_against() -> None:
    scene = at_turn_of(1)
    scene.muted.add(2)
    scene.take(1, scene.peers[1].submit(1, chosen(scene, 1)))
    scene.settle()
    for now in (1.0, 121.0):
        scene.tick(now)
    scene.take(0, scene.peers[0].vote_to_cut(2))
    step = scene.state.step
    whole = scene.peers[2].ledger.steps[step]
    assert [message.seat for message in whole.messages] == [0, 1, 2]
    scene.say(2, Steps(step, (whole,)), (0,))
    scene.say(2, Steps(step, (whole, whole)), (0,))
    assert scene.state.step == step
    assert 2 in scene.peers[0].ledger.missing
