"""Who is honest is never convicted, whatever is lost, copied, cut off or signed twice over the same words."""

import pytest

from net.cutting import cast_vote
from net.errors import LocalProtocolError
from net.expecting import expectation
from net.hashing import preimage
from net.messages import Acknowledgement, Call, Departure, encode_body
from net.peer.effects import Effect, Leaving, OpenedElsewhere, Rewound, Send
from net.peer.frames import Challenged, Frame, RecallAsked, Recalled, Said, Status, decode_frame, encode_frame
from net.peer.machine import TablePeer
from net.peer.own_seats import Intention
from net.peer.recall import ask, sign_answer
from net.peer.stored import decode_record
from net.samurai import SamuraiGame
from net.secrecy.table_secret import TableSecret
from net.signing import SigningKey
from net.state import Called, Stage
from net.transcript import print_transcript
from samurai_qt.bench.random_player import wanted_choice
from tests.net.other_signature import sign_with_nonce
from tests.net.scenes import Scene


def at_turn_of(seat: int, turns: int = 0, players: int = 3) -> Scene:
    scene = Scene(players=players)
    scene.play_to_turn_of(seat, turns)
    return scene


def chosen(scene: Scene, seat: int) -> Intention:
    choice = wanted_choice(scene.peers[scene.computer_of(seat)], seat, scene.random)
    assert choice is not None
    return choice


def choose(scene: Scene, seat: int) -> None:
    scene.take(seat, scene.peers[seat].submit(seat, chosen(scene, seat)))
    scene.settle()


def finish(scene: Scene) -> None:
    """Play to the end: all have the same state and the same transcript, and nobody was blamed."""
    scene.held_back.clear()
    scene.play_to_stage(Stage.FINISHED)
    scene.tick(10_000.0)
    assert {peer.state.digest() for peer in scene.peers.values()} == {scene.state.digest()}
    assert len({print_transcript(peer.transcript()) for peer in scene.peers.values()}) == 1
    assert scene.nobody_blamed()


def test_the_other_signature_is_valid() -> None:
    key = SigningKey(bytes(range(32)))
    other = sign_with_nonce(bytes(range(32)), b"words", 12345)
    assert other != key.sign(b"words")
    assert key.public.verifies(other, b"words")


def test_a_second_signature_of_the_same_words_is_no_second_message() -> None:
    scene = at_turn_of(1)
    message = scene.signed(1, scene.honest(1, Call))
    seed = signing_seed(scene, 1)
    words = message.identity(scene.state.table_id, scene.state.previous)
    others = [message._replace(signature=sign_with_nonce(seed, words, nonce)) for nonce in (7, 8)]
    scene.muted.add(1)
    scene.say(1, Said(scene.state.previous, message), (0,))
    for other in others:
        scene.say(1, Said(scene.state.previous, other), (2,))
    assert scene.nobody_blamed()
    scene.muted.clear()
    finish(scene)


def signing_seed(scene: Scene, seat: int) -> bytes:
    secret = scene.setup.secrets[seat]
    return secret._derive("seat key")


@pytest.mark.parametrize("lost", [1, 2, 5, 1000])
def test_an_old_backup_says_again_what_was_said(lost: int) -> None:
    scene = at_turn_of(1, turns=2)
    choose(scene, 1)
    scene.restart(1, max(1, len(scene.journals[1]) - lost))
    assert not scene.peers[1].recalling
    finish(scene)


def test_an_old_backup_takes_its_own_call_over_from_the_others() -> None:
    scene = at_turn_of(1)
    scene.muted.add(2)
    records = len(scene.journals[1])
    scene.take(1, scene.peers[1].submit(1, chosen(scene, 1)))
    scene.settle()
    call = scene.peers[0].ledger.call
    scene.peers[2].disconnect(scene.setup.keys[1])
    scene.muted.clear()
    scene.restart(1, records)
    assert call in (scene.peers[1].ledger.call, *scene.peers[1].ledger.steps[-1].messages)
    finish(scene)


def recalls(scene: Scene, computer: int) -> bool:
    return scene.peers[computer].recalling


