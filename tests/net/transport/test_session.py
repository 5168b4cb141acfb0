"""Whole handshakes and what follows, between two ends in one process."""

from __future__ import annotations

import pytest

from net.errors import LocalProtocolError
from net.transport import AskCode, Cause, Described, Ended, FalseCode, Player, Refusal, Welcome
from net.transport.client_handshake import ClientHandshake, Prober
from net.transport.events import CodeAsked, FrameReceived, Opened, Refused
from net.transport.guesses import GuessLimiter
from net.transport.timing import TIMING
from tests.net.transport.ends import ANN, BOB, EVE, FixedDoor, client, pump, server, tls_pair


@pytest.mark.parametrize("chunk", [1, 7, 1 << 20])
@pytest.mark.parametrize("secure", [False, True])
def test_both_ends_know_each_other(secure: bool, chunk: int) -> None:
    door = FixedDoor()
    channels = tls_pair() if secure else (None, None)
    bob, ann = client(channel=channels[0]), server(door, channel=channels[1])
    assert pump(bob, ann, chunk=chunk) == ([Opened(b"come in")], [Opened(b"come in")])
    assert ann.peer is not None and bob.peer is not None
    assert (ann.peer.key, ann.peer.name) == (BOB.key.public, "Bob")
    assert (bob.peer.key, bob.peer.name) == (ANN.key.public, "Ann")
    assert ann.peer.words == bob.peer.words
    assert len(set(ann.peer.words)) > 1
    (applicant,) = door.applicants
    assert applicant == (BOB.key.public, "Bob", b"a seat", "192.0.2.7", False)


@pytest.mark.parametrize("chunk", [1, 1 << 20])
def test_frames_arrive_as_sent(chunk: int) -> None:
    channels = tls_pair()
    bob, ann = client(channel=channels[0]), server(channel=channels[1])
    pump(bob, ann)
    long = bytes(range(256)) * 256
    for body in (b"one", long, b"\x92\xa4pang\x01"):
        bob.send(body)
        ann.send(body[::-1])
    to_bob, to_ann = pump(bob, ann, chunk=chunk)
    assert to_ann == [FrameReceived(b"one"), FrameReceived(long), FrameReceived(b"\x92\xa4pang\x01")]
    assert to_bob == [FrameReceived(b"eno"), FrameReceived(long[::-1]), FrameReceived(b"\x01gnap\xa4\x92")]


def test_words_differ_between_connections() -> None:
    seen = set()
    for _ in range(8):
        bob, ann = client(), server()
        pump(bob, ann)
        assert ann.peer is not None
        seen.add(ann.peer.words)
    assert len(seen) == 8


def test_refusal_says_why() -> None:
    bob, ann = client(), server(FixedDoor(Refusal("full", "all seats are taken")))
    to_bob, to_ann = pump(bob, ann)
    assert to_bob == [Refused("full", "all seats are taken"), Ended(Cause.CLOSED_HERE, "")]
    assert to_ann == [Ended(Cause.CLOSED_HERE, "")]


def test_goodbye_says_why() -> None:
    channels = tls_pair()
    bob, ann = client(channel=channels[0]), server(channel=channels[1])
    pump(bob, ann)
    ann.send(b"last")
    assert ann.close("opened-elsewhere") == Ended(Cause.CLOSED_HERE, "opened-elsewhere")
    assert pump(bob, ann)[0] == [FrameReceived(b"last"), Ended(Cause.GOODBYE, "opened-elsewhere")]
    bob.send(b"too late")
    assert bob.bytes_to_send() == b""


def test_nothing_is_sent_before_the_welcome() -> None:
    with pytest.raises(LocalProtocolError):
        client().send(b"early")


def test_right_code_lets_in() -> None:
    door = FixedDoor(AskCode("Blue Fox 7"), Welcome(b"you know it"))
    bob, ann = client(code="bluefox-7"), server(door)
    assert pump(bob, ann) == ([Opened(b"you know it")], [Opened(b"you know it")])
    assert [applicant.code_confirmed for applicant in door.applicants] == [False, True]


def test_wrong_code_is_refused_and_not_confirmed() -> None:
    door = FixedDoor(AskCode("blue fox 7"))
    bob, ann = client(code="blue fox 8"), server(door)
    to_bob, to_ann = pump(bob, ann)
    assert to_bob == [Refused("wrong-code", "the room code is another one"), Ended(Cause.CLOSED_HERE, "")]
    (end,) = to_ann
    assert isinstance(end, Ended) and isinstance(end.error, FalseCode)
    assert len(door.applicants) == 1


def test_code_is_asked_for_where_none_is_given() -> None:
    bob, ann = client(), server(FixedDoor(AskCode("blue fox")))
    assert pump(bob, ann)[0] == [CodeAsked(), Ended(Cause.CLOSED_HERE, "")]


