"""Everything a stranger may try in a handshake, and how it is refused."""

from __future__ import annotations

import pytest

from net.encoding import Value, decode, encode
from net.errors import RemoteProtocolError
from net.identity.comparison import Side, commit
from net.signing import SigningKey
from net.transport import AskCode, Cause, Ended, FalseCode, FalseProof, OtherVersion, OwnKey, UnexpectedKey
from net.transport.certificate import make_certificate
from net.transport.channel import TlsChannel
from net.transport.client_handshake import ClientHandshake
from net.transport.events import Event
from net.transport.framing import FrameDecoder, frame
from net.transport.guesses import GuessLimiter
from net.transport.handshake import Role, proof_bytes
from net.transport.room_code import CodeExchange, Part
from net.transport.session import Session
from tests.net.transport.ends import ANN, BOB, DIGEST, EVE, FixedDoor, client, pump, server, tls_pair

EVE_NONCE = bytes([7]) * 32
EVE_OPENING = bytes([8]) * 32


def fault(events: list[Event]) -> RemoteProtocolError:
    """The error that ended a session, which must be the last event."""
    end = events[-1]
    assert isinstance(end, Ended) and end.cause is Cause.FAULT and end.error is not None
    return end.error


def sent(session: Session) -> list[list[Value]]:
    """The messages that a session wants to send."""
    decoder = FrameDecoder()
    decoder.feed(session.bytes_to_send())
    messages = []
    while (body := decoder.next_frame()) is not None:
        message = decode(body)
        assert isinstance(message, list)
        messages.append(message)
    return messages


def say(session: Session, *message: Value) -> list[Event]:
    """Send one message by hand."""
    return session.receive(frame(encode(list(message))), 0.0)


def hello(key: SigningKey = EVE.key, nonce: bytes = EVE_NONCE, side: Side = Side.FIRST) -> list[Value]:
    return ["hello", 1, "eve 1", key.public.encoded, nonce, commit(side, key.public, EVE_OPENING)]


def eve_proof(ann_hello: list[Value], role: Role = Role.CLIENT, digest: bytes = DIGEST) -> list[Value]:
    """A proof by Eve's key to Ann."""
    nonce = ann_hello[4]
    assert isinstance(nonce, bytes)
    signed = proof_bytes(role, EVE_NONCE, nonce, digest, EVE.key.public, ANN.key.public)
    return ["proof", EVE.key.sign(signed), EVE_OPENING, "Eve"]


def test_handmade_messages_are_right_but_for_what_is_changed() -> None:
    ann = server()
    assert say(ann, *hello()) == []
    assert say(ann, *eve_proof(sent(ann)[0])) == []
    assert ann.peer is not None and ann.peer.key == EVE.key.public


def test_echoed_hello() -> None:
    ann = server()
    assert isinstance(fault(say(ann, *hello(ANN.key))), OwnKey)
    bob = client()
    bob.receive(b"", 0.0)
    assert isinstance(fault(bob.receive(bob.bytes_to_send(), 0.0)), OwnKey)


def test_echoed_nonce() -> None:
    bob = client()
    bob.receive(b"", 0.0)
    nonce = sent(bob)[0][4]
    assert isinstance(nonce, bytes)
    assert "own nonce" in str(fault(say(bob, *hello(nonce=nonce, side=Side.SECOND))))


def test_echoed_proof() -> None:
    """A proof that Ann made as a server, handed back to her by one who claims to be her other side."""
    for role, key, peer in ((Role.SERVER, ANN.key, EVE.key), (Role.SERVER, EVE.key, ANN.key)):
        ann = server()
        say(ann, *hello())
        nonce = sent(ann)[0][4]
        assert isinstance(nonce, bytes)
        signature = key.sign(proof_bytes(role, EVE_NONCE, nonce, DIGEST, key.public, peer.public))
        assert isinstance(fault(say(ann, "proof", signature, EVE_OPENING, "Eve")), FalseProof)


def test_replayed_proof() -> None:
    first = server()
    say(first, *hello())
    proof = eve_proof(sent(first)[0])
    assert say(first, *proof) == []
    second = server()
    say(second, *hello())
    assert isinstance(fault(say(second, *proof)), FalseProof)


def test_proof_for_another_certificate() -> None:
    ann = server()
    say(ann, *hello())
    assert isinstance(fault(say(ann, *eve_proof(sent(ann)[0], digest=bytes(32)))), FalseProof)