def test_after_a_start_nothing_is_signed_before_all_others_have_answered() -> None:
    scene = at_turn_of(1)
    scene.parted = lambda sender, receiver: {sender, receiver} == {1, 2} or {sender, receiver} == {0, 2}
    scene.restart(1)
    assert recalls(scene, 1)
    step = scene.state.step
    scene.take(1, scene.peers[1].submit(1, chosen(scene, 1)))
    scene.settle()
    assert scene.peers[0].ledger.held == {}
    scene.parted = lambda sender, receiver: {sender, receiver} == {1, 2}
    scene.restart(0)
    scene.tick(1.0)
    assert not recalls(scene, 1)
    assert scene.state.step == step + 1
    scene.parted = lambda sender, receiver: False
    finish(scene)


def test_a_copied_folder_live_twice_convicts_nobody() -> None:
    scene = at_turn_of(1)
    records = [decode_record(record) for record in scene.journals[1]]
    copy = TablePeer.restored(records, scene.setup.game(), bytes(32), scene.identity(1))
    first = scene.peers[1]
    # The copy reaches the third computer alone, which lets go of the first program's connection.
    scene.peers[1] = copy
    scene.parted = lambda sender, receiver: {sender, receiver} == {0, 1}
    scene.peers[2].disconnect(scene.setup.keys[1])
    scene.take(1, copy.connect(scene.setup.keys[2]))
    scene.take(2, scene.peers[2].connect(scene.setup.keys[1]))
    scene.settle()
    # The first computer answers nobody while the first program is connected: that one speaks once more.
    assert copy.recalling
    said = [effect for effect in first.submit(1, chosen_by(first, scene)) if isinstance(effect, Send)]
    for effect in said:
        if effect.installation == scene.setup.keys[0]:
            scene.take(0, scene.peers[0].receive(scene.setup.keys[1], effect.frame))
    call = scene.peers[0].ledger.call
    assert call is not None
    # Then it hears the copy ask, and falls silent; the copy takes over what it had said.
    scene.peers[0].disconnect(scene.setup.keys[1])
    scene.tick(1.0)
    assert not recalls(scene, 1)
    assert call in scene.peers[1].ledger.steps[-1].messages or call == scene.peers[1].ledger.call
    scene.parted = lambda sender, receiver: False
    finish(scene)


def chosen_by(peer: TablePeer, scene: Scene) -> Intention:
    choice = wanted_choice(peer, 1, scene.random)
    assert choice is not None
    return choice


def test_a_question_repeated_by_somebody_else_silences_nobody() -> None:
    scene = at_turn_of(1)
    scene.restart(1)
    old = encode_frame(ask(scene.key(1), scene.state, 1, scene.peers[1].ledger.state.table_id))
    scene.say(2, decode_frame(old), (0,))
    scene.restart(1)
    scene.restart(0)
    scene.say(2, decode_frame(old), (0,))
    choose(scene, 1)
    scene.tick(1.0)
    finish(scene)


def test_a_question_repeated_while_its_player_is_away_silences_nobody() -> None:
    scene = at_turn_of(1)
    old = ask(scene.key(1), scene.state, 1, scene.peers[1]._recalling.session)
    scene.tick(1.0)
    scene.restart(1)
    scene.restart(0)
    scene.tick(2.0)
    # The first program, started again, has never heard of the old session; the player is away for a moment.
    for one, other in ((0, 1), (1, 0)):
        scene.peers[one].disconnect(scene.setup.keys[other])
    scene.say(2, old, (0,))
    scene.connect_all()
    scene.settle()
    step = scene.state.step
    choose(scene, 1)
    assert scene.state.step > step
    finish(scene)


def test_a_question_repeated_to_an_old_backup_of_who_asked_it_does_not_silence_it() -> None:
    scene = at_turn_of(1)
    records = len(scene.journals[1])
    scene.restart(1)
    old = ask(scene.key(1), scene.state, 1, scene.peers[1]._recalling.session)
    scene.tick(1.0)
    scene.restart(1, records)
    scene.say(2, old, (0, 1))
    assert not scene.effects(1, OpenedElsewhere)
    scene.tick(2.0)
    choose(scene, 1)
    finish(scene)