def test_door_may_refuse_after_the_code() -> None:
    bob, ann = client(code="x"), server(FixedDoor(AskCode("x"), Refusal("full", "")))
    assert pump(bob, ann)[0] == [Refused("full", ""), Ended(Cause.CLOSED_HERE, "")]


def test_guesses_wait_two_seconds_for_each_other() -> None:
    guesses, door = GuessLimiter(), FixedDoor(AskCode("right"))
    eve, ann = client(player=EVE, code="wrong"), server(door, guesses=guesses)
    assert pump(eve, ann, now=10.0)[0][0] == Refused("wrong-code", "the room code is another one")
    bob, ann = client(code="right"), server(door, guesses=guesses)
    assert pump(bob, ann, now=10.5) == ([], [])
    assert ann.next_tick(10.5) == 10.75
    ann.tick(11.99)
    assert pump(bob, ann, now=11.99) == ([], [])
    ann.tick(12.0)
    assert pump(bob, ann, now=12.0)[0] == [Opened(b"come in")]


def test_right_codes_cost_no_time() -> None:
    guesses, door = GuessLimiter(), FixedDoor(AskCode("right"))
    for player in (BOB, EVE):
        joiner, ann = client(player=player, code="right"), server(door, guesses=guesses)
        assert pump(joiner, ann, now=10.0)[0] == [Opened(b"come in")]


def test_row_for_the_code_is_capped_and_left_by_those_who_go() -> None:
    guesses, door = GuessLimiter(), FixedDoor(AskCode("right"))
    pump(client(code="wrong"), server(door, guesses=guesses))
    waiting = [(client(code="wrong"), server(door, guesses=guesses)) for _ in range(8)]
    for joiner, ann in waiting:
        assert pump(joiner, ann) == ([], [])
    late = client(code="right")
    assert pump(late, server(door, guesses=guesses))[0][0] == Refused("busy", "too many are trying the room code")
    waiting[0][1].connection_lost()
    assert pump(client(code="right"), server(door, guesses=guesses)) == ([], [])


def test_probe_shows_no_key() -> None:
    looker, ann = client(Prober("samurai-qt 0.1.0")), server()
    assert looker.receive(b"", 5.0) == []
    sent = looker.bytes_to_send()
    assert ann.receive(sent, 5.0) == [Ended(Cause.CLOSED_HERE, "")]
    described = looker.receive(ann.bytes_to_send(), 5.25)
    assert described[0] == Described(1, "samurai-qt 0.1.0", b"a table", 0.25)
    assert sent == b"\x00\x00\x00\x19\x93\xa5probe\x01\xb0samurai-qt 0.1.0"


def test_slow_handshake_ends() -> None:
    ann = server(now=100.0)
    assert ann.next_tick(100.0) == 100.0 + TIMING.handshake
    assert ann.tick(109.9) == []
    assert ann.tick(110.0) == [Ended(Cause.TOO_SLOW, "")]


def test_waiting_for_the_code_may_take_longer() -> None:
    guesses, door = GuessLimiter(), FixedDoor(AskCode("right"))
    pump(client(code="wrong"), server(door, guesses=guesses))
    bob, ann = client(code="right"), server(door, guesses=guesses)
    pump(bob, ann)
    assert bob.tick(TIMING.handshake) == []
    assert bob.tick(TIMING.handshake + TIMING.code) == [Ended(Cause.TOO_SLOW, "")]


def test_pings_measure_and_silence_ends() -> None:
    bob, ann = client(), server()
    pump(bob, ann, now=0.0)
    assert ann.next_tick(0.0) == TIMING.ping_after
    assert ann.tick(2.9) == [] and ann.bytes_to_send() == b""
    ann.tick(3.0)
    assert bob.receive(ann.bytes_to_send(), 3.01) == []
    assert ann.receive(bob.bytes_to_send(), 3.02) == []
    assert ann.round_trip == pytest.approx(0.02)
    ann.tick(6.0)
    assert ann.next_tick(6.0) == pytest.approx(3.02 + TIMING.silent_after)
    assert ann.tick(18.0) == []
    assert ann.tick(18.03) == [Ended(Cause.SILENT, "")]


def test_names_are_made_fit_to_show() -> None:
    eve = Player(EVE.key, "\u202eE\x07v\u0308\u0308\u0308\u0308e <b>\n" + "x" * 10_000, "p" * 1000)
    eve_end, ann = client(player=eve), server()
    pump(eve_end, ann)
    assert ann.peer is not None
    assert ann.peer.name == ("Ev\u0308\u0308\u0308e ‹b› " + "x" * 100)[:40]
    assert ann.peer.program == "p" * 40


def test_player_without_a_name_is_the_callers_fault() -> None:
    with pytest.raises(LocalProtocolError):
        ClientHandshake(Player(BOB.key, " \u200b ", "samurai-qt"), b"")