def test_man_in_the_middle_who_ends_tls() -> None:
    """Eve ends TLS on both sides and hands every message on unchanged: the certificates give her away."""
    to_bob, to_eve = TlsChannel.client(), TlsChannel.server(make_certificate())
    eve_to_ann, to_ann = tls_pair()
    bob, ann = client(channel=to_bob), server(channel=to_ann)
    events: list[Event] = []
    bob.receive(b"", 0.0)
    while not events:
        to_bob_clear = eve_to_ann.receive(ann.bytes_to_send())
        to_ann_clear = to_eve.receive(bob.bytes_to_send())
        if to_ann_clear:
            eve_to_ann.send(to_ann_clear)
        if to_bob_clear:
            to_eve.send(to_bob_clear)
        bob.receive(to_eve.bytes_to_send(), 0.0)
        events += ann.receive(eve_to_ann.bytes_to_send(), 0.0)
    assert isinstance(fault(events), FalseProof)
    assert ann.peer is None and bob.peer is None


@pytest.mark.parametrize(
    "key",
    [
        bytes(32),
        b"\x01" + bytes(31),
        bytes.fromhex("ec" + "ff" * 30 + "7f"),
        bytes([255]) * 32,
    ],
    ids=["order 4", "order 1", "order 2", "not canonical"],
)
def test_weak_keys(key: bytes) -> None:
    message = hello()
    message[3] = key
    assert "public key" in str(fault(say(server(), *message)))


def test_other_version_is_named_on_both_sides() -> None:
    ann = server()
    error = fault(say(ann, "hello", 2, "samurai-qt 2.0", "whatever", "that protocol", 1, 2, 3))
    assert isinstance(error, OtherVersion) and (error.protocol, error.program) == (2, "samurai-qt 2.0")
    assert str(error) == "samurai-qt 2.0 plays protocol 2; this program (samurai-qt 0.1.0) plays 1"
    answer = sent(ann)
    assert answer[0][:3] == ["hello", 1, "samurai-qt 0.1.0"]
    bob = client()
    bob.receive(b"", 0.0)
    assert isinstance(fault(say(bob, "hello", 0, "samurai-qt 0.0.1")), OtherVersion)


def test_probe_of_another_version_is_answered() -> None:
    ann = server()
    say(ann, "probe", 9, "samurai-qt 9", "something new")
    assert sent(ann) == [["table", 1, "samurai-qt 0.1.0", b"a table"]]


def test_another_player_than_expected_learns_no_name() -> None:
    bob = client(ClientHandshake(BOB, b"my seat", expected_key=ANN.key.public))
    eve = server(player=EVE)
    to_bob, _ = pump(bob, eve)
    assert isinstance(fault(to_bob), UnexpectedKey)
    assert eve.peer is None


def test_words_opened_other_than_committed() -> None:
    ann = server()
    say(ann, *hello())
    proof = eve_proof(sent(ann)[0])
    proof[2] = bytes(32)
    assert "words" in str(fault(say(ann, *proof)))


def test_no_proof_of_the_code_is_handed_to_one_who_does_not_know_it() -> None:
    ann = server(FixedDoor(AskCode("right")))
    say(ann, *hello())
    say(ann, *eve_proof(sent(ann)[0]))
    say(ann, "join", b"")
    say(ann, "share", CodeExchange(Part.JOINER, "wrong", DIGEST, EVE.key.public, ANN.key.public).share)
    sent(ann)
    assert isinstance(fault(say(ann, "confirm", bytes(32))), FalseCode)
    assert sent(ann) == [["refusal", "wrong-code", "the room code is another one"]]


def test_host_who_does_not_know_the_code() -> None:
    """Bob checks that the host knows it too: a false host can't let him in."""
    bob, ann = client(code="right"), server(FixedDoor(AskCode("right")))
    bob.receive(b"", 0.0)
    events: list[Event] = []
    while not events:
        ann.receive(bob.bytes_to_send(), 0.0)
        answer = sent(ann)
        for message in answer:
            if message[0] == "confirm":
                message[1] = bytes(32)
            events += say(bob, *message)
    assert isinstance(fault(events), FalseCode)