def test_many_old_questions_leave_room_for_the_real_one() -> None:
    scene = at_turn_of(1)
    olds = [ask(scene.key(1), scene.state, 1, bytes([number]) * 32) for number in range(1, 40)]
    for old in olds:
        scene.say(2, old, (0,))
    scene.restart(1)
    assert not recalls(scene, 1)
    choose(scene, 1)
    finish(scene)


def copy_of(scene: Scene, computer: int) -> TablePeer:
    """A second program on a copy of a computer's folder."""
    records = [decode_record(record) for record in scene.journals[computer]]
    return TablePeer.restored(records, scene.setup.game(), bytes(32), scene.identity(computer))


def told_to(effects: list[Effect], installation: bytes, kind: type[Frame]) -> list[bytes]:
    """The frames of a kind that are sent to an installation."""
    return [
        effect.frame
        for effect in effects
        if isinstance(effect, Send)
        and effect.installation == installation
        and isinstance(decode_frame(effect.frame), kind)
    ]


def test_who_hears_its_own_newer_program_ask_falls_silent_once_that_shows_that_it_lives() -> None:
    scene = at_turn_of(1)
    older, newer, others = scene.peers[1], copy_of(scene, 1), scene.setup.keys
    (question,) = told_to(newer.connect(others[0]), others[0], RecallAsked)
    effects = older.receive(others[2], question)
    assert OpenedElsewhere() not in effects
    (challenge,) = told_to(effects, others[2], Challenged)
    (again,) = told_to(newer.receive(others[0], challenge), others[0], RecallAsked)
    assert OpenedElsewhere() in older.receive(others[2], again)
    scene.take(1, older.submit(1, chosen(scene, 1)))
    scene.settle()
    assert scene.peers[0].ledger.held == {}


def test_an_older_program_that_connects_again_hears_of_the_newer_one() -> None:
    scene = at_turn_of(1)
    older, keys = scene.peers[1], scene.setup.keys
    scene.restart(1)
    scene.peers[0].disconnect(keys[1])
    scene.peers[0].connect(keys[1])
    (status,) = told_to(older.connect(keys[0]), keys[0], Status)
    (question,) = told_to(scene.peers[0].receive(keys[1], status), keys[1], RecallAsked)
    (challenge,) = told_to(older.receive(keys[0], question), keys[0], Challenged)
    (passed_on,) = told_to(scene.peers[0].receive(keys[1], challenge), keys[2], Challenged)
    (asked,) = told_to(scene.peers[1].receive(keys[2], passed_on), keys[2], RecallAsked)
    (told,) = told_to(scene.peers[0].receive(keys[2], asked), keys[1], RecallAsked)
    assert OpenedElsewhere() in older.receive(keys[0], told)


def test_a_player_is_asked_for_by_way_of_another_once_it_shows_that_it_lives() -> None:
    scene = at_turn_of(1)
    scene.parted = lambda sender, receiver: {sender, receiver} == {0, 1}
    scene.restart(1)
    assert not recalls(scene, 1)
    choose(scene, 1)
    finish(scene)


def test_with_two_on_either_side_no_table_goes_on_and_both_resume() -> None:
    scene = at_turn_of(1, players=4)
    scene.parted = lambda sender, receiver: (sender < 2) != (receiver < 2)
    for computer in range(4):
        for other in range(4):
            if (computer < 2) != (other < 2):
                scene.peers[computer].disconnect(scene.setup.keys[other])
    choose(scene, 1)
    for now in (1.0, 122.0):
        scene.tick(now)
    for computer, other in ((0, 2), (1, 3), (2, 0), (3, 1)):
        if computer < 2:
            scene.take(computer, scene.peers[computer].vote_to_cut(other))
    with pytest.raises(LocalProtocolError):
        scene.peers[2].vote_to_cut(3)
    scene.settle()
    step = scene.state.step
    assert {peer.state.step for peer in scene.peers.values()} == {step}
    assert scene.state.present == (0, 1, 2, 3)
    scene.parted = lambda sender, receiver: False
    scene.connect_all()
    scene.settle()
    scene.tick(123.0)
    scene.tick(124.0)
    assert scene.state.step > step
    finish(scene)


def test_a_silent_caller_is_cut_and_the_caretaker_plays_its_seat() -> None:
    scene = at_turn_of(1)
    scene.muted.add(1)
    for other in (0, 2):
        scene.peers[other].disconnect(scene.setup.keys[1])
    for now in (1.0, 2.0, 122.0):
        scene.tick(now)
    for computer in (0, 2):
        scene.take(computer, scene.peers[computer].vote_to_cut(1))
    scene.settle()
    assert scene.state.present == (0, 2)
    scene.held_back.clear()
    scene.play_until(lambda: len(scene.state.seats[1].open_hand) == 5)
    scene.play_to_stage(Stage.FINISHED)
    assert scene.audit(0).unopened == (1,)
    assert scene.nobody_blamed()


def test_who_went_on_alone_goes_back_when_it_hears_that_it_was_cut() -> None:
    scene = at_turn_of(1)
    scene.muted.add(2)
    choose(scene, 1)
    assert scene.peers[2].state.step == scene.state.step + 1
    for now in (1.0, 121.0):
        scene.tick(now)
    for computer in (0, 1):
        scene.take(computer, scene.peers[computer].vote_to_cut(2))
    scene.settle()
    scene.muted.clear()
    scene.tick(122.0)
    scene.tick(123.0)
    assert scene.effects(2, Rewound)
    assert scene.peers[2].state.digest() == scene.state.digest()
    assert scene.nobody_blamed()


def test_a_player_comes_back_to_the_open_hand_as_it_stands() -> None:
    scene = at_turn_of(1)
    scene.take(1, scene.peers[1].depart(1, resigned=False))
    scene.settle()
    scene.held_back.clear()
    scene.play_until(lambda: isinstance(expectation(scene.state), Called) and bool(scene.state.seats[1].open_hand))
    found = scene.state.seats[1].open_hand
    scene.take(1, scene.peers[1].come_back(1, TableSecret(bytes(range(32)))))
    scene.settle()
    scene.play_until(lambda: scene.state.seats[1].present)
    seat = scene.state.seats[1]
    assert seat.open_hand == found or len(seat.open_hand) == 5
    rest = seat.bags[-1].items
    assert sorted((*seat.open_hand, *rest)) == sorted(scene.state.game.unshown(1))
    assert len(seat.commitments) == 20 + len(rest)
    assert seat.hand == frozenset()
    finish(scene)
    assert scene.audit(0).complete


def test_a_lost_secret_is_treated_as_leaving_and_coming_back() -> None:
    scene = at_turn_of(1)
    opened = scene.setup.opened(2)._replace(secrets=())
    scene.journals[2] = []
    scene.peers[2] = TablePeer.restored([opened], scene.setup.game(), bytes(32), scene.identity(2))
    for other in (0, 1):
        scene.peers[other].disconnect(scene.setup.keys[2])
        scene.take(2, scene.peers[2].connect(scene.setup.keys[other]))
        scene.take(other, scene.peers[other].connect(scene.setup.keys[2]))
    scene.settle()
    scene.take(2, scene.peers[2].depart(2, resigned=False))
    choose(scene, 1)
    assert scene.state.present == (0, 1)
    scene.play_until(lambda: bool(scene.state.seats[2].open_hand))
    scene.take(2, scene.peers[2].come_back(2, TableSecret(bytes(range(32)))))
    scene.settle()
    scene.held_back.clear()
    scene.play_until(lambda: scene.state.seats[2].present)
    finish(scene)
    result = scene.audit(0)
    assert (result.unopened, result.complete) == ((2,), False)


def test_a_departure_beside_the_call_makes_the_roll_wait() -> None:
    scene = at_turn_of(1)
    hand = scene.state.seats[1].hand
    links = [seat.links for seat in scene.state.seats]
    scene.parted = lambda sender, receiver: 1 in (sender, receiver)
    scene.take(2, scene.peers[2].depart(2, resigned=False))
    choose(scene, 1)
    scene.parted = lambda sender, receiver: False
    scene.held_back.add(0)
    for now in (1.0, 2.0):
        scene.tick(now)
    # The step that it left in drew nothing; the next one did, with new links of those still in; then the caretaker
    # had its turn.
    assert [seat.links for seat in scene.state.seats] == [links[0] + 3, links[1] + 3, links[2]]
    assert scene.state.seats[1].hand != hand
    assert len(scene.state.seats[1].hand) == 5