def test_code_is_bound_to_keys_and_certificate() -> None:
    """The same code over two TLS connections that Eve joins with keys of her own confirms nothing."""
    eve_as_host = server(FixedDoor(AskCode("right")), player=EVE)
    bob = client(code="right")
    ann = server(FixedDoor(AskCode("right")), guesses=GuessLimiter())
    eve_as_joiner = client(player=EVE, code="right")
    for left, right in ((bob, eve_as_host), (eve_as_joiner, ann)):
        left.receive(b"", 0.0)
        for _ in range(2):
            right.receive(left.bytes_to_send(), 0.0)
            left.receive(right.bytes_to_send(), 0.0)
        right.receive(left.bytes_to_send(), 0.0)
    # Both wait for a share now; Eve swaps those of Bob and Ann.
    assert sent(eve_as_host) == [["code"]] and sent(ann) == [["code"]]
    say(bob, "code")
    (bobs_share,) = sent(bob)
    say(ann, *bobs_share)
    (anns_share,) = sent(ann)
    say(bob, *anns_share)
    (bobs_confirmation,) = sent(bob)
    assert isinstance(fault(say(ann, *bobs_confirmation)), FalseCode)


@pytest.mark.parametrize("share", [b"A" + bytes(32), b"A" + b"\x01" + bytes(31), b"B" * 33, b"A" + b"\xff" * 32])
def test_shares_that_are_none(share: bytes) -> None:
    ann = server(FixedDoor(AskCode("right")))
    say(ann, *hello())
    say(ann, *eve_proof(sent(ann)[0]))
    say(ann, "join", b"")
    assert "share" in str(fault(say(ann, "share", share)))


@pytest.mark.parametrize(
    "message",
    [
        ["welcome", b""],
        ["hello"],
        ["hello", 1],
        ["hello", 1, "p", bytes(31), bytes(32), bytes(32)],
        ["hello", 1, "p" * 41, BOB.key.public.encoded, bytes(32), bytes(32)],
        ["hello", 1, "p", BOB.key.public.encoded, bytes(32), bytes(32), 0],
        ["hello", True, "p"],
        ["hello", -1, "p"],
        ["hello", 2**32, "p"],
        [],
        [1],
        [None],
        ["x" * 4000],
        ["probe", 1],
        ["ping", 1],
    ],
)
def test_messages_out_of_place_or_shape(message: list[Value]) -> None:
    fault(say(server(), *message))


@pytest.mark.parametrize("name", ["", "\u200b", "x" * 161, "\x07", 7, None])
def test_names_that_are_none(name: Value) -> None:
    ann = server()
    say(ann, *hello())
    proof = eve_proof(sent(ann)[0])
    proof[3] = name
    fault(say(ann, *proof))


def test_hostile_name_is_cleaned() -> None:
    ann = server()
    say(ann, *hello())
    proof = eve_proof(sent(ann)[0])
    proof[3] = "\u202eAnn\u2066\n\t<b>"
    assert say(ann, *proof) == []
    assert ann.peer is not None and ann.peer.name == "Ann ‹b›"


@pytest.mark.parametrize("length", [0, 4097, 2**32 - 1])
def test_frames_of_strangers_are_capped(length: int) -> None:
    assert "frame" in str(fault(server().receive(length.to_bytes(4, "big"), 0.0)))


def test_frames_of_players_are_capped() -> None:
    bob, ann = client(), server()
    pump(bob, ann)
    assert "262145" in str(fault(ann.receive((256 * 1024 + 1).to_bytes(4, "big"), 0.0)))


@pytest.mark.parametrize(
    "message",
    [["pong", 1], ["ping", -1], ["ping", 1, 2], ["ping"], ["ping", 2**32], ["bye"], ["bye", 1]],
)
def test_messages_of_the_transport_out_of_shape(message: list[Value]) -> None:
    bob, ann = client(), server()
    pump(bob, ann)
    fault(say(ann, *message))


def test_nothing_counts_after_a_fault() -> None:
    ann = server()
    fault(ann.receive(bytes(4), 0.0))
    assert ann.receive(bytes(100), 0.0) == []
    assert ann.tick(1000.0) == []


def test_tls_that_is_none() -> None:
    _, channel = tls_pair()
    ann = server(channel=channel)
    assert str(fault(ann.receive(b"GET / HTTP/1.1\r\n\r\n", 0.0))).startswith("TLS: ")


def test_tls_cut_off_is_a_loss_and_no_goodbye() -> None:
    channels = tls_pair()
    bob, ann = client(channel=channels[0]), server(channel=channels[1])
    pump(bob, ann)
    channels[0].close()
    assert ann.receive(channels[0].bytes_to_send(), 0.0) == [Ended(Cause.LOST, "")]