def test_who_leaves_while_another_thinks_is_gone_at_once() -> None:
    scene = at_turn_of(1)
    step, links = scene.state.step, [seat.links for seat in scene.state.seats]
    chosen_before = chosen(scene, 1)
    assert isinstance(scene.state.game, SamuraiGame)
    position = scene.state.game.position
    scene.take(2, scene.peers[2].depart(2, resigned=False))
    scene.settle()
    assert scene.state.present == (0, 1)
    assert Leaving(2, False) in scene.effects(0, Leaving)
    assert scene.peers[0].wishes.leaving == {}
    assert len(scene.state.seats[2].open_hand) == 5
    # In the step that the thinking player put its choice off it showed no link, nor in the roll after it twice.
    assert scene.state.step == step + 2
    assert [seat.links for seat in scene.state.seats] == [links[0] + 2, links[1] + 1, links[2]]
    assert scene.peers[0].ledger.expected == Called(1, True)
    # What the player has staged meanwhile fits as it did.
    assert isinstance(scene.state.game, SamuraiGame)
    assert scene.state.game.position == position
    scene.take(1, scene.peers[1].submit(1, chosen_before))
    scene.settle()
    assert scene.state.step > step + 2
    finish(scene)


def test_who_hears_of_a_departure_by_the_choice_put_off_alone_has_both() -> None:
    scene = at_turn_of(1)
    scene.parted = lambda sender, receiver: {sender, receiver} == {0, 2}
    scene.peers[0].disconnect(scene.setup.keys[2])
    effects = scene.peers[2].depart(2, resigned=False)
    deferral = scene.peers[1].receive(scene.setup.keys[2], sent(effects, scene.setup.keys[1]))
    scene.take(0, scene.peers[0].receive(scene.setup.keys[1], sent(deferral[-1:], scene.setup.keys[0])))
    assert scene.peers[0].state.present == (0, 1)
    assert scene.effects(0, Leaving) == [Leaving(2, False)]


def sent(effects: list[Effect], installation: bytes) -> bytes:
    (frame,) = (
        effect.frame for effect in effects if isinstance(effect, Send) and effect.installation == installation
    )
    return frame


@pytest.mark.parametrize("players", [2, 3])
def test_resigning_ends_a_game_of_two_and_leaves_the_seat_in_a_larger_one(players: int) -> None:
    scene = at_turn_of(0, players=players)
    scene.take(1, scene.peers[1].depart(1, resigned=True))
    scene.settle()
    if players == 2:
        assert scene.state.stage is Stage.FINISHED
        assert scene.audit(0).complete
    else:
        assert scene.state.present == (0, 2)
        scene.held_back.clear()
        scene.play_until(lambda: len(scene.state.seats[1].open_hand) == 5)
    finish(scene)


def test_a_game_of_two_stops_when_one_leaves() -> None:
    scene = at_turn_of(0, players=2)
    scene.take(1, scene.peers[1].depart(1, resigned=False))
    scene.settle()
    assert scene.state.stage is Stage.STOPPED
    assert scene.audit(0).unfinished


def test_a_resignation_that_could_not_be_said_yet_outlives_a_crash() -> None:
    scene = at_turn_of(1)
    scene.parted = lambda sender, receiver: True
    scene.take(1, scene.peers[1].submit(1, chosen(scene, 1)))
    scene.take(1, scene.peers[1].depart(1, resigned=True))
    assert scene.peers[1].wishes.leaving == {1: True}
    assert 1 not in scene.peers[1].ledger.departures(scene.state.step)
    scene.restart(1)
    assert scene.peers[1].wishes.leaving == {1: True}
    scene.parted = lambda sender, receiver: False
    scene.connect_all()
    for now in (1.0, 2.0):
        scene.tick(now)
    assert scene.state.present == (0, 2)
    finish(scene)


def test_a_wish_to_end_outlives_a_crash_and_so_does_its_withdrawal() -> None:
    scene = at_turn_of(1)
    scene.take(1, scene.peers[1].agree(1, True))
    scene.restart(1)
    assert scene.peers[1].wishes.agreeing == {1}
    choose(scene, 1)
    assert scene.state.agreeing == {1}
    scene.take(1, scene.peers[1].agree(1, False))
    scene.tick(1.0)
    scene.restart(1)
    assert scene.peers[1].wishes.agreeing == frozenset()
    finish(scene)


def test_who_came_back_does_not_leave_again_after_a_start() -> None:
    scene = at_turn_of(1)
    scene.take(2, scene.peers[2].depart(2, resigned=False))
    scene.settle()
    scene.take(2, scene.peers[2].come_back(2, TableSecret(bytes(range(32)))))
    scene.settle()
    choose(scene, 1)
    assert 2 in scene.state.present
    scene.restart(2)
    assert scene.peers[2].wishes.leaving == {}
    finish(scene)


def silent_caller(scene: Scene, *, gone: int) -> None:
    """The called player is silent for the whole grace, and another has resigned and closed its program."""
    scene.muted.add(1)
    scene.take(gone, scene.peers[gone].depart(gone, resigned=True))
    scene.settle()
    scene.muted.add(gone)
    for other in set(scene.peers) - {1, gone}:
        scene.peers[other].disconnect(scene.setup.keys[1])
        scene.peers[other].disconnect(scene.setup.keys[gone])
    for now in (1.0, 2.0, 122.0):
        scene.tick(now)


def test_who_resigns_and_closes_the_program_keeps_nobody_from_going_on() -> None:
    scene = at_turn_of(1, players=4)
    step = scene.state.step
    silent_caller(scene, gone=3)
    assert scene.peers[0].wishes.leaving == {3: True}
    assert [silence.installation for silence in scene.peers[0].silences()] == [scene.setup.keys[1]]
    for voter in (0, 2):
        scene.take(voter, scene.peers[voter].vote_to_cut(1))
    scene.settle()
    assert scene.state.present == (0, 2)
    (departure,) = scene.peers[0].ledger.steps[step].messages
    assert (departure.seat, departure.body) == (3, encode_body(Departure(True)))
    assert len(scene.peers[0].ledger.steps[step].votes) == 2
    # The two come back, hear that they are no longer in, and follow.
    scene.muted.clear()
    scene.connect_all()
    for now in (123.0, 124.0):
        scene.tick(now)
    finish(scene)


def test_of_three_one_alone_does_not_go_on_though_another_resigned() -> None:
    scene = at_turn_of(1)
    silent_caller(scene, gone=2)
    with pytest.raises(LocalProtocolError, match="more than half"):
        scene.peers[0].vote_to_cut(1)


def test_who_has_said_that_it_leaves_has_no_vote_and_who_has_voted_leaves_in_the_next_step() -> None:
    scene = at_turn_of(1, players=4)
    silent_caller(scene, gone=3)
    with pytest.raises(LocalProtocolError, match="no vote any more"):
        scene.peers[3].vote_to_cut(1)
    step = scene.state.step
    scene.take(2, scene.peers[2].vote_to_cut(1))
    scene.take(2, scene.peers[2].depart(2, resigned=False))
    scene.settle()
    assert scene.peers[0].ledger.departures(step) == {3}
    assert scene.peers[2].wishes.leaving == {2: False, 3: True}
    scene.take(0, scene.peers[0].vote_to_cut(1))
    scene.settle()
    assert scene.state.stage is Stage.STOPPED
    assert scene.state.present == (0,)


def test_a_vote_is_void_once_too_few_are_left_to_cut() -> None:
    scene = at_turn_of(0)
    scene.parted = lambda sender, receiver: 0 in (sender, receiver)
    for other in (1, 2):
        scene.peers[0].disconnect(scene.setup.keys[other])
    for now in (1.0, 122.0):
        scene.tick(now)
    scene.take(0, scene.peers[0].vote_to_cut(2))
    scene.take(1, scene.peers[1].depart(1, resigned=False))
    scene.settle()
    scene.peers[1].disconnect(scene.setup.keys[2])
    scene.peers[2].disconnect(scene.setup.keys[1])
    scene.muted.add(1)
    scene.parted = lambda sender, receiver: False
    scene.connect_all()
    for now in (123.0, 124.0):
        scene.tick(now)
    assert scene.state.present == (0, 2)
    scene.muted.clear()
    scene.tick(125.0)
    finish(scene)


def test_who_left_goes_back_where_the_others_cut_whom_it_heard() -> None:
    scene = at_turn_of(1, players=4)
    # The last to speak is 2: only 3, who has said that it leaves, gets its word, and has the whole step by it.
    scene.unsaid = (2, Acknowledgement)
    scene.parted = lambda sender, receiver: 1 in (sender, receiver)
    scene.take(3, scene.peers[3].depart(3, resigned=False))
    scene.settle()
    choose(scene, 1)
    scene.parted = lambda sender, receiver: False
    scene.tick(0.0)
    step = scene.state.step
    assert scene.peers[0].ledger.missing == (2,)
    word = scene.peers[2].ledger.steps[step].messages[2]
    scene.take(3, scene.peers[3].receive(scene.setup.keys[2], encode_frame(scene.said(word))))
    assert scene.peers[3].state.step == step + 1
    scene._frames.clear()
    scene.parted = lambda sender, receiver: {sender, receiver} & {2, 3} != set()
    for now in (1.0, 122.0):
        scene.tick(now)
    for voter in (0, 1):
        scene.take(voter, scene.peers[voter].vote_to_cut(2))
    scene.settle()
    assert scene.state.present == (0, 1)
    scene.parted = lambda sender, receiver: False
    scene.unsaid = None
    for now in (123.0, 124.0):
        scene.tick(now)
    assert scene.effects(2, Rewound)
    assert scene.effects(3, Rewound)
    finish(scene)


def test_a_wish_to_end_ends_the_game_once_all_have_it_in_one_step() -> None:
    scene = at_turn_of(0)
    scene.take(0, scene.peers[0].agree(0, True))
    scene.take(1, scene.peers[1].agree(1, True))
    choose(scene, 0)
    assert scene.state.agreeing == {0, 1}
    assert scene.state.stage is Stage.PLAYING
    scene.take(2, scene.peers[2].agree(2, True))
    scene.held_back.clear()
    scene.play_to_stage(Stage.FINISHED)
    assert scene.audit(0).complete


def test_nothing_signed_here_is_what_a_key_signs_elsewhere() -> None:
    tags = ("endorsement", "ready", "cut", "recall", "recalled", "challenge", "return")
    assert len({preimage(tag, bytes(32), 0) for tag in tags}) == len(tags)


def test_an_old_backup_is_not_bound_to_a_call_that_nobody_got() -> None:
    scene = Scene(seats_of=((0, 2), (1,)))
    scene.play_until(lambda: scene.peers[0].ledger.expected == Called(0, True))
    records = len(scene.journals[0])
    # The call gets lost; had the same computer's other seat answered it, that answer would not have been.
    scene.unsaid = (0, Call)
    scene.take(0, scene.peers[0].submit(0, chosen(scene, 0)))
    scene.settle()
    scene.unsaid = None
    scene.restart(0, records)
    assert not recalls(scene, 0)
    finish(scene)


def test_an_answer_that_is_no_word_of_the_asker_does_not_keep_it_from_its_seat() -> None:
    scene = at_turn_of(1)
    scene.muted.add(2)
    scene.restart(1)
    assert recalls(scene, 1)
    state, session = scene.state, scene.peers[1]._recalling.session
    forged = scene.signed(1, Departure(False), key=scene.key(2))
    vote = cast_vote(scene.key(2), state, 1, 0, keeps=False)
    answer = Recalled(2, 1, session, state.step, (forged,), (vote,), b"")
    scene.say(2, sign_answer(scene.key(2), state, answer), (1,))
    scene.tick(1.0)
    assert not recalls(scene, 1)
    scene.muted.clear()
    finish(scene)
